import type { ForgetWords } from '../words.js';

export const german: ForgetWords = {
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
  henceforth: 'ab jetzt|ab sofort|von nun an|in zukunft|kunftig',
  work: 'konto|konten|datei|ordner|protokoll|nachricht|kalender|termin|bild|kommentar|entwurf|zeile|schuh|zahne?',
  elsewhere:
    '(?:nach|vor|wenn|sobald|bevor|nachdem|jede[nrs]?|bis|falls|vom|im|am|beim)\\b|(?:aus|von|auf|in) (?:der|dem|den|meine\\w|deine\\w)\\b',
  memory: 'aus (?:dem|deinem|ihrem) (?:gedachtnis|speicher)|aus (?:deinen|ihren) (?:notizen|erinnerungen)',
  behind: ['(?:bitte )?(?:wieder )?(?:vergessen|vergisst)', 'nicht mehr merken'],
  removingBehind: ['(?:bitte )?(?:loschen|loschst|entfernen|entfernst|streichen|streichst)'],
  never: [
    'vergiss(?: bitte)? nicht',
    'vergiss .{1,80} nicht(?=[\\s.!]*$)',
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
};
