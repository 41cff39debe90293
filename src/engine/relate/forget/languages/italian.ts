import type { ForgetWords } from '../words.js';

/** "Can you": it makes a question of manners. */
const can = '(?:puoi|potresti|puo|potrebbe|vuoi|devi)(?: per favore)?';

export const italian: ForgetWords = {
  id: 'it',
  lead: '(?:per favore|per piacere|ok|allora|ora|e|(?:voglio|vorrei) che tu|(?:e|questo e) (?:privato|personale|falso|un segreto)|assicurati di)',
  sure: [
    'dimentic(?:a|hi|assi)(?:ti)?(?: di)?',
    `${can} dimenticare`,
    'scord(?:a|ati|i)(?: di)?',
    'non ricordare(?: piu)?',
    'non voglio che tu (?:ricordi|sappia|ti ricordi|memorizzi)(?: di)?',
    '(?:cancella|elimina)(?= (?:la nota|il ricordo))',
  ],
  removing: [
    '(?:(?:cancell|elimin)(?:[ai]|assi)|rimuov(?:[ai]|essi)|togli)',
    `${can} (?:cancellare|eliminare|rimuovere|togliere)`,
  ],
  loose: ['ignora'],
  only: ['non (?:salvare|conservare|memorizzare)(?: piu)?', 'non voglio che tu (?:salvi|conservi|tenga)'],
  lasting: ['smetti di usare', 'non usare piu'],
  asking: can,
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
};
