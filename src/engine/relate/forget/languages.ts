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
  /** Verbs that may also mean to do something else. */
  readonly loose: readonly string[];
  /** The same with the referent in front. */
  readonly behind?: readonly string[];
  /** The opposite: "do not forget". */
  readonly never: readonly string[];
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
  /** What begins a reason behind a comma. */
  readonly reason: string;
}

export const forgetWords: readonly ForgetWords[] = [
  {
    id: 'en',
    lead: "(?:please|ok|okay|hey|so|now|just|and|also|well|actually|alright|right|then|kindly|i want you to|i would like you to|i'd like you to|i need you to|you can|you may|you should|you must|you have to|let's|let us|can you|could you|would you|will you|(?:i'm )?no longer doing (?:that|this)|(?:i'm )?not doing (?:that|this) any ?more|go ahead and)",
    sure: [
      'forget(?: about)?',
      'disregard',
      'unlearn',
      'erase(?= (?:the|my|all|what|everything|that|this|any|it|your)\\b)',
      'stop remembering',
      'stop storing',
      "(?:don't|do not) (?:remember|store|keep|save)(?= (?:that|anything|what|my|the|this|it|about)\\b)",
      '(?:ignore|drop|delete|remove|discard|scrap|wipe|purge|clear)(?= (?:what|everything|anything|all) (?:i|you|we|that)\\b)',
      '(?:drop|delete|remove|discard|scrap|wipe|purge|clear)(?= (?:the|my|that|this|any|all|your) (?:memor|note|fact|record|entry|info))',
    ],
    loose: [
      'drop',
      'delete',
      'remove',
      'discard',
      'scrap',
      'wipe',
      'purge',
      'ignore',
      'stop using',
      'stop applying',
      'stop keeping',
      'get rid of',
      'take out',
      'clear',
    ],
    never: [
      "(?:do not|don't|never|not|cannot|can't|won't|will not|dont|must not|mustn't|shouldn't|let me) (?:you )?(?:ever )?(?:forget|disregard|delete|erase|remove|drop|ignore|unlearn)",
    ],
    about: [
      '(?:the |my |any |all |your )?(?:memor(?:y|ies)|notes?|facts?|records?|entry|entries|info|information|details?|statement|remark|part|thing|bit)(?: (?:i gave|you have|you stored))?(?: (?:about|on|of|that|regarding|where|saying))',
      "(?:what|everything|anything|all|whatever)(?: that)?(?: (?:i|we)(?:'ve| have| had)?(?: just| ever| once| earlier| previously)? (?:say|said|tell you|told you|tell|told|mention|mentioned|wrote|gave you|shared|asked)(?: you)?(?: earlier| before| previously| yesterday)?| you(?:'ve| have)? (?:know|remember|stored|have|saved|learned|noted))(?: about| on| regarding| of| concerning)?",
      '(?:everything|anything|all)(?: about| on| regarding| of)',
      '(?:about|regarding|that|concerning|the fact that|my earlier|my previous|the earlier|the previous)',
    ],
    tail: [
      'please',
      'now',
      'for good',
      'forever',
      'completely',
      'entirely',
      'from (?:your |my |the )?memor(?:y|ies)',
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
      "(?:use|call|prefer|i|i'm|i've|i'd|my|we|we're|switch|go with|make|set|keep|write|it's now|it is now|the new|from now on|instead)\\b",
    reason: '(?:it|that|this|they|those|because|since|as|which|he|she)',
    stating: '\\b(?:is|are|was|were) (?:my|our|a|an|the|one|not|also|really)\\b',
  },
  {
    id: 'de',
    lead: '(?:bitte|ok|okay|also|nun|jetzt|und|du kannst|du sollst|ich mochte,? dass du|kannst du)',
    sure: [
      'vergiss(?: bitte| mal)?',
      'vergesst',
      'vergessen sie(?: bitte)?',
      'losch(?:e|en sie)?(?: bitte)?(?= (?:was|alles|die erinnerung|die notiz))',
      'merk dir nicht(?: mehr)?',
      'verwirf',
      'hor auf,? dir zu merken',
    ],
    loose: [
      'losch(?:e|en sie)?(?: bitte)?',
      'streich(?:e|en sie)?',
      'entfern(?:e|en sie)',
      'ignorier(?:e|en sie)',
      'benutz(?:e)? nicht mehr',
      'verwende nicht mehr',
    ],
    behind: ['(?:bitte )?vergessen', 'nicht mehr merken'],
    never: [
      'vergiss(?: bitte)? nicht',
      'vergessen sie(?: bitte)? nicht',
      'nicht (?:zu )?vergessen',
      'nie vergessen',
      'losch(?:e)?(?: bitte)? nicht',
    ],
    about: [
      '(?:alles,? )?was ich(?: dir| ihnen)?(?: uber| zu| von)?',
      '(?:alles|die notiz|die erinnerung|den eintrag) (?:uber|zu|von)',
      '(?:dass|uber|das mit|die sache mit)',
    ],
    tail: ['bitte', '(?:gesagt|erzahlt|geschrieben)(?: habe| hatte)?', 'wieder', 'sofort', 'jetzt'],
    pointing: ['es', 'das', 'dies', 'alles', 'sie', 'ihn', 'das alles', 'was ich gesagt habe'],
    instead: '(?:nutze|benutze|verwende|nenn|ich|mein|meine|wir|ab jetzt|stattdessen)\\b',
    reason: '(?:es|das|sie|er|weil|denn|da)',
  },
  {
    id: 'fr',
    lead: "(?:s'il te plait|s'il vous plait|stp|ok|alors|et|maintenant|tu peux|vous pouvez|peux-tu|je veux que tu)",
    sure: [
      'oublie(?:z)?',
      'ne (?:te souviens|retiens|memorise) (?:pas|plus)',
      '(?:supprime|efface)(?:z)?(?= (?:ce que|tout ce|la note|le souvenir))',
    ],
    loose: [
      'supprime(?:z)?',
      'efface(?:z)?',
      'ignore(?:z)?',
      'enleve(?:z)?',
      "arrete(?:z)? d'utiliser",
      "n'utilise(?:z)? plus",
    ],
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
    instead: "(?:utilise|appelle|je|j'|mon|ma|mes|nous|desormais|plutot)",
    reason: "(?:ca|c'est|il|elle|parce que|car)",
  },
  {
    id: 'es',
    lead: '(?:por favor|ok|vale|bueno|ahora|y|puedes|quiero que)',
    sure: [
      'olvida(?:te de)?',
      'olvidate de',
      'olvides(?= que| lo)',
      'olvide',
      'no (?:recuerdes|guardes)(?: mas)?',
      '(?:borra|elimina)(?= (?:lo que|todo lo|la nota|el recuerdo))',
    ],
    loose: ['borra', 'borre', 'elimina', 'elimine', 'ignora', 'ignore', 'quita', 'deja de usar', 'no uses mas'],
    never: ['no (?:te |se )?olvid\\w+', 'nunca (?:te )?olvid\\w+', 'no borres', 'no elimines'],
    about: [
      '(?:todo )?lo que (?:te |le )?(?:he dicho|dije|conte|escribi)(?: sobre| acerca de| de)?',
      '(?:todo|la nota|el recuerdo) (?:sobre|de|acerca de)',
      '(?:que|sobre|acerca de|lo de)',
    ],
    tail: ['por favor', 'ya', 'ahora'],
    pointing: ['eso', 'esto', 'todo', 'lo', 'la', 'todo eso', 'lo que dije'],
    instead: '(?:usa|llama|yo|mi|mis|nosotros|a partir de ahora|prefiero|en su lugar)\\b',
    reason: '(?:es|eso|ya no|porque|que ya)',
  },
  {
    id: 'pt',
    lead: '(?:por favor|ok|agora|e|pode|podes|quero que)',
    sure: [
      'esquec[ae](?:-te)?(?: d[eoa]s?)?',
      'nao (?:se lembre|lembre|guarde)(?: mais)?',
      '(?:apag(?:a|ue)|remov[ae])(?= (?:o que|tudo o|a nota|a memoria))',
    ],
    loose: [
      'apaga',
      'apague',
      'remove',
      'remova',
      'elimina',
      'elimine',
      'ignora',
      'ignore',
      'para de usar',
      'pare de usar',
    ],
    never: ['nao (?:te |se )?esque\\w+', 'nunca (?:te |se )?esque\\w+', 'nao apagu?e\\w*'],
    about: [
      '(?:tudo )?o que (?:eu )?(?:te |lhe )?(?:disse|contei|escrevi)(?: sobre| acerca de| de)?',
      '(?:tudo|a nota|a memoria) (?:sobre|de|acerca de)',
      '(?:que|sobre|acerca de)',
    ],
    tail: ['por favor', 'ja', 'agora'],
    pointing: ['isso', 'isto', 'tudo', 'tudo isso', 'o que eu disse'],
    instead: '(?:usa|use|chama|eu|meu|minha|nos|a partir de agora|prefiro)\\b',
    reason: '(?:isso|ja nao|porque|e que)',
  },
  {
    id: 'it',
    lead: '(?:per favore|per piacere|ok|allora|ora|e|puoi|voglio che tu)',
    sure: [
      'dimentica(?:ti di|ti)?',
      'dimentichi',
      'scorda(?:ti di|ti)?',
      'non ricordare(?: piu)?',
      '(?:cancella|elimina)(?= (?:quello che|tutto quello|cio che|la nota|il ricordo))',
    ],
    loose: ['cancella', 'elimina', 'rimuovi', 'ignora', 'togli', 'smetti di usare', 'non usare piu'],
    never: ['non (?:ti |si )?(?:dimenti\\w+|scord\\w+)', 'non cancellare', 'mai dimenticare'],
    about: [
      '(?:tutto )?(?:quello|cio) che (?:ti |vi |le )?(?:ho detto|dissi|ho scritto|ho raccontato)(?: su| di| riguardo a)?',
      '(?:tutto|la nota|il ricordo) (?:su|di|riguardo a)',
      '(?:che|su|riguardo a)',
    ],
    tail: ['per favore', 'per piacere', 'adesso', 'ora'],
    pointing: ['questo', 'quello', 'cio', 'tutto', 'lo', 'quello che ho detto'],
    instead: '(?:usa|chiama|io|mio|mia|noi|da ora in poi|preferisco)\\b',
    reason: '(?:non e|perche|ormai|e falso)',
  },
  {
    id: 'nl',
    lead: '(?:alsjeblieft|graag|ok|oke|nu|en|je mag|kun je|ik wil dat je)',
    sure: [
      'vergeet(?: maar| graag)?',
      'onthoud niet(?: meer)?',
      '(?:wis|verwijder)(?= (?:wat ik|alles wat|de notitie|de herinnering))',
    ],
    loose: ['wis', 'verwijder', 'negeer', 'schrap', 'gebruik niet meer', 'stop met het gebruiken van', 'stop met'],
    behind: ['(?:graag )?vergeten'],
    never: ['vergeet(?: alsjeblieft)? niet', 'niet (?:te )?vergeten', 'nooit vergeten', 'verwijder niet', 'wis niet'],
    about: [
      '(?:alles )?wat ik(?: je| u)?(?: heb)?(?: (?:zei|vertelde|gezegd|verteld))?(?: over)?',
      '(?:alles|de notitie|de herinnering) over',
      '(?:dat|over)',
    ],
    tail: ['alsjeblieft', '(?:zei|vertelde|heb gezegd|heb verteld|gezegd heb)', 'nu'],
    pointing: ['het', 'dat', 'dit', 'alles', 'dat alles', 'wat ik zei'],
    instead: '(?:gebruik|noem|ik|mijn|wij|we|voortaan)\\b',
    reason: '(?:het|dat|want|omdat)',
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
    loose: [
      'удали(?:те)?',
      'сотри(?:те)?',
      'игнорируй(?:те)?',
      'игнорируи(?:те)?',
      'убери(?:те)?',
      'перестань использовать',
    ],
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
  },
];
