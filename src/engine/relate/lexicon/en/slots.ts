/**
 * Verbs whose object is the value of a slot. Each line: slot | one or many, `person` when only people have it | verbs, each with its prepositions after a colon
 * (`_` for none); a `!` behind the verb means that it tells of a change.
 */
export const verbSlots = `
home | one person | reside: in at near; be based: in; base: in; settle!: in into; relocate!: to; move!: to into in; move back!: to in; move over!: to; resettle!: in
employer | one person | work: at for; employ: by; join!: _; begin!: at; hire!: by; employed: at by
job | one person | work: as; promote!: to; serve: as; train!: as; employed: as; retrain!: as
study | one person | major: in; enrol: in; study: at; graduate!: from
study | many person | study: _
school | one person | attend: _; enroll!: in at
commute | one person | commute: by on with
car | one person | drive: _
bank | one person | bank: with at
login method | one | login: with via by using through
hosting | one | host: on with at; run: on; deploy: to on; reside on: on
written in | one | write: in; rewrite!: in; build: with; build: in
manager | one person | report: to
spouse | one person | marry!: _ to; married: to
partner | one person | date: _
wake time | one person | wake: at
bedtime | one person | bed: at
insurer | one person | insure: with; insured: with
stored at | one | store: in at on; keep: in at on under; hang: in on; sit: on in at
payment method | one | pay: by with in
reply language | one | reply: in; write to me: in; speak to me: in; address: in
way of address | one person | call: _; address: as; name: _
birthday | one person | born: on in
birthplace | one person | born: in
origin | one person | come: from; be from: from
wears | many | wear: _
speaks | many | speak: _
plays | many | play: _
drinks | many | drink: _
eats | many | eat: _ consume
uses | many | use: _
takes | many | take: _
reading | one person | read: _
assignee | one | assign: to; reassign!: to
supplier | one | supply: by; buy: from
cooks with | one | heat: with; cook: with on
meeting place | one | meet: at in; take place: at in
`;

/** Nouns that name a value of what they belong to: any two values rule each other out. */
export const attributes = `
name nickname surname firstname lastname address email phone_number number birthday anniversary age height weight size salary budget rent price cost fee rate deadline
password username pin hint timezone currency language tone style theme mode format color author title role position url domain location place venue gate limit threshold timeout
temperature target status state version port hometown residence bloodtype sort nationality religion spelling greeting signature license plate level grade score record income
pension pulse pressure plan goal diet hour branch capital flavor brand model make employer job
`;

/** Things of which one has one, so that another of the same sort takes its place: a car, a database, an appointment. */
export const possessions = `
favorite editor browser platform terminal seat bank insurer insurance provider supplier database framework library stack
tool laptop computer car automobile phone commute route flight schedule appointment checkup standup retro meeting demo exam wedding party dinner lunch breakfast wifi thermostat
mortgage contact major degree school university class server host owner lead launch review interview call trip concert airline hotel
gym dentist doctor printer router camera bicycle phone tablet monitor keyboard operating_system os ide shell terminal hosting cloud ci stack crm calendar
`;

/** Words by which people ask for a slot, beside its own name. */
export const slotWords = `
home: home live city address residence where
hometown: hometown from
employer: employer work company job where
job: job work profession occupation role position
study: study major degree university
school: school class
commute: commute transport travel work
car: car drive vehicle
bank: bank account
login method: login log in sign authentication auth access
hosting: host hosting deploy server cloud run
written in: language written stack built
manager: manager boss supervisor report
spouse: spouse husband wife married partner
partner: partner relationship dating
relationship: relationship status married single partner
wake time: wake get up morning alarm
bedtime: bed sleep bedtime
reply language: language reply answer
way of address: name call address nickname
name: name called
birthday: birthday born birth date age
tone: tone style voice formality register sound
verbosity: length verbosity answer style detail
theme: theme mode appearance dark light
units: units measurement
temperature unit: temperature unit degrees
seat: seat seating preference
diet: diet food eat eating dietary
allergy: allergy allergies allergic intolerance
employment: employment work status
status: status state progress
colour: color
phone number: phone number telephone contact call mobile
email: email mail contact address
address: address live street home
payment method: payment pay method
transport: transport commute travel
hot drink: drink beverage
drinks: drink beverage
speaks: language speak
spoken language: language
supplier: supplier vendor
stored at: where kept location
meeting place: where venue location
weight: weight weigh kilos
height: height tall
age: age old
children: children kids family
pet: pet animal
medication: medication medicine drug dose
salary: salary income pay earn
rent: rent
budget: budget money
visibility: visibility
channel: channel contact
insurer: insurance insurer
origin: from origin nationality
cooks with: heating cooking fuel
`;

/** Slots and classes that a word gives away. Each line: slot or class | words. */
export const hints = `
login method | password passkey sso otp oauth passcode 2fa login signin
pet | dog cat puppy kitten hamster rabbit parrot tortoise goldfish horse
child | son daughter kid
sibling | brother sister
parent | mother father mom mum dad
medication | ibuprofen paracetamol aspirin insulin antibiotic penicillin metformin lisinopril statin melatonin antihistamine painkiller tablet pill prescription dose inhaler
allergy | allergic intolerant intolerance allergy epipen
diet | vegan vegetarian pescatarian keto kosher halal gluten
drink | coffee tea wine beer juice
instrument | piano guitar violin cello drums bass accordion flute saxophone trumpet
sport | tennis football padel swimming climbing yoga running hiking cycling basketball
vehicle | car bicycle bike motorbike scooter van truck
home | flat apartment house
job | engineer teacher nurse designer developer analyst manager baker librarian
partner | wife husband girlfriend boyfriend fiance spouse
emoji | emoji emojis emoticon
notifications | notification alert reminder
theme | theme
tone | tone formal casual informal
units | metric imperial celsius fahrenheit
meeting | standup retro kickoff
deadline | due deadline
`;

/** Sides of a scope. Each line: dimension | words. Words of one dimension that differ rule each other out. */
export const scopes = `
audience | client customer team colleague boss board investor family friend stakeholder partner supplier student public intern manager executive reader user kid guest recruiter
place | home office work gym school cabin library cafe bed kitchen abroad road restaurant shop market
days | weekday weekend workday holiday sunday
season | spring summer autumn winter
part of day | morning afternoon evening night breakfast lunch dinner
sphere | work personal private business professional school home office
environment | staging production development test frontend backend mobile web desktop phone tablet laptop
`;
