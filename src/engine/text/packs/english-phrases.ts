import type { FoundPhrase } from '../languages.js';
import { stem } from '../stem.js';

/**
 * What several words of a question mean together: `phrase > words`. `*` stands for any one word, and words match in any form (gave up). The
 * words asked for instead are those that everyday classes know; one that people also tell it with is among them.
 */
const table = `get up > wake up
go to bed > sleep bedtime
go to sleep > sleep
fall asleep > sleep asleep
for a living > job
earn a living > job
make a living > job
line of work > job
day job > job
side hustle > job freelance
give up > quit
cut out > quit
eat out > restaurant eat
dine out > restaurant dine
go out to eat > restaurant
come from > origin come
where am * from > origin
where is * from > origin
where is my * from > origin
where are * from > origin
home loan > mortgage
house loan > mortgage
heart doctor > cardiologist
skin doctor > dermatologist
eye doctor > optician
tooth doctor > dentist
foot doctor > podiatrist
bone doctor > orthopaedic
animal doctor > vet
children doctor > paediatrician
kids doctor > paediatrician
put aside > save
set aside > save
put money aside > save
put money away > save
rainy day > save
do up > renovate
furry friend > pet
four legged friend > pet
bucket list > bucket list dream
look after > care responsible
in charge of > responsible
report to > boss report
get rid of > rid sell
break up > breakup break
split up > breakup split
get divorced > divorce
get hitched > marry wedding
tie the knot > marry wedding
get engaged > engaged
get fired > fire
lay off > fire lay
get paid > salary pay
work out > exercise out
keep fit > exercise fit
stay fit > exercise fit
stay in shape > exercise
have a baby > pregnant baby
expect a baby > pregnant baby
due date > due
log in > login
hand in > submit hand
cut down > reduce less cut
fond of > like
keen on > like
am i into > like interest
good at > good skill
bad at > bad
not good at > bad
don't like > dislike hate
doesn't like > dislike hate
didn't like > dislike hate
can't stand > hate stand
get on my nerves > annoy
drive me crazy > annoy
pet peeve > annoy hate
cell phone > phone cell
mobile phone > phone mobile
phone company > carrier phone
next of kin > family emergency
date of birth > birthday
day of birth > birthday
place of birth > birthplace
better half > spouse
other half > spouse
significant other > partner spouse
little one > child baby
little sister > sister little
little brother > brother little
loved one > family
mom and dad > parent mom dad
mum and dad > parent mum dad
mother and father > parent mother father
folks > parent
make money > earn job
day off > day off holiday
days off > off holiday
time off > off holiday
spare time > hobby
for fun > hobby fun
sweet tooth > dessert sweet
comfort food > food favourite
pay back > owe pay
pay off > owe pay
in debt > debt
get to work > commute
way to work > commute
travel to work > commute
work from home > remote home
health problem > illness
health issue > illness
health condition > illness
medical condition > illness
medical problem > illness
medical history > illness surgery
physical therapist > physiotherapist
throw up > vomit nausea
under the weather > ill
put on weight > weight
lose weight > lose weight
go on holiday > holiday
go on vacation > holiday
test environment > staging environment
test server > staging server
source control > git
version control > git
pull request > review pull request
time zone > timezone zone
night owl > late awake
early bird > early wake
in law > in-law`;

type Line = readonly [asked: readonly string[], meant: readonly string[]];

const lines = new Map<string, Line[]>();
for (const line of table.split('\n')) {
  const [asked = [], meant = []] = line.split(' > ').map((words) => words.split(' '));
  const own = asked.map((word) => (word === '*' ? word : stem(word)));
  const first = own[0] ?? '';
  const others = lines.get(first);
  if (others === undefined) lines.set(first, [[own, meant]]);
  else others.push([own, meant]);
}

/** Of a longer text only the beginning is read: it is no question. */
const longest = 1000;

/** The phrases of a question in order; of those that begin at one word the first of the table. */
export function phrases(text: string, stemOf = stem): FoundPhrase[] {
  const tokens = [
    ...text
      .slice(0, longest)
      .toLowerCase()
      .replaceAll('\u2019', "'")
      .matchAll(/[\p{L}\p{N}']+/gu),
  ];
  const stems = tokens.map(([word]) => stemOf(word));
  const found: FoundPhrase[] = [];
  for (let i = 0; i < stems.length; i++) {
    const line = lines
      .get(stems[i] ?? '')
      ?.find(([asked]) => asked.every((word, k) => (word === '*' ? i + k < stems.length : word === stems[i + k])));
    if (line === undefined) continue;
    const [asked, words] = line;
    const start = tokens[i]?.index ?? 0;
    i += asked.length - 1;
    const last = tokens[i];
    found.push({ start, end: (last?.index ?? start) + (last?.[0].length ?? 0), words });
  }
  return found;
}
