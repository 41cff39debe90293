/**
 * Labelled pairs in which the newer statement looks as if it replaced the older one and does not: visits, other people and things, agents
 * that do something to a thing of one's own, states of other items, history, plans, hearsay. Nothing here may be replaced. Same format.
 */
export const traps = `
X | I live in Porto. | I'm back in Lisbon for a conference.
X | I live in Porto. | I'm in Berlin this week.
X | I live in Porto. | My parents are back in Lisbon now.
X | I live in Porto. | I moved my savings to Norway.
X | I live in Porto. | I moved back to the window seat.
X | I live in Porto. | We moved back to weekly meetings.
X | I live in Porto. | My sister relocated, she's in Oslo these days.
E | I live in Porto. | I got a studio in Lisbon for work.
X | I live in Porto. | I came back to Lisbon in 2009.
X | My boss is Tomas. | Greta reports to Ingrid.
X | My boss is Tomas. | My wife has a new boss, Ingrid.
X | Sanne is my therapist. | My son is seeing a new therapist, Dr. Okafor.
X | My dentist is Dr. Moss. | I have a new dermatologist, Dr. Fern.
X | I'm single. | My flatmate has a girlfriend now.
E | I'm married to Olga. | I have a husband called Piet's number somewhere.
X | I have a girlfriend. | My brother is single again.
X | I'm married. | I have a wife joke for every occasion.
X | I have a dog called Rusty. | My aunt's dog Bello passed away.
X | I have a dog called Rusty. | Rusty's best friend passed away last winter.
X | I have a cat. | The neighbour's cat died.
X | I take lisinopril. | My doctor took my sister off lisinopril.
X | I take lisinopril. | They took lisinopril off the market in Peru, says a blog.
X | I take lisinopril. | My doctor took me off metoprolol.
X | I take 20 mg of lisinopril daily. | They lowered my father's lisinopril to 10 mg.
X | I take 20 mg of lisinopril daily. | They lowered my metoprolol to 10 mg.
X | My rent is 750. | The landlord raised my sister's rent to 810.
X | My rent is 750. | The landlord raised my deposit to 810.
X | The budget for Heron is 8,000 euros. | They cut the budget for Falcon to 5,000 euros.
X | Yoga class is on Mondays. | They moved the boxing class to Wednesdays.
X | The invoice is paid. | They reopened the pool.
X | The bridge is closed. | They reopened the bridge in the game.
X | The audit is running. | The migration finished last night.
X | Ticket 45 is open. | Ticket 54 was closed this morning.
X | Ticket 45 is open. | I closed ticket 54.
E | The shop is open. | The shop opened in 1990.
E | The shop is open on Sundays. | The shop closed early last Friday.
X | The shop is open. | The shop closes at six.
E | The project is in progress. | We finished the first part of the project.
X | The report is pending. | I finished reading the report.
X | My account is open. | My wife closed her account.
X | I log in with a password. | My colleague logs in with a passkey now.
X | I log in with a password. | The forum's sign-in goes through Okta now.
X | I log in to the bank with a password. | I log in to the forum with a passkey now.
X | My son goes to Oakfield Primary. | My daughter changed schools, she's at Hillside now.
E | My son goes to Oakfield Primary. | My son went to Hillside Primary before that.
X | My son goes to Oakfield Primary. | We went to Hillside Primary for the bake sale.
X | Be formal when you write to clients. | You can be casual with the team.
X | Answer me in English. | Let's switch to the Dutch team's calendar.
X | Answer me in English. | My mother switched to Dutch tea.
X | Answer me in English. | Write the brochure in Dutch.
X | My number is 0470 11 22 33. | My mother has a new number: 0470 44 55 66.
X | My number is 0470 11 22 33. | I have a new idea: 7 cakes.
X | I have a Netflix subscription. | My sister cancelled Netflix.
X | I have a Netflix subscription. | I cancelled Disney.
X | I have a gym membership. | I cancelled my museum membership.
X | I'm a vegetarian. | My son has gone vegan.
X | I'm a vegetarian. | The cafe has gone fully vegan.
X | I'm a vegetarian. | My dog eats meat again.
X | I drive a Golf. | I sold the golf clubs.
X | I drive a Golf. | I sold my brother's Volvo for him.
X | I like jazz. | I've gone right off metal.
X | I like jazz. | My teacher took me off jazz duty for the concert.
E | I like jazz. | I came off the stage after the jazz concert with a cold.
X | I sleep six hours a night. | My baby sleeps closer to eight hours a night now.
X | I write my code in Python. | My students write their code in Rust now.
E | I write my code in Python. | I wrote my Python code in a notebook yesterday.
X | I report to Tomas. | I report to the tax office every March.
X | My employer is Delphi. | My wife joined Merrow.
E | I drive a Golf. | I also drive a van for deliveries.
X | I'm allergic to walnuts. | My doctor took me off the walnut study list.
X | I'm allergic to penicillin. | I have no allergies to pollen.
X | I'm allergic to penicillin. | My sister has no allergies.
X | The ferry is cancelled. | They reopened the ferry terminal cafe.
X | ana@quill.example is my address. | bob@quill.example doesn't work any more, use bob@fern.example.
X | The meeting in room 12 is at 9. | The meeting in room 30 is at 10.
X | The budget for project P1 is 100 euros. | The budget for project P2 is 200 euros.
X | Line 4 of the tram stops at the park. | Line 9 of the tram stops at the harbour.
X | We launch version 2 in May. | We launched version 1 in March.
E | I'm on antidepressants. | I came off the night shift, so I take my antidepressants in the morning.
X | We host on Heroku. | They moved our party to Friday.
X | I work for Delphi. | They let my colleague go at Delphi.
X | I teach maths at Eastgate. | They hired a new maths teacher at Eastgate.
E | I teach maths at Eastgate. | Eastgate hired me in 2014.
X | I have a cold. | I got a cold beer.
X | I like tea. | I bought tea.
X | I like tea. | I found a tea shop.
X | I have two bikes. | I bought a bike.
X | I need a new laptop. | My brother bought a new laptop.
X | I need a new laptop. | I bought a new laptop bag.
X | I need a dentist. | I found a dentist for my dog.
X | I want a dog. | I got a dog house.
X | I don't like fish. | I learned to like fish tacos.
X | I can't swim. | My son learned to swim.
X | I live in Rome. | I bought a house in Turin.
X | I live in Rome. | I got a letter from Turin.
X | My favourite colour is red. | I got a blue sweater.
X | I drive a Golf. | I bought a Volvo for my wife.
X | I work at Acorn. | I found a better lunch place at Acorn.
X | I work at Acorn. | I got a raise at Acorn.
X | I rent a flat. | I got a flat tyre.
X | My phone is a Pixel. | I got a phone call.
X | I take the train to work. | I got off the train at Ghent.
X | I play chess. | I ended the chess game early.
X | The shop opens at 9. | The shop opened late today.
X | I'm reading Emma. | My wife finished Emma.
X | The roof is leaking. | The roofer fixed the gutter.
X | My order is on its way. | The driver has arrived.
X | I gave my number to Kim. | I have a number for Kim.
X | I have a library card. | I gave my library card to the clerk.
X | My boyfriend lives with me. | My boyfriend's brother moved out.
X | I have an account at Nord Bank. | My mother closed her account at Nord Bank.
X | I have an account at Nord Bank. | I closed my account at Sud Bank.
X | My car is a red Fiat. | I traded my red bike for a Skoda toy.
X | I play the piano at church. | I stopped by the church.
X | I'm allergic to bee stings. | I got stung by a bee.
X | I take aspirin. | I ran out of aspirin.
X | I take aspirin. | I bought aspirin.
X | I need insulin. | I bought insulin.
X | I suffer from migraines. | I don't have migraines on holiday.
X | My daughter's school starts at 8. | My son's school starts at 9.
X | I pay 10 euros for Netflix. | I pay 12 euros for Spotify.
X | My morning run is 5 km. | My evening run is 8 km.
X | The kitchen is painted yellow. | The bathroom is painted blue now.
X | I wear size 42 shoes. | I wear a size L shirt.
X | My savings account has 3% interest. | My loan has 5% interest.
X | I take the 8:15 train on Mondays. | I take the 9:15 train on Fridays.
X | The Berlin office has 20 people. | The Munich office has 35 people.
X | I like my steak rare. | I like my eggs well done.
X | Dr. Kim is my cardiologist. | Dr. Park is my dermatologist.
X | My first car was a Polo. | My car is a Tesla.
X | I have an appointment with Dr. Kim on Monday. | I have an appointment with Dr. Park on Tuesday.
X | The blue team plays on Saturday. | The red team plays on Sunday.
X | I drink coffee in the morning. | I drink tea in the evening now.
X | Use Python for scripts. | Use Go for services.
X | Reply to Anna in German. | Reply to Bob in English.
X | My mother's phone number is 555-1234. | My phone number is 555-9876.
X | I read the news in the morning. | I read novels at night now.
X | Invoice 12 is paid. | Invoice 13 is overdue.
X | The front door code is 1234. | The garage code is 5678.
X | Our wedding anniversary is 3 June. | My birthday is 5 June.
X | I earn 3,000 a month at the bakery. | I earn 500 a month from tutoring.
X | My grandma lives in Turin. | My grandma on my father's side lives in Bari.
X | I speak French at work. | I speak Dutch at home now.
X | I am allergic to amoxicillin. | I took amoxicillin once without trouble, my mother says.
X | I take warfarin. | I take ibuprofen now.
X | I am a type 1 diabetic. | My dad is a type 2 diabetic.
X | I have asthma. | I don't have asthma attacks in summer.
X | I'm allergic to cats. | I have a cat now.
X | I use two inhalers. | My son uses one inhaler now.
X | I don't eat nuts. | There are no nuts in this cake.
X | I can't have aspirin. | I have aspirin in the cupboard.
X | The project deadline is 1 May. | The deadline for feedback is 15 April.
X | The API key rotates monthly. | The TLS certificate rotates yearly.
X | Staging runs on port 8080. | Production runs on port 443 now.
X | I sold my old phone. | I have a phone.
X | My son is 5. | My daughter turned 8.
X | We meet Tuesdays for lunch. | We met on Friday for dinner.
X | My favourite restaurant is Luigi's. | My favourite bar is Moe's now.
X | I ran 5 km yesterday. | I ran 8 km today.
X | My laptop has 16 GB of memory. | My phone has 8 GB of memory.
X | The trip to Rome costs 400 euros. | The trip to Oslo costs 700 euros.
X | I'm vegetarian at home. | I eat meat at restaurants now.
X | I work at Acorn on weekdays. | I work at Birch on weekends now.
X | I was a smoker. | I'm not a smoker.
X | I plan to move to Rome. | I live in Oslo.
X | My flight to Rome is at 9. | My flight to Rome on Friday is at 7.
X | The app supports dark mode. | The website doesn't support dark mode.
X | Anna likes tea. | Ben no longer likes tea.
X | The cat sleeps inside. | The dog no longer sleeps inside.
X | I keep my passport in the drawer. | I keep my keys in the bowl now.
X | My password hint is tulip. | My username is rose.
X | My team uses Slack. | My family uses Signal now.
X | I don't work on Fridays. | I work on Saturdays now.
X | I stopped drinking coffee. | I drink tea now.
X | I moved from Rome to Oslo. | My parents moved from Oslo to Rome.
X | Our car needs new tyres. | Our bike doesn't need new tyres.
X | Ben owes me 20 euros. | I owe Ben 30 euros.
X | I take 5 mg in the morning. | I take 10 mg in the evening.
X | The shop on Main Street closed. | The shop on Elm Street is open.
E | My colleague is Ana. | My new colleague is Birgit.
X | My shoes are red. | My new shoes are blue.
E | My friend is Ana. | My new friend is Birgit.
X | I live in Porto. | Home is where the heart is.
X | I live in Porto. | My sister says Lisbon is home now.
X | I live in Porto. | Lisbon is home to many startups.
X | I'm a nurse. | They promoted my sister to head nurse.
X | I'm a nurse. | They promoted the film to critics.
X | I'm a nurse. | My boss might promote me to head nurse.
X | I'm married. | We broke up the party at midnight.
X | I'm married. | My parents split up when I was six.
X | I'm married. | My friends broke up last weekend.
X | I'm married. | We broke up the work into three parts.
X | I have a girlfriend. | The band broke up.
X | I'm learning Spanish at A2 level. | My sister passed B1 in Spanish.
X | I'm learning Spanish at A2 level. | I passed B1 in French.
X | I'm learning Spanish at A2 level. | I want to reach B1 in Spanish.
X | We have two kids. | Their third child was born yesterday.
X | We have two kids. | My sister's third child was born yesterday.
X | We have two kids. | Our third child will be born in May.
X | I'm looking for a job. | My brother found a job.
X | I'm looking for a job. | I found a nice café near my job.
X | I'm looking for a flat. | I found the flat key.
X | I applied to Oxford. | Oxford accepted my sister.
X | I applied to Oxford. | Oxford rejected my brother.
X | I'm studying for the bar exam. | My friend passed the bar exam.
X | I'm studying for the bar exam. | I passed the driving exam.
X | I'm training for a marathon. | I ran a marathon in 2015.
X | I'm saving for a car. | My uncle bought a car.
X | I'm saving for a car. | I bought a toy car for my nephew.
X | I work at Siemens. | Yesterday was my son's first day at Bosch.
X | I work at Siemens. | My first day at school was sunny.
X | I work at Siemens. | My first day at Siemens was chaotic.
X | I work at Siemens. | It was my first day at the Bosch gym.
X | I pay with PayPal. | My dad switched to Apple Pay for payments.
X | I log in with Google. | My boss changed his login to a passkey.
X | My editor is Vim. | I've gone from Vim tutorials to Vim podcasts.
X | I live in Rome. | I've gone from Rome to Paris by train.
X | I live in Rome. | I took my bike from Rome over to Ostia.
X | I use Vim. | My colleagues have gone from Vim to Zed.
X | My phone number is 555-0101. | My sister has a new phone number: 555-0199.
X | My phone number is 555-0101. | We've got a new fax number: 555-0199.
X | My landlord is Mr Hooper. | My sister has a new landlord, Mrs Pell.
X | My doctor is Dr Patel. | My dog has a new vet, Dr Lund.
X | I drink coffee. | I'm off coffee breaks.
X | I drink coffee. | I'm off for coffee.
X | I drink coffee. | I'm off to buy coffee.
X | I drink coffee. | The coffee came off the table.
X | I like Rome. | We drove off Rome's ring road.
X | I use AWS. | We might migrate off AWS.
X | I use AWS. | Our competitor migrated off AWS.
X | I'm vegetarian. | I'm done being polite to vegetarians.
X | I'm vegetarian. | My sister is done being vegetarian.
X | I'm a student. | I'm done being tired.
X | I play chess. | I'm done playing chess for today.
X | I like jazz. | Not everyone likes jazz anymore.
X | I'm single. | My brother is not single anymore.
X | My wife is Anna. | My wife changed her mind to tea.
X | My wife is Anna. | My boss changed his name to Anno.
X | My son is in second grade. | My son finished second in the race.
X | My son is in second grade. | My daughter started third grade.
X | My son is in second grade. | My son started his third book.
X | The budget is 20k. | They bumped the marketing budget up to 26k.
X | The budget is 20k. | They bumped into me at the budget talk.
X | I drink tea. | Big news, my sister drinks coffee now.
X | My car is red. | I had my bike repainted, it's green now.
X | My dentist is Dr Moreau. | I switched hairdressers, I'm seeing Lea now.
X | My shoulder is injured. | My knee is healed.
X | We have a piano. | The piano teacher is gone.
X | I take metformin. | I get my metformin from a new pharmacy: Boots.
X | I'm allergic to eggs. | Eggs are fine for my son.
X | I'm allergic to eggs. | I'm done being careful with eggs.
X | I have asthma. | No more asthma attacks this year.
X | I take insulin. | After six months of insulin I can finally eat normally.
`;
