import type { ForgetWords } from '../words.js';

/** "Can you": it makes a question of manners. */
const can = '(?:voce |tu )?(?:podes?|poderias?|podia)(?: por favor)?';

export const portuguese: ForgetWords = {
  id: 'pt',
  lead: '(?:por favor|ok|agora|e|(?:quero|queria|gostaria|preciso) que(?: voce| tu)?|isso e (?:privado|pessoal|falso|segredo))',
  sure: [
    'esquec(?:a|e|as)(?:-te|-se)?(?: d[eoa]s?)?',
    `${can} esquecer(?: d[eoa]s?)?`,
    'nao (?:se lembre|lembre|memorize)(?: mais)?',
    'nao quero que (?:voce |tu )?(?:se |te )?(?:lembres?|saibas?|memorizes?)(?: d[eoa]s?)?',
    '(?:apag(?:a|ue)|remov[ae])(?= (?:a nota|a memoria))',
  ],
  removing: [
    '(?:apag(?:a|ue|ues)|remov(?:e|a|as)|elimin(?:a|e|es)|exclu(?:i|a|as)|delet(?:a|e))',
    `${can} (?:apagar|remover|eliminar|excluir|deletar)`,
  ],
  loose: ['ignora', 'ignore'],
  only: ['nao (?:guard|armazen)es?(?: mais)?', 'nao quero que (?:voce |tu )?(?:guard|armazen)es?'],
  lasting: ['para de usar', 'pare de usar'],
  asking: can,
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
};
