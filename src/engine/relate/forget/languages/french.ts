import type { ForgetWords } from '../words.js';

/** "Can you": it makes a question of manners. */
const can =
  "(?:(?:peux|pourrais|veux|voudrais)-tu|(?:pouvez|pourriez|voulez)-vous|(?:tu|vous) (?:peux|pourrais|pouvez|devrais|dois))(?: s'il te plait| s'il vous plait)?";

export const french: ForgetWords = {
  id: 'fr',
  lead: "(?:s'il te plait|s'il vous plait|stp|svp|ok|alors|et|maintenant|(?:je veux|je voudrais|j'aimerais) que (?:tu|vous)|c'est (?:prive|personnel|faux|secret)|assure-toi d(?:e|'))",
  sure: [
    'oubli(?:e|es|ez|iez)',
    `${can} oublier`,
    'laisse(?:z)? tomber',
    'ne (?:te souviens|retiens|memorise) (?:pas|plus)',
    'je ne veux pas que tu (?:te souviennes|retiennes|saches|memorises)(?: de)?',
    '(?:supprime|efface)(?:z)?(?= (?:la note|le souvenir))',
  ],
  removing: ['(?:supprim|effac|enlev|retir)(?:e|es|ez|iez)', `${can} (?:supprim|effac|enlev|retir)er`],
  loose: ['ignore(?:z)?'],
  only: [
    "(?:ne |n')?(?:garde|enregistre|conserve|stocke)(?:z)? pas",
    'je ne veux pas que tu (?:gardes|enregistres|conserves|stockes)',
  ],
  lasting: ["arrete(?:z)? d'utiliser", "n'utilise(?:z)? plus"],
  asking: can,
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
};
