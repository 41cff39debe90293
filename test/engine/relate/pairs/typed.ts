/** More of what people type, freer still: most of the changes are told in passing or by what follows from them. See `own.ts` for the form. */
export const typed = `
U | I'm based in Munich. | relocated to Zurich over the summer
U | My team uses Asana. | we ditched asana, it's all in ClickUp now
U | My accountant is Greta. | found a new accountant, his name's Pavel
U | I wear glasses. | had laser surgery, no more glasses for me
U | The kids go to Lincoln Elementary. | the kids are at Roosevelt now
U | The deploy window is 2am to 4am. | deploy window's been moved to 5am to 7am
U | We're on AWS. | everything runs on GCP these days
C | My flight is on the 14th. | flight's on the 15th actually, misread it
U | I have a beard. | shaved it off, no beard now
U | I share an apartment with Kim. | living by myself now
C | Put the summary at the top. | put the summary at the bottom instead
U | Our CEO is Lars Holm. | Lars stepped down, Amira Khan is CEO as of today
U | I drink three cups of coffee a day. | trying to cut back, I'm at one cup of coffee a day
U | The invoice number format is INV-001. | new invoice number format: 2026-001
U | My car insurance is with Geico. | switched my car insurance over to Progressive
C | I can't do Thursdays. | thursdays work for me now
U | I'm on antibiotics. | finished the antibiotics on Sunday
U | My gym is CrossFit Downtown. | joined a new gym, Planet Fitness
U | She prefers to be called Beth. | she goes by Elizabeth now
C | The store is closed on Sundays. | the store opens on Sundays too now
U | I'm learning to play the piano. | quit piano lessons
U | My commute is 40 minutes. | commute's only 15 minutes since we moved
U | Node 18 is our minimum version. | bumped the minimum to Node 20
C | Comments in German please. | write the comments in English from now on
U | My brother is unemployed. | my brother finally found a job at IKEA
U | I'm reading the Iliad with my book club. | the book club moved on to Beloved
U | We have a nanny. | we let the nanny go
U | We keep the tests in a folder called spec. | tests live in a folder called test now
U | My husband is in Singapore for work. | my husband is back from Singapore
U | The project is called Falcon. | we rebranded, the project is called Kestrel
C | Round prices up. | don't round prices up, show the exact amount
U | I get migraines every week. | haven't had a migraine in months
U | Our sprint is two weeks long. | sprints are three weeks now
U | I'm the treasurer of the club. | handed the treasurer role over to Bo
U | My favorite restaurant is Lupa. | Lupa closed down, my favorite restaurant is Osteria Nord now
U | The password policy is 8 characters. | password policy is 12 characters minimum as of Monday
C | I hate running. | actually started to love running
U | I'm waiting for my visa. | got my visa!
U | My laptop is broken. | got my laptop back, it's fixed
U | The baby sleeps in our room. | moved the baby into her own room
U | I'm on the waiting list for the allotment. | we finally got the allotment
C | My sister is older than me. | no, my sister's younger than me
U | I bill by the hour. | I charge a flat fee now
U | My thesis supervisor is Prof. Lang. | my new supervisor is Prof. Ito since Lang retired
U | I run Windows. | wiped windows, running Linux Mint now
C | The client wants the logo in blue. | the client changed their mind, logo in green
U | We meet at the library. | we meet at Kofi's place from now on
U | I do yoga on Tuesdays. | yoga's on Wednesdays now
U | Our wedding venue is the Old Mill. | the Old Mill fell through, we booked the Botanical Garden
U | I owe Tara $200. | paid Tara back the $200
U | My internet is from Comcast. | got fiber from Sonic now, dumped Comcast
C | Sign my emails with Best regards. | stop signing my emails with Best regards, just use Cheers
U | Mia is my intern. | Mia's internship ended, Theo is my intern now
U | I'm at 120 pages of the manuscript. | up to 155 pages of the manuscript now
U | My default currency is USD. | set my default currency to EUR
X | My sister is older than me. | my brother's younger than me
X | I wear glasses. | my son needs glasses
X | We have a nanny. | the neighbours let their nanny go
X | I'm on antibiotics. | the dog finished the antibiotics on Sunday
X | I owe Tara $200. | paid Bo back the $50
X | My flight is on the 14th. | Kim's flight is on the 15th
X | Our CEO is Lars Holm. | Acme's CEO stepped down
X | I'm waiting for my visa. | my wife got her visa
X | I hate running. | I love running gags
X | My gym is CrossFit Downtown. | joined a book club
X | I run Windows. | cleaned the windows today
X | The kids go to Lincoln Elementary. | the kids are at grandma's now
X | I'm based in Munich. | spending the summer in Zurich
U | My running shoes are Asics. | ran the asics into the ground, I'm in Sauconys now
U | Maya handles our payroll. | Maya's on leave so Tomas handles payroll for now
C | I can eat dairy. | can't do dairy anymore, my stomach says no
U | We rent our flat. | we bought the flat we were renting!!
U | The sprint demo is on Wednesday. | sprint demo is moved to friday, fyi
C | The parking code is 8812. | parking code got changed, it's 3391
U | My daughter wants to be called Alexandra. | my daughter goes by Lex these days
U | I teach at Northfield High. | left northfield high, teaching at a community college now
U | I usually fly out of JFK. | i usually fly out of Newark now
U | We pay $60 for internet. | internet went up to $75
U | My plan is to graduate in May. | graduation's pushed to December
C | Keep my CV to one page. | actually two pages is fine for my CV
U | My sourdough starter is called Clint. | RIP Clint, the new starter is called Doughlene
C | My middle name is Ann. | it's Anne with an e, my middle name
U | I'm an early bird. | I'm more of a night owl these days
U | I live with my boyfriend. | moved out of my boyfriend's place
C | Our office is dog friendly. | dogs aren't allowed in the office anymore
U | My shift starts at 7. | my shift starts at 6 now
U | I go to Dr. Brandt for my back. | switched from Dr. Brandt to a physio called Nele
U | I'm fasting on Mondays. | I don't fast on mondays anymore
U | Our support email is help@acme.io. | support email is support@acme.io now
C | I'm left-handed. | I'm right-handed btw, not left-handed
U | The tests run on CircleCI. | moved the tests off CircleCI to GitHub Actions
U | My nephew is learning to walk. | my nephew can walk now!
U | My thesis is about coral reefs. | changed my thesis topic to mangroves
C | I want my coffee order with sugar. | no sugar in my coffee please
U | My savings goal is $10,000. | raised my savings goal to 15k
U | I volunteer at the animal shelter. | had to stop volunteering at the shelter
U | Sasha is our goalkeeper. | Sasha's injured, Rio is our goalkeeper for the season
U | I have long hair. | chopped my hair off, it's super short now
U | I'm between jobs. | started working at the post office on monday
U | We're a team of five. | hired someone, we're six now
C | The museum is free. | the museum isn't free, tickets are 12 euros
U | My blog runs on WordPress. | migrated my blog to Ghost
U | My best friend lives in Oslo. | my best friend moved back to Bergen
C | Use the Oxford comma. | drop the Oxford comma from now on
U | My son's teacher is Mrs. Dale. | new school year: my son's teacher is Mr. Aziz
C | I don't have pets. | we have a hamster now
U | My car is in the shop. | got the car back from the shop
U | My bedtime is 11. | I go to bed at 10 now
D | I'm scared of heights. | I have a fear of heights
D | We meet every second Tuesday. | we meet every other tuesday
D | My shift starts at 6. | I start my shift at 6am
D | My daughter goes by Lex. | my daughter is called Lex
D | I don't drink. | I never drink alcohol
D | The museum ticket costs 12 euros. | museum tickets are €12
D | I work at the post office. | i'm employed at the post office
D | Our support email is support@acme.io. | the email for support is support@acme.io
E | We have a hamster. | the hamster's name is Peanut
E | My best friend lives in Bergen. | my best friend from Bergen is visiting in May
E | I volunteer at the shelter. | I volunteer at the shelter every other Sunday
E | I'm scared of heights. | heights scare me so much I avoid balconies
E | My blog runs on Ghost. | my blog is about fermentation
E | We bought a flat. | the flat has two balconies
E | I teach at a community college. | I teach intro to statistics at the college
E | My savings goal is 15k. | the 15k savings goal is for a van
E | My nephew can walk. | my nephew is 14 months old
E | I take metformin. | I take the metformin with dinner
X | My bedtime is 11. | my kids' bedtime is 8
X | My middle name is Ann. | my sister's middle name is Marie
X | I'm allergic to wasps. | my dad's allergic to codeine
X | I'm allergic to wasps. | I'm also allergic to kiwi
X | I take metformin in the evening. | I take vitamin B12 in the morning
X | I take metformin. | my aunt stopped taking metformin
X | I take sertraline. | thinking about coming off sertraline next year
X | My son is allergic to walnuts. | my son loves pecan pie
X | I can't have gluten. | the bakery stopped doing gluten-free bread
X | I teach at Northfield High. | my wife left Northfield High
X | The parking code is 8812. | the alarm code is 3391
X | Our support email is help@acme.io. | our sales email is sales@acme.io
X | Sasha is our goalkeeper. | Rio is our striker
X | My son's teacher is Mrs. Dale. | my daughter's teacher is Mr. Aziz
X | I live with my boyfriend. | should I move out of my boyfriend's place?
X | I live with my boyfriend. | my sister moved out of her boyfriend's place
X | Use the Oxford comma. | my editor said "drop the Oxford comma"
X | We rent our flat. | we might buy a flat someday
X | We pay $60 for internet. | we pay $40 for phone
X | My shift starts at 7. | on Saturdays my shift starts at 10
X | The tests run on CircleCI. | the docs build runs on GitHub Actions
X | My blog runs on WordPress. | my wife's shop runs on Shopify
X | I have long hair. | I had short hair in college
X | I'm left-handed. | both my kids are right-handed
X | I want my coffee with sugar. | no sugar in my tea please
X | Keep my CV to one page. | keep the cover letter to two paragraphs
X | I usually fly out of JFK. | this time I'm flying out of Newark
X | My best friend lives in Oslo. | my old roommate lives in Bergen
X | My car is in the shop. | my bike is in the garage
X | I fly to Rome on May 3. | I fly back from Rome on May 10
X | The museum is free. | the aquarium isn't free
X | My plan is to graduate in May. | my plan for the summer is to hike
X | Maya handles our payroll. | Tomas handles our hiring
X | We have a hamster. | our neighbours' hamster died
X | I'm fasting on Mondays. | I swim on Mondays
X | My savings goal is $10,000. | my weight goal is 70 kg
X | I work in sales. | my first job was in sales at Ikea
X | I don't drink. | if I drank I'd go for whisky
X | My thesis is about coral reefs. | my paper for the seminar is about mangroves
X | I have two brothers. | I have two sisters
X | Jonas owes me 50 euros. | I paid Noor back the 50 euros
`;
