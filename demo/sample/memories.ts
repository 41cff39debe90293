import type { NewMemory } from 'loci/browser';

/** A memory of the sample, and the later words that corrected it. */
export interface SampleMemory extends NewMemory {
  readonly eventTime: string;
  readonly corrections?: readonly { readonly on: string; readonly content: string; readonly reason: string }[];
  /** A sentence of this memory that is also remembered by itself. */
  readonly drawn?: string;
}

/**
 * Runa, who does not exist: a bookbinder who leaves Leipzig for Porto. Some eight months of her, in her languages, in the
 * order in which she told them.
 */
export const sample: readonly SampleMemory[] = [
  {
    eventTime: '2025-01-06',
    content: 'I bind books and mend paper for a living; my workshop is a former bakery in Leipzig.',
    tags: ['work'],
  },
  { eventTime: '2025-01-06', content: 'My name is Runa. Friends call me Ru.' },
  {
    eventTime: '2025-01-07',
    content: 'We live at Karl-Heine-Straße 48, third floor, without a lift.',
    tags: ['home'],
    corrections: [
      {
        on: '2025-06-02',
        content: 'We live at Rua da Boavista 210 in Porto, ground floor, with a lemon tree in the yard.',
        reason: 'moved house',
      },
    ],
  },
  {
    eventTime: '2025-01-08',
    content: 'Our cat is called Semmel. She is eleven and afraid of umbrellas.',
    tags: ['pets'],
  },
  {
    eventTime: '2025-01-09',
    content: 'I am allergic to hazelnuts; almonds are fine.',
    tags: ['health'],
    corrections: [
      {
        on: '2025-03-12',
        content: 'I am allergic to hazelnuts and, since the test in March, to almonds as well.',
        reason: 'new test result',
      },
    ],
  },
  {
    eventTime: '2025-01-10',
    content: 'Tiago takes his coffee black; I take mine with oat milk.',
    kind: 'preference',
  },
  {
    eventTime: '2025-01-12',
    content: 'Mama hat am 14. Mai Geburtstag und wünscht sich keine Blumen mehr.',
    tags: ['family'],
  },
  { eventTime: '2025-01-13', content: 'Mit Semmel rede ich nur Deutsch, mit Tiago Portugiesisch.' },
  {
    eventTime: '2025-01-15',
    content: 'I prefer answers in short sentences, with the result first.',
    kind: 'preference',
    tags: ['tone'],
  },
  {
    eventTime: '2025-01-16',
    content: 'Emails to customers stay formal; to the people at the museum I write casually.',
    kind: 'preference',
    tags: ['tone', 'work'],
  },
  {
    eventTime: '2025-01-20',
    content: 'Kleister: Weizenstärke eins zu fünf mit Wasser, bei 80 Grad rühren, bis er glasig wird.',
    kind: 'procedure',
    tags: ['work', 'recipe'],
  },
  {
    eventTime: '2025-01-22',
    content: 'The guillotine blade goes to Herr Brandt for sharpening every six weeks.',
    tags: ['work'],
  },
  {
    eventTime: '2025-01-25',
    content: 'Watched the ice on the canal break up; a heron stood on the last floe.',
    kind: 'episodic',
  },
  {
    eventTime: '2025-01-28',
    content: 'La tía Remedios vive en Valencia y cumple ochenta años en septiembre.',
    tags: ['family'],
  },
  {
    eventTime: '2025-01-30',
    content: 'A la tía no le gusta volar; viaja siempre en tren.',
    kind: 'preference',
    tags: ['family', 'travel'],
  },
  {
    eventTime: '2025-02-02',
    content: 'I started learning Chinese with Ms Wei: Mondays at seven in the evening.',
    tags: ['chinese'],
    corrections: [
      {
        on: '2025-04-21',
        content: 'My Chinese lesson with Ms Wei is now on Wednesdays at half past six.',
        reason: 'Ms Wei changed her timetable',
      },
    ],
  },
  { eventTime: '2025-02-03', content: '我的中文名字叫如兰，是魏老师起的。', tags: ['chinese'] },
  { eventTime: '2025-02-05', content: '魏老师来自杭州，最喜欢喝龙井茶。', tags: ['chinese'] },
  {
    eventTime: '2025-02-08',
    content: 'Commission for the city library: twelve hymnals in half leather, due on 30 April.',
    tags: ['work', 'hymnals'],
    corrections: [
      {
        on: '2025-03-28',
        content: "The city library's twelve hymnals are due on 16 May: two of them have water damage.",
        reason: 'the damage takes more time',
      },
      {
        on: '2025-05-14',
        content: 'The twelve hymnals are with the city library since 14 May, two days early.',
        reason: 'delivered',
      },
    ],
  },
  {
    eventTime: '2025-02-10',
    content: 'Leather for spines comes from the tannery Roux in Annonay; delivery takes three weeks.',
    tags: ['work'],
  },
  {
    eventTime: '2025-02-12',
    content: 'I cut the boards for the hymnals two millimetres short.',
    kind: 'mistake',
    mistake: {
      whatHappened: 'The boards for the hymnals were two millimetres short.',
      correction: 'Measure on the sewn block, not on the loose sheets.',
      severity: 'medium',
    },
    tags: ['work', 'hymnals'],
  },
  {
    eventTime: '2025-02-14',
    content: 'Tiago would like to move to Porto; I asked for time until Easter.',
    kind: 'episodic',
  },
  {
    eventTime: '2025-02-17',
    content: 'My left wrist hurts after long sewing; the physiotherapist is Dr Albrecht, on Tuesdays.',
    tags: ['health'],
  },
  {
    eventTime: '2025-02-20',
    content: 'Against the wrist pain I take ibuprofen 400, at most two a day.',
    tags: ['health'],
    corrections: [
      {
        on: '2025-03-03',
        content: 'No ibuprofen any more; against the wrist pain I take paracetamol 500.',
        reason: 'it upset my stomach',
      },
    ],
  },
  { eventTime: '2025-02-22', content: 'أم طارق جارتنا من حلب، وتصنع أفضل كعك في الحي.', tags: ['neighbours'] },
  { eventTime: '2025-02-24', content: 'تعلمت من أم طارق أن أقول: صباح النور.', kind: 'episodic', tags: ['neighbours'] },
  {
    eventTime: '2025-02-26',
    content: 'I owe Umm Tariq a mended recipe book; its spine is broken and it smells of cardamom.',
    tags: ['neighbours', 'work'],
  },
  { eventTime: '2025-03-01', content: 'On Sundays I run along the canal, eight kilometres, slowly.' },
  {
    eventTime: '2025-03-04',
    content: 'Semmel eats only turkey pâté; the vet forbids fish because of her kidneys.',
    tags: ['pets'],
  },
  {
    eventTime: '2025-03-06',
    content: 'My favourite tea is smoky Lapsang. Never peppermint.',
    kind: 'preference',
    corrections: [
      {
        on: '2025-07-15',
        content: 'My favourite tea is green Gorreana from the Azores now. Still never peppermint.',
        reason: 'Lapsang gives me headaches',
      },
    ],
  },
  {
    eventTime: '2025-03-09',
    content: "Schumann's piano quintet at the Gewandhaus with Mama, row eleven. She hummed.",
    kind: 'episodic',
    tags: ['family', 'music'],
  },
  { eventTime: '2025-03-11', content: 'I never answer messages before nine in the morning.', kind: 'preference' },
  {
    eventTime: '2025-03-15',
    content: 'Die Nähmaschine in der Werkstatt heißt Hildegard und braucht Nadeln der Stärke 110.',
    tags: ['work'],
  },
  {
    eventTime: '2025-03-18',
    content: 'The wifi of the workshop is called backstube; the router sits behind the proofing oven.',
    tags: ['work'],
  },
  { eventTime: '2025-03-20', content: 'Budget for new brass type: 600 euros, not more.', tags: ['work', 'money'] },
  {
    eventTime: '2025-03-24',
    content: "A customer, Professor Osei, wants his father's sermons bound in indigo linen.",
    tags: ['work'],
  },
  { eventTime: '2025-03-27', content: 'How do I get paste stains out of linen?', kind: 'note', tags: ['work'] },
  {
    eventTime: '2025-04-01',
    content: 'Paste stains on linen: damp sponge, blotting paper, a weight overnight. Never rub.',
    kind: 'procedure',
    tags: ['work', 'recipe'],
  },
  { eventTime: '2025-04-05', content: 'Mis palabras favoritas en español: sobremesa, madrugada, duermevela.' },
  {
    eventTime: '2025-04-08',
    content: 'El gato de la tía Remedios se llama Canelo y duerme en el horno apagado.',
    tags: ['family', 'pets'],
  },
  {
    eventTime: '2025-04-12',
    content: "Tiago's sister Beatriz found a flat for us to look at: lemon tree, damp cellar.",
    tags: ['home'],
  },
  { eventTime: '2025-04-20', content: 'Said yes to Porto, on the bench behind the Thomaskirche.', kind: 'episodic' },
  {
    eventTime: '2025-04-24',
    content: 'The removal firm is Sonntag & Töchter; our contact there is Frau Ziegler.',
    tags: ['home'],
  },
  {
    eventTime: '2025-04-27',
    content: 'We fly to Porto on 28 May, at 6:40 from Berlin.',
    tags: ['travel'],
    corrections: [
      {
        on: '2025-05-19',
        content: 'We drive to Porto instead of flying: departure 27 May, one night in Burgos.',
        reason: 'Semmel may not fly with her kidneys',
      },
    ],
  },
  { eventTime: '2025-05-02', content: '我家的猫有个中文名字，叫小馒头。', tags: ['chinese', 'pets'] },
  {
    eventTime: '2025-05-26',
    content:
      'Last evening in the workshop. I swept twice and found a guilder under the oven. The cellar key now hangs at Umm Tariq’s, behind the barometer. Herr Brandt came by and would not take money for the last blade. I thought I would cry at the door, but I cried at the light switch.',
    kind: 'episodic',
    tags: ['diary'],
    drawn: 'The cellar key now hangs at Umm Tariq’s, behind the barometer.',
  },
  {
    eventTime: '2025-05-30',
    content: 'In Burgos the hotel by the river let Semmel sleep in the bath tub.',
    kind: 'episodic',
    tags: ['travel', 'pets'],
  },
  {
    eventTime: '2025-06-04',
    content: 'The new workshop is at Rua do Almada 88, second courtyard; the landlord is Senhor Pacheco.',
    tags: ['work'],
  },
  {
    eventTime: '2025-06-08',
    content: 'Rent for the workshop: 540 euros, due on the fifth of each month.',
    tags: ['work', 'money'],
    corrections: [
      {
        on: '2025-08-01',
        content: 'Rent for the workshop: 575 euros since August, due on the fifth of each month.',
        reason: 'letter from Senhor Pacheco',
      },
    ],
  },
  { eventTime: '2025-06-12', content: 'At the bank in Porto nothing happens between noon and two.' },
  {
    eventTime: '2025-06-15',
    content: 'O meu número de contribuinte ainda não chegou; perguntar na Loja do Cidadão.',
    kind: 'note',
  },
  {
    eventTime: '2025-06-20',
    content: 'On trains I like the window seat, on planes the aisle.',
    kind: 'preference',
    tags: ['travel'],
  },
  {
    eventTime: '2025-06-24',
    content: 'São João: grilled sardines, plastic hammers, home at four in the morning.',
    kind: 'episodic',
  },
  {
    eventTime: '2025-07-01',
    content: 'Dentist in Porto: Dra. Moura, first appointment on 9 September at 10:15.',
    tags: ['health'],
    corrections: [
      {
        on: '2025-08-20',
        content: 'Dentist: the appointment with Dra. Moura moved to 23 September at 16:00.',
        reason: 'the practice called',
      },
    ],
  },
  { eventTime: '2025-07-07', content: 'أريد أن أزور حلب مع أم طارق عندما يصبح الطريق آمنا.', tags: ['travel'] },
  {
    eventTime: '2025-07-19',
    content: 'I teach Coptic binding to eight beginners on the first Saturday of each month, for 65 euros.',
    tags: ['work', 'money'],
  },
  {
    eventTime: '2025-08-03',
    content: 'Semmel weighs 3.9 kilos; the new vet, Dr Nogueira, is content with her.',
    tags: ['pets'],
  },
  {
    eventTime: '2025-08-10',
    content:
      'A web developer had this stamped on his notebook, in gold: <b onclick="alert(1)">handle with care</b><img src=x onerror="alert(2)">',
    tags: ['work'],
  },
  {
    eventTime: '2025-08-16',
    content: 'Ich vermisse den Geruch von warmem Leim und kaltem Kaffee in der alten Werkstatt.',
  },
  { eventTime: '2025-08-25', content: '明年春天想和魏老师一起去杭州看西湖。', tags: ['chinese', 'travel'] },
];

/** Questions that the sample has an answer to. */
export const questions: readonly string[] = [
  'What am I allergic to?',
  'Where do we live?',
  'When is the dentist?',
  'Wann hat Mama Geburtstag?',
  '魏老师喜欢喝什么？',
  '¿Dónde vive la tía?',
  'من أين جارتنا أم طارق؟',
];
