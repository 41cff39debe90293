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
U | I live in Hamburg. | As of this month I'm living in Kiel.
U | I live in Hamburg. | My new home is Kiel.
U | I live in Hamburg. | I left Hamburg for Kiel.
U | I live with two flatmates. | I live on my own now.
U | My hometown address is 3 Oak Road. | My address changed: it's 12 Birch Road now.
U | I'm a barista at Bean & Co. | I stopped working at Bean & Co., I'm with Roastery now.
U | I'm a freelancer. | I gave up freelancing for a permanent job at Opal.
C | I work night shifts. | I don't do night shifts anymore.
U | I work four days a week. | I went back to five days a week.
U | I work from home. | I have to be in the office every day now.
C | I'm looking for a job. | I'm not looking for a job anymore, I found one.
U | My manager is Farid. | Farid got promoted, Lena took over as my manager.
U | Our CEO is Mrs. Holt. | Mr. Lang replaced Mrs. Holt as CEO.
U | My partner is Alex. | Alex and I split, I'm with Noor now.
C | I have a girlfriend. | My girlfriend and I broke up.
U | My wife is pregnant. | Our baby was born last night.
U | I have one child. | We had our second child in May.
C | I don't eat fish. | I eat fish now.
C | I eat everything. | I no longer eat meat.
C | I'm gluten-free. | I can have gluten again.
U | I follow a vegan diet. | I switched from vegan to vegetarian.
C | I love coffee. | Coffee makes me sick, I can't stand it now.
C | I am lactose intolerant. | I'm not lactose intolerant, the doctor got it wrong.
C | I take iron tablets. | I finished my course of iron tablets.
U | I take 50 mg of sertraline. | My dose of sertraline was raised to 75 mg.
U | I inject insulin twice a day. | I inject insulin three times a day now.
C | Use bullet points. | No bullet points anymore, please.
U | Write in a playful tone. | I'd prefer a serious tone from now on.
U | Keep replies under 100 words. | Replies can be up to 200 words now.
U | Call me Bob. | Actually, call me Robert.
U | Speak to me in French. | Use English with me instead of French.
U | Our docs are in Confluence. | We moved our docs from Confluence to Notion.
U | I use Vim. | I've replaced Vim with Helix.
C | We use feature flags. | We got rid of feature flags.
U | My phone is a Pixel. | I swapped my Pixel for an iPhone.
U | Our repo is on GitLab. | Our repo lives on GitHub now.
U | The app is written in Angular. | The app was rewritten in Svelte.
U | Choir rehearsal is on Tuesday evening. | Choir rehearsal is on Thursday evening from now on.
U | My flight is at 9:15. | My flight got delayed to 11:40.
C | We have a standup every morning. | We don't do standups anymore.
U | The course starts in March. | The start of the course was postponed until April.
C | The party is on Saturday. | The party got called off.
U | I go to the gym twice a week. | I go to the gym four times a week now.
U | Our rent is 1,200 euros. | We pay 1,350 euros in rent now.
U | I save 200 euros a month. | I've increased my savings to 300 euros a month.
U | The project has a budget of 20k. | The project budget was cut in half to 10k.
U | My electricity costs 60 euros a month. | My electricity bill went up to 75 euros a month.
U | My thesis is due in June. | My supervisor extended my thesis deadline to August.
U | Submit the form by Friday. | The form can be submitted until Monday now.
U | My phone number ends in 22. | My phone number ends in 57 now.
U | My Skype name is leo77. | My Skype name is now leo.k.
C | I own a motorbike. | I no longer own a motorbike.
U | I drive a diesel. | I drive an electric car now.
C | My car is in the garage. | My car is out of the garage again.
U | We have three hens. | A fox got one of our hens, so we have two left.
C | I have a parrot. | I gave my parrot to my aunt.
U | My cat weighs 5 kilos. | My cat weighs 6 kilos by now.
U | I unlock my phone with a PIN. | I unlock my phone with my face now.
C | Two-factor login is on. | I disabled two-factor login.
U | I'm a second-year student. | I'm in my third year now.
U | My daughter attends Elm School. | My daughter transferred to Oak School.
C | I take guitar lessons. | I quit my guitar lessons.
C | I collect stamps. | I don't collect stamps any longer.
U | I'm reading Emma. | I finished Emma and started Persuasion.
U | The roof is leaking. | The roof has been fixed.
U | The house is for sale. | The house is sold.
U | My package is on its way. | My package has arrived.
C | The elevator is broken. | The elevator works again.
U | The ticket is open. | The ticket has been resolved.
C | I get the newsletter. | I unsubscribed from the newsletter.
U | I have the family plan. | I downgraded from the family plan to the basic plan.
C | I have an account at Nord Bank. | I closed my account at Nord Bank.
C | I believe in horoscopes. | I don't believe in horoscopes anymore.
C | I'm afraid of flying. | I got over my fear of flying.
C | I wear glasses. | I had eye surgery and don't wear glasses anymore.
C | My knee hurts. | My knee doesn't hurt anymore.
U | I'm 34. | I turned 35 today.
U | My hair is long. | I got my hair cut short.
E | I live in Hamburg. | Hamburg is a bit rainy for me.
E | I work from home. | I work from home with my dog under the desk.
X | I live in Hamburg. | I have a meeting in Kiel tomorrow.
X | My manager is Farid. | Omar's manager is Lena.
E | I take iron tablets. | My iron tablets taste awful.
X | I take iron tablets. | My sister finished her course of iron tablets.
X | I use Vim. | My desk mate replaced Vim with Helix.
E | I use Vim. | I don't use any plugins in Vim.
X | My flight is at 9:15. | Tim's flight got delayed to 11:40.
E | We have three hens. | One of our hens lays blue eggs.
X | I have a parrot. | I gave my book about parrots to my aunt.
E | I wear glasses. | I don't wear glasses for reading.
X | The roof is leaking. | The fence has been fixed.
X | My package is on its way. | My mother's package has arrived.
E | I go to the gym twice a week. | I went to the gym four times last week.
X | I'm reading Emma. | My book club finished Persuasion.
D | I work from home. | I'm working from home.
D | My phone is a Pixel. | I have a Pixel phone.
D | I wear glasses. | I'm wearing glasses.
D | My thesis is due in June. | The deadline for my thesis is in June.
D | I own a motorbike. | I have a motorbike.
U | The app uses SQLite. | SQLite was replaced by Postgres in the app.
U | My username is lea99. | My username is lea_b now, not lea99.
U | I take the train to work. | I gave up the train and cycle to work now.
U | We meet on Zoom. | From now on we meet on Teams instead of Zoom.
C | I'm a smoker. | I'm not a smoker anymore.
U | My favourite team is Ajax. | I no longer support Ajax, my favourite team is PSV now.
U | I have long hair. | I have short hair now.
U | My car is red. | I had my car painted black.
U | I have a meeting with Kim at 2. | My meeting with Kim was moved to 3.
U | The code freeze starts on Monday. | The code freeze starts on Wednesday instead.
U | My blood type is A. | Correction: my blood type is B.
C | I want reminders in the morning. | I don't want reminders in the morning, send them in the evening.
U | Our wifi password is tulip. | The wifi password is daisy now.
C | Rex is my dog. | Rex died in March.
C | I'm on holiday. | I'm back from holiday.
C | I've never been to Japan. | I went to Japan last month.
C | I can't swim. | I learned to swim.
C | I can't drive. | I got my driving licence.
U | I speak no Spanish. | I speak some Spanish now.
U | We use two-week sprints. | We switched to three-week sprints.
U | My alarm is set for 6:30. | I set my alarm for 7:00.
U | I owe Ben 20 euros. | I paid Ben back.
U | I'm waiting for the results. | The results came in: all clear.
U | I need a new laptop. | I bought a new laptop.
U | Send invoices to Anna. | Send invoices to Bert instead of Anna.
U | The office is on the third floor. | The office has moved to the fifth floor.
U | I run 5 km every day. | I run 8 km every day now.
U | My subscription ends in May. | I renewed my subscription until December.
C | I have a cold. | My cold is gone.
C | My laptop is broken. | My laptop is fixed.
C | The kitchen light doesn't work. | The kitchen light works again.
C | I'm learning Italian. | I stopped learning Italian.
C | I like my job. | I hate my job now.
C | I trust Anna. | I don't trust Anna anymore.
U | We rent our flat. | We bought our flat.
C | I'm the captain of the team. | I'm no longer the captain of the team.
U | I'm the captain of the team. | Jo is the captain of the team now.
U | My phone is an iPhone 12. | I upgraded to an iPhone 15.
U | I pay with PayPal. | I pay by card now.
U | I shop at Aldi. | I shop at Lidl now instead of Aldi.
`;
