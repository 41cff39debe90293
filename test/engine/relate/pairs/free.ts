/** More labelled pairs that the rules were developed against, in the loose wording of chats. Same format as the others. */
export const free = `
C | I eat meat every day. | I've gone off meat completely.
C | I'm dating Ben. | Ben and I split up.
C | I take sugar in my tea. | I'm off sugar now.
C | We support Internet Explorer. | We've dropped support for Internet Explorer.
C | The wedding is in June. | The wedding's off.
C | I need a wheelchair. | I don't need the wheelchair anymore.
C | We have a piano. | We gave away the piano.
C | I'm a member of the chess club. | I left the chess club.
C | I have braces. | I got my braces off.
C | I work at Halbrook. | I quit my job at Halbrook.
C | I work at Halbrook. | I got laid off from Halbrook.
C | Remind me to stretch every hour. | You can stop reminding me to stretch.
C | I read on a Kindle. | I don't read on the Kindle any more, it broke.
C | We use Jira for tickets. | We've moved off Jira.
C | Our app supports dark mode. | Dark mode was removed from our app.
C | I can't eat dairy. | I can eat dairy again.
C | I hate sushi. | I've come to love sushi.
C | I'm scared of flying. | I've got over my fear of flying.
C | I have a gym membership. | I let my gym membership expire.
C | My brother smokes. | My brother kicked the habit, he doesn't smoke anymore.
C | Kim is on the hiring panel. | Kim isn't on the hiring panel anymore.
C | We eat dinner in front of the TV. | We no longer eat dinner in front of the TV.
C | I'd like a daily briefing. | Skip the daily briefing from now on.
C | The printer works. | The printer doesn't work.
C | I'm vaccinated against flu. | I'm not vaccinated against flu, I mixed that up.
C | Feel free to call me after 8 pm. | Please don't call me after 8 pm.
C | You may use my location. | Don't use my location.
C | I collect stamps. | I sold my stamp collection and don't collect anymore.
C | Add my wife to the invites. | Take my wife off the invites.
C | We're keeping the blue sofa. | We're not keeping the blue sofa after all.
C | The cafe takes cards. | The cafe doesn't take cards.
C | The pool is open to guests. | The pool is closed to guests.
C | I trust the new supplier. | I've lost trust in the new supplier.
C | Her office is in Berlin. | Correction, her office isn't in Berlin.
U | My name is Katherine. | It's spelled Kathryn actually, my name is Kathryn.
U | I go by Alexander. | I go by Alex now.
U | We run Node 20 in production. | We upgraded production to Node 22.
U | The meeting is on Wednesday. | The meeting is on Tuesday, not Wednesday.
U | The call is at 3 pm. | Push the call to 4 pm.
U | The rate limit is 100 requests per minute. | The rate limit was bumped to 200 requests per minute.
U | I have two dogs. | We adopted another dog, so now we have three dogs.
U | My daughter is five. | My daughter turned six last week.
U | The pull request is open. | The pull request got merged.
U | The report is due on 15 May. | The deadline for the report was extended to 22 May.
U | The training is in room B10. | The training room changed to B12.
U | I drink regular coffee. | I switched to decaf.
U | I live in Leeds with my parents. | I got my own place in York last month.
U | I'm on the free plan. | I upgraded to the pro plan.
U | Marta is the project lead. | Marta handed the project lead over to Jonas.
U | I bike to the office. | My bike got stolen, so I take the tram to the office now.
U | I run in the mornings. | I moved my runs to the evening.
U | I work at Halbrook as an electrician. | I'm an electrician at Norvik now.
U | I'm pregnant. | I had my baby on Sunday.
U | My laptop runs Ubuntu. | I wiped my laptop, it runs Fedora now.
U | Our office is on King Street. | We moved our office to Queen Square.
U | My favourite sport is tennis. | I used to be all about tennis, but my favourite sport is climbing now.
U | The flat has two bedrooms. | We knocked down a wall, the flat has one bedroom now.
U | The kickoff is scheduled for 3 May. | The kickoff slipped by a week to 10 May.
U | I wake at 6. | I get up at 7:30 now that I work late shifts.
U | The shop is run by Mr Ode. | Mr Ode retired and his daughter runs the shop now.
U | Our insurer is Lumo. | We changed insurers, we're with Veritas now.
U | The feature is in beta. | The feature has been released to everyone.
U | My account balance is 2,000 euros. | My account balance dropped to 1,400 euros.
U | I speak to customers in English. | I now speak to customers in Polish.
U | The code review is assigned to Dana. | The code review was reassigned to Elias.
U | My son goes to Oakfield school. | My son started at Birchwood school this term.
U | We get milk delivered on Mondays. | Milk is delivered on Thursdays now.
U | I use Chrome. | I ditched Chrome for Firefox.
U | I take the 8:05 train. | I take the 7:35 train these days.
U | My mother lives in a care home in Hull. | My mother moved in with us.
U | My hair is brown. | I dyed my hair red.
U | Use Celsius. | Use Fahrenheit from now on.
U | Write commit messages in English. | Write commit messages in German from now on.
U | Our standup is at 9. | Our standup's at 10 now.
U | My shoe size is 42. | My shoe size is 43 now.
U | My goal is to run 10 km. | My goal is to run 21 km now.
U | I'm a PhD student. | I finished my PhD and I'm a postdoc now.
U | The venue is the town hall. | The venue changed, it's the old mill now.
U | I play bass in a band. | I switched from bass to drums.
U | The invoice is pending. | The invoice has been paid.
U | I'm in the Lisbon office this week. | I'm in the Madrid office now.
U | My phone is an old Nokia. | I finally got an iPhone.
U | Our cat is fed twice a day. | Our cat is fed three times a day now.
E | I have two dogs. | One of my dogs is deaf.
E | We use Jira for tickets. | Jira sends us too many emails.
E | I like hiking. | I'm planning a hike in the Dolomites.
E | I live in Leeds. | I might move to York one day.
E | I work at Halbrook. | I used to work at Norvik before that.
E | My flight is at 9:40. | I have to be at the airport two hours before my flight.
E | I take lisinopril. | My doctor is considering lowering my lisinopril.
E | I'm allergic to shellfish. | I carry an EpiPen because of my shellfish allergy.
E | I don't drink coffee. | I don't drink coffee, but decaf is fine.
E | I play tennis on Sundays. | I also play tennis on Wednesdays.
E | My manager is Ines. | Ines, my manager, is on holiday until Monday.
E | The printer works. | The printer works best with thick paper.
E | Our office is on King Street. | There is a bakery next to our office on King Street.
E | I use Chrome. | I use Chrome for work and Firefox at home.
E | We're going to Crete. | We haven't booked the hotel in Crete yet.
E | The report is due on 15 May. | I haven't started the report yet.
E | I love my job. | I don't love the commute to my job.
E | I have a credit card. | My credit card doesn't work abroad.
E | My sister is a nurse. | My sister doesn't like night shifts.
E | I take a vitamin every morning. | I forgot my vitamin yesterday.
E | I drive a Volvo. | I sold the roof rack of the Volvo.
E | We have a dog. | Our dog stopped chewing shoes.
E | I eat fish. | I don't eat raw fish.
E | The API supports XML. | The API doesn't support XML comments.
E | I like the new office. | I don't like the new office chairs.
E | I run every morning. | I couldn't run this morning.
E | I have a garden. | I've stopped using pesticides in the garden.
E | My rent is 900 euros. | My rent doesn't include heating.
E | Use bullet points. | Don't use nested bullet points.
E | I work from home. | I don't work from home on Tuesdays.
E | I'm learning Italian. | I've been learning Italian for two years.
E | My car is a Volvo. | My car is in the garage for repairs.
E | We deploy on Thursdays. | We didn't deploy last Thursday.
E | My phone is a Nokia. | My phone is on silent.
E | I drink two cups of coffee a day. | I drank four cups of coffee yesterday.
E | My team has six people. | Two people on my team are away.
E | My daughter goes to Oakfield school. | My daughter doesn't like the food at Oakfield school.
E | I pay 50 euros a month for internet. | I paid 20 euros for the router.
E | The kickoff is on 3 May. | The kickoff on 3 May will be recorded.
E | My budget is 500 euros. | I've spent 200 euros of my budget.
E | My wife is a vet. | My wife quit smoking.
D | My standup is at 9. | Our standup is at 9 am.
D | I don't like cilantro. | I'm not a fan of cilantro.
D | The meeting was moved to Tuesday. | They moved the meeting to Tuesday.
D | My cat's name is Clio. | My cat is called Clio.
D | I'm forty years old. | I'm 40.
D | I've been vegetarian since 2015. | Since 2015 I've been vegetarian.
D | The trip costs 2k. | The trip costs 2,000.
D | My mum lives in York. | My mother lives in York.
D | We have a budget of 500 euros. | Our budget is 500 euros.
D | Call me Sam. | Please call me Sam.
D | I can't stand the smell of fish. | I hate the smell of fish.
D | Our daughter is called Mia. | Mia is our daughter.
X | My brother's phone number is 555-0101. | My phone number is 555-0102.
X | I have two dogs. | My neighbour has three dogs.
X | The pull request for login is open. | The pull request for search got merged.
X | Our insurer is Lumo. | Our accountant is Veritas.
X | My manager is Ines. | My mentor is Jonas.
X | My flight to Rome is at 9:40. | My flight to Paris is at 14:20.
X | My daughter is five. | My son turned six.
X | I'm allergic to shellfish. | My husband isn't allergic to anything.
X | I take 20 mg of lisinopril. | I take 500 mg of metformin.
X | I take lisinopril in the morning. | I stopped taking metformin.
X | Ben lives in Leeds. | Anna moved to York.
X | The front door code is 4411. | The garage code is 9920.
X | Write to clients in English. | Write to the team in German.
X | On the phone I prefer English. | In emails I prefer German.
X | I use Chrome at work. | I use Safari on my phone.
X | My car insurance is with Lumo. | My home insurance is with Veritas.
X | In summer we open at 8. | In winter we open at 10.
X | The kickoff for Osprey is on 3 May. | The kickoff for Merlin is on 10 May.
X | I love hiking. | Would you still love hiking if it rained?
X | I'm on the free plan. | Should I upgrade to the pro plan?
X | Our standup is at 9. | The design standup is at 10.
X | I run in the mornings. | My wife runs in the evening.
X | I work at Halbrook. | Dana told me she quit Halbrook.
X | My cat is fed twice a day. | My dog is walked three times a day.
X | My left knee hurts. | My right knee is fine.
X | I drink tea in the morning. | I drink wine in the evening.
X | I like my boss. | I don't like Mondays.
X | I have an appointment with the dentist on Monday. | I have an appointment with the bank on Tuesday.
X | The red button starts the machine. | The green button stops the machine.
X | I speak Polish. | My wife doesn't speak Polish.
X | We stopped selling the small size. | We sell the large size.
X | I don't have any siblings. | I don't have a car.
X | Phase one ends in May. | Phase two ends in July.
X | The old laptop runs Ubuntu. | The new laptop runs Windows.
X | Tom is allergic to nuts. | Tim is not allergic to nuts.
X | I take insulin. | The vet stopped the insulin for our cat.
X | If it rains we eat inside. | We eat outside when it's sunny.
# a second round
C | I keep my phone on loud. | I don't keep my phone on loud anymore.
C | We let the cat sleep in our bed. | The cat isn't allowed in our bed anymore.
C | Our team works on weekends. | Our team doesn't work on weekends any longer.
C | I get the newspaper delivered. | I cancelled the newspaper.
C | I'm fine with being called on weekends. | Please don't call me on weekends.
C | My account is set to public. | My account isn't public anymore.
C | I carry cash. | I never carry cash.
C | Send invoices by post. | Don't send invoices by post, email them.
C | Our house has solar panels. | We had the solar panels removed from our house.
C | My grandmother is alive. | My grandmother passed away in March.
C | I sing in a choir. | I dropped out of the choir.
C | Lena is vegetarian. | Lena isn't vegetarian, I was wrong.
C | I wear glasses. | I don't wear glasses since my eye surgery.
C | We have a subscription to FilmBox. | We got rid of FilmBox.
C | I bite my nails. | I finally stopped biting my nails.
C | My landlord allows pets. | My landlord doesn't allow pets.
C | The cafe on Mill Street is open. | The cafe on Mill Street closed down.
C | I have a driving licence. | I lost my driving licence.
C | My knee hurts. | My knee doesn't hurt anymore.
C | I snore. | I don't snore any more.
C | I'm on a diet. | I'm not on a diet anymore.
C | Include the weather in my morning summary. | Leave the weather out of my morning summary.
C | We use tabs for indentation. | We don't use tabs for indentation.
C | My dad works. | My dad stopped working.
C | Our dentist is good. | Our dentist isn't good.
C | The heating is on. | The heating is off.
C | I'm learning to drive. | I gave up learning to drive.
C | Paula coordinates the volunteers. | Paula no longer coordinates the volunteers.
C | I support the new plan. | I don't support the new plan anymore.
C | I'd like my coffee with sugar. | No sugar in my coffee, please.
U | My bedtime is 11 pm. | My bedtime is 10 pm now.
U | The bakery opens at 6. | The bakery opens at 7 now.
U | My rent is due on the 1st. | My rent is due on the 5th now.
U | Our app is called Nimbus. | We renamed our app to Cirrus.
U | My husband is a cook. | My husband is a teacher now.
U | I take the stairs to my flat on the second floor. | I moved to a flat on the fifth floor.
U | I'm size M. | I'm size L now.
U | The gym is on Park Lane. | The gym moved to Station Road.
U | Our Wi-Fi name is Otter. | Our Wi-Fi name is Badger now.
U | My cholesterol is 240. | My cholesterol dropped to 190.
U | Our anniversary dinner is booked at Luna. | We changed the anniversary dinner from Luna to Sole.
U | The team lead of Falcon is Priya. | Priya left, the team lead of Falcon is Hugo now.
U | The contract runs until June. | The contract was extended until December.
U | I have ten vacation days left. | I have seven vacation days left.
U | My favourite drink is tea. | My favourite drink is coffee now.
U | The timeout is 30 seconds. | The timeout is 60 seconds.
U | I meet my trainer on Mondays. | I meet my trainer on Thursdays now.
U | The server is in Frankfurt. | The server was moved to Dublin.
U | My first name is Jon. | My first name is John, not Jon.
U | We're on version 3. | We're on version 4 now.
U | The password expires every 90 days. | The password expires every 60 days now.
U | My son is in kindergarten. | My son is in first grade now.
U | My current project is Merlin. | My current project is Osprey.
U | I live in a house share. | I live alone now.
U | My pension contribution is 5 percent. | I raised my pension contribution to 8 percent.
U | My nickname is Bee. | My nickname is Bex these days.
U | I pay with PayPal. | I pay by card now instead of PayPal.
U | Deliveries arrive in the morning. | Deliveries arrive in the afternoon now.
U | The parcel is at the depot. | The parcel is at the post office now.
U | Our goal for this quarter is 100 signups. | Our goal for this quarter is 150 signups.
E | My grandmother is 90. | My grandmother lives in Bergen.
E | I use tabs for indentation. | Tabs in my editor are four spaces wide.
E | My account is public. | My account has 300 followers.
E | I carry cash. | I carry cash for the market.
E | I like Thai food. | I like Thai food but not too spicy.
E | I sing in a choir. | The choir rehearses on Tuesdays.
E | I'm on a diet. | My diet allows one sweet a day.
E | My landlord allows pets. | My landlord allows pets but no smoking.
E | Our house has solar panels. | The solar panels don't work at night.
E | I wear glasses. | I don't wear my glasses for reading.
E | Paula coordinates the volunteers. | Paula is not available on Fridays.
E | We're on version 3. | Version 3 doesn't support Windows 7.
E | My son is in kindergarten. | The kindergarten closes at 16:00.
E | The server is in Frankfurt. | The server in Frankfurt has 64 GB of memory.
E | The heating is on. | The heating makes strange noises.
E | I have a driving licence. | I don't have my driving licence with me.
E | I pay with PayPal. | My PayPal account is linked to my card.
E | The bakery opens at 6. | The bakery doesn't open on Mondays.
E | I meet my trainer on Mondays. | My trainer is on holiday for two weeks.
E | My husband is a cook. | My husband doesn't cook at home.
E | Our app is called Nimbus. | Nimbus has 2,000 users.
E | I have ten vacation days left. | I want to use five of my vacation days in August.
E | The contract runs until June. | We started talks about the contract.
E | I snore. | I only snore when I have a cold.
E | My knee hurts. | My knee has hurt for two weeks.
E | I drink tea. | I stopped putting sugar in my tea.
E | I have two brothers. | My older brother is a pilot.
E | We use GitLab. | We use GitLab, and our docs are in Notion.
E | The office is quiet. | The office is not quiet at lunch time.
E | I'm learning Greek. | I haven't learned the Greek alphabet yet.
E | I own a sailing boat. | The boat needs a new engine.
E | Ask me before you delete anything. | Ask me before you delete anything in the archive folder.
E | My mother knits. | My mother taught me to knit.
E | I have a meeting at 10. | The meeting at 10 was dull.
E | I'm a night owl. | I get my best ideas at 2 am.
E | My budget is 300 euros. | My budget of 300 euros excludes shipping.
X | My bedtime is 11 pm. | My daughter's bedtime is 8 pm.
X | The bakery opens at 6. | The bank opens at 9.
X | The heating is on. | The lights are off.
X | My landlord allows pets. | My landlord doesn't answer emails.
X | I wear glasses. | I don't wear hats.
X | I like Thai food. | I don't like Tim's food.
X | We use tabs in the frontend. | We use spaces in the backend.
X | My first job was at Acorn. | My first car was a Fiat.
X | My favourite drink is tea. | My favourite snack is popcorn.
X | The red line stops at Vine Street. | The blue line doesn't stop at Vine Street.
X | I pay my rent by transfer. | I pay my phone bill by card.
X | Ticket 12 is in review. | Ticket 15 is done.
X | Our dentist is Dr. Wolf. | Our vet is Dr. Lamb.
X | I sleep badly before exams. | I eat well on weekends.
X | Paula coordinates the volunteers. | Hugo coordinates the drivers.
X | I can swim. | I can't cook.
X | My password expires in May. | My passport expires in June.
X | In Lisbon I lived on Rua Augusta. | In Porto I live on Rua das Flores.
X | I don't smoke. | I don't drink.
X | My aunt has a boat. | We sold our car.
X | I play chess with Omar. | I play tennis with Lena.
X | The oven is broken. | The fridge has been repaired.
X | I take my coffee to go. | I take my time.
X | Our Berlin office has 40 people. | Our Paris office has 25 people.
X | My daughter quit ballet. | I started ballet.
X | The kids are allowed one hour of TV on weekdays. | The kids are allowed two hours of TV on weekends.
D | I don't smoke. | I never smoke.
D | My bedtime is at 11 pm. | My bedtime is 23:00.
D | We have a meeting every Monday at 10. | Every Monday at 10 we have a meeting.
D | I can't swim. | I'm not able to swim.
D | Email invoices to Dana. | Please email invoices to Dana.
D | The app's name is Nimbus. | The app is called Nimbus.
D | I'm John. | My name is John.
D | My dentist is Dr. Wolf. | Dr. Wolf is my dentist.
`;
