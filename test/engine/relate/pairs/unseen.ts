/**
 * Labelled pairs in the wording of talk that were written with those of `talk.ts`, before the rules were made more general, and were never
 * looked at one by one since: only their figures were. Same format.
 */
export const unseen = `
U | I live in Tartu. | I packed up and moved to Riga in spring.
U | I'm staying in Tartu. | I am back in Tallinn now.
U | Our office is in Haarlem. | The office has relocated to Leiden.
E | I live in Tartu. | My flat in Tartu has a balcony.
X | I live in Tartu. | My ex lives in Riga now.
X | I live in Tartu. | I'd love to live in Lisbon one day.
E | I live in Tartu. | Before that I spent three years in Vilnius.
U | I teach maths at Eastgate School. | I left Eastgate School and teach at Northgate now.
C | I work at the bakery on weekends. | I quit my weekend job at the bakery.
U | I'm an intern at Osprey. | Osprey hired me full time, I'm an engineer there now.
E | I teach maths at Eastgate School. | I also coach the chess team at Eastgate School.
X | I'm an intern at Osprey. | My sister is an engineer at Heron Labs.
X | I work at Osprey. | Lately I've been thinking about leaving Osprey.
U | Sanne is my therapist. | I'm seeing a new therapist, Dr. Okafor.
U | Our accountant is Mr. Bell. | Ms. Reyes does our accounts now instead of Mr. Bell.
D | Sanne is my therapist. | My therapist's name is Sanne.
E | Sanne is my therapist. | I see my therapist Sanne every other week.
U | I'm engaged. | Our wedding was last month, I'm married now.
C | I have a boyfriend. | I'm single again.
X | My daughter is engaged. | My niece got married.
C | I avoid dairy. | I can eat dairy again.
C | I drink three coffees a day. | I've cut out coffee completely.
U | I'm on a keto diet. | I'm doing intermittent fasting now, not keto.
E | I avoid dairy. | I avoid dairy because it upsets my stomach.
C | I have a shellfish allergy. | My shellfish allergy turned out to be a false alarm, I can eat shellfish.
X | I have a shellfish allergy. | I can eat peanuts without any trouble.
X | I have a shellfish allergy. | My husband has no allergies.
E | I have a shellfish allergy. | Even a small amount of shellfish gives me hives.
C | I'm on antidepressants. | I came off antidepressants in May.
U | I take one tablet of Zyrtec a day. | My Zyrtec dose went up to two tablets a day.
X | I take Zyrtec. | My son takes Benadryl.
E | I'm on antidepressants. | I've been on antidepressants since January.
U | Write my emails in a formal style. | Make my emails a bit more relaxed from now on.
C | Add a summary at the end of each answer. | Stop adding a summary at the end.
U | Talk to me in Spanish. | Please talk to me in Portuguese from now on.
D | Don't use jargon. | Please avoid jargon.
X | Use British spelling in my essays. | Use American spelling in the client's brochure.
E | Write my emails in a formal style. | In formal emails, sign off with "Kind regards".
U | I edit photos in Lightroom. | I've moved to Darktable for photo editing.
U | Our build tool is Webpack. | We ditched Webpack for Vite.
U | We host on Heroku. | Everything's been moved to Fly now, Heroku is gone.
E | I edit photos in Lightroom. | I edit photos in Lightroom on my iPad.
X | Our build tool is Webpack. | The mobile team uses Gradle.
X | We host on Heroku. | What if we hosted on Fly?
U | Band practice is on Thursdays at 7. | Band practice is an hour later now, at 8.
U | The sprint review is on Mondays. | From next month the sprint review will be on Fridays.
C | There's a parents' evening on Tuesday. | Tuesday's parents' evening has been called off.
X | The sprint review is on Mondays. | The design review is on Tuesdays.
D | Band practice is on Thursdays. | We practise with the band every Thursday.
U | I earn 3,200 a month. | After my raise I earn 3,500 a month.
U | Our marketing budget is 10k. | They cut our marketing budget to 7k.
U | The ticket costs 40 euros. | The ticket price has gone up to 45 euros.
X | Our marketing budget is 10k. | The hiring budget is 12k.
U | The paper is due on 2 April. | The deadline for the paper was moved to 9 April.
X | The paper is due on 2 April. | The poster is due on 9 April.
D | The paper is due on 2 April. | The deadline for the paper is 2 April.
U | My email is theo@moss.example. | I changed my email to theo@reed.example.
X | My email is theo@moss.example. | Nina's email is nina@reed.example.
U | I ride a Honda. | I traded the Honda in for a Yamaha.
C | I own a caravan. | We no longer have the caravan.
E | I ride a Honda. | My Honda is from 2011.
X | I ride a Honda. | My uncle sold his Yamaha.
C | We have chickens. | We gave the chickens away.
U | My hamster is called Pip. | Pip died, we have a hamster called Dot now.
X | My hamster is called Pip. | My niece's hamster is called Dot.
U | Users log in with a PIN. | The PIN login was replaced by fingerprint login.
X | Staff log in with SSO. | Customers log in with a password.
U | I'm studying history in Leeds. | I changed my degree from history to law.
E | I'm studying history in Leeds. | I'm in my second year of history.
C | I sing in a choir. | I don't sing in the choir any longer.
C | I do a lot of pottery. | Haven't touched pottery in years, I'm done with it.
E | I sing in a choir. | Our choir is rehearsing Bach.
X | I sing in a choir. | My father sings in a barbershop quartet.
U | The invoice hasn't been paid yet. | The invoice was paid this morning.
C | The store opens on Sundays. | The store isn't open on Sundays any more.
U | The bridge is closed. | They reopened the bridge.
X | The bridge is closed. | The tunnel is open again.
C | I pay for Spotify Premium. | I downgraded Spotify to the free tier.
C | I'm a member of the rowing club. | I left the rowing club.
E | I pay for Spotify Premium. | I pay for Spotify Premium with my credit card.
X | I'm a member of the rowing club. | Is the rowing club still open to new members?
C | I enjoy horror films. | Horror films aren't my thing any more.
X | I enjoy horror films. | "I hate horror films," said Rita.
D | I enjoy horror films. | I like horror movies.
E | I enjoy horror films. | I enjoy horror films and thrillers.
X | I enjoy horror films. | As a child I hated horror films.
U | Our son is three years old. | Our son turned four yesterday.
U | I read about one book a month. | I read two books a month now.
`;
