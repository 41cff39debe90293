/**
 * Labelled pairs in the wording of talk that were written after the rules and run once before what they had wrong was looked at. Same format.
 */
export const heard = `
C | I subscribe to Disney Plus. | We got rid of Disney Plus, too expensive.
C | I drive to work every day. | Gave up the car, I don't drive to work anymore.
C | I go to church on Sundays. | To be frank, I stopped going to church.
C | I eat sugar. | Sugar? I've been off it since March.
C | I sleep badly. | Ever since I got the new mattress I sleep really well.
C | I'm a Liverpool fan. | Never thought I'd say it, but I'm no longer a Liverpool fan.
C | My shoulder is injured. | My shoulder is fully healed, the doctor says.
C | Use emojis in replies. | No more emojis in replies from now on.
C | I volunteer at the shelter. | I had to give up volunteering at the shelter.
C | We have a piano. | The piano's gone, we gave it to my niece.
C | I'm free on Friday evenings. | I have pottery class on Friday evenings now, so I'm not free anymore.
C | I trust Hertz. | I've lost all faith in Hertz, never again.
C | I have braces. | Got my braces off today!
C | I take the contraceptive pill. | I came off the contraceptive pill in May.
U | I live with my parents. | I finally moved out of my parents' place and live on my own.
U | Our CTO is Dana. | Dana left and Ruben is our CTO now.
U | My bike is blue. | I had my bike repainted, it's green now.
U | I work at a bakery. | I quit the bakery and work at a bookshop.
U | We release every two weeks. | We've moved to weekly releases.
U | The concert is at 8. | They pushed the concert to 9.
U | My battery lasts 6 hours. | New battery, it lasts 11 hours now.
U | My mobile plan has 10 GB. | They upgraded my mobile plan to 30 GB.
U | I swim twice a week. | I've gone up to swimming four times a week.
U | My therapist is Dr Wolf. | I switched therapists, I'm seeing Dr Hahn now.
U | My favourite author is Murakami. | Le Guin has become my favourite author.
U | I'm on page 120 of Middlemarch. | I'm on page 300 of Middlemarch now.
U | My in-laws live in Graz. | My in-laws relocated from Graz to Linz.
U | I'm 34. | It was my birthday yesterday, I'm 35 now.
U | Our server runs Ubuntu 20.04. | We upgraded our server to Ubuntu 24.04.
U | I use Chrome. | Firefox is my browser now, I've left Chrome.
U | My savings goal is 5000. | I raised my savings goal to 8000.
U | The contract runs until June. | The contract was extended until December.
U | Please write to me in English. | From today, write to me in Dutch.
U | I'm saving for a house. | We bought a house!
U | My start date is 1 April. | HR moved my start date to 15 April.
U | My surname is Hill. | I took my husband's name, my surname is Park now.
E | I have a piano. | My piano is an old Bechstein.
E | I go climbing. | I go climbing with Marta on Tuesdays.
E | Our CTO is Dana. | Dana used to work at Google.
E | I'm allergic to wasps. | My wasp allergy means I always carry adrenaline.
E | I have two sisters. | My younger sister is a vet.
E | I use Chrome. | I use Chrome mostly for the dev tools.
D | I'm 34. | I'm 34 years old.
D | My mum lives in Graz. | My mother lives in Graz.
D | I can't eat gluten. | I cannot eat gluten.
D | Our CTO is Dana. | Dana is our CTO.
D | The contract runs until June. | The contract lasts until June.
D | I was born in 1988. | My year of birth is 1988.
X | I'm allergic to wasps. | My wasp trap is broken.
X | I'm allergic to wasps. | I'm no longer afraid of wasps.
X | I take the pill at 9. | My daughter takes her pill at 7.
X | I take lisinopril. | My doctor raised my brother's lisinopril.
X | I'm allergic to latex. | I stopped using latex paint.
X | Our CTO is Dana. | Ruben is the CTO of our competitor.
X | My bike is blue. | My helmet is green now.
X | I use Chrome. | My boss has switched to Firefox.
X | The concert is at 8. | The after-party was moved to 11.
X | I live with my parents. | My brother moved out of his flat.
X | I swim twice a week. | My kids swim four times a week.
X | I'm 34. | My husband turned 35 yesterday.
X | Our server runs Ubuntu 20.04. | My laptop was upgraded to Ubuntu 24.04.
X | I trust Hertz. | I rented a car from Sixt.
X | I go to church on Sundays. | I went to a mosque in Istanbul.
X | I'm saving for a house. | If we bought a house, we'd need a loan.
X | My favourite author is Murakami. | My favourite painter is Klee.
X | I have a piano. | I sold my guitar.
X | I eat sugar. | She asked whether I still eat sugar.
X | My shoulder is injured. | My teammate's shoulder is healed.
X | I work at a bakery. | My aunt used to work at a bookshop.
X | We release every two weeks. | We have a retro every week.
X | My start date is 1 April. | Tim's start date moved to 15 April.
X | My savings goal is 5000. | My running goal is 500 km.
X | The budget for the roof is 12k. | The budget for the garden went up to 4k.
X | I drive to work every day. | I drove to Spain last summer.
X | My train to Ghent is at 7:10. | My train home is at 18:40.
C | I'm a vegan. | Can't believe I'm saying this, but I'm done being vegan.
C | We use Trello. | The team finally came off Trello.
C | I watch Formula 1. | Honestly, I've sworn off Formula 1 this year.
C | I'm a member of the rowing club. | I'm not in the rowing club anymore, by the way.
C | I have a landline. | We cancelled the landline last week.
C | I drink energy drinks. | My cardiologist was clear: no more energy drinks.
C | My ankle is broken. | My ankle has healed.
C | I'm a smoker. | Good news, I quit smoking in August.
C | I like horror podcasts. | After the break-in I can't stand horror podcasts.
C | Use bullet points in summaries. | Please stop using bullet points in summaries.
C | We have a nanny. | We no longer have a nanny since Leo started school.
C | I commute with Ben. | Ben changed jobs, so I don't commute with Ben anymore.
U | My seat is 14C. | They changed my seat to 22A.
U | My mortgage rate is 2.1%. | The bank raised my mortgage rate to 3.4%.
U | I'm in year two of my apprenticeship. | I just started year three of my apprenticeship.
U | My daughter is in fifth grade. | My daughter is starting sixth grade.
U | I have a yellow belt in judo. | I passed the exam for my orange belt in judo.
U | Our energy supplier is Eon. | We've got a new energy supplier: Octopus.
U | My vet is Dr Brandt. | I've found a new vet, Dr Kuhn.
U | I work for Lidl. | I've joined Aldi.
U | I work for Lidl. | First day at Aldi today!
U | The kickoff is on Monday. | The kickoff was pushed to Wednesday.
U | My alarm is at 6:30. | I've moved my alarm up to 6:00.
U | I take notes in Evernote. | I've moved all my notes from Evernote to Obsidian.
U | My bank is ING. | I switched from ING over to N26.
U | I'm writing a novel. | I finished the novel!
U | I'm applying for a visa. | My visa got approved.
U | I'm learning to drive. | I got my driving licence on Friday.
U | My brother is engaged. | My brother got married on Saturday.
U | My cousin is expecting. | My cousin gave birth to twins.
U | Our product is called Lumen. | We changed the name of our product to Halo.
U | My height is 170 cm. | I've grown, I'm 173 cm now.
U | The gate is B7. | Gate change: it's C12 now.
U | My favourite team is Ajax. | These days my favourite team is Feyenoord.
U | I pay 40 euros for my phone contract. | My phone contract went up to 45 euros.
E | I have a cat. | My cat is called Figaro.
E | I'm allergic to shellfish. | My shellfish allergy once put me in hospital.
E | I work for Lidl. | I've worked for Lidl since 2018.
E | We use Trello. | We use Trello with the calendar add-on.
E | My vet is Dr Brandt. | Dr Brandt's practice is in Altona.
E | I'm writing a novel. | My novel is set in Iceland.
D | I was born on 5 May. | My birthday is 5 May.
D | I have a shellfish allergy. | I'm allergic to shellfish.
D | My seat is 14C. | I'm in seat 14C.
D | I work for Lidl. | Lidl is my employer.
D | I like hiking. | I'm fond of hiking.
X | I'm allergic to shellfish. | I'm allergic to kiwi.
X | I'm allergic to shellfish. | My wife can eat shellfish again.
X | I take ramipril. | My mother came off ramipril.
X | I take 5 mg of ramipril. | My statin was increased to 40 mg.
X | I work for Lidl. | My neighbour joined Aldi.
X | I work for Lidl. | I bought it at Aldi.
X | My bank is ING. | My mother switched from ING to N26.
X | The kickoff is on Monday. | The retro was pushed to Wednesday.
X | My daughter is in fifth grade. | My son is starting sixth grade.
X | My brother is engaged. | My best friend got married on Saturday.
X | My favourite team is Ajax. | My son's favourite team is Feyenoord.
X | We use Trello. | Should we move off Trello?
X | I'm writing a novel. | I finished the crossword.
X | My train to Lille leaves at 9. | My train to Reims leaves at 11.
X | I pay 40 euros for my phone contract. | I paid 45 euros for new shoes.
X | I like hiking. | I like sewing.
X | I have a cat. | My neighbour's cat died.
X | I'm a smoker. | My dad quit smoking.
X | I drink energy drinks. | My son isn't allowed energy drinks.
X | Our product is called Lumen. | Our cat is called Halo.
X | I commute with Ben. | Ben commutes with Ola.
X | My alarm is at 6:30. | My flight is at 6:00.
Q | I take ramipril. | I think I can stop ramipril soon.
Q | I'm allergic to shellfish. | I tried prawns, a shellfish, and was fine.
C | I'm allergic to mango. | I outgrew my mango allergy, the doctor confirmed it.
C | We have a cleaning lady. | We let our cleaning lady go in March.
C | I speak at meetups. | These days I don't speak at meetups anymore.
C | I own a tent. | I gave the tent away last autumn.
C | I play padel on Thursdays. | No more padel for me on Thursdays.
C | I use Notion. | To be honest I got off Notion months ago.
C | I believe in horoscopes. | I've stopped believing in horoscopes.
C | My laptop is broken. | They repaired my laptop.
C | I get migraines. | Since the new pillow I don't get migraines anymore.
C | Always CC my assistant. | You don't need to CC my assistant anymore.
U | I live in Ghent. | We moved from Ghent to Bruges over the summer.
U | I live in Ghent. | I've found a flat in Bruges and moved in yesterday.
U | I work as a waiter. | I've become a barista.
U | My supervisor is Prof. Ito. | Prof. Meyer took over as my supervisor.
U | The train leaves at 8:15. | The train was moved to 8:40.
U | My password hint is 'tree'. | I changed my password hint to 'lake'.
U | Our team has 5 members. | We grew to 7 members.
U | My favourite tea is oolong. | I've switched from oolong to sencha.
U | The bridge is closed. | The bridge reopened yesterday.
U | I'm in my second trimester. | I'm in my third trimester now.
U | My daughter is 4. | My daughter turned five on Friday.
U | My electricity costs 80 euros a month. | My electricity went up to 95 euros a month.
U | My phone is an iPhone 12. | I upgraded from the iPhone 12 to the iPhone 15.
U | Our meeting point is the fountain. | Let's meet at the library instead of the fountain.
U | I'm looking for a flatmate. | I found a flatmate!
U | My sister is single. | My sister got engaged.
U | My lawyer is Ms Adler. | I have a new lawyer, Mr Stein.
E | I have a tent. | My tent sleeps four people.
E | I use Notion. | I use Notion on my tablet too.
E | I'm allergic to mango. | My mango allergy gives me hives.
E | I live in Ghent. | I love living in Ghent.
D | The train leaves at 8:15. | The train departs at 8:15.
D | My daughter is 4. | My daughter is four years old.
D | I'm allergic to mango. | I have a mango allergy.
X | I'm allergic to mango. | I'm allergic to sesame.
X | I'm allergic to mango. | My sister outgrew her mango allergy.
X | I live in Ghent. | My colleague moved from Ghent to Bruges.
X | I live in Ghent. | I'd move to Bruges if I could.
X | I work as a waiter. | My cousin became a barista.
X | I use Notion. | My wife got off Notion.
X | My laptop is broken. | They repaired my neighbour's laptop.
X | My daughter is 4. | My godson turned five.
X | My lawyer is Ms Adler. | My parents have a new lawyer, Mr Stein.
X | The train leaves at 8:15. | The bus was moved to 8:40.
X | I take aspirin. | My dad was told to stop aspirin.
X | My phone is an iPhone 12. | My mum upgraded from the iPhone 12 to the iPhone 15.
X | I get migraines. | My sister doesn't get migraines anymore.
X | Our team has 5 members. | The board grew to 7 members.
X | I own a tent. | I borrowed a kayak.
X | My favourite tea is oolong. | My favourite cake is carrot cake.
X | I play padel on Thursdays. | I played padel in Spain once.
Q | I'm allergic to mango. | I ate some mango and I was fine.
`;
