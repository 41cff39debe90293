/**
 * Everyday English for questions about people: `heads: members` says that who asks for a head may mean a member or another head; `= words` are words
 * that ask for each other. Ordinary words with a strong second meaning are left out.
 */
export const classes = `pet animal: dog cat puppy kitten bunny rabbit hamster turtle tortoise parrot parakeet bird fish goldfish guinea lizard snake horse pony hen chicken ferret gecko canary budgie axolotl frog retriever labrador poodle terrier greyhound beagle collie husky spaniel bulldog dachshund
dog: puppy retriever labrador poodle terrier greyhound beagle collie husky spaniel bulldog dachshund pet
cat: kitten tabby siamese pet
bird: parrot canary budgie parakeet cockatiel owl eagle hen
breed: retriever labrador poodle terrier greyhound beagle collie husky spaniel bulldog dachshund siamese
instrument: guitar piano violin cello drum clarinet flute saxophone trumpet trombone ukulele keyboard bass harp harmonica accordion banjo viola oboe organ
music: song band concert jazz rock pop rap blues folk reggae punk metal classical techno choir orchestra album playlist sing guitar piano violin
genre: jazz rock pop rap blues folk reggae punk metal classical techno country horror comedy drama thriller romance fantasy mystery crime documentary biography novel
sport: football soccer basketball tennis baseball hockey golf swim run cycle surf volleyball box ski snowboard climb rugby cricket yoga badminton marathon gymnastics judo karate row skate fence
exercise workout fitness: gym run jog swim yoga pilates cycle weights marathon treadmill cardio walk hike crossfit squash push-up stretch
team club: football soccer basketball hockey rugby liverpool arsenal chelsea barcelona madrid lakers yankees fan support
food dish meal: pizza pasta salad soup burger sushi taco curry chicken rice sandwich steak noodle bread cheese cake salmon vegetable fruit chocolate eat cook vegan vegetarian breakfast lunch dinner restaurant recipe
cuisine: italian thai indian mexican chinese japanese vietnamese french greek korean spanish
diet dietary: vegan vegetarian gluten lactose dairy keto halal kosher meat sugar salt fast eat allergic intolerant coeliac celiac calorie
restriction: avoid intolerant allergic cannot
dessert sweet: cake cookie pie brownie chocolate pudding pastry muffin cupcake tart doughnut tiramisu icecream
drink beverage: coffee tea wine beer juice soda water smoothie cocktail whiskey latte milk espresso cappuccino alcohol gin
coffee caffeine: espresso latte cappuccino decaf
alcohol: beer wine whiskey cocktail gin vodka drink sober
fruit: apple banana orange strawberry mango grape blueberry peach pear lemon cherry melon pineapple plum kiwi
vegetable: tomato carrot onion potato pepper broccoli spinach lettuce cucumber cabbage bean pea garlic pumpkin
meat: steak beef pork chicken lamb bacon sausage ham turkey vegetarian vegan
nut: peanut almond walnut cashew hazelnut pistachio
family relative: mother father mom dad sister brother aunt uncle cousin grandmother grandfather grandma grandpa son daughter wife husband parent child kid niece nephew grandson granddaughter in-law stepson stepdaughter twin sibling
parent: mother father mom dad
sibling: brother sister twin
child kid: son daughter baby boy girl toddler twin infant stepson stepdaughter newborn dad mom
grandchild: grandson granddaughter
grandparent: grandmother grandfather grandma grandpa granny
son: boy baby child
daughter: girl baby child stepdaughter
spouse partner: wife husband fiance married boyfriend girlfriend
boyfriend: partner dating fiance
girlfriend: partner dating fiance
husband: spouse married
wife: spouse married
ex: break divorce separate former split
single: divorce married widow dating partner relationship
relationship: dating boyfriend girlfriend married single divorce engaged partner fiance
job profession occupation career living: work teacher nurse doctor engineer lawyer chef manager designer developer writer artist accountant counselor waiter programmer actor scientist coach baker carpenter plumber electrician dentist driver farmer journalist librarian mechanic pilot pharmacist photographer police psychologist salesman secretary therapist translator vet architect banker barista cashier consultant firefighter hairdresser musician paramedic paediatrician pediatrician surgeon student retired freelance freelancer employed intern bakery teach company promoted hired business firm startup workshop shop
role position title: manager head lead director engineer promoted senior chief intern president
employer company: hired firm startup employed job
boss: manager supervisor lead
colleague coworker: team office work
salary income wage: earn paid pay pension month year
money finance: salary debt loan saving rent cost price budget mortgage invest pay owe bank euro dollar tax earn income
debt loan: owe mortgage borrow credit
budget: spend cost euro dollar
cost price: pay paid euro dollar fee charge rent
bank: account saving loan mortgage card
home house apartment: live flat moved condo bungalow cottage cabin villa rent landlord neighbourhood studio resident
city town: live moved london paris boston chicago seattle tokyo rome barcelona miami toronto york berlin dublin madrid lisbon amsterdam vienna munich hamburg sydney
country: france italy spain germany japan china india canada england mexico brazil ireland sweden greece turkey australia thailand usa america portugal norway poland iceland visa abroad
address: live street road avenue lane moved number
hometown: grew from born raised childhood
origin: from born grew raised immigrated
childhood: grew raised kid young school
continent: asia africa europe america australia antarctica
vehicle car: drive truck bike motorcycle bus van suv prius tesla toyota honda ford bmw audi mercedes volkswagen volvo renault peugeot fiat hyundai mazda nissan skoda vespa scooter pickup moped jeep
commute: bus train metro subway tram bike drive car walk work office
transport: bus train metro subway tram plane car bike taxi ferry
trip travel vacation holiday: flight fly hotel plane train airport beach camp cruise backpack passport visa visit abroad tour destination
destination: travel trip fly visit dream saving beach island
flight: fly plane airport airline boarding leave
hobby pastime interest: paint read hike game cook photography garden pottery knit fish dance draw write bake camp run chess collect sew sing climb puzzle watercolour woodwork embroidery yoga film board-game stamp
activity: hike camp swim paint run pottery yoga museum picnic dance fish bike ski surf cook read movie game concert
art artwork: paint draw sculpture pottery sketch watercolour photography canvas mural gallery
movie film: comedy drama thriller horror action documentary animation cinema watch netflix actor series
show series: watch netflix episode season tv
book novel: read author fiction mystery biography memoir fantasy chapter series library
game: chess poker zelda minecraft strategy rpg nintendo xbox playstation console tournament board cards puzzle
colour: red blue green yellow black white purple pink orange gray brown teal shade violet turquoise beige
clothes clothing outfit: shirt dress shoe jacket pants jeans hat coat sweater boot skirt scarf sneaker pullover sock size wear
size: shoe wear small large xl medium
furniture: sofa couch chair table desk bed shelf lamp wardrobe
device gadget electronics: phone laptop tablet computer camera headphone watch tv speaker printer router iphone android
computer: laptop macbook thinkpad pc desktop windows linux mac
system: linux windows macos android ios ubuntu
phone: number mobile iphone android call samsung
illness disease sick ill health condition: diabetes cancer asthma allergic flu fever cold arthritis depression anxiety migraine injury surgery covid pressure cholesterol thyroid epilepsy diagnosed pain heart chronic suffer
pain: ache headache migraine hurt back sore
headache: migraine
symptom: pain headache fever cough nausea fatigue dizzy insomnia rash
injury: broke sprained fracture torn hurt twisted burn concussion wrist ankle knee
surgery operation: removed replaced appendix transplant knee hip hospital bypass gallbladder tonsil
medicine drug pill medication: penicillin antibiotic ibuprofen aspirin insulin tablet prescription dose vitamin inhaler paracetamol
supplement: vitamin iron magnesium zinc tablet protein
allergic: peanut nut dairy gluten pollen dust shellfish penicillin lactose egg intolerant bee fur swell reaction
doctor physician: dr gp hospital clinic specialist surgeon checkup prescribed
dentist teeth: tooth dental braces
fear phobia: afraid scared terrified frightened anxious panic
habit: smoke drink quit coffee every morning
exam: test grade pass study
education degree school: university college bachelor master phd diploma course major certificate graduate study studied kindergarten
subject field: math physics chemistry biology history psychology economics engineering literature philosophy law medicine geography study
language tongue: english spanish french german italian chinese japanese korean portuguese russian arabic hindi greek dutch turkish polish swedish speak fluent lesson bilingual
programming: python javascript typescript rust java go ruby kotlin swift php code
technology stack framework tool: python javascript typescript react vue svelte angular django flask rails flutter docker kubernetes sql postgres mysql redis excel api library database written built vitest jest pytest
database: postgres mysql sqlite mongodb redis sql oracle
editor: vim neovim emacs vscode intellij
browser: firefox chrome safari edge
server host hosting: aws azure hetzner gcp cloud run frankfurt region datacenter production
release: deploy ship launch version publish
outage: incident down alert
credential: password secret key token login vault
style: indent spaces tabs format lint convention theme
theme: dark light mode colour
meeting appointment: standup call schedule calendar
schedule: monday tuesday wednesday thursday friday saturday sunday morning evening deadline
religion religious faith belief: church prayer pray god christian muslim buddhist jewish catholic temple mosque hindu atheist
emotion feeling: happy sad angry anxious proud excited nervous scared stressed grateful lonely relieved upset
plant flower: rose tulip sunflower lily orchid tree herb basil succulent cactus garden fern
weather: rain snow sun storm wind cloud hot cold
event: concert wedding party festival conference meeting parade fair workshop race tournament ceremony exhibition
charity volunteer: shelter donation donate homeless fundraiser nonprofit foodbank community
gift present: necklace ring flower toy bracelet gave
award achievement: medal trophy prize certificate champion won win scholarship
friend buddy: pal mate met together
name: called named nickname
favourite: love like best prefer adore
like: love enjoy prefer adore fan
dislike: hate avoid stand loathe
hate: dislike detest loathe
age old: turned birthday born year
wake: up alarm early morning
expire: run end valid out until
absent: leave vacation holiday sick away off
responsible: own charge lead maintain
quit: left resign stop gave
stop: quit gave
customer: client user
important: biggest main key top
marry: husband wife spouse fiance divorce
business: shop store bakery cafe restaurant salon company startup run founder client
rent: pay landlord flat apartment month lease tenant
landlord: rent tenant lease flat
tax: accountant adviser refund vat return declaration
eye eyesight vision: blind glasses lens contacts short-sighted optician
ear hearing: deaf aid tinnitus
hair: blond brunette bald curly dyed haircut barber hairdresser
tall height weight: cm kg kilo feet inch pound
long duration: minute hour day week month year
brand: logo label company
timestamp: date time iso utc
dump: backup snapshot
plane: flight seat airport airline window aisle
birth: birthday
death dead: died passed funeral late
wedding: marry bride groom ceremony anniversary
baby: born pregnant newborn expecting twin
pregnant: expecting baby due
neighbour: next door upstairs downstairs
key: spare lock door
wine: red white merlot riesling vineyard
sleep: bed insomnia nap night tired
smoke: cigarette quit
insurance: policy cover premium claim
contract: signed lease term notice
subscription: monthly plan cancel renew
backup: snapshot dump nightly copy
logging log: retained error trace
ci pipeline: build jenkins actions test
environment: staging production
timezone: utc gmt cet
france: paris lyon nantes marseille bordeaux
germany: berlin munich hamburg cologne frankfurt leipzig
italy: rome milan venice florence naples siena
spain: madrid barcelona valencia seville
england britain uk: london manchester liverpool bristol oxford
japan: tokyo kyoto osaka
china: beijing shanghai shenzhen
usa america: york chicago boston seattle angeles francisco california texas florida
canada: toronto montreal vancouver
portugal: lisbon porto
netherlands: amsterdam rotterdam
austria: vienna graz salzburg
norway: oslo bergen
sweden: stockholm
denmark: copenhagen
india: delhi mumbai pune bangalore
australia: sydney melbourne
asia: japan china india korea thailand vietnam
heavy: weigh kg kilo pound
internet online: wifi router broadband fibre provider password
medical: doctor nurse hospital clinic gp allergic prescribed surgery
sink tap pipe toilet: plumber leak
handyman: plumber electrician carpenter painter roofer
electricity: electrician socket fuse power bill
groceries supermarket: shop buy aldi lidl tesco walmart costco rewe carrefour
preschool: kindergarten nursery daycare
unit measurement: metric imperial kilometre mile celsius fahrenheit kg pound
villa chalet: cabin cottage
policy: insurance cover premium contract
childcare babysitter: nanny daycare nursery grandma
cleaner: cleaning maid housekeeper
licence permit: driver drive test expire
identity: passport id visa
passport visa: expire valid travel
pin code: number password
screen display: monitor laptop
monitor: screen display
footwear: shoe boot sneaker sandal size
jewellery: ring necklace bracelet earring watch
perfume: scent fragrance cologne
makeup cosmetics: lipstick mascara foundation
sauna spa: massage wellness
luggage baggage: suitcase backpack carry-on
lodging accommodation: hotel hostel airbnb apartment stay
airline carrier: lufthansa ryanair easyjet emirates klm delta
seat: window aisle row
loyalty: points miles card
breakfast: eat cereal toast egg porridge oatmeal pancake
lunch dinner: eat cook meal
milk: oat soy almond dairy
spice herb: basil coriander cilantro parsley thyme pepper cumin
sauce: ketchup mayonnaise mustard soy
snack: chips crisps nuts chocolate cookie
ingredient: recipe cook
chore: clean dishes laundry vacuum trash
laundry: wash washing dryer clothes
guitar piano: play lesson band
savings: save saving deposit fund
investment: stock share fund etf bond crypto bitcoin
currency: euro dollar pound yen franc
pension retirement: retire retired
inheritance: inherited will
teacher: school class teach
uncle aunt: brother sister
stepfather stepmother: married
orphan alive: died passed dead
birthplace: born
nationality citizenship: citizen passport american british german french italian spanish dutch
accent dialect: speak
political: vote party liberal conservative democrat republican
blood: type negative positive
vaccine vaccination: shot jab booster
therapist psychologist: therapy counsellor session
optician: glasses eye
disability: wheelchair blind deaf
sleepy tired: sleep nap
dream: want hope wish someday
goal ambition aim: want plan hope train save
worry concern: afraid anxious nervous
embarrassed ashamed: regret
proud: achievement award won
deadline due: submit by end
version: release upgrade
bug defect: fix error issue
laptop: thinkpad macbook dell lenovo
keyboard: layout mechanical qwerty
glasses spectacles: lens contacts optician sight
motorbike motorcycle: yamaha kawasaki ducati vespa harley triumph suzuki ride
mentor: guide supervisor adviser
heating: boiler radiator furnace thermostat
storey: floor
wearable: smartwatch fitbit garmin watch
marriage: divorce married separate husband wife
relax unwind: meditate yoga bath read walk music
shot jab: vaccinated vaccine vaccination
contact reach: phone email text call message whatsapp
streaming: netflix spotify disney hulu youtube subscription
nanny: childcare babysitter watch
garage workshop: mechanic car repair
mechanic: garage car repair
vet veterinarian: dog cat pet
lawyer: solicitor barrister legal
accountant: tax bookkeeper
gardener: garden lawn mow
solar: panel roof power
recycling: bin rubbish trash
rubbish trash: bin collect
parcel package: delivery courier post
= name called
= home house flat apartment
= birthday born
= car drive
= spouse wife husband
= mother mom
= father dad
= grandmother grandma granny
= grandfather grandpa
= buy purchase
= begin start
= end finish
= big large
= doctor gp
= lawyer attorney
= university college
= phone telephone mobile cell
= fridge refrigerator
= bike bicycle cycle
= tv television
= favourite prefer
= live reside moved
= scared afraid terrified fear
= buddy friend mate
= pullover sweater jumper
= customer client
= password credential
= bill invoice
= rival competitor
= refund return
= font typeface
= release deploy
= repo repository
= config configuration
= auth authentication login
= db database
= doc documentation
= app application
= staff employee
= boss manager
= shop store
= mail email
= income salary earn
= remote home
= retain keep kept
= shut close
= wifi wireless wi-fi
= vegetarian vegan meat
= engaged fiance proposed
= exam test
= trip travel journey
= photo picture
= glad happy
= smart clever
= speak talk
= quick fast
= wrong mistake error
= repair fix
= study learn
= allergic intolerant
= outage incident
= absent leave
= indent spaces tabs
= meeting standup appointment
= responsible own
= weight weigh
= nickname called
= groceries grocery
= jewelry jewellery
= luggage baggage
= physician doctor
= cinema movie film
= kilometre km
= flat apartment`;
