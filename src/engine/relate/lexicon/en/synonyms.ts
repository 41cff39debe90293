/** One concept a line: the word that stands for all, then those that say the same of a fact. */
export const synonyms = `
child: kid
mother: mom mum mama mommy
father: dad papa daddy
grandmother: grandma granny
grandfather: grandpa
boss: manager supervisor
landlord: landlady
doctor: gp physician
fiance: fiancee
flatmate: roommate housemate
colleague: coworker
movie: film
flat: apartment
phone: telephone mobile cellphone cell smartphone
bicycle: bike
computer: pc
holiday: vacation
salary: wage
job: employment occupation
company: firm
bin: trash garbage rubbish waste
automobile: car
begin: start commence
end: finish
buy: purchase
big: large
brief: short concise terse succinct
detailed: lengthy verbose thorough elaborate long
casual: informal
reply: answer respond response
home: residence
reside: live dwell
keep: retain
need: require
happen: occur
depart: leave
kilometer: km
kilogram: kg kilo
speak: talk
sort: type
organization: organisation
gym: fitness
fond: keen
every: each
picture: photo
sick: ill
hate: detest loathe despise
love: adore
allow: permit let
ban: forbid prohibit
reside: live
meet: gather
handle: process
error: bug
automatic: automatically auto
mandatory: compulsory obligatory
tv: television
teach: instruct
display: show
hide: conceal
correct: right
wrong: incorrect false
obsolete: outdated deprecated
smoke: smoker
scared: afraid frightened fear
lefthanded: lefty
righthanded: righty
`;

/** A word that says the opposite: word, and the concept that it denies. */
export const opposites = `
dislike like
hate like
detest like
loathe like
despise like
annoy like
bother like
irritate like
ban allow
forbid allow
prohibit allow
disallow allow
disable enable
deactivate enable
disabled enable
inactive active
exclude include
unable able
impossible possible
unavailable available
illegal legal
invalid valid
unsafe safe
uncomfortable comfortable
unhappy happy
optional mandatory
voluntary mandatory
unnecessary necessary
reject approve
distrust trust
mistrust trust
busy free
false true
offline online
awful good
terrible good
bad good
`;

/** Words of liking: their objects are what the sentence is about. Concepts `like` and `love` count as one predicate. */
export const liking = `like love adore enjoy prefer appreciate favor fancy favorite preferred`;
