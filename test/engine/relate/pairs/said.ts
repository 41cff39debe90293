/**
 * Labelled pairs in the wording of talk: openers, ends with and without a verb, new ones of a thing, steps, courses that end, other names, and as many that
 * change nothing. `Q` asks. Same format.
 */
export const said = `
C | I smoke. | Haven't touched a cigarette since New Year, I'm off them.
C | We use Jenkins for CI. | We finally got off Jenkins last month.
C | I'm allergic to penicillin. | The allergist tested me and it turns out I'm not allergic to penicillin after all.
C | I take ibuprofen for my back. | My doctor told me to stop the ibuprofen, so I don't take it anymore.
C | I drink alcohol on weekends. | My liver values were bad, so no more alcohol for me.
C | I'm a member of the chess club. | Guess what, I quit the chess club.
C | My favourite coffee shop is Bean There. | I'm done with Bean There after they tripled their prices.
C | I have a subscription to the Economist. | I let the Economist subscription lapse.
C | We have a cat. | Our cat passed away last night.
U | I pay with PayPal. | I switched over to Apple Pay for payments.
U | The team has 8 people. | With Yusuf joining, the team is now 9 people.
U | I'm looking for a job. | I found a job, I start in May.
U | My locker code is 4411. | They gave me a new locker code, it's 9023.
U | The launch date is 1 June. | The launch slipped to 15 June.
U | My sister is pregnant. | My sister had her baby yesterday, a little boy.
U | I rent a flat. | I bought a house, so I'm not renting anymore.
U | I applied to Oxford. | Oxford accepted me!
U | My daughter is in kindergarten. | My daughter started first grade in September.
U | My phone is a Pixel 6. | Got myself a Pixel 9 to replace the Pixel 6.
U | My goal is to read 20 books a year. | I've upped my goal to 30 books a year.
U | The meetup is on Thursday. | The meetup got moved to Friday.
U | My daughter's name is Katie Moss. | My daughter changed her surname, she's Katie Brand now.
U | My editor is VS Code. | I've gone from VS Code to Zed and I'm not looking back.
U | I live in Bristol. | After five years in Bristol I relocated to Leeds.
U | I'm training for my first marathon. | I ran the marathon in under four hours!
U | I weigh 90 kg. | I've lost some weight and weigh 84 kg now.
U | My car insurance is with Allianz. | I took my car insurance from Allianz over to AXA.
E | My brother lives in Lyon. | My brother's place in Lyon has a huge terrace.
E | I work at Nokia. | At Nokia my desk is by the window.
E | I drive a Volvo. | My Volvo is the estate version.
E | I take metformin. | I take metformin twice a day.
E | My daughter is in kindergarten. | My daughter loves her kindergarten.
E | The launch date is 1 June. | The launch on 1 June will be streamed.
E | I'm allergic to peanuts. | My peanut allergy was diagnosed when I was three.
D | I'm allergic to peanuts. | I have a peanut allergy.
D | I hate cilantro. | I can't stand cilantro.
D | I live in Bristol. | My home is in Bristol.
D | The meetup is on Thursday. | The meetup takes place on Thursday.
D | I get up at 7. | I wake up at seven.
D | My birthday is on 9 July. | I was born on July 9.
X | Write short emails to suppliers. | Write long emails to my grandmother.
X | I prefer tea. | My husband says: "I prefer coffee."
X | The kitchen closes at 10. | The bar closes at midnight.
X | I play the violin. | I played football at school.
X | I live in Bristol. | Did you know that Cardiff is the capital of Wales?
X | I take metformin. | My dad stopped taking metformin.
X | My phone is a Pixel 6. | My work phone is an iPhone 12.
X | I sleep eight hours. | My baby sleeps four hours.
X | I'm vegan. | My girlfriend is done being vegan.
X | My daughter is in kindergarten. | My son started first grade.
X | I use Zed at home. | At work we switched to VS Code.
X | Anna is my project manager. | Anna has a new dog called Rex.
X | My passport expires in 2031. | My driving licence expires in 2027.
X | I drink coffee. | I used to drink cola as a kid.
X | My train to Bath leaves at 8:10. | My train to York leaves at 9:30.
X | I'm learning Japanese. | I was born in Japan.
X | My rent is 1200 pounds. | My brother's rent went up to 1350 pounds.
X | I'm allergic to peanuts. | I'm allergic to latex.
Q | I'm allergic to shellfish. | Prawns don't seem to bother me these days.
Q | I work at Nokia. | I might have a new job at Ericsson soon.
C | My knee hurts. | Thanks to physio my knee doesn't hurt anymore.
C | I want push notifications. | Honestly, turn the push notifications off, I can't focus.
C | I hate cilantro. | Funny enough, I've come to love cilantro.
C | Send me a daily summary. | Stop sending me the daily summary, please.
C | I can't swim. | After six weeks of lessons I can finally swim.
C | I own a motorbike. | I sold the motorbike, the kids were worried.
C | I eat meat. | Three months meat-free today, I'm done with meat for good.
C | I work night shifts. | Good news: no night shifts for me anymore.
C | I play in a band. | Long story short, I'm not in the band anymore.
U | Our standup is at 10. | Standup has been pushed to 10:30.
U | The store opens at 9. | Starting next week the store opens at 10.
U | My son is 7. | My son just turned 8.
U | My best friend is Nora. | Nora and I fell out; my best friend these days is Ida.
U | We ship with UPS. | We've changed carriers, DHL ships everything for us now.
U | My landlord is Mr Hooper. | We have a new landlord, Mrs Pell.
U | I have one kid. | Our second kid arrived on Tuesday.
U | I live in Bristol. | Big news, we've moved house and Cardiff is home now.
U | I study physics. | I changed my major from physics to maths.
U | Our rent is 1200 pounds. | The rent went up to 1350 pounds.
U | My insulin dose is 10 units. | My doctor upped my insulin dose to 14 units.
U | I'm a junior developer. | They promoted me to team lead!
U | The wifi password is tulip22. | I changed the wifi password to daisy77.
U | I start work at 9. | I've shifted my start to 7:30.
U | I'm engaged to Lara. | Lara and I got married in June!
U | My German is at B1. | I passed the B2 exam in German.
U | Address me as Ms Kent. | I got married, so call me Mrs Doyle now.
U | I'm in a long-distance relationship. | We broke up last weekend.
U | I work at Nokia. | I signed with Ericsson and started there on Monday.
E | I play tennis. | I've been playing tennis for ten years.
E | I run every morning. | I run every morning, usually along the canal.
E | I'm learning Japanese. | I'm learning Japanese because my wife is from Osaka.
E | My dentist is Dr Moreau. | Dr Moreau works on Tuesdays only.
E | I like jazz. | My favourite jazz album is Kind of Blue.
E | I have a cat. | My cat is a Siamese called Momo.
E | We use Kafka. | Our Kafka cluster has three brokers.
D | I work at Nokia. | Nokia is my employer.
D | My favourite food is ramen. | Ramen is my favourite food.
D | I don't drink alcohol. | I never drink alcohol.
D | We use Jenkins for CI. | Our CI is Jenkins.
D | My wife is called Elena. | My wife's name is Elena.
D | I have three cats. | I've got 3 cats.
X | I like chess. | I like poker.
X | I have a bike. | I have a canoe.
X | I'm allergic to peanuts. | My niece outgrew her peanut allergy.
X | I work at Nokia. | A recruiter from Ericsson called me.
X | I drive a Volvo. | Would a Tesla be a good buy?
X | I don't like horror films. | I don't like crowds.
X | I live in Bristol. | My parents have moved to Cardiff.
X | My sister lives in Oslo. | My other sister moved to Malmö.
X | I take metformin. | My dose of vitamin D was raised to 2000 units.
X | We deploy on Tuesdays. | We do backups on Sundays.
X | I live in Bristol. | If I lived in Cardiff I'd save a fortune.
X | My doctor is Dr Patel. | My vet is Dr Lund.
X | I speak Polish. | My grandmother spoke Yiddish.
X | I work at Nokia. | My flatmate started at Ericsson today.
X | I have a meeting with Sam at 2. | I have a call with Ruth at 3.
X | The budget for marketing is 10k. | The budget for travel was raised to 5k.
X | My goal is to read 20 books a year. | My goal is to run 500 km a year.
X | I live in Bristol. | I was in Cardiff for a wedding.
Q | I'm allergic to peanuts. | I ate a peanut bar and nothing happened.
Q | I take metformin. | My doctor is thinking about taking me off metformin.
C | I bite my nails. | Believe it or not, I don't bite my nails anymore.
C | We get the newspaper delivered. | We're done with the newspaper, nobody read it.
C | I sing in the choir. | Since the move I'm out of the choir.
C | I have a cold. | Finally got over my cold.
C | I'm on a diet. | I'm off my diet, life's too short.
C | I use a standing desk. | The standing desk went back to the shop, I don't use it anymore.
C | My phone screen is cracked. | I got my phone screen fixed.
C | I'm looking after my neighbour's plants. | The neighbours are back, so no more plants to look after.
C | I can't drive. | I passed my driving test, so I can drive now.
C | We allow cash payments. | As of Monday we don't take cash payments anymore.
C | I'm a student at Delft. | I graduated from Delft last week.
C | I have back pain. | My back pain is completely gone.
C | I share my office with Leo. | Leo moved out, I have the office to myself.
C | Add my name to the guest list. | Please take my name off the guest list.
C | I have a girlfriend. | My girlfriend and I split up.
U | My office is in Tower A. | They moved my office to Tower C.
U | My salary is 52k. | I got a raise, my salary is 58k now.
U | We have two cars. | We sold one of the cars, so we're down to one.
U | The exam is on 12 March. | The exam has been rescheduled, it's on 19 March.
U | My shift starts at 6. | My shift got moved to 8.
U | My tennis coach is Viktor. | I've got a new tennis coach, Marta.
U | My PIN is 4821. | I set a new PIN: 7730.
U | We meet in room Oslo. | Room change: we meet in room Lima.
U | I take the bus to work. | I've started cycling to work.
U | My internet provider is Vodafone. | We've changed providers and are with Telekom now.
U | My daughter is 11. | My daughter turned 12 on Sunday.
U | My hair is brown. | I dyed my hair black.
U | I'm engaged. | We finally tied the knot!
U | I'm waiting for my visa. | My visa arrived!
U | I'm writing my thesis. | I handed in my thesis today.
U | I work as a nurse. | I've retrained and work as a midwife now.
U | The printer is on the second floor. | They've moved the printer to the fourth floor.
U | My main email is jo@old.example. | Use jo@new.example from now on, it's my main email.
U | I read on a Kindle. | I've swapped my Kindle for a Kobo.
U | Our wifi is called Nest. | I renamed our wifi to Burrow.
U | My personal best over 10k is 52:10. | New personal best over 10k: 49:58!
U | My mother lives in Kiel. | My mother has settled in Flensburg.
U | I keep my spare key under the pot. | I moved my spare key to the shed.
U | The rent is due on the 1st. | The rent is now due on the 5th.
U | I'm a beginner at chess. | I'm no beginner at chess anymore, I play at intermediate level.
E | I have a brother. | My brother is an architect.
E | We use Terraform. | We use Terraform for all our cloud accounts.
E | My wife is a teacher. | My wife teaches maths and physics.
E | I live in Utrecht. | I've lived in Utrecht since 2014.
E | I have asthma. | My asthma is worse in spring.
E | I'm reading Dune. | I'm halfway through Dune.
E | I own a boat. | The boat is moored in Lemmer.
E | I work at Philips. | I've been promoted at Philips.
E | I'm learning the cello. | I've moved on to Bach with the cello.
D | My son is called Tim. | My son's name is Tim.
D | I live in Utrecht. | My home town is Utrecht, I live there.
D | The exam is on 12 March. | The exam takes place on March 12th.
D | I don't like coriander. | I hate coriander.
D | I own two bikes. | I have 2 bikes.
X | I work at Philips. | Philips moved its headquarters to Amsterdam.
X | I live in Utrecht. | My office moved to Rotterdam.
X | My salary is 52k. | My wife's salary went up to 60k.
X | I take the bus to work. | I took a taxi to the airport.
X | My daughter is 11. | My niece turned 12 on Sunday.
X | I have a brother. | My brother-in-law is a plumber.
X | The exam is on 12 March. | The oral exam is on 20 April.
X | My tennis coach is Viktor. | My son has a new swimming coach, Lea.
X | I'm allergic to pollen. | The pollen season is over.
X | I drink green tea. | My grandmother is off green tea.
X | I take warfarin. | My neighbour was taken off warfarin.
X | I'm on the early shift. | What if I moved to the late shift?
X | My PIN is 4821. | My gym locker has a new code: 7730.
X | We use Terraform. | We talked about moving off Terraform.
X | I like rye bread. | I like white wine.
X | My flight to Lima is on Monday. | My flight back is on Friday.
X | I read on a Kindle. | My sister swapped her Kindle for a Kobo.
X | I'm engaged. | My cousin got married.
X | I have a girlfriend. | My roommate and his girlfriend split up.
X | I'm a vegetarian. | My brother went from vegetarian to vegan.
X | I study law. | I studied law books all night.
X | My car is in the garage. | My bike is in the shed.
X | I run on Mondays. | I ran a marathon in 2019.
X | I'm learning the cello. | My teacher changed her number.
X | I use a Mac. | Our designers use Windows now.
C | I'm vegetarian. | Had my first steak in ten years and honestly, I'm done being vegetarian.
C | I drink two coffees every morning. | Doctor's orders: I'm off coffee completely.
C | My go-to airline is Lufthansa. | I swore off Lufthansa after the last strike; I fly KLM these days.
C | Send invoices to my personal address. | Invoices shouldn't go to my personal address any longer, use the company one.
C | I'm allergic to cats. | Turns out the allergy test was wrong, cats are fine for me.
C | I prefer dark mode. | Dark mode strains my eyes, please keep everything in light mode from here on.
C | I love running. | I can't stand running since my injury.
C | We host everything on AWS. | We've migrated off AWS; everything lives on Hetzner now.
C | I don't own a car. | Just bought a second-hand Golf, so I finally have a car.
C | Remind me about my pills at 8. | No need to remind me about the pills anymore.
C | Call me Jonathan. | Please don't call me Jonathan, Jon is what I go by.
C | I work remotely. | They've called us back; I'm in the office full-time now.
C | The project is on hold. | We're no longer on hold, the project resumed on Monday.
C | I am single. | I'm seeing someone, so not single anymore.
C | I want long, detailed answers. | Keep answers short from now on, I don't want long ones.
U | I live in Hamburg. | We finally settled into our new flat in Leipzig.
U | I live in Hamburg. | As of this month I'm based in Leipzig.
U | I work at Siemens. | Today was my first day at Bosch.
U | I work at Siemens. | I left Siemens and joined a startup called Kelp.
U | My manager is Priya. | Tom took over from Priya as my manager.
U | My manager is Priya. | I now report to Tom.
U | My phone number is 555-0101. | I've got a new phone number: 555-0199.
U | The deadline is 4 May. | The deadline got pushed back to 18 May.
U | The budget is 20k. | They bumped the budget up to 26k.
U | My dog is a puppy called Bo, 4 months old. | Bo turned one year old last week.
U | I have two kids. | Our third child was born on Sunday.
U | My son is in second grade. | My son just started third grade.
U | We use Slack for team chat. | The team switched from Slack to Mattermost.
U | My gym is FitOne. | I cancelled FitOne and signed up at Boulderhaus instead.
U | I weigh 82 kilos. | I'm down to 76 kilos.
U | My flight leaves at 7:40. | The airline moved my flight, it now leaves at 9:15.
U | The meeting room is B12. | We're meeting in C03 instead of B12.
U | I take 50 mg of sertraline. | My dose of sertraline was increased to 100 mg.
U | I drive a Fiat Panda. | Traded the Panda in for a Skoda.
U | My wife's name is Anna Weber. | My wife changed her name to Anna Lindt.
U | I'm studying for the bar exam. | I passed the bar exam!
U | My password manager is LastPass. | Moved all my passwords from LastPass over to Bitwarden.
U | Our office is on the third floor. | Our office has moved up to the fifth floor.
U | I'm learning Spanish at A2 level. | I reached B1 in Spanish.
U | My favourite band is Muse. | Lately my favourite band is Fontaines D.C.
U | The app supports Node 16. | We raised the minimum to Node 20 for the app.
U | My rent is 900 euros. | The landlord raised my rent to 980 euros.
U | I log in with Google. | I changed my login to a passkey.
U | I usually go to bed at 11pm. | These days I go to bed around 10pm.
E | I live in Hamburg. | My place in Hamburg is right next to the Elbe.
E | I work at Siemens. | At Siemens I'm on the turbine team.
E | I have a dog. | My dog is a beagle called Max.
E | The deadline is 4 May. | The 4 May deadline is at noon.
E | I'm allergic to nuts. | My nut allergy is so bad that I carry an EpiPen.
E | I play the piano. | I've played the piano since I was six.
E | My sister lives in Oslo. | My sister moved to Oslo for her PhD.
E | We use Postgres. | Our Postgres runs version 16.
E | I like hiking. | I like hiking, mostly in the Dolomites.
E | My manager is Priya. | My manager Priya is based in Pune.
E | My car is a Skoda. | The Skoda is a blue 2019 estate.
E | I'm vegetarian. | I'm vegetarian but I eat eggs.
E | I have a meeting with Lena. | The meeting with Lena is on Thursday.
E | I take vitamin D. | I take the vitamin D with breakfast.
D | I live in Hamburg. | Hamburg is where I live.
D | I'm allergic to nuts. | I have a nut allergy.
D | My manager is Priya. | Priya's my manager.
D | I work at Siemens. | I'm employed at Siemens.
D | I have two kids. | I've got 2 children.
D | My birthday is on 3 March. | I was born on March 3rd.
D | I don't eat meat. | I do not eat meat.
D | The deadline is 4 May. | The deadline is May 4th.
D | I like hiking. | I enjoy hiking.
D | We deploy on Fridays. | Deploys happen on Fridays.
D | My favourite colour is green. | Green is my favorite color.
D | I speak French and German. | I speak German and French.
D | The standup is at 9:30. | Standup's at half past nine.
D | I wake up at 6 am. | I get up at 6 in the morning.
X | I live in Hamburg. | My brother moved to Leipzig.
X | I live in Hamburg. | I visited Leipzig last week.
X | I live in Hamburg. | I'd love to live in Leipzig some day.
X | I work at Siemens. | My wife works at Bosch.
X | I work at Siemens. | I interviewed at Bosch.
X | My manager is Priya. | Tom is the manager of the sales team.
X | I'm allergic to nuts. | My son isn't allergic to nuts.
X | I'm allergic to nuts. | I'm allergic to pollen.
X | I take 50 mg of sertraline. | I take 20 mg of omeprazole.
X | I drink tea in the morning. | I drink wine in the evening.
X | Use a formal tone with clients. | Use a casual tone in the team chat.
X | The budget for Atlas is 20k. | The budget for Orion is 26k.
X | My phone number is 555-0101. | My mother's phone number is 555-0199.
X | I like hiking. | I like sailing.
X | I lived in Rome as a student. | I live in Hamburg.
X | I have a dog. | I have a cat.
X | My flight to Paris leaves at 7:40. | My flight to Rome leaves at 9:15.
X | I don't like jazz. | I don't like olives.
X | We use Postgres. | We use Redis for caching.
X | I prefer window seats. | On trains I prefer the quiet coach.
X | I'm learning Spanish. | I'm learning to draw.
X | My daughter's birthday is in May. | My birthday is in June.
X | I work at Siemens. | Siemens makes trains.
X | I live in Hamburg. | Maybe I should move to Leipzig.
X | I'm vegetarian. | My friend asked: "are you still vegetarian?"
X | I prefer email for contracts. | I prefer phone calls for urgent matters.
X | Standup on Mondays is at 9. | Standup on Fridays is at 10.
X | I own a Skoda. | I rented a Fiat on holiday.
`;
