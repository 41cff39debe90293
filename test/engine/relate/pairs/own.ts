/**
 * Labelled pairs of an older and a newer statement, one a line: `label | older | newer`. The rules were developed against these.
 * C contradicts, U updates, E extends, D duplicate, X unrelated.
 */
export const own = `
# health
C | I take magnesium before bed. | I quit taking magnesium before bed, it gave me cramps.
C | I'm lactose intolerant. | Turns out I'm not lactose intolerant after all.
C | My son has a nut allergy. | The new test shows my son doesn't have a nut allergy.
C | I go to physiotherapy every week. | I've stopped going to physiotherapy.
C | I drink two glasses of wine a week. | I don't drink wine anymore.
C | I wear contact lenses. | I can't wear contact lenses any longer.
U | My resting heart rate is 72. | My resting heart rate is down to 61.
U | I weigh 82 kg. | I'm at 78 kilos now.
U | My GP is Dr. Hansen. | My new GP is Dr. Okafor.
U | I take 10 mg of lisinopril a day. | My lisinopril was raised to 20 mg a day.
U | My next checkup is on 4 March. | The checkup got moved to 11 March.
U | I sleep about six hours a night. | These days I sleep around eight hours a night.
E | I'm allergic to penicillin. | I'm also allergic to latex.
E | I'm allergic to penicillin. | My penicillin allergy causes a rash.
E | I run three times a week. | I run three times a week along the canal.
E | I have asthma. | My asthma gets worse in spring.
E | I see a therapist. | My therapist, Dr. Lund, has an office on Elm Street.
E | I don't eat shellfish. | I don't eat shellfish or squid.
D | I'm allergic to bee stings. | I have an allergy to bee stings.
D | My blood type is O negative. | O negative is my blood type.
D | I go to the gym on Mondays. | On Mondays I go to the gym.
D | I get migraines twice a month. | I get migraines two times a month.
X | I'm allergic to penicillin. | My brother is not allergic to penicillin.
X | I'm allergic to cats. | I'm not allergic to dogs.
X | I take vitamin C in the morning. | I take melatonin at night.
X | My knee hurts when I run. | My shoulder is fine.
X | I'm allergic to walnuts. | Am I allergic to walnuts?
X | My mother takes aspirin. | I don't take aspirin.
X | I take ibuprofen for headaches. | My dog takes antibiotics.
# work
C | Our team does daily standups. | We got rid of daily standups.
C | The office provides free lunch. | The office doesn't provide free lunch any more.
C | I work on Saturdays. | I refuse to work on Saturdays.
C | Interns can merge to main. | Interns are not allowed to merge to main.
C | Marta approves expenses. | Actually, Marta doesn't approve expenses.
C | I'm on call this month. | I'm no longer on call.
U | I work at Quillfeather. | I started at Stonebridge last week.
U | I'm a junior designer at Quillfeather. | I got promoted to senior designer at Quillfeather.
U | My boss is Henrik. | Henrik left, and Yuki is my boss now.
U | I work from home. | I'm back in the office full time now.
U | My desk is on the third floor. | My desk moved to the fifth floor.
U | Our team lead is Petra. | Ivo replaced Petra as our team lead.
U | I report to Samira. | From now on I report to Desmond.
U | My working hours are nine to five. | My working hours are now eight to four.
U | My salary is 52k. | My salary went up to 58k.
E | I work at Quillfeather. | I work at Quillfeather in the Oslo office.
E | Henrik is my boss. | Henrik, my boss, plays the cello.
E | I'm a nurse. | I'm a nurse on the night shift.
E | I share an office with Paolo. | Paolo, who shares my office, hums all day.
E | My contract runs until December. | My contract runs until December because the grant ends then.
E | I manage the support team. | The support team that I manage sits in Cork.
D | I'm a teacher by profession. | By profession I'm a teacher.
D | My boss is called Henrik. | Henrik is my boss.
D | I work for Stonebridge. | I'm employed by Stonebridge.
D | The office closes at 6 pm. | The office closes at 18:00.
D | I have 25 days of vacation. | I have twenty-five days of vacation.
X | I work at Quillfeather. | My wife works at Stonebridge.
X | Marta approves expenses. | Marta doesn't eat meat.
X | The design team sits on floor 2. | The sales team sits on floor 4.
X | My desk is by the window. | My chair is broken.
X | My boss is Henrik. | Tomas says his boss is Yuki.
X | I finished the report. | I haven't started the slides.
# home
C | We have a cleaner. | We don't have a cleaner anymore.
C | We heat with gas. | We no longer heat with gas; we put in a heat pump.
C | The neighbours' dog barks at night. | The neighbours' dog has stopped barking at night.
C | Smoking is allowed on the balcony. | Smoking on the balcony is forbidden.
C | The bike is in the garage. | The bike is not in the garage.
C | The lift works. | The lift is out of order.
U | I live in Ghent. | I moved to Antwerp in spring.
U | My address is 14 Rue Verte. | My new address is 3 Quai Noir.
U | The wifi password is tulip77. | The wifi password was changed to daisy88.
U | Our cleaner comes on Wednesdays. | The cleaner comes on Fridays now.
U | The thermostat is set to 19 degrees. | I've set the thermostat to 21 degrees.
U | Our landlord is Mr Brandt. | The flat was sold and our landlord is Ms Iyer now.
U | We have two bathrooms. | We added one, so we have three bathrooms now.
U | The spare key is under the flower pot. | The spare key is now with the neighbours.
E | We have a garden. | Our garden has an old pear tree.
E | We have a garden. | The garden gate squeaks and needs oil.
E | I live in Ghent. | I live in Ghent near the old harbour.
E | Our washing machine is a Miele. | The Miele washing machine is on the balcony.
E | The spare key is under the flower pot. | The spare key under the flower pot also opens the cellar.
E | The roof leaks. | The roof leaks above the kitchen.
D | The bins are collected on Tuesdays. | Bins get collected every Tuesday.
D | We've got three bedrooms. | We have 3 bedrooms.
D | My grey cat is called Soot. | Soot is my grey cat.
D | The rent is due on the 1st. | The rent is due on the first.
X | The kitchen is painted yellow. | The hallway is painted blue.
X | We heat with gas. | My parents heat with wood.
X | Our cleaner comes on Wednesdays. | The gardener comes on Fridays.
X | The front door is green. | The garage door is white.
X | The wifi password is tulip77. | Don't tell anyone the wifi password.
X | I live in Ghent. | My aunt moved to Antwerp.
X | I live in Ghent. | If I moved to Antwerp, my commute would be shorter.
X | I live in Ghent. | I might move to Antwerp next year.
# travel
C | I always fly with FlyNord. | I never fly with FlyNord.
C | I get seasick on ferries. | I don't get seasick on ferries anymore.
C | We're going to Crete in June. | We cancelled Crete.
C | The hotel includes breakfast. | Breakfast isn't included at the hotel.
C | I need a visa for Kenya. | I don't need a visa for Kenya after all.
U | My flight departs at 07:15. | My flight now departs at 09:40.
U | I prefer a window seat. | I prefer an aisle seat now.
U | Our train leaves from platform 4. | Our train leaves from platform 9.
U | My passport expires in 2026. | I renewed my passport, it expires in 2036.
U | The trip to Crete is from 3 to 10 June. | The trip to Crete was postponed to September.
U | I take the bus to work. | I cycle to work now instead of taking the bus.
U | The cabin costs 120 euros a night. | The cabin costs 140 euros a night.
E | We're going to Crete in June. | We're going to Crete in June with the Larsens.
E | My flight departs at 07:15. | My flight at 07:15 departs from terminal B.
E | I like travelling by train. | I like travelling by night train as well.
E | I've been to Japan. | In Japan I stayed in a temple.
E | I prefer a window seat. | On night flights I prefer an aisle seat.
E | I hate layovers. | I hate layovers in winter most of all.
D | I prefer to sit at the window. | I prefer sitting at the window.
D | Our hotel is called Seaview. | The name of our hotel is Seaview.
D | The trip costs $1,200. | The trip costs 1200 dollars.
D | We fly on July 4th. | We fly on 4 July.
X | The ferry leaves at 10:00. | The bus leaves at 11:00.
X | I've been to Japan. | I haven't been to Peru.
X | My hotel in Oslo has a pool. | My hotel in Bergen has no pool.
X | I fly from Oslo to Rome. | I fly from Rome to Oslo.
X | I prefer a window seat. | Do I prefer an aisle seat?
X | We went to Crete in 2019. | We're going to Malta this year.
# preferences
C | I like cilantro. | I can't stand cilantro.
C | I'm a big fan of horror movies. | I've gone off horror movies.
C | I enjoy small talk. | Small talk annoys me.
C | I love camping. | I hate camping.
C | I don't drink coffee. | I drink coffee again.
C | I don't like mushrooms. | I love mushrooms now.
C | Use emojis in your replies. | Please don't use emojis.
C | Always add a summary at the end. | Leave out the summary at the end from now on.
C | Call me Alexandra. | Don't call me Alexandra.
U | I prefer a casual tone. | I prefer a formal tone now.
U | Reply in English. | From now on, reply in Norwegian.
U | Keep explanations brief. | Give me long, detailed explanations from now on.
U | My favourite band is Röyksopp. | My favourite band is Sigur Rós these days.
U | I usually drink tea. | I switched from tea to coffee.
U | Show temperatures in Fahrenheit. | Show temperatures in Celsius instead.
U | My favorite season is winter. | My favorite season is autumn now.
U | Address me as Mr Ferro. | Just call me Luca from now on.
E | I like jazz. | I like jazz, especially bebop.
E | I like jazz. | I also like blues.
E | I prefer tea. | I prefer tea with milk.
E | I don't like crowds. | I don't like crowds, they make me anxious.
E | I like coffee. | I don't like coffee after 4 pm.
E | I love chess. | I play chess every Sunday with my uncle.
E | My favourite writer is Le Guin. | My favourite Le Guin novel is The Dispossessed.
D | I love dark chocolate. | Dark chocolate is what I love.
D | I enjoy hiking. | I like hiking.
D | I hate olives. | I can't stand olives.
D | I'm a fan of jazz. | I like jazz.
D | Please use metric units. | Use metric units, please.
D | I don't like small talk. | I dislike small talk.
X | I like tea. | I don't like tea towels.
X | I like red wine. | I don't like white wine.
X | My wife likes opera. | I don't like opera.
X | Use a formal tone with clients. | Use a casual tone with the team.
X | I like jazz. | Do you like jazz?
X | I prefer short answers. | My teacher prefers long answers.
X | My favourite colour is teal. | My favourite number is 7.
X | I love camping. | "I hate camping," said Tom.
# software and settings
C | The app sends a daily digest. | The app does not send a daily digest.
C | We use feature flags. | We stopped using feature flags.
C | Notifications are enabled. | Notifications are disabled.
C | The export supports CSV. | The export doesn't support CSV.
C | Autosave is on. | I turned autosave off.
C | Our repo uses squash merges. | Our repo doesn't use squash merges any more.
C | Two-factor login is required. | Two-factor login isn't required any longer.
U | I log in with a magic link. | I log in with email and password now.
U | We host on Heroku. | We migrated from Heroku to Fly.
U | I use Firefox as my browser. | I switched to Vivaldi as my browser.
U | The build takes 12 minutes. | The build takes 7 minutes since we added caching.
U | The API version is 2.3. | The API version is 2.4.
U | My default branch is master. | My default branch is main now.
U | The backup runs at 02:00. | The backup runs at 04:30.
U | My laptop is a ThinkPad. | I replaced the ThinkPad with a Framework.
U | Our database is MySQL. | Our database is now MariaDB.
E | We use Redis. | We use Redis for session storage.
E | I use Vim. | Besides Vim I use Zed.
E | The app has dark mode. | Dark mode in the app follows the system setting.
E | The build takes 12 minutes. | The build takes 12 minutes on the old runner.
E | We have a staging server. | The staging server is called Kestrel.
E | The API returns JSON. | The API returns JSON with snake_case keys.
D | My time zone is UTC+2. | I'm in time zone UTC+2.
D | The server is named Kestrel. | Kestrel is the name of the server.
D | My editor is Zed. | I use Zed as my editor.
D | The limit is 5,000 requests. | The limit is 5000 requests.
D | Tests run on every push. | Tests run on each push.
X | The staging server is called Kestrel. | The production server is called Merlin.
X | Acme logs in with SSO. | Initech logs in with passwords.
X | The frontend is written in Elm. | The backend is written in Go.
X | Notifications are enabled on my phone. | Notifications are disabled on my tablet.
X | The app has dark mode. | The website has no search.
X | Do not forget to rotate the keys on Fridays. | Always rotate the keys on Fridays.
X | The results of run A were significant. | The results of run B were not significant.
# finances
C | I pay for cloud storage. | I cancelled my cloud storage.
C | We own a car. | We sold the car.
C | I have a credit card. | I don't have a credit card anymore.
C | The invoice is paid. | The invoice isn't paid.
C | I donate to the food bank every month. | I no longer donate to the food bank.
U | My budget for groceries is 400 euros. | My grocery budget is 450 euros.
U | My rent is 1,100 francs. | My rent was raised to 1,180 francs.
U | I bank with Nordhaven. | I switched my bank from Nordhaven to Sparrow.
U | My savings goal is $5,000. | My savings goal is now $8,000.
U | The invoice is unpaid. | The invoice is paid.
U | The gym costs 30 euros a month. | The gym went up to 35 euros a month.
U | I save 10% of my income. | I save 15% of my income now.
E | I have a mortgage. | My mortgage ends in 2041.
E | I have a savings account. | I have a savings account at Nordhaven.
E | My salary is 52k. | Half of my salary goes to rent.
E | I pay by card. | I pay by card, except at the market.
D | My budget is 400 euros. | My budget is €400.
D | I pay my bills on the 15th. | On the 15th I pay my bills.
D | My rent is 1,100 francs a month. | I pay 1100 francs rent a month.
X | The phone contract costs 20 euros. | The internet contract costs 35 euros.
X | My sister's rent is 700 euros. | My rent is 950 euros.
X | I have a mortgage. | I don't have a yacht.
X | The budget for marketing is 10k. | The budget for hiring is 30k.
# family
C | My sister is vegetarian. | My sister isn't vegetarian any more, she eats meat.
C | My parents live with us. | My parents don't live with us anymore.
C | My daughter plays the violin. | My daughter gave up the violin.
C | We have a cat. | Our cat died last winter.
C | Grandpa drives. | Grandpa doesn't drive any longer.
U | I'm single. | I'm in a relationship with Noor.
U | My daughter is in second grade. | My daughter is in third grade now.
U | We have one child. | We have two children now.
U | My brother lives in Turin. | My brother moved to Genoa.
U | My son is 4 years old. | My son turned 5 today.
U | My sister works at Quillfeather. | My sister got a new job at Stonebridge.
U | Our dog weighs 9 kg. | Our dog weighs 11 kg now.
E | My brother lives in Turin. | My brother lives in Turin with his wife.
E | I have a sister. | My sister's name is Ilse.
E | We have two children. | Our children are called Bo and Mika.
E | My dad is retired. | My dad is retired and plays boules.
E | My daughter plays the violin. | My daughter plays the violin and the piano.
D | My husband's name is Idris. | My husband is called Idris.
D | My son is five years old. | My son is 5.
D | Ilse is my sister. | My sister is Ilse.
D | We have two kids. | We have two children.
D | My mum's birthday is on 2 April. | My mom's birthday is April 2nd.
X | My brother lives in Turin. | My cousin lives in Genoa.
X | My sister Ilse is a vet. | My sister Karla is a lawyer.
X | My dad doesn't eat fish. | My mum loves fish.
X | I have a brother. | I don't have a car.
X | My daughter plays the violin. | My son quit the violin.
X | My aunt used to live in Turin. | My brother lives in Genoa.
# schedules
C | I'm free on Thursday evenings. | I'm not free on Thursday evenings.
C | The choir meets in July. | The choir doesn't meet in July.
C | The Monday call is mandatory. | The Monday call isn't mandatory anymore.
C | I have class on Tuesday. | My Tuesday class was cancelled.
C | I can do mornings. | I can't do mornings.
U | The dentist appointment is on 6 May. | The dentist appointment was rescheduled to 9 May.
U | Lunch is at 12:30. | Lunch is at one.
U | The retro is on Fridays. | We moved the retro to Mondays.
U | I get up at 7. | I get up at 5:30 now.
U | The exam is in room 12. | The exam is in room 30.
U | The concert starts at 8 pm. | The concert starts at 9 pm, not 8.
U | The wedding is on 12 August. | The wedding is postponed until 3 October.
E | The retro is on Fridays. | The retro on Fridays is optional for contractors.
E | The dentist appointment is on 6 May. | The dentist appointment on 6 May is with Dr. Falk.
E | The concert starts at 8 pm. | Doors for the concert open at 7 pm.
E | I have yoga on Mondays. | I also have yoga on Wednesdays.
E | The party is in August. | The party is on 21 August.
E | The shop opens at 9. | The shop opens at 10 on Sundays.
D | The meeting is at noon. | The meeting is at 12:00.
D | The course begins on 1 October. | The course starts on October 1st.
D | The store opens at half past eight. | The store opens at 8:30.
D | We meet every Wednesday. | We meet on Wednesdays.
X | The shop opens at 9. | The shop closes at 18:00.
X | I have yoga on Mondays. | Pilates is on Tuesdays.
X | The dentist appointment is on 6 May. | The haircut is on 9 May.
X | On Mondays I work from home. | On Tuesdays I work at the office.
X | The exam in biology is in room 12. | The exam in history is in room 30.
X | When is the retro? | The retro is on Fridays.
# projects
C | Project Osprey uses Kafka. | Osprey does not use Kafka.
C | The landing page mentions pricing. | We removed pricing from the landing page.
C | Osprey has a dedicated tester. | Osprey no longer has a dedicated tester.
C | The pilot includes schools. | Correction: the pilot doesn't include schools.
U | Osprey is due on 30 June. | The deadline for Osprey slipped to 15 July.
U | Dana leads Osprey. | Elias took over Osprey from Dana.
U | The Osprey budget is 80k. | The Osprey budget was cut to 65k.
U | The migration is blocked. | The migration is done.
U | The prototype is written in Python. | The prototype was rewritten in Rust.
U | Osprey has four developers. | Osprey has six developers now.
U | The release is version 1.8. | The release is version 1.9.
U | The client contact at Halden is Vera. | Our contact at Halden is Milo now.
U | Issue 88 is open. | Issue 88 is closed.
E | Dana leads Osprey. | Dana, who leads Osprey, is on leave in May.
E | Osprey is due on 30 June. | Osprey is due on 30 June at noon.
E | Osprey uses Kafka. | Osprey uses Kafka with three brokers.
E | Osprey has four developers. | Two of the four Osprey developers are part-time.
E | The pilot includes schools. | The pilot includes schools and libraries.
E | The client is Halden. | The client, Halden, wants weekly reports.
D | Dana is the lead of Osprey. | The lead of Osprey is Dana.
D | The budget for Osprey is 80k. | Osprey's budget is 80,000.
D | Osprey launches on 3 September. | The launch of Osprey is on September 3rd.
X | Osprey is due on 30 June. | Merlin is due on 15 July.
X | Dana leads Osprey. | Elias leads Merlin.
X | The migration is blocked. | The redesign is done.
X | Issue 88 is open. | Issue 91 is closed.
X | Meeting room A seats 12 people. | Meeting room B seats 14 people.
X | Osprey uses Kafka. | Merlin doesn't use Kafka.
X | The release is version 1.8. | What would happen if the release were version 1.9?
`;
