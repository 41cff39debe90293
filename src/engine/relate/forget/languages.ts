/**
 * How one asks to forget, by language. Patterns run over folded text (small letters, without accents), so they are written folded. `request` begins
 * a sentence and ends where the referent begins, `behind` stands at the end of one with the referent before it.
 */
export interface ForgetWords {
  readonly id: string;
  /** Words of politeness and joints that may stand before the request. */
  readonly lead: string;
  /** Verbs that can only mean that something known shall go. */
  readonly sure: readonly string[];
  /** Verbs that remove: a request where the object is something that a memory holds, else perhaps an order of work. */
  readonly removing: readonly string[];
  /** Verbs that more often mean something else. */
  readonly loose: readonly string[];
  /** A request only where the object is something that a memory holds: "don't store my salary". */
  readonly only?: readonly string[];
  /** The same around the referent, which is the group: "I want (my address) deleted". */
  readonly around?: readonly string[];
  /** Orders that hold from now on: "stop using emoji". */
  readonly lasting: readonly string[];
  /** What makes a question of manners of it: "can you", "would you mind". */
  readonly asking: string;
  /** Objects that only a memory holds, whatever the verb: that I smoke, where I live, everything about Ana. */
  readonly known: string;
  /** How what belongs to somebody begins: "my". */
  readonly owned: string;
  /** What is so much a matter of record that looser verbs will do. */
  readonly personal?: string;
  /** Things of work and household, which are no memories though they belong to somebody: in the singular, beside those of `workEverywhere`. */
  readonly work: string;
  /** Times and places that belong to an order: "after merging", "from the list". */
  readonly elsewhere: string;
  /** "From your memory". */
  readonly memory: string;
  /** Verbs that can only mean it with the referent in front; one of `lead` is needed. */
  readonly behind?: readonly string[];
  /** The opposite: "do not forget". */
  readonly never: readonly string[];
  /** Verbs that remove, with the referent in front. */
  readonly removingBehind?: readonly string[];
  /** What stands between the verb and the referent and says nothing: "what I said about". Tried in turn, again and again. */
  readonly about: readonly string[];
  /** What stands behind the referent and says nothing. */
  readonly tail: readonly string[];
  /** Words that are no referent by themselves. */
  readonly pointing: readonly string[];
  /** What follows a comma and gives a new value: then it is a correction, no request. */
  readonly instead: string;
  /** A verb and what it says: the words before it are no referent but the subject of a statement. */
  readonly stating?: string;
  /** What begins a reason behind a comma; it is no new value. */
  readonly reason: string;
  /** What begins one without a comma. */
  readonly because: string;
}

const frCan =
  "(?:(?:peux|pourrais|veux|voudrais)-tu|(?:pouvez|pourriez|voulez)-vous|(?:tu|vous) (?:peux|pourrais|pouvez|devrais|dois))(?: s'il te plait| s'il vous plait)?";
const esCan = '(?:puedes?|podrias?|podeis|quieres|debes)(?: por favor)?';
const ptCan = '(?:voce |tu )?(?:podes?|poderias?|podia)(?: por favor)?';
const itCan = '(?:puoi|potresti|puo|potrebbe|vuoi|devi)(?: per favore)?';

/** Names of things of work that most languages share. */
export const workEverywhere =
  'account|branch|log|chat|e-?mails|mails|post|backup|cache|cookie|app|code|test|tab|video|foto|photo|doc|do[ck]ument|table|facebook|instagram|whatsapp';

export const forgetWords: readonly ForgetWords[] = [
  {
    id: 'en',
    lead: "(?:please|pls|plz|never ?mind|ok|okay|hey|so|now|just|and|also|well|actually|alright|right|then|kindly|sorry|oops|wait|on second thoughts?|(?:i|we) (?:want|need)(?: for)? you to|i would like you to|i'd like you to|i(?:'d| would) appreciate it if you(?: would| could)?|(?:make|be) sure(?: that)?(?: you| to)?|you can|you may|you should|you must|you have to|you need to|let's|let us|(?:can|can't|could|would|will) (?:you|we)|(?:that|this|it)(?:'s| is| was) (?:too |very |really |quite |none of your |no longer |not )?(?:private|personal|wrong|true|secret|sensitive|confidential|outdated|false|incorrect|a secret|a mistake|business|up to date)|i(?:'m| am) not comfortable with (?:that|this|it)|i (?:should not|shouldn't) have (?:said|told you|mentioned|shared)(?: that| this| it)?|i(?:'ve| have)? changed my mind|(?:i'm )?no longer doing (?:that|this)|(?:i'm )?not doing (?:that|this) any ?more|go ahead and)",
    sure: [
      'forget(?: about)?',
      'disregard',
      'unlearn',
      "i(?:'d| would) (?:rather|prefer)(?: that| if)? you (?:would )?(?:forgot|forget)(?: about)?",
      'stop remembering',
      'stop storing',
      "(?:don't|do not) (?:remember|memori[sz]e)(?= (?:that|anything|what|my|the|this|it|about)\\b)",
      "i (?:don't|do not) want you (?:to )?(?:remember|memori[sz]e|know)(?: about)?",
      "(?:i(?:'d| would) (?:rather|prefer)(?: that| if)? )?you (?:don't|do not|didn't|did not|no longer) (?:have to |need to )?(?:remember|know)(?: about)?(?= (?:that|what|my|where|how|when|this|it)\\b)",
      "(?:ignore|drop|delete|erase|remove|discard|scrap|wipe|purge|clear)(?= (?:what|everything|anything|all)(?: that)? (?:i|we|you(?:'ve| have)? (?:know|remember|store|saved?|have|learn|note|heard))\\b)",
      '(?:drop|delete|erase|remove|discard|scrap|wipe|purge|clear)(?= (?:the|my|that|this|any|all|your) (?:memor|note|fact|record|entry|info))',
    ],
    removing: ['delete', 'remove', 'erase(?! una\\b)', 'scratch'],
    loose: ['drop', 'discard', 'scrap', 'wipe', 'purge', 'ignore', 'get rid of', 'take out', 'clear', 'strike'],
    only: [
      "(?:don't|do not) (?:store|keep|save|note(?: down)?|write down|hold on to|record)",
      "i (?:don't|do not) want you (?:to )?(?:store|keep|save|have|hold|record)",
      "(?:i(?:'d| would) (?:rather|prefer)(?: that| if)? )?you (?:don't|didn't|did not|should not|shouldn't|must not|mustn't) (?:store|keep|save|have|know|remember|record)",
      "i(?:'d| would) (?:rather|prefer)(?: that| if)? you (?:would )?(?:delete|erase|remove)d?",
      "i(?:'d like| would like| want) to (?:delete|erase)",
      'not (?:to )?(?:remember|store|keep|save|know)',
      '(?:(?:would|do) you )?mind (?:forgetting|deleting|erasing|removing)',
    ],
    around: [
      "i(?:'d like| would like| want| need) (.+?) (?:to be )?(?:forgotten|deleted|erased)",
      "i (?:don't|do not) want (.+?) (?:to be )?(?:stored|remembered|saved|kept|recorded|on file|in your memory)",
      '(.+?) (?:should|must|needs to|has to) be (?:forgotten|deleted|erased)',
    ],
    lasting: ['stop using', 'stop applying', 'stop keeping'],
    asking:
      "(?:can|can't|could|would) (?:you|we)\\b|you mind\\b|will you (?:please|kindly)\\b|[,.] *(?:ok|okay|please|will you|alright)\\s*\\?",
    known:
      "(?:the fact )?that (?:i|i'm|i've|i'd|we|we're|we've|he|she|they|my|our|his|her|their|(?:[\\p{L}']+ ){1,3}(?:is|are|was|were|has|have|had|likes|lives|works|does|can))\\b|(?:where|when|how|who|whom|whose|what|why|which|whether)(?: [\\p{L}']+){0,4}? (?:i|i'm|i've|i'd|we|my|our|he|she|they)\\b|(?:everything|anything|all|whatever|(?:all )?(?:the |my |any |your )?(?:data|info(?:rmation)?|details|memor(?:y|ies)|facts?|notes?)|(?:that|the) (?:thing|stuff))(?: you (?:know|have|remember))? (?:about|regarding|concerning) ",
    owned:
      "(?:all |all of )?(?:my|our|his|her|their) |(?!(?:to|yester)day|tomorrow|last|this|the )[\\p{L}]+(?: [\\p{L}]+)?'s ",
    personal:
      "(?:[\\p{L}']+ ){1,4}(?:address|number|birthday|birth|salary|income|name|age|location|job|employer|diagnosis|religion|password)\\b",
    work: 'file|folder|message|inbox|calendar|schedule|appointment|picture|image|comment|draft|repositor(?:y|ies)|row|column|line|subscription|page|ticket|task|(?:search|browser) history|shoe|stitch|teeth',
    elsewhere:
      '(?:off|after|before|when|once|unless|until|every|each|if|from)\\b|(?:in|on|at|into) (?:the|this|that|your|my|our|all|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\\b',
    memory:
      '(?:on file|on record)|(?:from|out of) (?:(?:your|the|my) )?memor(?:y|ies)|(?:from|out of) what you (?:know|remember|have)(?: about me)?|(?:from|out of) your (?:records?|notes|mind|head|brain|knowledge|database|storage)',
    never: [
      "(?:do not|don't) want you to (?:forget|delete|erase)",
      "(?:do not|don't|never|not|cannot|won't|will not|dont|must not|mustn't|shouldn't|let me) (?:you )?(?:ever )?(?:forget|disregard|delete|erase|remove|drop|ignore|unlearn)",
    ],
    about: [
      '(?:the |my |any |all |your )?(?:memor(?:y|ies)|notes?|facts?|records?|entry|entries|info|information|details?|statement|remark|part|thing|bit)(?: (?:i gave|you have|you stored))?(?: (?:about|on|of|that|regarding|where|saying))',
      "(?:what|everything|anything|all|whatever)(?: that)?(?: (?:i|we)(?:'ve| have| had)?(?: just| ever| once| earlier| previously)? (?:say|said|tell you|told you|tell|told|mention|mentioned|wrote|gave you|shared|asked)(?: you)?(?: earlier| before| previously| yesterday)?| you(?:'ve| have)? (?:know|remember|stored|have|saved|learned|noted))(?: about| on| regarding| of| concerning)?",
      '(?:everything|anything|all)(?: about| on| regarding| of)',
      "(?:that )?i(?:'ve| have)? (?:just )?(?:told you|said|mentioned)(?: that)?",
      '(?:about|regarding|that|concerning|the fact(?: that)?|my earlier|my previous|the earlier|the previous)',
    ],
    tail: [
      'please|pls|plz',
      'now',
      "(?:(?:that|which) )?i(?:'ve| have)? (?:just )?(?:told|gave|given|mentioned to|shared with|sent) you(?: earlier| before| yesterday)?",
      'for good',
      'forever',
      'completely',
      'entirely',
      'altogether',
      'thanks?(?: you)?',
      'again',
      'ok',
      'okay',
      'any ?more',
    ],
    pointing: [
      'it',
      'that',
      'this',
      'them',
      'these',
      'those',
      'everything',
      'all',
      'all of it',
      'all that',
      'all this',
      'the whole thing',
      'that one',
      'this one',
      'me',
      'what i said',
      'what i told you',
      'about it',
      'about that',
      'the last one',
      'the last thing',
      'my last message',
      'the previous one',
    ],
    instead:
      "(?:use|call|prefer|i(?! (?:never|don't|do not|didn't|no longer|shouldn't|regret|changed|was (?:just )?(?:joking|kidding|wrong)|lied|made|prefer not|feel|rather|am not))|i'm(?! not)|i've|i'd(?! rather)|my|we|we're|(?:it|that)(?:'s| is) (?:now |\\d|\\S+ now\\b)|switch|go with|make|set|keep|write|it's now|it is now|the new|from now on|instead)\\b",
    reason:
      "(?:it|it's|that|that's|this|they|they're|those|because|since|as|which|he|she|i(?:'d)? (?:never|don't|do not|didn't|no longer|shouldn't|regret|changed|was (?:just )?(?:joking|kidding|wrong)|lied|made|prefer not|feel|rather)|i'm not|i am not)",
    because:
      "(?:because|since (?:it|that|i)|as (?:it|that|i)(?:'s|'m)?|(?:it's|that's|it is|that is) (?:private|personal|wrong|none|not|no|outdated|sensitive))",
    stating: '\\b(?:is|are|was|were) (?:my|our|a|an|the|one|not|also|really)\\b',
  },
  {
    id: 'de',
    lead: '(?:bitte|ok|okay|also|nun|jetzt|und|du kannst|du sollst|du musst|ich (?:mochte|will|wunsche mir),? dass (?:du|sie)|(?:kannst|konntest|wurdest|magst) du|(?:konnen|konnten|wurden) sie|stell sicher,? dass du|sorg dafur,? dass du|das ist (?:privat|falsch|geheim|personlich))',
    sure: [
      'vergiss(?: bitte| mal)?',
      'vergesst',
      'vergessen sie(?: bitte)?',
      'losch(?:e|en sie)?(?: bitte)?(?= (?:die erinnerung|die notiz))',
      'merk dir nicht(?: mehr)?',
      'verwirf',
      'hor auf,? dir zu merken',
    ],
    removing: ['(?:losch|streich|entfern|tilg)(?:e|en sie)?(?: bitte)?'],
    loose: ['ignorier(?:e|en sie)'],
    only: [
      '(?:speicher|behalt|merk)(?:e|en sie)?(?: dir| sich)? nicht',
      '(?:vergessen|loschen)(?=, (?:dass|wo|wie|was|wann|wer)\\b)',
    ],
    around: [
      'ich (?:will|mochte|wunsche) nicht,? dass (?:du|sie)(?: dir| sich)? (.+?) (?:merkst|weisst|kennst|speicherst|behaltst|merken|wissen|kennen|speichern)',
      '(?:merk|merke|speicher|speichere)(?: dir)? (.+?) nicht(?: mehr)?',
    ],
    lasting: ['benutz(?:e)? nicht mehr', 'verwende nicht mehr'],
    asking: '(?:kannst|konntest|wurdest|magst) du\\b|(?:konnen|konnten|wurden) sie\\b',
    known:
      '(?:die tatsache,? )?dass |(?:wo|wann|wie|was|wer|wen|warum|welche\\w*)(?: \\p{L}+){0,4}? (?:ich|wir|er|sie|mein\\w*|unser\\w*)\\b|(?:alles|die infos?|die informationen) (?:uber|zu|zum|zur) |alles,? was (?:ich|du)\\b',
    owned: '(?:all )?(?:mein|unser|sein|ihr)(?:e|en|er|em|es)? ',
    work: 'konto|konten|datei|ordner|protokoll|nachricht|kalender|termin|bild|kommentar|entwurf|zeile|schuh|zahne?',
    elsewhere:
      '(?:nach|vor|wenn|sobald|bevor|nachdem|jede[nrs]?|bis|falls|vom|im|am|beim)\\b|(?:aus|von|auf|in) (?:der|dem|den|meine\\w|deine\\w)\\b',
    memory: 'aus (?:dem|deinem|ihrem) (?:gedachtnis|speicher)|aus (?:deinen|ihren) (?:notizen|erinnerungen)',
    behind: ['(?:bitte )?(?:wieder )?(?:vergessen|vergisst)', 'nicht mehr merken'],
    removingBehind: ['(?:bitte )?(?:loschen|loschst|entfernen|entfernst|streichen|streichst)'],
    never: [
      'vergiss(?: bitte)? nicht',
      'vergessen sie(?: bitte)? nicht',
      'nicht (?:zu )?vergessen',
      'nie vergessen',
      'nicht,? dass (?:du|sie) .*(?:vergisst|vergessen|loschst|loschen)',
      'losch(?:e)?(?: bitte)? nicht',
    ],
    about: [
      '(?:alles,? )?was ich(?: dir| ihnen)?(?: uber| zu| von)?',
      '(?:alles|die notiz|die erinnerung|den eintrag) (?:uber|zu|von)',
      '(?:dass|uber|das mit|die sache mit)',
    ],
    tail: ['bitte', '(?:gesagt|erzahlt|geschrieben)(?: habe| hatte)?', 'wieder', 'sofort', 'jetzt'],
    pointing: ['es', 'das', 'dies', 'alles', 'sie', 'ihn', 'das alles', 'was ich gesagt habe'],
    stating: '(?:hab|habe|hast|hat|haben|hatte|will|muss|soll|kann|darf|wird|wurde)(?![\\p{L}])',
    instead:
      '(?:nutze|benutze|verwende|nenn|ich(?! (?:will|mochte|fuhle|habe mich|wohne nicht))|mein|meine|wir|ab jetzt|stattdessen)\\b',
    reason: '(?:es|das|sie|er|weil|denn|da|ich (?:will|mochte|fuhle|habe mich|wohne nicht))',
    because: '(?:weil|denn)',
  },
  {
    id: 'fr',
    lead: "(?:s'il te plait|s'il vous plait|stp|svp|ok|alors|et|maintenant|(?:je veux|je voudrais|j'aimerais) que (?:tu|vous)|c'est (?:prive|personnel|faux|secret)|assure-toi d(?:e|'))",
    sure: [
      'oubli(?:e|es|ez|iez)',
      `${frCan} oublier`,
      'ne (?:te souviens|retiens|memorise) (?:pas|plus)',
      'je ne veux pas que tu (?:te souviennes|retiennes|saches|memorises)(?: de)?',
      '(?:supprime|efface)(?:z)?(?= (?:la note|le souvenir))',
    ],
    removing: ['(?:supprim|effac|enlev|retir)(?:e|es|ez|iez)', `${frCan} (?:supprim|effac|enlev|retir)er`],
    loose: ['ignore(?:z)?'],
    only: [
      "(?:ne |n')?(?:garde|enregistre|conserve|stocke)(?:z)? pas",
      'je ne veux pas que tu (?:gardes|enregistres|conserves|stockes)',
    ],
    lasting: ["arrete(?:z)? d'utiliser", "n'utilise(?:z)? plus"],
    asking: frCan,
    known:
      "(?:le fait )?(?:que |qu')|(?:ou|quand|comment|combien|qui|pourquoi|ce que|quel\\w*)(?: [\\p{L}']+){0,3}? (?:je\\b|j'|nous\\b|il\\b|elle\\b|mon\\b|ma\\b)|ce que j|(?:tout|toutes les infos?\\w*) (?:sur |a propos |concernant |ce que (?:j|tu))",
    owned: '(?:tou(?:s|tes) )?(?:mon|ma|mes|notre|nos|son|sa|ses|leurs?) ',
    work: 'compte|fichier|dossier|agenda|rendez-vous|commentaire|brouillon|ligne',
    elsewhere:
      "(?:apres|avant|quand|lorsque|des que|si|chaque|jusqu)\\b|(?:de|dans|sur) (?:la|le|les|l'|ma|mon|mes)(?![\\p{L}])",
    memory: 'de (?:ta|votre|la) memoire|de (?:tes|vos) (?:notes|souvenirs)',
    never: [
      "n'oublie(?:z)?",
      "ne (?:pas )?(?:l'|les |la |le )?oublie(?:z|r)?",
      "n'efface(?:z)? pas",
      'ne supprime(?:z)? pas',
    ],
    about: [
      "(?:tout )?ce que j(?:'ai|e t'ai|e vous ai) (?:dit|ecrit|raconte)(?: sur| a propos de| au sujet de| de)?",
      '(?:tout|la note|le souvenir) (?:sur|de|a propos de)',
      "(?:que|qu'|sur|a propos de|au sujet de)",
    ],
    tail: ["s'il te plait", "s'il vous plait", 'stp', 'maintenant'],
    pointing: ['ca', 'cela', 'ceci', 'tout', 'le', 'la', 'les', "ce que j'ai dit"],
    instead: "(?:utilise|appelle|je(?! n)|j'|mon|ma|mes|nous|desormais|plutot)",
    reason: "(?:ca|c'est|il|elle|parce que|car|je (?:ne|n'))",
    because: "(?:parce que|parce qu'|car)",
  },
  {
    id: 'es',
    lead: '(?:por favor|ok|vale|bueno|ahora|y|(?:quiero|quisiera|me gustaria|necesito) que|eso es (?:privado|personal|falso|secreto)|asegurate de(?: que)?)',
    sure: [
      'olvid(?:a|ate|e|es)(?: de)?',
      `${esCan} olvidar(?:te de)?`,
      'no (?:recuerdes|memorices)(?: mas)?',
      'no quiero que (?:recuerdes|sepas|te acuerdes de|memorices)',
      '(?:borra|elimina)(?= (?:la nota|el recuerdo))',
    ],
    removing: ['(?:borr|elimin|suprim|quit)(?:a|e|es|as)', `${esCan} (?:borrar|eliminar|suprimir|quitar)`],
    loose: ['ignora', 'ignore'],
    only: ['no (?:guardes|almacenes|conserves)(?: mas)?', 'no quiero que (?:guardes|almacenes|conserves|tengas)'],
    lasting: ['deja de usar', 'no uses mas'],
    asking: esCan,
    known:
      '(?:el hecho de )?que |(?:donde|cuant[oa]s?|cuando (?:naci|me|mi)|como (?:me|se)|quien(?:es)? (?:es|soy|son)|lo que (?:te|le|he|dije|sabes?))\\b|(?:todo|toda la informacion|todos los datos) (?:sobre |acerca |lo que )',
    owned: '(?:tod[oa]s? )?(?:mis?|nuestr[oa]s?|sus?) ',
    work: 'cuenta|archivo|carpeta|rama|registro|mensaje|correo|cita|comentario',
    elsewhere: '(?:despues|antes|cuando|cada|hasta|si)\\b|(?:del|de l[ao]s?|en el|en l[ao]s?)\\b',
    memory: 'de (?:tu|su|la) memoria|de tus (?:notas|recuerdos)',
    never: ['no (?:te |se )?olvid\\w+', 'nunca (?:te )?olvid\\w+', 'no borres', 'no elimines'],
    about: [
      '(?:todo )?lo que (?:te |le )?(?:he dicho|dije|conte|escribi)(?: sobre| acerca de| de)?',
      '(?:todo|la nota|el recuerdo) (?:sobre|de|acerca de)',
      '(?:que|sobre|acerca de|lo de)',
    ],
    tail: ['por favor', 'ya', 'ahora'],
    pointing: ['eso', 'esto', 'todo', 'lo', 'la', 'todo eso', 'lo que dije'],
    instead: '(?:usa|llama|yo|mi|mis|nosotros|a partir de ahora|prefiero|en su lugar)\\b',
    reason: '(?:es|eso|ya no|no|porque|que ya)',
    because: '(?:porque|ya que)',
  },
  {
    id: 'pt',
    lead: '(?:por favor|ok|agora|e|(?:quero|queria|gostaria|preciso) que(?: voce| tu)?|isso e (?:privado|pessoal|falso|segredo))',
    sure: [
      'esquec(?:a|e|as)(?:-te|-se)?(?: d[eoa]s?)?',
      `${ptCan} esquecer(?: d[eoa]s?)?`,
      'nao (?:se lembre|lembre|memorize)(?: mais)?',
      'nao quero que (?:voce |tu )?(?:se |te )?(?:lembres?|saibas?|memorizes?)(?: d[eoa]s?)?',
      '(?:apag(?:a|ue)|remov[ae])(?= (?:a nota|a memoria))',
    ],
    removing: [
      '(?:apag(?:a|ue|ues)|remov(?:e|a|as)|elimin(?:a|e|es)|exclu(?:i|a|as)|delet(?:a|e))',
      `${ptCan} (?:apagar|remover|eliminar|excluir|deletar)`,
    ],
    loose: ['ignora', 'ignore'],
    only: ['nao (?:guard|armazen)es?(?: mais)?', 'nao quero que (?:voce |tu )?(?:guard|armazen)es?'],
    lasting: ['para de usar', 'pare de usar'],
    asking: ptCan,
    known:
      '(?:o facto de |o fato de )?que |(?:onde|quanto|quando (?:nasci|eu)|como (?:me|eu)|quem (?:e|sou)|o que (?:eu|te|lhe|disse|sabes?|voce))\\b|(?:tudo|todas as informacoes) (?:sobre |acerca |o que )',
    owned: '(?:tod[oa]s? )?(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?|seus?|suas?) ',
    work: 'conta|arquivo|ficheiro|pasta|registro|mensage[mn]|agenda|comentario',
    elsewhere: '(?:depois|antes|quando|cada|ate|se|d[ao]s?|n[ao]s?)\\b',
    memory: 'd[ae] (?:tua |sua )?memoria|das (?:tuas |suas )?(?:notas|memorias)',
    never: ['nao (?:te |se )?esque\\w+', 'nunca (?:te |se )?esque\\w+', 'nao apagu?e\\w*'],
    about: [
      '(?:tudo )?o que (?:eu )?(?:te |lhe )?(?:disse|contei|escrevi)(?: sobre| acerca de| de)?',
      '(?:tudo|a nota|a memoria) (?:sobre|de|acerca de)',
      '(?:que|sobre|acerca de)',
    ],
    tail: ['por favor', 'ja', 'agora'],
    pointing: ['isso', 'isto', 'tudo', 'tudo isso', 'o que eu disse'],
    instead: '(?:usa|use|chama|eu|meu|minha|nos|a partir de agora|prefiro)\\b',
    reason: '(?:isso|e|ja nao|nao|porque|e que)',
    because: '(?:porque|ja que)',
  },
  {
    id: 'it',
    lead: '(?:per favore|per piacere|ok|allora|ora|e|(?:voglio|vorrei) che tu|(?:e|questo e) (?:privato|personale|falso|un segreto)|assicurati di)',
    sure: [
      'dimentic(?:a|hi|assi)(?:ti)?(?: di)?',
      `${itCan} dimenticare`,
      'scord(?:a|ati|i)(?: di)?',
      'non ricordare(?: piu)?',
      'non voglio che tu (?:ricordi|sappia|ti ricordi|memorizzi)(?: di)?',
      '(?:cancella|elimina)(?= (?:la nota|il ricordo))',
    ],
    removing: [
      '(?:(?:cancell|elimin)(?:[ai]|assi)|rimuov(?:[ai]|essi)|togli)',
      `${itCan} (?:cancellare|eliminare|rimuovere|togliere)`,
    ],
    loose: ['ignora'],
    only: ['non (?:salvare|conservare|memorizzare)(?: piu)?', 'non voglio che tu (?:salvi|conservi|tenga)'],
    lasting: ['smetti di usare', 'non usare piu'],
    asking: itCan,
    known:
      '(?:il fatto )?che |(?:dove|quant[oi]|quando (?:sono|mi|ho)|come (?:mi|si)|chi (?:e|sono)|(?:quello|cio) che (?:ti|vi|ho|sai))\\b|(?:tutto|tutte le informazioni) (?:su |sul |sulla |su di |riguardo |cio che |quello che )',
    owned: "(?:tutt[oiae] )?(?:il |la |i |le |lo |l')?(?:mi[oae]|miei|nostr[oaie]|su[oae]|suoi) ",
    work: 'file|cartell[ae]|ram[oi]|messaggi[o]?|commento?|document[oi]|rig(?:a|he)',
    elsewhere: '(?:dopo|prima|quando|ogni|se|fino|d?al|dalla|dalle|dai|nel|nella|sul|sulla)\\b',
    memory: 'dalla (?:tua )?memoria|dai tuoi (?:ricordi|appunti)',
    never: ['non (?:ti |si )?(?:dimenti\\w+|scord\\w+)', 'non cancellare', 'mai dimenticare'],
    about: [
      '(?:tutto )?(?:quello|cio) che (?:ti |vi |le )?(?:ho detto|dissi|ho scritto|ho raccontato)(?: su| di| riguardo a)?',
      '(?:tutto|la nota|il ricordo) (?:su|di|riguardo a)',
      '(?:che|su|riguardo a)',
    ],
    tail: ['per favore', 'per piacere', 'adesso', 'ora'],
    pointing: ['questo', 'quello', 'cio', 'tutto', 'lo', 'quello che ho detto'],
    instead: '(?:usa|chiama|io|mio|mia|noi|da ora in poi|preferisco)\\b',
    reason: '(?:e|non|perche|ormai|e falso)',
    because: '(?:perche e|perche non)',
  },
  {
    id: 'nl',
    lead: '(?:alsjeblieft|graag|ok|oke|nu|en|je mag|(?:kun|kan|kunt|wil|zou) (?:je|u)|ik (?:wil|zou willen)(?: graag)? dat (?:je|u)|zorg dat je|dat is (?:prive|persoonlijk|fout|geheim))',
    sure: ['vergeet(?: maar| graag)?', 'onthoud niet(?: meer)?', '(?:wis|verwijder)(?= (?:de notitie|de herinnering))'],
    removing: ['(?:wis|verwijder|schrap)(?: maar| graag)?'],
    loose: ['negeer'],
    only: ['(?:bewaar|onthoud) niet', '(?:vergeten|wissen|verwijderen)(?= (?:dat|waar|wat|wanneer|hoe|wie)\\b)'],
    around: [
      'ik wil niet dat (?:je|u) (.+?) (?:onthoudt|weet|kent|bewaart|opslaat)',
      '(?:onthoud|bewaar) (.+?) niet(?: meer)?',
    ],
    lasting: ['gebruik niet meer', 'stop met het gebruiken van', 'stop met'],
    asking: '(?:kun|kan|kunt|wil|zou) (?:je|u)\\b',
    known:
      '(?:het feit )?dat (?:ik|we|wij|hij|zij|ze|mijn|ons|onze)\\b|(?:waar|wanneer|hoe|wie|wat|waarom|welke?)(?: \\p{L}+){0,3}? (?:ik|we|wij|hij|ze|mijn)\\b|(?:alles|alle informatie) over |alles wat (?:ik|je)\\b',
    owned: "(?:al )?(?:mijn|m'n|ons|onze|zijn|haar|hun) ",
    work: 'bestand|map|bericht|agenda|afspra(?:ak|ken)|reactie|regel',
    elsewhere: '(?:na|als|wanneer|zodra|elke|iedere|tot|voordat)\\b|(?:uit|van|op|in) (?:de|het)\\b',
    memory: 'uit (?:je|jouw|uw|het) geheugen|uit je (?:notities|herinneringen)',
    behind: ['(?:graag |willen )?(?:vergeten|vergeet)'],
    removingBehind: ['(?:graag |willen )?(?:wissen|verwijderen|verwijdert|wist|schrappen)'],
    never: [
      'vergeet(?: alsjeblieft)? niet',
      'niet (?:te )?vergeten',
      'vergeet .+ niet',
      'nooit vergeten',
      'niet dat (?:je|u) .*(?:vergeet|wist|verwijdert)',
      'verwijder niet',
      'wis niet',
    ],
    about: [
      '(?:alles )?wat ik(?: je| u)?(?: heb)?(?: (?:zei|vertelde|gezegd|verteld))?(?: over)?',
      '(?:alles|de notitie|de herinnering) over',
      '(?:dat|over)',
    ],
    tail: ['alsjeblieft', '(?:zei|vertelde|heb gezegd|heb verteld|gezegd heb)', 'nu'],
    pointing: ['het', 'dat', 'dit', 'alles', 'dat alles', 'wat ik zei'],
    stating: '(?:heb|hebt|heeft|hebben|had|ben|bent|is|moet|zal)(?![\\p{L}])',
    instead: '(?:gebruik|noem|ik(?! wil)|mijn|wij|we|voortaan)\\b',
    reason: '(?:het|dat|want|omdat|ik wil)',
    because: '(?:want|omdat)',
  },
  {
    id: 'ru',
    lead: '(?:пожалуиста|пожалуйста|ок|ладно|теперь|и|можешь)',
    sure: [
      'забудь(?:те)?',
      'не запоминаи(?:те)?',
      'не запоминай(?:те)?',
      '(?:удали|сотри)(?:те)?(?= (?:то,? что|все,? что|заметку|запись))',
    ],
    removing: ['(?:удали|сотри|убери)(?:те)?'],
    loose: ['игнорируй(?:те)?', 'игнорируи(?:те)?'],
    lasting: ['перестань использовать'],
    asking: '(?:можешь|мог бы ты|можете)(?=\\s)',
    known: 'то,? что |что |(?:все|все,) (?:о|об|про|что) |(?:где|когда|как|сколько|кто) я ',
    owned: '(?:все )?(?:мо[йюяеи]|мои|наш\\S*|его|ее|их) ',
    work: 'аккаунт|фа[йи]л|письм[оа]|фото',
    elsewhere: '(?:после|перед|когда|если|кажд\\S*|из|со?|на) ',
    memory: 'из (?:своеи |твоеи |своей |твоей )?памяти',
    never: [
      'не забудь(?:те)?',
      'не забывай(?:те)?',
      'не забываи(?:те)?',
      'никогда не забыва\\S+',
      'не удаляй\\S*',
      'не удаляи\\S*',
    ],
    about: [
      '(?:все|то),? что я (?:тебе |вам )?(?:сказал|говорил|рассказывал|рассказал|писал)а?(?: о| об| про)?',
      '(?:все|заметку|запись) (?:о|об|про)',
      '(?:что|о|об|про)',
    ],
    tail: ['пожалуйста', 'пожалуиста', 'сеичас', 'сейчас'],
    pointing: ['это', 'все', 'его', 'ее', 'их', 'все это', 'то что я сказал'],
    instead: '(?:используй|зови|я|мой|моя|мы|теперь)(?=\\s)',
    reason: '(?:это|он|она|потому что|так как)',
    because: '(?:потому что|так как)',
  },
];
