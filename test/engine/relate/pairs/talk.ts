/**
 * Labelled pairs in the wording of talk, which shares fewer words between old and new. The rules were made more general with these at
 * hand; `unseen.ts` was written at the same time and is kept apart. Same format.
 */
export const talk = `
U | I live in Ghent. | We finally settled into the new flat in Antwerp last week.
U | I'm based in Warsaw. | I relocated, I'm in Kraków these days.
U | My home is in Lyon. | I've moved back to Nantes.
U | I live in Porto with my parents. | I got my own place in Braga now.
U | My address is 14 Elm Street. | Send everything to 9 Mill Lane from now on, we moved.
X | I live in Ghent. | My brother just bought a house in Bruges.
E | I live in Ghent. | I have lived in Ghent since 2015.
E | I live in Ghent. | I grew up in Charleroi.
X | I live in Ghent. | I'm in Paris for the weekend.
X | I live in Ghent. | We might end up moving to the coast someday.
U | I'm a nurse at St Anne's. | I've taken a teaching position at the local college, I start on Monday so I'm a teacher now.
U | I work for Delphi Logistics. | I handed in my notice at Delphi and joined Merrow Shipping.
C | I work for Delphi Logistics. | I got laid off from Delphi Logistics.
U | I am a junior developer. | I got promoted to senior developer.
U | I'm unemployed. | I found a job at the town library.
E | I work for Delphi Logistics. | At Delphi I look after the warehouse software.
X | I work for Delphi Logistics. | My cousin works for Merrow Shipping.
E | I work for Delphi Logistics. | I used to work for Hartmann before that.
X | I work for Delphi Logistics. | If Merrow makes me an offer I'd think about it.
U | My boss is Tomas. | I report to Ingrid since the reorganisation.
U | Tomas is my team lead. | Tomas left; my team lead is now Ingrid.
D | My boss is Tomas. | Tomas is my boss.
E | My boss is Tomas. | My boss Tomas is on holiday until the 3rd.
X | My boss is Tomas. | Petra's boss is Ingrid.
U | I'm dating Julia. | Julia and I broke up.
U | I'm single. | I have a girlfriend now, her name is Mirjam.
U | My boyfriend and I are engaged. | We got married in June!
C | I'm married to Olga. | Olga and I are divorced now.
E | I'm dating Julia. | Julia and I met at a climbing gym.
X | I'm dating Julia. | My roommate is dating Marta.
U | I'm a vegetarian. | I've gone fully vegan.
C | I'm a vegetarian. | I eat meat again.
C | I don't drink alcohol. | I've started drinking wine again.
C | I eat pork. | Pork is off the table for me now.
E | I'm a vegetarian. | I'm a vegetarian but I eat eggs.
X | I'm a vegetarian. | My flatmate eats meat every day.
E | I'm allergic to walnuts. | I carry an EpiPen because of my walnut allergy.
C | I'm allergic to walnuts. | Turns out I'm not allergic to walnuts, the test was wrong.
X | I'm allergic to walnuts. | I'm not allergic to almonds.
E | I'm allergic to walnuts. | I'm allergic to penicillin as well.
X | I'm allergic to walnuts. | My nephew outgrew his walnut allergy.
C | I take metformin for my diabetes. | My doctor took me off metformin.
U | I take 20 mg of lisinopril daily. | They lowered my lisinopril to 10 mg.
X | I take lisinopril. | My mother stopped taking lisinopril.
E | I take lisinopril. | I take my lisinopril in the morning with breakfast.
E | I take lisinopril. | I also take a statin at night.
C | I take a statin. | I'm off the statin since last month.
U | Be formal when you write to me. | You can be casual with me from now on.
U | Give me detailed explanations. | Please keep it brief from here on.
C | Use emojis in your replies. | Leave the emojis out, please.
U | Answer me in English. | Let's switch to Dutch from today.
D | Keep your answers short. | I want short answers.
E | Keep your answers short. | Keep your answers short and use bullet points.
X | Use a friendly tone in posts. | Use a neutral tone in incident reports.
C | Always explain your reasoning. | No need to explain your reasoning any more.
U | I write my code in Python. | I've switched over to Rust.
U | We use Slack at work. | We've moved off Slack and are on Teams now.
U | My laptop is a ThinkPad. | I replaced my ThinkPad with a MacBook.
U | Our database is MySQL. | We migrated the database to Postgres.
E | We use Slack at work. | We use Zoom for calls as well.
X | We use Slack at work. | Our client uses Teams.
E | I write my code in Python. | I write my Python code in PyCharm.
U | Yoga class is on Mondays. | They've moved the yoga class to Wednesdays.
U | My dentist appointment is on 4 March. | The dentist had to reschedule me to 11 March.
U | The meeting starts at 3. | We pushed the meeting back to 4.
C | I have a call with Lena on Friday. | The call with Lena on Friday is cancelled.
X | Yoga class is on Mondays. | Pilates is on Wednesdays.
E | Yoga class is on Mondays. | Yoga class on Mondays is taught by Silke.
D | Yoga class is on Mondays. | I have yoga every Monday.
U | I go running at 6 in the morning. | I run in the evenings now.
U | The budget for the kitchen is 8,000 euros. | We had to bump the kitchen budget up to 9,500 euros.
U | My rent is 750. | The landlord raised my rent to 810.
U | I can spend 300 on the trip. | I can only spend 200 on the trip after all.
X | The budget for the kitchen is 8,000 euros. | The bathroom will cost about 5,000 euros.
E | The budget for the kitchen is 8,000 euros. | Half of the kitchen budget goes to the oven and the hob.
U | The report is due on Friday. | I got an extension, the report is due next Tuesday.
U | We launch on 1 May. | The launch slipped to 15 May.
X | The report is due on Friday. | The slides are due on Wednesday.
E | The report is due on Friday. | The report has to be in by noon on Friday.
U | My number is 0470 11 22 33. | I have a new number: 0470 44 55 66.
U | You can reach me at ana@quill.example. | ana@quill.example doesn't work any more, use ana@fern.example.
X | My number is 0470 11 22 33. | The plumber's number is 0470 99 88 77.
U | I drive a Golf. | I sold the Golf and bought a Tesla.
C | I have a car. | I got rid of my car.
E | I drive a Golf. | The Golf needs new tyres.
X | I drive a Golf. | My dad drives a Volvo.
U | I have one cat. | We adopted a second cat.
C | I have a dog called Rusty. | Rusty passed away last winter.
E | I have a dog called Rusty. | Rusty is scared of thunder.
X | I have a dog called Rusty. | My neighbour's dog is called Bruno.
U | I log in with a password. | I've set up a passkey to log in instead.
U | We sign in through Google. | Sign-in goes through Okta now.
X | Admins sign in with a hardware key. | Guests sign in with a code by email.
U | My son goes to Oakfield Primary. | My son changed schools, he's at Hillside now.
U | My daughter is in year 4. | My daughter has moved up to year 5.
E | My son goes to Oakfield Primary. | My son is in the choir at Oakfield Primary.
C | I play tennis on Saturdays. | I gave up tennis because of my knee.
U | I'm learning the violin. | I swapped the violin for the cello.
E | I play tennis on Saturdays. | I play tennis on Saturdays with Jens.
X | I play tennis. | My wife took up golf.
U | The migration is still running. | The migration finished last night.
U | The website redesign is on hold. | We picked the website redesign back up.
C | Project Lynx is going ahead. | Project Lynx got cancelled.
X | The migration is still running. | The audit is finished.
E | The migration is still running. | The migration moves about two million rows.
C | I have a Netflix subscription. | I cancelled Netflix.
U | I'm on the free plan. | I upgraded to the pro plan.
C | I subscribe to the Sunday paper. | I let my subscription to the Sunday paper lapse.
E | I have a Netflix subscription. | I share my Netflix subscription with my sister.
X | I have a Netflix subscription. | Do people still have Netflix subscriptions?
X | I like jazz. | Ben said "I can't stand jazz".
X | I like jazz. | I wonder whether I still like jazz.
C | I like jazz. | I've gone right off jazz.
C | I hate mushrooms. | I've come to like mushrooms.
D | I like jazz. | I'm a fan of jazz.
D | I have two sisters. | There are two sisters in my family: I have 2 sisters.
D | I was born in 1990. | My year of birth is 1990.
E | I like jazz. | I like jazz, especially Coltrane.
X | I like jazz. | In the nineties I didn't like jazz.
U | My favourite band is Elbow. | I'd say my favourite band is Wilco nowadays.
C | I'm a morning person. | I'm not a morning person any more.
U | I weigh 82 kilos. | I'm down to 78 kilos.
U | I sleep six hours a night. | I sleep closer to eight hours a night now.
`;
