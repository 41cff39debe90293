import type { ForgetWords } from '../words.js';

/** "Can you": it makes a question of manners. */
const can = '(?:puedes?|podrias?|podeis|quieres|debes)(?: por favor)?';

export const spanish: ForgetWords = {
  id: 'es',
  lead: '(?:por favor|ok|vale|bueno|ahora|y|(?:quiero|quisiera|me gustaria|necesito) que|eso es (?:privado|personal|falso|secreto)|asegurate de(?: que)?)',
  sure: [
    'olvid(?:a|ate|e|es)(?: de)?',
    `${can} olvidar(?:te de)?`,
    '(?:olvid|borr|elimin)al[oa]s?',
    '(?:borra|elimina)(?= lo de)',
    'no (?:recuerdes|memorices)(?: mas)?',
    'no quiero que (?:recuerdes|sepas|te acuerdes de|memorices)',
    '(?:borra|elimina)(?= (?:la nota|el recuerdo))',
  ],
  removing: ['(?:borr|elimin|suprim|quit)(?:a|e|es|as)', `${can} (?:borrar|eliminar|suprimir|quitar)`],
  loose: ['ignora', 'ignore'],
  only: ['no (?:guardes|almacenes|conserves)(?: mas)?', 'no quiero que (?:guardes|almacenes|conserves|tengas)'],
  lasting: ['deja de usar', 'no uses mas'],
  asking: can,
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
};
