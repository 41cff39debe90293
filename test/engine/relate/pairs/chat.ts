/** Typed in a hurry: no capitals, no commas, half sentences, corrections in passing; nearly half of them replace nothing. See `own.ts` for the form. */
export const chat = `
U | We're leaning towards MySQL for the new service. | we ended up going with Postgres after all
U | My sister is vegetarian. | turns out my sister is vegan now
C | Let's do the standup on Monday. | scratch that, Tuesday works better for the standup
U | My landlord is Mr. Okafor. | my landlord is Mr. Park these days
U | I work at Deloitte. | so i quit deloitte last week, i'm at a small startup called Finchly now
U | My phone number is 555-0142. | btw got a new number, it's 555-0199
U | I drive a Honda Civic. | sold the civic, driving a used Subaru now
U | I live in Austin. | we finally made the move, denver is home now
U | My favorite coffee shop is Blue Bottle. | honestly my go-to coffee place is Stumptown now
C | I like long detailed answers. | ok these are way too long, keep it to a couple sentences from here on
U | My dentist is Dr. Patel. | I switched dentists, seeing Dr. Lindqvist now
C | The offsite is in Lisbon. | nope, the offsite isn't in Lisbon, it's in Porto
U | Our budget for the kitchen is $15,000. | we bumped the kitchen budget up to 20k
U | I have a cat named Miso. | Miso passed away last month :(
U | I'm dating Jonas. | Jonas and I broke up
C | My meeting with Priya is at 3pm. | sorry, meant 4pm for the meeting with Priya
U | I run 5k every morning. | I've cut my morning run down to 3k
C | Call me Robert. | just call me Rob please
U | I go to the gym on 5th Street. | I cancelled the gym on 5th Street, I climb at the bouldering hall instead
U | My daughter is in second grade. | my daughter just started third grade
U | We use Slack for team chat. | the whole team moved off slack onto teams this week
U | Our main branch is called master. | renamed master to main finally
U | I take the bus to work. | I've been biking to work since spring, no more bus
C | My email is ana.r@oldmail.com. | don't use ana.r@oldmail.com anymore, it's ana@riveramail.com
U | The wedding is on June 12. | we had to push the wedding back to September 4
U | My manager is Carla. | Carla left, so I report to Dmitri now
U | I'm learning Spanish on Duolingo. | gave up on spanish, doing italian on duolingo now
C | I love cilantro. | ugh can't stand cilantro anymore
U | We have one car. | we're a two-car household now
U | The wifi password at home is bluewhale22. | changed the home wifi password to redfox91
C | Always use tabs for indentation. | pls use spaces not tabs
U | I'm on the free plan of Notion. | upgraded to the paid Notion plan yesterday
U | My son plays soccer. | my son dropped soccer for basketball
U | I'm 34. | just turned 35!
U | My mom lives in Tampa. | mom moved in with my brother in Orlando
U | I'm a junior developer. | got promoted, i'm a senior developer now
U | Our flight leaves at 9:40. | the airline moved our flight to 11:15
C | My passport expires in 2027. | checked again, my passport actually expires in 2026
U | We sell only in the US. | we started selling in canada too, so no longer US only
U | My wife is pregnant. | our baby was born on Friday, her name is Ines
C | I don't drink coffee. | I do drink coffee, no idea why you think I don't
U | I'm single. | I've been seeing someone, her name's Talia, it's official now
U | Python version in the project is 3.9. | we're on python 3.12 now
U | My bank is Chase. | closed my chase account, everything's with Ally now
C | Send me reports every day. | weekly reports are enough, daily is too much
U | Our cleaner comes on Wednesdays. | the cleaner comes Fridays from now on
U | I weigh 82 kg. | down to 78 kg as of this morning
C | My brother's name is Stephen with ph. | it's Steven with a v, my brother
U | I'm reading Dune. | finished dune, on to Hyperion now
U | The client's contact is Marge. | Marge retired; the client's contact is now Hollis
U | I bank on getting 8 hours of sleep. I go to bed at 10. | bedtime's more like 11:30 lately
C | The API returns XML. | No no, the API returns JSON, not XML.
U | My roommate is Kofi. | Kofi moved out, Lena is my roommate now
U | The rent is 1450 a month. | landlord raised the rent to 1520
U | I'm training for a half marathon. | decided to go for the full marathon instead of the half
C | Reply in French. | back to English please
U | My laptop is a Dell XPS. | replaced the dell with a macbook air
U | I study biology. | I changed my major to chemistry
C | My blood type is A positive. | The lab says my blood type is O negative, not A positive.
U | My office is on the third floor. | they moved my office to the sixth floor
U | We host on Heroku. | finished migrating everything from heroku to fly.io
C | The deadline is Friday. | Friday's not the deadline, it's the Monday after
U | I have braces. | got my braces off today!
U | My therapist appointments are on Thursdays. | therapist moved me to Tuesdays
C | Use emojis in my messages. | could you stop with the emojis
U | My partner works nights. | my partner's on day shifts now thank god
U | We have two dogs. | we adopted a third dog
C | Dad's birthday is May 3. | got that wrong, dad's birthday is May 13
U | I smoke. | three months smoke free!
U | My favourite band is Radiohead. | these days my favourite band is Big Thief
E | I have a dog named Biscuit. | Biscuit is a corgi, about 4 years old
E | I live in Chicago. | my place in Chicago is in Logan Square
E | We're going to Japan in April. | for the japan trip we're staying 10 days, mostly Kyoto
E | My sister is Noor. | Noor lives in Leeds and works as a midwife
E | I work at Finchly. | at Finchly I'm on the payments team
E | The launch is in March. | the launch is in March, the 18th to be exact
E | I like hiking. | I also like kayaking
E | We use Postgres. | our Postgres runs on version 16
E | I'm allergic to shellfish. | my shellfish allergy is bad enough that I carry an EpiPen
E | My car is a Subaru. | the subaru is a 2019 Outback
E | My boss is Dmitri. | Dmitri, my boss, hates surprises in meetings
E | I play guitar. | I play guitar in a cover band on weekends
E | My meeting with Priya is at 4pm. | the 4pm with Priya is on Zoom
E | Our son Leo is in kindergarten. | Leo's kindergarten teacher is Ms. Abara
E | I prefer short answers. | short answers, and bullet points where it makes sense
E | I speak Portuguese. | I speak Portuguese, learned it from my grandmother
E | The office has a kitchen. | the kitchen at the office has an espresso machine
E | I'm writing a novel. | my novel is set in 1920s Trieste
E | We have a newborn. | our newborn is called Ines
E | The gym is on 5th Street. | the 5th Street gym opens at 6
D | I live in Denver. | Denver is where I live
D | My dentist is Dr. Lindqvist. | dr. lindqvist is my dentist
D | I'm vegan. | i am a vegan
D | My meeting with Priya is at 4pm. | meeting w/ Priya is at 4 pm
D | I prefer dark mode. | I like dark mode better than light mode, always dark
D | We use Postgres. | our database is postgres
D | My favourite colour is green. | green's my favorite color
D | I have two kids. | I've got 2 kids
D | The wedding is on September 4. | our wedding is sept 4th
D | I don't eat pork. | I never eat pork
D | My manager is Dmitri. | i report to Dmitri
D | Standup is at 9:30. | standup's at half past nine
D | I work remotely. | I work from home
D | The rent is 1520 a month. | we pay 1,520 monthly rent
D | My brother is called Steven. | my brother's name is Steven
D | I'm allergic to penicillin. | i have a penicillin allergy
D | We host on fly.io. | everything's hosted on fly.io
D | I hate mushrooms. | I can't stand mushrooms
D | I take the train to work. | I commute by train
D | Ines was born on Friday. | ines was born on friday!!
E | My wife's allergic to bees. | she carries an epipen for the bee allergy, my wife
X | I like Thai food. | booked a hotel in Phuket for January
X | My manager is Dmitri. | the manager of the cafe downstairs is called Bruno
X | I'm allergic to peanuts. | My coworker Ben is allergic to latex
X | I live in Denver. | my cousin Amir lives in Boston
X | I drive a Subaru. | my neighbor just bought a Tesla
X | My dentist is Dr. Lindqvist. | my kids' dentist is Dr. Yoon
X | My favourite band is Big Thief. | My son's favourite band is Gorillaz
X | My birthday is March 8. | Noor's birthday is on November 2
X | I prefer formal tone in client emails. | with the team keep it super casual
X | Use metric units for recipes. | for running distances I want miles
X | Reply in French when I write in French. | in the work channel always reply in english
X | In the backend repo we use tabs. | in the frontend repo we use two spaces
X | My work email is ana@finchly.com. | my personal email is ana@riveramail.com
X | My home address is 12 Elm St. | my office is at 400 Market St
X | On weekdays I wake up at 6. | on weekends i get up around 9
X | Staging runs on port 8080. | production runs on port 443
X | My work phone is an iPhone. | my private phone is a Pixel
X | I take lisinopril. | I also take metformin
X | I'm allergic to penicillin. | I'm allergic to cats
X | I take 10 mg of lisinopril in the morning. | I take 500 mg of metformin in the evening
X | I'm allergic to shellfish. | turns out I'm allergic to pollen as well
X | My mom takes warfarin. | dad's on statins
X | I take ibuprofen for headaches. | I'm taking amoxicillin this week for an infection
X | My son is allergic to eggs. | my daughter is not allergic to eggs
X | I'm lactose intolerant. | my husband has no problem with dairy
X | I live in Denver. | do you think i should live somewhere warmer?
X | I work at Finchly. | what would happen if I quit Finchly?
X | I'm vegan. | would it be weird if I stopped being vegan?
X | My manager is Dmitri. | is Dmitri still my manager?
X | My favourite colour is green. | Ana said "my favourite colour is red"
X | We use Postgres. | the blog post says "we moved from Postgres to Mongo"
X | I love cilantro. | my sister goes "I can't stand cilantro" every single time
X | The deadline is Friday. | Tom thinks the deadline is Monday
X | I live in Denver. | If I lived in Seattle I'd kayak every day
X | I drive a Subaru. | maybe someday I'll drive a Porsche
X | I'm single. | I wish I were married
X | I live in Denver. | I used to live in Austin
X | I work at Finchly. | Back in 2015 I worked at IBM
X | My manager is Dmitri. | my previous manager was Carla
X | I drive a Subaru. | my first car was a Honda Civic
X | I'm vegan. | as a kid I ate meat every day
X | I play guitar. | I play tennis on Sundays
X | I have a dog named Biscuit. | I have a cat named Miso
X | My brother is Steven. | my other brother is Paul
X | I speak Portuguese. | I speak a bit of German
X | I like green tea. | I like strong espresso
X | My friend Kim lives in Oslo. | my friend Jo lives in Bergen
X | My daughter Ines is 2. | my son Leo is 5
X | I'm going to Japan in April. | I'm going to Spain in July
X | My meeting with Priya is at 4pm. | my meeting with Jonas is at 2pm
X | I have a meeting on Tuesday. | I have a dentist appointment on Thursday
X | The kitchen budget is $20,000. | the bathroom budget is $8,000
X | We have 3 developers. | we have 2 designers
X | Our flight out leaves at 11:15. | our flight back leaves at 18:05
X | The rent is 1520 a month. | the parking spot is 90 a month
X | Ticket 4411 is about login errors. | ticket 4412 is about slow search
X | My locker code is 4471. | my bike lock code is 9920
X | I own 2 bikes. | I own 3 surfboards
X | The oven takes 20 minutes. | the rice takes 15 minutes
X | We might move to Denver next year. | we rent a two bedroom in Austin
X | I live in Austin. | we're thinking about moving to Denver next year
X | I work at Deloitte. | I have an interview at Google on Monday
X | I drive a Honda Civic. | I plan to sell the Civic at some point
X | We use Slack. | we're evaluating Teams at the moment
X | I take the bus to work. | tomorrow I'm taking a taxi to work
X | I get up at 6. | this Saturday I'm getting up at 4 for the flight
X | I don't drink alcohol. | I had a glass of champagne at the wedding
E | I don't eat meat. | I don't eat fish either
X | I use vim for quick edits. | I use IntelliJ for Java
X | My grandma makes great soup. | my grandma's hip surgery is on Monday
X | I'm on the night shift this week. | my partner works days
X | My favourite movie is Heat. | my favourite book is Dune
X | I like my steak rare. | I like my eggs well done
X | Noor works as a midwife. | Noor's husband works as a plumber
X | Client Acme wants invoices in PDF. | client Borealis wants invoices in CSV
X | My old address was 9 Oak Lane. | my address is 12 Elm St
X | I subscribe to Netflix and Spotify. | cancel my reminder about Netflix trailers
E | I take vitamin D and iron. | stopped the iron, still on vitamin D
X | I used to smoke. | my uncle quit smoking last year
X | Kofi owes me $50. | I owe Lena $30
X | We have Biscuit the corgi. | the neighbours have a corgi called Waffles
X | My sister is vegan. | my sister-in-law eats everything
X | My Monday class is yoga. | my Thursday class is pilates
X | The meeting room Falcon seats 8. | the meeting room Heron seats 12
X | Remind me to water the plants on Sundays. | remind me to pay rent on the first
X | I lost my keys on Tuesday. | I lost my wallet on Friday
X | My password manager is 1Password. | my wife's password manager is Bitwarden
X | My manager is Dmitri. | in your view, a manager is someone who removes obstacles
X | I'm afraid of spiders. | I'm not afraid of snakes
X | I don't like olives. | I like capers
X | We have two dogs. | my sister adopted a third dog
X | My sister is pregnant. | Our baby was born on Friday
X | My wife is pregnant. | our neighbours' baby was born on Friday
X | My wife is pregnant. | her sister's baby was born yesterday
Q | I edit videos in Premiere. | I switched from Premiere to CapCut for shorts
X | I'm a smoker. | my wife quit smoking
X | I keep my spare key under the pot. | I moved my spare bike to the shed
X | I keep the red key in the shed. | I moved my blue key to the car
X | I drive a Honda Civic. | my brother sold the civic, driving a truck now
Q | I take iron and vitamin D. | stopped taking iron
X | I take iron. | still on iron, stopped the vitamin D
Q | I take metformin and lisinopril. | off lisinopril now, staying on metformin
X | My dentist appointment is at 3pm. | sorry, meant 4pm for the meeting with Priya
X | My meeting with Priya is at 3pm. | sorry, meant 4pm for the call with Jonas
X | We water the lawn daily. | let's not water the lawn today
X | I earn 3,200 a month. | after my raise my wife earns 3,500 a month
X | The tram stops at Vine Street. | the tram doesn't stop at Elm Street
X | I work at Ford. | my dad quit ford last month, working at a bakery now
X | I like coffee. | I'm no fan of coffee ice cream
X | We host on Heroku. | the client moved from Heroku to Fly
X | I track my runs in Strava. | my coach moved from Strava to Garmin
X | My phone number is 555-0142. | my wife got a new number, it's 555-0199
X | My phone number is 555-0142. | the hotel's number is 555-0199
Q | My phone number is 555-0142. | got a work phone, the number is 555-0199
X | I study biology at Leeds. | my roommate changed his major to chemistry
X | I learn Spanish with Ana. | gave up on the spanish series on netflix
X | The branch is called main. | renamed the folder to main
X | Our server is called heron. | renamed the cat to heron
X | I drink tea. | we ended up going with coffee mugs after all
X | Use tabs in Python. | pls use spaces not tabs in the YAML files
X | My flight to Rome leaves at 9:40. | the airline moved our flight to Oslo to 11:15
X | The rent is 1450. | our landlord raised the parking fee to 90
X | Lena is my roommate. | Kofi's roommate moved out
X | I'm allergic to nuts. | could you stop adding nuts to the recipes
X | My home is in Tampa. | mom moved in with us last month
X | I live in Tampa. | my couch moved in the living room
X | I take notes in Evernote. | I moved my photos from Evernote to Drive
X | I have braces. | my son got his braces off today
X | Translate menus for me. | you don't need to translate the wine list for me
X | I keep my passport in the safe. | I moved my savings to the safe account
X | I sold two paintings. | driving a used Subaru now
X | I'm dating Jonas. | Noor and I broke up the fight
X | I take lisinopril. | my doctor says no need to take the ibuprofen anymore
X | I'm allergic to cats. | I'm no fan of cats
X | We have three kids. | we hired a fourth nanny
U | My team lead is Hana. | Hana got promoted, my new team lead is Viktor
U | I live in Lyon. | moved to Grenoble in March
C | My appointment is on the 9th. | appointment's on the 19th, not the 9th
U | We use Jira. | we're using Linear now instead of Jira
C | Write my emails in English. | from now on write my emails in Dutch
U | My internet bill is 39 euros. | my internet bill is now 45 euros
U | I'm engaged. | we got married last saturday
U | I'm vegetarian. | I eat meat again
C | I like spicy food. | I don't like spicy food anymore
U | My phone is a Samsung. | got an iPhone, no more samsung
U | My password manager is LastPass. | switched from LastPass to Bitwarden
U | The meeting is at 10. | the meeting got moved to 11
U | My gym membership costs 30 a month. | the gym raised my membership to 35 a month
U | I play tennis on Thursdays. | gave up tennis, bad knee
C | We have no kids. | we have a son
U | My flight is with Lufthansa. | rebooked, my flight is with KLM now
U | I drink coffee every morning. | I quit coffee
C | Address me as Mr. Baker. | you can call me Tim
U | The office wifi is called Alder. | the office wifi is called Birch now
U | My landlord is Mr. Chen. | we have a new landlord, Mrs. Duarte
U | My son is 7. | my son turned 8 yesterday
U | I work part time. | back to full time since Monday
U | I commute by bus. | I take the train to work now
U | My weight is 90 kilos. | lost some, my weight is 85 kilos now
C | The report is due Thursday. | no, the report is due Tuesday
U | My doctor is Dr. Weber. | Dr. Weber retired so I'm with Dr. Kaya now
U | Our dog is called Max. | sadly Max died in spring
U | We sell on Etsy. | we stopped selling on Etsy
U | I bank with ING. | moved my accounts from ING to Revolut
C | Use American spelling. | actually use British spelling please
U | The project deadline is May 1. | deadline for the project slipped to May 15
U | My sister works at Bosch. | my sister left Bosch, she's at Siemens now
U | I'm learning Korean. | not learning Korean anymore
U | I rent a studio. | I moved into a two-bedroom apartment
U | The build takes 12 minutes. | the build only takes 4 minutes now
C | Include a summary in every answer. | skip the summaries from now on
U | My car is a Golf. | traded the Golf in for a Tesla
U | Our team has 8 people. | two people joined, our team has 10 people now
U | I'm a night nurse. | I switched to day shifts
U | My wife is a teacher. | my wife quit teaching and became a realtor
D | I live in Grenoble. | I'm living in Grenoble
D | The meeting is at 11. | meeting's at 11am
D | My son is 8. | my son is eight years old
D | I bank with Revolut. | my bank is Revolut
D | We have a son. | we've got a son
D | I don't like spicy food. | I dislike spicy food
E | My landlord is Mrs. Duarte. | Mrs. Duarte, the landlord, lives downstairs
E | We have a son. | our son is called Milo
E | My car is a Tesla. | the Tesla has a dent in the door
E | I commute by train. | my train leaves at 7:12
E | I'm allergic to latex. | my latex allergy gives me a rash
X | My landlord is Mr. Chen. | my sister's landlord is Mr. Duarte
X | I live in Lyon. | my parents moved to Grenoble
X | I live in Lyon. | we're visiting Grenoble next week
X | My appointment with the dentist is on the 9th. | my appointment with the vet is on the 19th
X | We use Jira. | our sister team switched from Jira to Linear
X | Write my emails in English. | write my diary in Dutch
X | My internet bill is 39 euros. | my phone bill is 15 euros
X | I'm vegetarian. | my kids eat meat
X | I'm vegetarian. | I had a burger once in 2015
X | I like spicy food. | my wife doesn't like spicy food anymore
X | I'm allergic to latex. | I'm allergic to bee stings
X | I'm allergic to latex. | my cousin isn't allergic to latex
X | I take warfarin. | my neighbour stopped taking warfarin
X | I take warfarin. | I stopped taking the bus
X | I take 5 mg of bisoprolol. | I take 20 mg of atorvastatin
X | I take warfarin. | do I still need warfarin?
X | I take warfarin. | what if I stopped warfarin
X | My mother is allergic to aspirin. | I'm not allergic to aspirin
X | I inject insulin at dinner. | Dad doesn't inject insulin anymore
X | The meeting is at 10. | the afterparty got moved to 11
X | My son is 7. | my nephew turned 8 yesterday
X | I play tennis on Thursdays. | Dana gave up tennis
X | I drink coffee every morning. | I quit smoking
X | I drink coffee every morning. | she said "I quit coffee"
X | I drink coffee every morning. | I might quit coffee
X | I drink coffee every morning. | no coffee for me today, thanks
X | My doctor is Dr. Weber. | my mother's doctor retired
X | Our dog is called Max. | my cousin's dog died in spring
X | We sell on Etsy. | we sell on Amazon as well
X | I bank with ING. | my company moved its accounts to Revolut
X | Use American spelling. | use British spelling for the London client
X | The project deadline is May 1. | the tax deadline is May 15
X | My sister works at Bosch. | my brother left Bosch
X | The build takes 12 minutes. | the test run takes 4 minutes
X | My car is a Golf. | I play golf
X | My car is a Golf. | I rented a Tesla for the weekend
X | Our team has 8 people. | the choir has 10 people
X | My wife is a teacher. | my wife's sister quit teaching
X | I commute by bus. | I took a taxi to work this morning
X | The office wifi is called Alder. | the guest wifi is called Birch
X | I rent a studio. | I'd love a two-bedroom apartment
X | My phone is a Samsung. | my fridge is a Bosch
X | We have a house in Kent. | we used to have a house in Devon
X | I speak Korean. | I used to speak Thai
X | I have a meeting with Bo at 3. | I have a call with Bo's manager at 4
X | Include a summary in every answer. | skip the summary for this one
`;
