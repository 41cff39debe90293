/** English function words, cues and persons, as tables of words separated by white space. */

export const determiners = `a an the this these those some any each every all both either neither another other such what which many much few several most enough no`;
export const possessives = `my our your his her its their whose`;
export const pronouns = `i me we us you he him she it they them myself ourselves yourself himself herself itself themselves mine ours yours hers theirs
someone somebody anyone anybody everyone everybody something anything everything one`;
export const prepositions = `of in on at by for with about to from into onto upon as than off out over under above below behind between among near inside outside
across along around through toward towards until till per via within without during before after against beside beyond opposite up down regarding`;
export const conjunctions = `and or but so yet nor plus`;
export const subordinators = `because since although though while whereas if unless when whenever where that who whom which whose until once whether`;
export const negations = `not never no none nothing nobody neither nor hardly barely nowhere`;
export const questions = `what which who whom whose when where why how`;
export const modals = `will would shall should can could may might must ought `;
export const fillers = `pls plz btw fyi imo tbh lol haha nope nah yep yup ugh oops sorry hmm um uh honestly anyways please kindly sure just really very quite rather too so well ok okay yes yeah oh hey hi hello thanks totally absolutely basically literally
honestly simply even approximately roughly nearly almost ca circa exactly pretty fairly definitely certainly surely anyway
 fully completely entirely finally recently successfully officially still already here there sir folks guys happily sadly unfortunately luckily apparently obviously
personally overall hereby indeed truly eventually soon`;

/** They change what is said, so two statements that differ in one of these do not say the same. */
export const guards = `only except always often sometimes usually rarely seldom occasionally generally mostly mainly partly half all most some every each few many several
without exclusively never both first last next previous former early late than minimum maximum more less fewer twice once daily weekly monthly yearly`;

export const kin = `mother father mom dad mum mama papa mommy daddy parent sister brother sibling son daughter child kid baby wife husband spouse partner girlfriend boyfriend
fiance fiancee ex aunt uncle cousin niece nephew grandmother grandfather grandma grandpa granny grandparent grandson granddaughter grandchild stepmother stepfather stepson stepdaughter
twin friend bestie roommate flatmate housemate neighbor colleague coworker teammate godson goddaughter godfather godmother family inlaw
dog cat puppy kitten pet hamster rabbit parrot horse`;

export const roles = `boss manager supervisor landlord landlady doctor dentist therapist physiotherapist accountant lawyer cleaner nanny babysitter teacher tutor coach trainer
client customer supplier vendor provider employee intern contractor assistant secretary director ceo cto cfo president principal mentor student pupil vet gardener
plumber electrician photographer hairdresser barber agent investor stakeholder developer designer tester tenant guest lead contact psychologist
psychiatrist surgeon allergist pharmacist nurse`;

/** People and things of a group, who act together. */
export const groupsOfPeople = `team department squad company office staff board committee crew`;

/** Roles of which one has one at a time. */
export const singleRoles = `boss landlord doctor dentist therapist physiotherapist accountant lawyer cleaner nanny supplier provider wife husband spouse partner girlfriend
boyfriend fiance director ceo cto cfo president principal coach trainer tutor hairdresser barber photographer lead contact psychologist psychiatrist gardener vet tenant`;

export const adjectives = `new old big small long short large little good bad great nice fine free busy happy sad hot cold warm cool high low fast slow early late easy hard
dark light bright heavy strong weak rich poor clean dirty dry wet soft loud quiet full empty open closed cheap expensive ready sick ill healthy tired scared afraid allergic intolerant
sensitive vegetarian vegan pregnant married single divorced engaged widowed retired unemployed available unavailable formal casual informal brief detailed concise important
favorite preferred main primary default current personal private public local remote digital manual automatic weekly daily monthly yearly annual early spicy sweet sour bitter
red blue green yellow black white grey gray brown purple pink orange teal beige violet wooden electric blind deaf lefthanded righthanded tall curly mandatory optional
compulsory senior junior permanent temporary parttime fulltime able unable possible impossible legal illegal safe unsafe comfortable uncomfortable keen fond okay away together abroad upstairs downstairs nearby outside inside elsewhere alone
done blocked unpaid overdue pending broken active inactive online offline valid invalid correct wrong right false true obsolete outdated
go-to next last previous former first second third interested married nervous anxious proud due ready key major minor`;

export const lightNouns = `thing stuff way kind sort bit lot fact case matter person someone moment`;

export const nouns = `allergy intolerance medication medicine tablet pill dose prescription appointment meeting standup retro deadline launch birthday anniversary wedding
flight train bus ferry tram hotel trip holiday visa passport ticket seat platform terminal salary wage income rent mortgage budget savings account card invoice tax
insurance subscription membership password username login phone laptop computer server database framework browser editor theme mode tone style language timezone
currency address street city town country village flat house apartment room kitchen garden bathroom bedroom garage roof balcony desk chair window door key wifi car van
bicycle motorbike truck school university college degree major course class exam lesson piano guitar violin accordion band song movie novel writer color season food meal
dinner breakfast coffee tea wine beer milk sugar water meat fish chicken pork beef seafood shellfish gluten dairy nut peanut egg soy wheat name nickname surname job title role
office company employer team project release version bug feature api app application website page report summary answer explanation emoji bullet notification
reminder alarm backup build pipeline branch repo repository environment staging production plan goal hobby sport club gym yoga week month year day hour minute morning
evening night afternoon noon midnight weekday weekend spring summer autumn winter detail today tomorrow yesterday tonight people person thing
home bed seatbelt party pilot network profit model skill heart stage place stock temperature weight height size age blood pressure pulse thermostat floor building number email parcel delivery order cinema theater library note photo ad ads`;

export const nounsInIng = `meeting building wedding training painting clothing feeling evening morning ceiling earring setting parking housing funding spelling heating lighting handwriting`;

/** Adverbs, most of which the table of phrases gives a meaning. */
export const adverbs = `now instead anymore also again nowadays currently lately maybe perhaps possibly probably henceforth besides additionally furthermore moreover formerly
previously originally ago back along overnight afterwards later therefore however otherwise
especially particularly mostly namely i.e e.g etc apart aside forward ahead`;
