import { formsOf } from './languages.js';
import { stem } from './stem.js';

/**
 * English word families that neither stemming nor the endings below bring together, and countries with their people. Words of one line are
 * one family; what has two meanings stands in none.
 */
const table = `marry,marriage,wed,wedding
die,death,dead,deceased
live,life,alive
sell,sale
give,gift
choose,choice
speak,speech,speaker
fly,flight
advise,advice,advisor
believe,belief
lose,loss
weigh,weight
birth,birthday,born
succeed,success
poor,poverty
hunger,hungry
anger,angry
science,scientist,scientific
math,mathematics,mathematician,maths
surgery,surgeon,surgical
diet,dietary,dietitian
dental,dentist
nutrition,nutritionist,nutritional
warm,warmth
grow,growth
deep,depth
strong,strength
long,length
wide,width
high,height
true,truth
young,youth
proof,prove
vary,various,variety
pay,payment
agree,agreement
employ,employer,employee,employment
know,knowledge
please,pleasure,pleasant
compare,comparison
art,artist,artistic
piano,pianist
drum,drummer
tour,tourist,tourism
politics,politician,political
history,historian,historical
electric,electrician,electricity
economy,economist,economic
bake,baker,bakery
teach,teacher
paint,painter
write,writer
drive,driver
sing,singer,song
dance,dancer
run,runner
swim,swimmer
climb,climber
farm,farmer
own,owner
lead,leader
play,player
read,reader
hike,hiker
box,boxer
ski,skier
surf,surfer
bike,bicycle,cycle,cyclist,biker
rain,rainy
sun,sunny
snow,snowy
wind,windy
cloud,cloudy
noise,noisy
luck,lucky
health,healthy
wealth,wealthy
energy,energetic
religion,religious
fame,famous
nerve,nervous
anxiety,anxious
pride,proud
wise,wisdom
bored,boredom
explain,explanation
pronounce,pronunciation
maintain,maintenance
receive,receipt,reception
intend,intention,intent
invent,inventor
sit,seat
injure,injury
private,privacy
accurate,accuracy
fluent,fluency
candidate,candidacy
deliver,delivery
discover,discovery
inquire,inquiry
enter,entry,entrance
try,trial
deny,denial
france,french
spain,spanish
germany,german
china,chinese
japan,japanese
korea,korean
india,indian
mexico,mexican
portugal,portuguese
england,english,british,britain
ireland,irish
scotland,scottish
russia,russian
sweden,swedish
norway,norwegian
denmark,danish
finland,finnish
netherlands,dutch
greece,greek
turkey,turkish
poland,polish
switzerland,swiss
vietnam,vietnamese
thailand,thai
america,american
canada,canadian
australia,australian
africa,african
europe,european
gym,gymnasium
info,information
app,application
doc,document,documentation
repo,repository
config,configuration,configure
auth,authentication,authenticate,login
db,database
admin,administrator
dev,developer,development
fiance,fiancee,engaged,engagement
volunteer,voluntary
photo,photograph,photography
ease,easy
medicine,medication,medical
bury,burial
lawyer,law
allergen,allergy,allergic
freedom,free
recover,recovery
guide,guidance`;

/**
 * Endings of stems that change into each other inside a family, with the fewest letters before them: decid and decis, permit and permiss,
 * applic and appli, guitar and guitarist, deploi and deploy (of deployment).
 */
const endings =
  'id is 2,ad as 3,ud us 2,nd ns 2,it iss 2,vert vers 1,eiv ept 2,duc duct 2,olv olut 1,scrib script 0,sum sumpt 2,stroi struct 2,lic li 2,f fi 3,fic fi 3,nt nc 4,g gi 4,ph phi 4,ct ctor 2,ai ay 3,ei ey 3,oi oy 3, ment 4, ship 4, hood 4, ist 4,i ist 4, ian 4,i ian 4'
    .split(',')
    .map((line) => line.split(' '));

/** A term that may say what another one says. */
export interface RelatedTerm {
  readonly term: string;
  /** What a match is worth beside a match of the term itself: 0 to 1. */
  readonly weight: number;
  /** Stands for every term that begins with it. */
  readonly prefix?: boolean;
}

/**
 * Terms of the same word family as an English term of the index, or forms of a word of another language, for the side of the query. Endings are tried without a dictionary: most
 * terms given stand in no text.
 */
export function relatedTerms(term: string): RelatedTerm[] {
  if (!/^[a-z]{3,24}$/.test(term)) return formsOf(term).map((other) => ({ term: other, weight: formWeight }));
  const found = new Set(families.get(term));
  if (!loners.has(term))
    for (const [a = '', b = '', fewest] of endings) {
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const) {
        const base = term.length - from.length;
        if (base >= Number(fewest) && term.endsWith(from)) found.add(term.slice(0, base) + to);
      }
    }
  found.delete(term);
  return [...found].map((other) => ({ term: other, weight: familyWeight }));
}

/** Terms that endings would lead to strangers. */
const loners = new Set(
  'send sens tend tens real realist fact factor activ convers state current currenc instanc distanc simpl'.split(' '),
);

/** By measurement: more lets remote relatives overtake the word itself. */
const familyWeight = 0.5;
/** A form of the word itself. */
const formWeight = 0.9;

const families = new Map<string, readonly string[]>();
for (const line of table.split('\n')) {
  const stems = [...new Set(line.split(',').map(stem))];
  for (const own of stems) families.set(own, [...(families.get(own) ?? []), ...stems.filter((other) => other !== own)]);
}
