import type { ForgetWords } from '../words.js';

export const dutch: ForgetWords = {
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
};
