/**
 * Everyday English by the domains of life, in the form of `english-classes`: home, vehicles, kin, body and health, work, school, money, food,
 * clothes, leisure, animals, devices, software, feelings, events, and what British and American English call differently. Where a specific word asks for what is
 * told in general (prawns: shellfish), it stands before a `~`.
 */
export const domains = `= sofa couch settee
= wardrobe closet
= cooker stove oven hob
= tap faucet
= curtain drapes
= duvet comforter quilt
= rug carpet
= vacuum hoover
= lift elevator
= garden yard
= lawn grass turf
= loft attic
= basement cellar
= patio terrace balcony
= rubbish trash garbage
= roommate flatmate housemate
= mattress bed
= toilet loo restroom lavatory
= lounge parlour
= renovate redo remodel refurbish redecorate
= tenant lodger
furniture: settee armchair stool bookcase bookshelf dresser cupboard drawer cabinet bench sideboard cot crib futon mattress nightstand hammock bunk
room: bedroom kitchen bathroom lounge attic loft basement cellar hallway nursery pantry conservatory
appliance: washing dishwasher fridge freezer oven microwave dryer kettle toaster vacuum cooker boiler blender mixer fryer iron
bedding: sheet duvet pillow blanket mattress
cookware: pan pot wok skillet saucepan
decorate: wallpaper paint curtain
roommate: share sharing flat dorm
housing: rent mortgage landlord flat house share tenancy council dorm
property estate: house flat farmhouse cottage villa land apartment bungalow
house: farmhouse terrace detached semi duplex townhouse mansion caravan houseboat loft penthouse
mortgage: remortgage interest fixed loan bank
utility: electricity gas water heating bill meter
lawn: mow mower garden
cleaner housekeeper: clean ironing
pest: mouse mice rat ant cockroach moth wasp
neighbour: downstairs upstairs fence hedge noise
lock: key spare
alarm security: burglar camera code
relocate: move removal boxes
= car automobile auto
= lorry truck
= motorway highway freeway
= tyre tire
= windscreen windshield
= camper campervan motorhome rv caravan
= underground subway metro
= tram streetcar trolley
= plane aeroplane airplane jet
= taxi cab uber
= petrol gasoline fuel diesel
vehicle car: lorry audi kia subaru lexus jaguar corolla civic citroen dacia chevrolet chevy dodge porsche ferrari mustang camper tractor minivan sedan hatchback convertible roadster
bike: ebike fixie brompton saddle helmet mountain gravel tandem
boat ship: yacht sail ferry canoe kayak dinghy cruise
brand make manufacturer: audi bmw ford toyota honda volvo tesla kia renault peugeot fiat mazda nissan skoda apple samsung sony nike adidas bosch miele siemens lg dell lenovo google dyson philips canon nikon yamaha
licence: banned learner lost points suspended
drive: licence car van truck
parking: permit garage bay space
ride~ bike motorbike car horse motorcycle scooter
= mother mum mom mama mommy mummy
= father dad daddy papa
= grandmother grandma granny gran nan nana oma
= grandfather grandpa grandad granddad gramps opa
= child kid kiddo
= brother bro
= sister sis
= husband hubby
= wife missus
= boyfriend bf
= girlfriend gf
= baby infant newborn
= friend pal buddy mate bestie bff
= colleague coworker teammate workmate
= marry wed hitched
= ex former
= twin triplet
child kid: teenager teen eldest youngest oldest firstborn preschooler schoolboy schoolgirl adopted boys girls
sibling: bro sis triplet
family relative: nan granny hubby stepdad stepmum godmother godfather godson goddaughter
in-law: wife's husband's mother-in-law father-in-law sister-in-law brother-in-law wife husband parent
godparent: godmother godfather
godchild: godson goddaughter
nephew niece: sister brother aunt uncle
son: boys eldest youngest
daughter: girls eldest youngest
widow widower: late died passed husband wife
divorce: ex separate split custody
custody: ex share weekend weekday
single: broke split dumped bachelor
breakup: broke split ex dumped separate
spouse partner: hubby missus fiance
wedding: hitched engaged bridesmaid honeymoon
wedding~ married
anniversary: wedding married
engaged: proposed ring fiance
pregnant: bump trimester midwife scan
birth: caesarean c-section premature weeks labour midwife
premature: early weeks preterm incubator
funeral: died buried cremated ashes
death: late widow
guardian carer: parent foster
crush: fancy dating
date~ boyfriend girlfriend
heart: cardiologist pacemaker cardiac bypass stent beat
cardiologist: heart
skin: eczema psoriasis acne rash dermatologist sunburn mole
lung breath breathing: asthma inhaler bronchitis pneumonia copd apnoea
stomach gut belly digestion: heartburn reflux ulcer ibs digest nausea coeliac bloated intestine
bone: fracture broke collarbone wrist ankle rib elbow femur hip osteoporosis cast
= fracture broke break
joint: knee hip elbow shoulder ankle wrist arthritis finger
limb: arm leg
mental psychological: therapist therapy panic anxiety depression adhd ocd ptsd bipolar burnout stress autistic autism psychiatrist
brain: stroke concussion migraine epilepsy parkinson's dementia alzheimer's
insect bug: bee wasp mosquito ant spider tick hornet sting
bite sting: bee wasp mosquito tick dog
blood: pressure donor anaemia thinner iron
implant: pacemaker stent hip screw plate lens
teeth dental: crown filling braces molar root canal wisdom denture dentist hygienist gum retainer
braces: teeth orthodontist retainer
eyesight: contacts glasses minus dioptre shortsighted laser cataract
throat: tonsil cough sore
hearing: deaf aid
illness disease condition: eczema psoriasis parkinson's alzheimer's dementia stroke lupus gout anaemia bronchitis pneumonia tonsillitis shingles coeliac crohn's ibs endometriosis tinnitus glaucoma hypertension autism adhd reflux heartburn apnoea sclerosis hepatitis hypothyroidism infection virus
medicine drug pill medication: metformin statin antidepressant antihistamine epipen sertraline omeprazole levothyroxine ramipril warfarin capsule cream drops injection painkiller contraceptive steroid prescribe take tablet
diabetes: metformin insulin sugar glucose
allergic allergy: epipen sting hives antihistamine hay swell bee latex cat
surgery operation: c-section caesarean pacemaker cataract stent hysterectomy keyhole anaesthetic implant
injury: dislocated bruise stitch sprain strain tore collarbone fracture pulled
hurt: sprained broke sore bruise twisted
accident: crash collision fell bump
vaccine vaccination jab: flu tetanus covid tick
= ill sick poorly unwell
= jab vaccination vaccine immunisation
= chemist pharmacy drugstore
= plaster bandage
= physiotherapist physio
= paediatrician pediatrician
= period menstruation
= optician optometrist
doctor physician specialist: cardiologist dermatologist gynaecologist neurologist urologist oncologist paediatrician psychiatrist orthopaedic surgeon consultant appointment
weight: kilo lose slim heavy diet
height: tall cm metre foot inch
body: arm leg knee back shoulder tattoo piercing
tattoo: ink
= ink tattoo
= specs glasses spectacles
= job profession occupation career employment
= retire retirement
= unemployed jobless redundant
unemployed: laid sacked fired redundant layoff
fire~ sacked laid dismissed
employ~ work job company shift
job profession occupation career: hygienist illustrator violinist pianist analyst auditor bartender bookkeeper bricklayer broker builder butcher caretaker carer clerk cleaner composer comedian conductor courier curator detective diplomat editor economist fisherman florist gardener guide interpreter janitor jeweller judge lecturer lifeguard midwife miner nanny novelist paralegal physiotherapist plasterer postman priest producer professor receptionist recruiter researcher sailor sculptor soldier solicitor surveyor statistician tailor technician trainer tutor welder admin optician freelancing contractor self-employed apprentice trainee shift warehouse orchestra agent assistant officer director administrator physicist chemist biologist dietitian dancer singer dj stylist beautician roofer decorator landscaper barman waitress steward stewardess vicar imam rabbi
work~ job office employed shift company firm startup hospital warehouse factory bank freelance freelancer orchestra agency restaurant shop teacher nurse engineer developer
employer company: orchestra agency factory warehouse hospital bank university council
business: bar pub agency studio practice restaurant hotel own owner clinic gym shop
= boss supervisor
= salary wage paycheck payday
salary income wage: payday paycheck earn hourly
allowance: pocket babysit chores earn bucks
earn: babysit hour bucks tips commission
raise~ promotion pay
shift: night rota hours
available free: offline busy away off weekend holiday
unavailable: offline busy away off
busy: meeting call offline
apply: application applying applied interview
interview: job candidate
resume cv: job application
teach~ coach tutor lecture
train~ coach
= coach trainer
union strike: member
deadline: freeze cutoff
= university college uni
= preschool kindergarten nursery daycare
= primary elementary
= pupil student
= term semester
= lecturer professor
= maths mathematics
= timetable schedule
= homework assignment coursework
grade: junior senior sophomore freshman year mark score
school: kindergarten teacher class year pupil primary secondary uniform term homework
degree: master's bachelor's phd law medicine diploma thesis
subject: grades class lesson marine law economics homework
major: biology law study medicine history economics
college university: apply study oregon harvard oxford cambridge campus dorm
scholarship: grant tuition student
= broke skint
= warranty guarantee
= bucks dollars
= quid pounds
= cash money
= debt owe loan
= cheap inexpensive
= expensive pricey costly
= atm cashpoint
debt: overdraft mortgage student borrow repay instalment
loan: repay mortgage student pay
lend borrow: owe loan lent borrowed
interest: percent rate
rate: percent
save~ savings saving
budget: limit monthly spend allowance
fee: charge cost price month
bill: electricity gas water phone pay due
donate: charity monthly
= aubergine eggplant
= courgette zucchini
= coriander cilantro
= biscuit cookie
= sweets candy
= prawn shrimp
= yoghurt yogurt
= porridge oatmeal oats
= takeaway takeout
= dinner supper
= fizzy soda coke cola lemonade
= starter appetizer
= chips fries
= ketchup tomato
shellfish seafood: prawn crab lobster oyster mussel clam squid scallop
prawn~ shellfish seafood
crab~ shellfish seafood
lobster~ shellfish seafood
salmon~ fish
tuna~ fish
dairy: milk cheese butter cream yoghurt lactose
milk~ lactose dairy
cheese~ lactose dairy
butter~ lactose dairy
yoghurt~ lactose dairy
bread~ gluten coeliac
pasta~ gluten coeliac
wheat~ gluten coeliac
meat~ vegetarian vegan
beef~ meat vegetarian vegan
pork~ meat halal kosher vegetarian vegan
chicken~ meat vegetarian vegan
bacon~ pork meat vegetarian
peanut~ nut
almond~ nut
walnut~ nut
cashew~ nut
onion~ vegetable
tomato~ vegetable
wine~ alcohol drink
beer~ alcohol drink
whisky~ alcohol
cat~ fur
food dish: paella lasagne risotto ramen stew casserole biryani dal pho dumpling omelette goulash schnitzel tagine kebab falafel hummus tofu cereal egg onion mushroom garlic cilantro olive waffle burrito quiche pierogi kimchi
cook: paella lasagne risotto ramen stew
restaurant: dine bistro diner pizzeria takeaway brasserie eat trattoria
vegetable: courgette aubergine kale beetroot leek celery asparagus artichoke radish sprout corn mushroom zucchini fennel allotment greenhouse
fruit: raspberry fig date apricot cranberry lime grapefruit papaya avocado pomegranate
coffee: americano mocha macchiato cortado brew oat filter
tea: chai matcha herbal green black peppermint camomile infusion
beer: ale lager ipa stout pint
drink beverage: water rum vodka cider kombucha lemonade lager tequila brandy hot
flavour: vanilla chocolate strawberry mint caramel pistachio
spicy: chilli hot curry pepper
dessert: brownie cheesecake crumble icing sorbet gelato
sweetener: sugar honey stevia
fasting: ramadan lent intermittent breakfast
diet dietary restriction: pork beef shellfish carbs ramadan digest pescatarian eats
breakfast~ morning
= trousers pants
= jumper sweater pullover
= trainers sneakers
= handbag purse
= swimsuit bikini trunks
clothes clothing: trousers blouse suit tie t-shirt hoodie cardigan shorts leggings trainers underwear bra pyjamas glove belt uniform tuxedo sari vest tights
footwear: trainers slipper heel loafer clog wellies cleats
fabric material: cotton wool silk linen polyester leather denim fleece velvet
hair: beard moustache ponytail dye copper bleach fringe highlights salon
colour: copper gold silver turquoise navy maroon crimson
= football soccer
sport: squash archery kayak canoe wrestling triathlon pilates goalkeeper striker varsity dodgeball handball curling polo netball lacrosse softball gymnast sailing horse-riding darts snooker pickleball padel
position: goalkeeper striker midfielder defender guard winger forward quarterback pitcher keeper
exercise: swim lake hike stairs steps
race: marathon triathlon 10k half
team: league coach captain
hobby pastime: crochet origami birdwatching astronomy brewing calligraphy carving genealogy vinyl coins quilt magic foraging beekeeping podcast crossword sudoku model collect allotment restore
craft: knit crochet sew embroidery pottery origami woodwork weaving quilt macrame
= record vinyl lp
= collect gather
game: rummy whist canasta skat bridge catan monopoly scrabble checkers backgammon mahjong solitaire tetris fortnite
card: bridge poker rummy whist canasta blackjack skat
puzzle: crossword sudoku jigsaw
instrument: tabla sitar bagpipe mandolin recorder horn tuba xylophone synthesizer lute violinist cellist pianist drummer guitarist
music: alto soprano tenor opera podcast vinyl soul radio playlist gig orchestra
genre: soul indie opera grime thriller crime classic romcom scifi manga
show series: sitcom soap episode binge
book: crime thriller kindle paperback audiobook memoir
pet animal: hen rooster goat sheep cow donkey pig duck goose bee mouse rat chinchilla iguana cockatoo mongrel mutt corgi pug chihuahua gerbil tarantula alpaca llama stray
dog: pup mongrel mutt corgi pug chihuahua dalmatian rottweiler doberman shepherd labradoodle cockapoo
cat: kitty persian
= puppy pup
= kitten kitty
breed: mongrel mutt corgi pug chihuahua dalmatian rottweiler doberman shepherd labradoodle cockapoo mix persian
reptile: lizard snake gecko turtle tortoise iguana chameleon dragon
rodent: hamster guinea mouse rat gerbil
fish: goldfish koi guppy aquarium
livestock: cow sheep goat hen pig
furry: dog cat rabbit hamster
tree: oak apple maple pine birch cherry
= mobile cellphone smartphone cell phone
= laptop notebook macbook
= headphones earphones earbuds airpods headset
= telly television tv
= photo pic snapshot
tablet: ipad kindle
device gadget: ipad kindle earbuds airpods smartwatch console drone alexa charger
console: playstation xbox nintendo switch
camera: canon nikon fujifilm lens
phone: nokia pixel galaxy sim
carrier operator: plan sim verizon vodafone t-mobile orange telekom provider network
= spare backup extra
app software program: photoshop procreate figma excel notion slack spreadsheet tool
draw: procreate ipad pencil sketch illustrator
internet: wi-fi password router
password: sticker vault passphrase
computer: imac chromebook surface dell
virus malware: antivirus
test testing: vitest jest pytest playwright cypress unit suite
package: npm pnpm yarn pip cargo poetry
linter formatter: eslint prettier biome ruff black stylelint
queue broker: kafka rabbitmq sqs redis nats
broker~ queue
cache: redis memcached
toggle: flag feature
= toggle flag switch
monitor observability: sentry datadog grafana prometheus alert
exception crash: error sentry tracking trace
= exception error
= wipe reset clear erase
= environment env
environment: staging production sandbox dev
cloud hosting: vercel netlify heroku fly render cloudflare lambda kubernetes deploy target
programming: scala elixir haskell dart c clojure perl
mobile android: kotlin flutter swift
frontend ui: react vue svelte angular css tailwind
bundler: vite webpack esbuild rollup
orm: prisma drizzle sqlalchemy
git: commit branch rebase merge
commit: conventional message git
branch: main master trunk
review: approve pull merge reviewer
= approve review sign
= payment billing
payment: stripe paypal invoice
limit maximum: rate quota max per cap
= request call
= credential token
infrastructure: terraform kubernetes docker ansible
auth: oauth jwt sso saml
build: vite webpack gradle make
convention: style naming format
= anxious nervous worried uneasy
= angry cross furious mad
= sad unhappy blue
= tired exhausted knackered sleepy
= excited thrilled
= annoy irritate bother
= jealous envious
= embarrassed ashamed
= scared afraid frightened terrified
phobia fear: fly height spider needle dentist dark claustrophobic public nervous
anxious~ scared panic
trigger~ when skip after cause
dislike hate: stand bear despise awful
like: keen fond
favourite: top fan always go-to adore
prefer~ rather
favourite~ always usually
bad~ terrible awful poor worst weak
habit: smoke nails snooze
routine: before breakfast every daily
rise~ wake up
awake: up late
sleep bedtime: awake late asleep doze
wake: up half alarm seven six
relax: bath podcast
give~ gave sends brings gift
= present gift
christmas~ december
december~ christmas
autumn~ fall
weekend~ saturday sunday
holiday: christmas easter flying abroad
open~ close closed hours
opening hours: close closed
shut~ closed
religion religious: ramadan lent sabbath easter eid hanukkah diwali fast mosque mass pray synagogue
festival: easter eid ramadan diwali hanukkah halloween
language tongue: urdu punjabi bengali tamil swahili vietnamese thai hebrew finnish danish norwegian czech hungarian catalan welsh irish latin farsi persian mandarin cantonese romanian ukrainian
pronoun: they she he them
hometown birthplace: native
= nappy diaper
= pram stroller pushchair buggy
= pacifier dummy
= cot crib
= torch flashlight
= pavement sidewalk
= postcode zip
= realtor letting
= spanner wrench
= queue line
= cv resume
= fortnight weeks
= suitcase luggage
= hotel inn
= holiday vacation getaway
= train rail railway
= ring bell
= nursery childcare
ticket: train flight concert booked seat
hotel: booked stay room airbnb
journey: train fly drive
travel: train fly drive abroad
luggage: suitcase
passport: expire
emergency: contact call ambulance`;
