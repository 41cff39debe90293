/**
 * Pairs of statements that can both be true: none may be taken as replaced, and none as a duplicate. Lines of `older | newer` under the kind of
 * mistake that they look for.
 */
export const safety = `
I take warfarin. | I stopped taking warfarin for one day last week.
I take warfarin. | I stopped taking warfarin for two days.
I am allergic to nuts. | Not allergic to nuts: Tom.
I live in Lisbon. | I nearly moved to Porto.
I work at Siemens. | I almost left Siemens.
I am allergic to peanuts. | I am not only allergic to peanuts but also to nuts.
I am allergic to nuts. | I am not only allergic to peanuts but also to nuts.
# another kind of the same, another time, what was and what comes
I go running every morning. | I go swimming every evening.
I prefer window seats on long flights. | I prefer aisle seats on short flights.
I am married to Leo. | I was married to Ben before.
I am married to Leo. | I was married to Ben.
The meeting is on Mondays at 10. | Next Monday the meeting is at 12.
May is my neighbour. | In May my neighbour moves out.
The deadline is next Monday for group A. | The deadline is next Monday for group B.
The patch applies to Linux 6.1. | The patch applies to Linux 6.2.
The shop is open on Mondays. | The shop is open on Sundays.
My billing address is Elm Street 12. | Our new address is Maple Road 8, Grandma's address is still Birch Road 6.
My shipping address is Elm Street 12. | My new address is Maple Road 8.
I don't have a car. | I can drive a car.
Zug 44 hält in Ulm. | Zug 45 hält in Ulm.
Der Laden hat montags offen. | Der Laden hat dienstags offen.
# the same words for another thing
I lent Tom 50 euros. | Tom lent me 50 euros.
I owe Sara money. | Sara owes me money.
Maya works with Ravi. | Maya works for Ravi.
Tom is the brother of Amy's husband. | Tom is the husband of Amy's brother.
The temperature is 5 degrees. | The temperature is -5 degrees.
Ana ayudó a Luis. | Luis ayudó a Ana.
Mi padre llamó a mi tío ayer por la noche. | Mi tío llamó a mi padre ayer por la noche.
I sold Kim my bike. | Kim sold me my bike.
The red car hit the blue car. | The blue car hit the red car.
Peter's teacher met Anna. | Anna's teacher met Peter.
Copy the file to the server. | Copy the server to the file.
The box is in the bag. | The bag is in the box.
Der Hund jagt die Katze. | Die Katze jagt den Hund.
I play golf. | You should play golf.
I work at Ikea. | I never said I work at Lidl.
My name is Ian. | My name is often spelled Iain.
My big brother lives in Kiel. | My little brother lives in Bonn.
Mein großer Bruder wohnt in Kiel. | Mein kleiner Bruder wohnt in Bonn.
# so long only, and another's of the same name
I drink coffee every morning. | I quit coffee for one day.
My pension contribution is 5 percent. | I raised my pension contribution to 8 percent for one day.
We sell on Etsy. | We stopped selling on Etsy this week only.
I've got a moped. | I sold the moped as a joke.
The rate limit is 100 requests per minute. | The rate limit was bumped to 200 requests per minute in the test environment.
My laptop is a ThinkPad. | Zoe replaced the ThinkPad with a Framework.
My hair is brown. | I dyed my hair black when I was a child.
My daughter is five. | My neighbour's daughter turned six last week.
My daughter believes in Santa. | Zoe's daughter doesn't believe in Santa anymore.
My landlord allows pets. | Zoe's landlord doesn't allow pets.
My son is in second grade. | My cousin Wanda's son just started third grade.
# sizes and states of what is somebody's
My son's shoe size is 34. | My son's jacket size is 140.
My mother's street number is 12. | My mother's flat number is 4.
# medication
I take metformin. | I take lisinopril now.
I take metformin. | I take insulin now.
I take 5 mg warfarin. | I now take 20 mg statin.
I take aspirin. | I do not take aspirin with food.
I use an inhaler. | I use an EpiPen now.
I take 500 mg metformin. | I take 10 mg lisinopril now.
I take warfarin every evening. | I take vitamin D every evening now.
I take insulin before meals. | I take metformin before meals now.
I inject insulin. | I inject Ozempic now.
My dose of warfarin is 5 mg. | My dose of metformin is 500 mg.
I take ibuprofen. | I don't take ibuprofen on an empty stomach.
My mother takes warfarin. | My mother takes insulin now.
I am on warfarin. | I am on statins now.
I am on antidepressants. | I am on antibiotics now.
I'm allergic to penicillin. | I'm allergic to latex now.
I was prescribed metformin. | I was prescribed lisinopril now.
I take 20 mg of lisinopril. | I take 40 mg of atorvastatin now.
My doctor prescribed amoxicillin. | My doctor prescribed prednisone now.
# moved that is no home
I live in Lisbon. | I moved the couch from the hall to the kitchen.
I live in Lisbon. | I moved the file to /tmp.
I live in Lisbon. | I moved my money to Revolut.
I live in Lisbon. | I moved on to Python.
I live in Lisbon. | I moved to the next chapter.
I live in Lisbon. | I moved to a new team.
I live in Lisbon. | I moved from Java to Kotlin.
I live in Lisbon. | We moved the meeting to Porto.
I live in Berlin. | I moved my savings from Berlin to Paris.
I live in Lisbon. | I moved to Python.
I live in Lisbon. | I moved to TypeScript last year.
I live in Lisbon. | I moved to the back row.
I live in Lisbon. | I moved to product management.
I live in Lisbon. | I moved to Neovim.
I live in Lisbon. | I moved to a standing desk.
I live in Lisbon. | I moved to decaf.
I live in Lisbon. | I moved into marketing.
I live in Lisbon. | I moved to Spotify.
I live in Lisbon. | We moved to GitHub.
I live in Lisbon. | We moved to Postgres.
I live in Lisbon. | I moved our servers to Frankfurt.
I live in Lisbon. | I moved the party to Porto.
I live in Lisbon. | I moved my sister to Porto.
I live in Lisbon. | I settled in quickly.
I live in Lisbon. | The company moved to Porto.
I live in Berlin. | We moved the office from Berlin to Paris.
I live in Berlin. | I moved my company from Berlin to Paris.
I live in Berlin. | I changed trains from Berlin to Paris.
I live in Berlin. | My flight was changed from Berlin to Paris.
# reported speech and fiction
I live in Lisbon. | Tom said I live in Porto.
I live in Lisbon. | Tom thinks I live in Porto.
I live in Lisbon. | Ana told me that I live in Porto.
I live in Lisbon. | He said: I live in Porto.
I live in Lisbon. | In the story, I live in Porto.
I live in Lisbon. | In my dream I live in Porto.
I live in Lisbon. | My mother believes I live in Porto.
I live in Lisbon. | According to Tom, I live in Porto.
I live in Lisbon. | In the game I live in Porto.
I live in Lisbon. | In my novel I live in Porto.
I live in Lisbon. | Hypothetically, I live in Porto now.
I live in Lisbon. | Tom claims that I moved to Porto.
I live in Lisbon. | I dreamt that I moved to Porto.
I live in Lisbon. | They say I moved to Porto.
I live in Lisbon. | Imagine I live in Porto.
I live in Lisbon. | Pretend I live in Porto.
I live in Lisbon. | Suppose I moved to Porto.
I live in Lisbon. | Rumour has it that I moved to Porto.
I live in Lisbon. | The article says I live in Porto.
I like tea. | Tom says I don't like tea.
I work at Birch. | Tom assumes I work at Oak.
I work at Birch. | Tom heard that I joined Oak.
My budget is 900 euros. | Tom guessed that my budget is 700 euros.
I am married. | Somebody told Tom that I am divorced.
My name is Jo. | In the role-play my name is Max.
My name is Jo. | In the film my name is Max.
# another person
My mother is in Lisbon. | My mother-in-law moved from Lisbon to Porto.
My sister is 30. | My other sister is 25.
My sister Ana lives in Porto. | Actually, Ana moved to Lisbon.
My mother lives in Lisbon. | My mother-in-law lives in Porto now.
My father lives in Lisbon. | My stepfather moved to Porto.
My father lives in Lisbon. | My step-father moved to Porto.
My brother works at Birch. | My other brother works at Oak now.
My mother lives in Lisbon. | My mother's sister moved to Porto.
My brother lives in Lisbon. | My brother's wife moved to Porto.
My brother lives in Lisbon. | My younger brother moved to Porto.
My older sister is 40. | My younger sister is 30.
My wife works at Birch. | My ex-wife works at Oak now.
My wife lives in Lisbon. | My ex-wife moved to Porto.
My boss lives in Lisbon. | My boss's assistant moved to Porto.
My son is 7. | My second son is 4.
My friend Tom lives in Lisbon. | My friend Max lives in Porto now.
Tom's dog is called Rex. | Tom's other dog is called Max.
My car is red. | My wife's car is blue.
My grandmother lives in Lisbon. | My great-grandmother lives in Porto.
# another scope
I prefer dark mode in the editor. | I prefer light mode in the browser.
Always reply in English. | Reply in German to Hans.
Never deploy on Fridays. | Deploy on Mondays.
The temperature is 20 degrees in Rome. | The temperature is 30 degrees in Cairo.
The door code is 1234. | The back door code is 9876.
I prefer tabs in Go. | I prefer spaces in Python.
I use dark mode at night. | I use light mode during the day.
Use metric units in recipes. | Use imperial units in the newsletter.
Reply formally to Anna. | Reply casually to Ben.
Rent is 900 euros in Lisbon. | Rent is 700 euros in Porto.
The price is 10 euros for children. | The price is 20 euros for adults.
The limit is 50 on weekdays. | The limit is 100 on weekends.
The shop opens at 9 in Lisbon. | The shop opens at 10 in Porto.
The wifi password is abc123. | The guest wifi password is xyz789.
My email is a@x.example. | My backup email is b@y.example.
My phone number is 555-0134. | My office phone number is 555-0199.
The password for the router is abc123. | The password for the printer is xyz789.
The gate code is 1234. | The code of the garage is 9876.
The meeting room in Lisbon seats 12. | The meeting room in Porto seats 14.
Keep answers short. | Keep answers to legal questions long.
Answer briefly. | Answer in detail when I ask about law.
Use British English. | Use American English for the US site.
The deadline for the report is Friday. | The deadline for the talk is Monday.
The budget for food is 300 euros. | The budget for travel is 500 euros.
The timeout is 30 seconds in staging. | The timeout is 60 seconds in production.
The meeting with Tom is at 9. | The meeting with Ana is at 10.
The bus to Porto leaves at 9. | The bus to Faro leaves at 10.
The train from Lisbon arrives at 9. | The train from Faro arrives at 10.
# things that add up
I speak French. | I speak German.
My mother speaks French. | My mother speaks German.
Tom speaks French fluently. | Tom speaks German fluently.
I speak French. | I speak a little Japanese.
I speak French. | I speak German now.
I play guitar. | I play piano now.
I own a house. | I own a boat now.
I read Dune. | I read Emma.
I am reading Dune. | I am reading Emma.
I drive a Volvo. | I drive a Fiat.
I take the bus. | I take the train now.
My job is in Berlin. | My job is stressful.
Our CI is GitHub Actions. | Our CI is broken.
My goal is to run a marathon. | My goal is to read 20 books.
Postgres is our database. | Redis is our database.
Alice is the manager. | Bob is the manager.
I moved to Berlin in 2010. | I moved to Paris in 2015.
I live in Berlin. | I live in Germany.
Deploys happen on Tuesday. | Deploys happen on Thursday.
I eat oats for breakfast. | I eat eggs for breakfast now.
I drink tea. | I drink coffee now.
I wear glasses. | I wear a watch now.
I use Figma. | I use Notion now.
I have a cat. | I have a dog now.
I study law. | I study music now.
I collect stamps. | I collect coins now.
I know Rust. | I know Go now.
I watch tennis. | I watch football now.
I follow Arsenal. | I follow Benfica now.
I visit Rome every year. | I visit Paris every year now.
I subscribe to Netflix. | I subscribe to Spotify now.
I listen to jazz. | I listen to opera now.
I cook pasta. | I cook curry now.
I support Greenpeace. | I support Amnesty now.
My laptop is a ThinkPad. | My laptop is slow.
My car is a Volvo. | My car is in the garage.
My boss is Omar. | My boss is kind.
My hobby is chess. | My hobby is sailing.
My plan is to learn Rust. | My plan is to visit Japan.
My favourite thing about Lisbon is the light. | My favourite thing about Porto is the river.
My dream is to sail. | My dream is to own a farm.
I worked at Birch in 2010. | I worked at Oak in 2015.
I joined Birch in 2010. | I joined Oak in 2015.
I live in Lisbon. | I live in Portugal.
I live in Lisbon. | I live in Europe.
I live in Lisbon. | I live in an old flat.
I live in Lisbon. | I live in a small house now.
I live in Lisbon. | I live near the river.
I work at Birch. | I work at night now.
I work at Birch. | I work at a desk.
I teach maths. | I teach physics now.
I swim on Mondays. | I swim on Thursdays.
We have a printer on floor 2. | We have a printer on floor 5.
Our team is small. | Our team is in Berlin.
Our office is in Berlin. | Our office is noisy.
Our database is Postgres. | Our database is slow.
Ana is the designer. | Ben is the designer.
Sam is on call on Monday. | Kim is on call on Tuesday.
The cafe is on Elm Street. | The cafe is closed on Mondays.
We ship on Tuesdays. | We ship on Thursdays.
The app supports French. | The app supports German now.
I support dark mode in the app. | The app crashes in dark mode.
I am a nurse. | I am a mother.
I am a nurse. | I am a volunteer now.
I run in the park. | I run a company now.
# written after the rules
I live in Oslo. | My colleague says that I live in Bergen.
I live in Oslo. | In a parallel universe I live in Bergen.
I live in Oslo. | I moved my account to N26.
I live in Oslo. | I moved to the second floor.
I live in Oslo. | I moved to Rust from C++.
I live in Oslo. | My parents moved to Bergen.
I live in Oslo. | I lived in Bergen.
I live in Oslo. | I work in Bergen.
I live in Oslo. | I was born in Bergen.
I live in Oslo. | I am in Bergen this week.
I live in Oslo. | I'm in Bergen now.
I live in Oslo. | I stay in Bergen during the summer.
I live in Oslo. | My office moved to Bergen.
I live in Oslo. | I bought a flat in Bergen.
I work at Birch. | I consult for Oak.
I work at Birch. | I joined a gym.
I work at Birch. | I joined the choir.
I work at Birch. | I work for free on weekends.
I work as a nurse. | I work as a translator on weekends.
My email is a@x.example. | My wife's email is b@y.example.
My email is a@x.example. | The support email is b@y.example.
My phone is a Pixel. | My work phone is an iPhone.
My dog is called Rex. | My cat is called Tom.
My dog is called Rex. | Our second dog is called Luna.
My favourite colour is blue. | My daughter's favourite colour is red.
My favourite food is pizza. | My favourite food in summer is salad.
I weigh 80 kg. | My suitcase weighs 20 kg.
The API limit is 100. | The API limit for admins is 1000.
The server has 16 GB. | The second server has 32 GB.
Version 1 ships in May. | Version 2 ships in June.
The red line runs every 5 minutes. | The blue line runs every 10 minutes.
Tom is 30 years old. | Ana is 25 years old.
My birthday is 3 May. | My wife's birthday is 9 June.
The flight to Rome is at 9. | The flight to Paris is at 11.
I like coffee. | I don't like coffee ice cream.
I eat meat. | I don't eat meat on Fridays.
I smoke. | I don't smoke at home.
I have two kids. | I have three cats.
I never drink alcohol. | I drink alcohol at weddings.
I prefer trains. | I prefer planes for long trips.
I prefer email. | I prefer phone calls for urgent things.
We use Jira. | We don't use Jira for design tasks.
We use Postgres. | We use Redis for caching.
The project is written in Go. | The frontend is written in TypeScript.
I take vitamin D. | I take magnesium at night now.
The team lead is Ana. | The team lead of the data team is Ben.
The standup is at 9. | The standup on Fridays is at 10.
Call me Jo. | Tom calls me Max.
I am vegetarian. | My husband is not vegetarian.
The kitchen is white. | The bathroom is blue.
My manager is Omar. | My manager's manager is Lena.
I earn 50k. | My partner earns 70k.
My mom is a nurse. | My mom is a great cook.
I am a teacher. | I am a father of two now.
I switched to tea. | I switched to Linux.
I changed my phone. | I changed my password.
I stopped smoking. | I stopped drinking.
I love hiking. | I used to hate hiking.
Tea is my favourite drink. | Tea is bad for my sleep.
# allergies and diagnoses, spoken about
I'm allergic to nuts. | My nut allergy is so bad that I carry an EpiPen.
I'm allergic to nuts. | My nut allergy is terrible.
I'm allergic to nuts. | My nut allergy isn't mild.
I'm allergic to nuts. | My nut allergy is not bad.
I'm allergic to nuts. | My nut allergy doesn't stop me from travelling.
I'm allergic to nuts. | I no longer worry about my nut allergy.
I'm allergic to nuts. | I don't hide my nut allergy anymore.
I'm allergic to nuts. | I stopped apologising for my nut allergy.
I'm allergic to nuts. | Nobody at work takes my nut allergy seriously.
I'm allergic to nuts. | I'm done explaining my nut allergy to waiters.
I'm allergic to nuts. | I'm off nuts completely because of my allergy.
I'm allergic to nuts. | I gave up nuts because of the allergy.
I'm allergic to nuts. | I'm done with nuts.
I'm allergic to nuts. | I don't eat nuts anymore.
I'm allergic to nuts. | I quit eating nuts.
I'm allergic to nuts. | My son outgrew his nut allergy.
I'm allergic to nuts. | My nut allergy test was wrong the first time, they repeated it.
I'm allergic to nuts. | I'm not allergic to pollen anymore.
I'm allergic to nuts. | I'm not just allergic to nuts, I'm allergic to eggs, too.
I'm allergic to nuts. | I wish I weren't allergic to nuts.
I'm allergic to nuts. | I haven't been tested for my nut allergy since 2010.
I'm allergic to nuts. | I can't find my EpiPen for my nut allergy.
I'm allergic to nuts. | I'm not allergic to coconut.
I'm allergic to nuts. | My nut allergy has gone from mild to severe.
I'm allergic to nuts. | My nut allergy got worse.
I'm allergic to cats. | Turns out I'm allergic to dogs too.
I'm allergic to cats. | Cats are fine for me.
I'm allergic to cats. | We got a new cat, Milo.
I'm allergic to cats. | I started immunotherapy for my cat allergy.
I'm allergic to penicillin. | I switched from penicillin to amoxicillin.
I'm allergic to penicillin. | They took me off penicillin.
I'm allergic to penicillin. | I'm off penicillin.
I'm allergic to penicillin. | I stopped taking penicillin.
I'm allergic to penicillin. | My doctor changed my allergy medication.
I'm allergic to bees. | Our bees are gone.
I take metformin. | I forgot my metformin today.
I take metformin. | I'm out of metformin.
I take metformin. | I ran out of metformin.
I take metformin. | I skipped metformin this morning.
I take metformin. | My dose of vitamin D was raised to 2000 units.
I take 500 mg of metformin. | My dose of lisinopril was raised to 20 mg.
I take 500 mg of metformin. | They upped my sertraline to 100 mg.
I take 500 mg of metformin. | I've got a new prescription: lisinopril 20 mg.
I take metformin. | I've got a new medication: insulin.
I take metformin. | My doctor switched my dad from metformin to insulin.
I take metformin. | I was switched from lisinopril to losartan.
I take metformin. | I'm off lisinopril now.
I take metformin and lisinopril. | I'm off lisinopril now.
I take metformin. | My sister is off metformin.
I take metformin. | I might be off metformin soon.
I take metformin. | My doctor wants me off metformin by summer.
I take metformin. | I'm done with my morning metformin.
I take metformin. | I've changed my metformin schedule to evenings.
I take my pills at 8. | I'm done with my pills for today.
I have diabetes. | My diabetes is under control now.
I have diabetes. | I no longer let diabetes run my life.
I have asthma. | My asthma doesn't keep me from running anymore.
I have epilepsy. | I haven't had a seizure in two years.
I use an inhaler. | I got a new inhaler: the blue one.
I take ibuprofen for my back. | I don't take ibuprofen for headaches anymore.
I take insulin. | I reached my goal with insulin.
I take insulin. | My insulin went up in price.
I take insulin. | My insulin pump was upgraded to the new model.
# medicines that may end, paused, or are taken otherwise
I take ramipril. | I will stop ramipril next week.
I take ramipril. | I'll be off ramipril soon.
I take ramipril. | I should stop ramipril.
I take ramipril. | I need to stop ramipril.
I take ramipril. | I have to come off ramipril before surgery.
I take ramipril. | I must stop taking ramipril.
I take ramipril. | I'm stopping ramipril next week.
I take ramipril. | I'm going to stop ramipril.
I take ramipril. | I'm about to come off ramipril.
I take ramipril. | I'm supposed to stop ramipril.
I take ramipril. | I'm allowed to stop ramipril in June.
I take ramipril. | I'm hoping to stop ramipril.
I take ramipril. | I'd like to stop ramipril.
I take ramipril. | I want to stop ramipril.
I take ramipril. | I'm thinking of stopping ramipril.
I take ramipril. | I can stop ramipril if my pressure drops.
I take ramipril. | Maybe I'll stop ramipril.
I take ramipril. | I was told to stop ramipril.
I take ramipril. | I almost stopped ramipril.
I take ramipril. | I never stopped ramipril.
I take ramipril. | I haven't stopped ramipril.
I take ramipril. | I was off ramipril for a week in 2019.
I take ramipril. | I stopped ramipril once, it was a mistake.
I take ramipril. | I stopped ramipril for two days.
I take ramipril. | I paused ramipril during my pregnancy.
I take ramipril. | Last year I stopped ramipril for a month.
I take ramipril. | I'm not done with ramipril.
I take ramipril. | I'm nearly done with ramipril.
I take ramipril. | My doctor wants to take me off ramipril.
I take ramipril. | My doctor might take me off ramipril.
I take ramipril. | My doctor refuses to take me off ramipril.
I take ramipril. | They forgot to give me ramipril.
I take ramipril. | No ramipril today.
I take ramipril. | No ramipril on weekends.
I take ramipril. | There's no ramipril left.
I take ramipril. | I don't have any ramipril at home.
I take ramipril. | I don't like ramipril.
I take ramipril. | I don't take ramipril in the morning.
I take ramipril. | I don't take ramipril with juice.
I take ramipril. | I don't always take ramipril.
I take 5 mg of ramipril. | I used to take 10 mg of ramipril.
I take 5 mg of ramipril. | I may go up to 10 mg of ramipril.
I take 5 mg of ramipril. | My doctor suggested 10 mg of ramipril.
I take 5 mg of ramipril. | My sister takes 10 mg of ramipril.
I take 5 mg of ramipril. | The maximum dose of ramipril is 10 mg.
I take 5 mg of ramipril. | Ramipril comes in 10 mg tablets.
I take 5 mg of ramipril. | My ramipril costs 10 euros.
I take 5 mg of ramipril in the morning. | I take 10 mg of ramipril in the evening.
I take 5 mg of ramipril. | I got a new pack of ramipril: 10 mg.
# in German
Ich bin gegen Nüsse allergisch. | Meine Nussallergie ist nicht schlimm.
Ich bin gegen Nüsse allergisch. | Ich esse keine Nüsse mehr.
Ich bin gegen Nüsse allergisch. | Ich habe keine Angst vor Nüssen mehr.
Ich habe eine Nussallergie. | Meine Tochter hat keine Nussallergie mehr.
Ich habe eine Nussallergie. | Meine Nussallergie stört mich nicht mehr.
Ich nehme Ramipril. | Ich sollte Ramipril absetzen.
Ich nehme Ramipril. | Ich nehme Ramipril nicht immer.
Ich nehme Ramipril. | Meine Mutter nimmt kein Ramipril mehr.
Ich nehme Ramipril. | Ich kann Ramipril bald absetzen.
Ich nehme Ramipril. | Ich nehme Ramipril heute nicht.
Ich nehme Ramipril. | Ich habe Ramipril für zwei Tage abgesetzt.
Ich nehme 5 mg Ramipril. | Mein Bruder nimmt 10 mg Ramipril.
Ich wohne in Hamburg. | Ich ziehe vielleicht nach Leipzig.
Ich arbeite bei Siemens. | Heute war der erster Tag meiner Schwester bei Bosch.
Wir nutzen Slack. | Die anderen sind von Slack auf Teams umgestiegen.
Ich suche einen Job. | Mein Bruder hat einen Job gefunden.
Ich bin verlobt. | Meine Schwester hat geheiratet.
April lives in Rome. | June lives in Oslo.
May is vegan. | June is vegetarian.
My son Tom is 7. | My son Jan is 9.
My older sister May lives in Rome. | My older sister June lives in Oslo.
My sister May's number is 123456. | My sister June's number is 654321.
My cousin Will lives in Rome. | My cousin Mark lives in Oslo.
My dog Tom is 7. | My dog Jan is 9.
My son, Max, is 7. | My son, Leo, is 9.
My sister, Anna, lives in Rome. | My sister, Ida, lives in Oslo.
My sister (Anna) lives in Rome. | My sister (Ida) lives in Oslo.
I'm meeting Sam at 5. | I'm meeting Jo at 7.
I'm calling Mia at 3. | I'm calling Leo at 4.
I call Mia every Sunday. | I call Leo every Sunday.
My grandmother on my mother's side lives in Rome. | My grandmother on my father's side lives in Oslo.
My grandmother on my mother's side is 80. | My grandmother on my father's side is 85.
My friend from school lives in Rome. | My friend from work lives in Oslo.
`;

/** Both are kept, but it must be asked. */
export const asked = `
My sister Ana lives in Porto. | Actually, Ana moved to Lisbon.
Deploys happen on Tuesday. | Deploys happen on Thursday.
`;

/** The newer one ends or replaces the older one, and must go on doing so. */
export const replaced = `
I live in Oslo. | I live in Bergen now.
I live in Oslo. | I moved to Bergen.
I live in Oslo. | I've moved to Bergen.
I live in Oslo. | I relocated to Trondheim last week.
I live in Oslo. | Actually, I live in Bergen.
I live in Springfield. | I moved to Shelbyville.
We live in Leiden. | We moved from Leiden to Delft.
I live in Berlin with my wife. | We moved to Hamburg.
I work at Acme. | I left Acme and joined Globex.
I work at Google. | I now work at Microsoft.
I work at Google. | I started a new job at Microsoft.
My favourite colour is blue. | My favourite colour is green now.
I use Vim. | I now use Emacs instead of Vim.
I am vegetarian. | I am vegan now.
I am vegetarian. | I'm no longer vegetarian.
The deadline is Friday. | The deadline moved to Monday.
The meeting is at 3pm. | The meeting is at 4pm.
My phone number is 555-1234. | My phone number is 555-9876.
The budget is 5000 euros. | The budget was raised to 7000 euros.
I like coffee. | I don't like coffee anymore.
I have a dog. | My dog died.
I'm allergic to nuts. | I'm not allergic to nuts.
My boss is Omar. | My boss is Lena now.
Always answer in English. | Answer in German from now on.
Use tabs. | Use spaces instead of tabs.
I prefer dark mode. | I prefer light mode.
The API uses REST. | The API uses GraphQL instead of REST.
Our database is MySQL. | We migrated our database from MySQL to Postgres.
My sister lives in Rome. | My sister moved to Milan.
I am single. | I got married.
I'm 29 years old. | I'm 30 years old.
I drive a Volvo. | I sold my Volvo and bought a Fiat.
The door code is 1234. | The door code changed to 9876.
I play tennis. | I quit tennis.
I take the bus to work. | I take the train to work now.
My sister, Anna, lives in Rome. | My sister Anna moved to Oslo.
My sister (Anna) lives in Rome. | My sister, Anna, moved to Oslo.
April lives in Rome. | April lives in Oslo now.
The review is in April. | The review is in June.
The launch is May. | The launch is June.
I'm called Sam. | I'm called Jo now.
Call me Sam. | Call me Jo from now on.
My grandmother on my mother's side lives in Rome. | My grandmother on my mother's side lives in Oslo now.
My sister lives in Rome. | My sister at the moment lives in Oslo.
`;
