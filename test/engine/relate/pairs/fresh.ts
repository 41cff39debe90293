/**
 * Labelled pairs written when the rules were done for the first time; kinds that they missed were added later. Same format.
 */
export const fresh = `
C | My office has free parking. | There's no free parking at my office any more.
C | I bake my own bread. | I don't bake my own bread these days, I buy it.
C | We see the grandparents every Sunday. | We no longer see the grandparents on Sundays.
C | I own shares in Tarkin. | I sold all my shares in Tarkin.
C | You can text me at night. | Don't text me at night.
C | My boyfriend lives with me. | My boyfriend moved out.
C | Our website uses cookies. | We removed the cookies from our website.
C | I have hay fever. | I don't suffer from hay fever any more.
C | My daughter believes in Santa. | My daughter doesn't believe in Santa anymore.
C | I'm in the running club. | I quit the running club.
C | The library is open on Sundays. | The library isn't open on Sundays after all.
C | Translate menus for me. | You don't need to translate menus for me.
U | I keep my savings at Nordhaven. | I moved my savings from Nordhaven to Pine.
U | Our night nurse is Femi. | Our night nurse is Joana these days.
U | The membership fee is 45 euros. | The membership fee has gone up to 50 euros.
U | I'm reading the first Dune book. | I'm on the second Dune book now.
U | My nearest station is Holm. | A new station opened, so my nearest station is now Vik.
U | We have lunch at noon. | We have lunch at 1 pm now.
U | My car is a red Fiat. | I traded my Fiat for a Skoda.
U | The show airs on Wednesdays. | The show now airs on Fridays.
U | The order is being packed. | The order has been shipped.
U | My visa is valid until March. | My visa was extended until September.
U | I use a Mac at work. | I got a Linux machine at work to replace the Mac.
U | My partner is called Robin. | Robin and I broke up; my partner now is Alexis.
E | I keep bees. | My bees produced 30 kilos of honey.
E | I own shares in Tarkin. | I don't own voting shares in Tarkin.
E | My boyfriend lives with me. | My boyfriend doesn't cook.
E | I bake my own bread. | I bake my own bread with rye flour.
E | I have hay fever. | Birch pollen triggers my hay fever.
E | The membership fee is 45 euros. | Students pay half the membership fee.
E | Our website uses cookies. | Our website uses cookies only for logins.
E | We have lunch at noon. | We didn't have lunch at noon yesterday.
E | I'm in the running club. | The running club has a new coach.
E | My car is a Fiat. | My car is in the repair shop.
E | I drink espresso. | I also drink matcha.
E | My visa is valid until March. | I haven't booked a visa appointment yet.
D | My partner is named Robin. | Robin is my partner.
D | We have lunch at 12. | We have lunch at noon.
D | The fee is 45 euros. | The fee is €45.
D | I dislike loud music. | I do not like loud music.
D | The show airs on Fridays. | The show airs every Friday.
D | My favourite dish is lasagne. | Lasagne is my favourite dish.
D | I have three sisters. | I've got 3 sisters.
D | The tenant is called Mr Ives. | Mr Ives is the tenant.
D | On Saturdays I clean the flat. | I clean the flat on Saturdays.
D | My boss is Femi. | Femi is my boss.
D | I'm a paediatrician at Holm Clinic. | I work as a paediatrician at Holm Clinic.
D | We moved here in June 2019. | In June 2019 we moved here.
X | My office has free parking. | My gym has no sauna.
X | I bake my own bread. | My brother doesn't bake.
X | The membership fee is 45 euros. | The course fee is 120 euros.
X | I keep bees. | Do bees sleep?
X | The show airs on Wednesdays. | The podcast comes out on Fridays.
X | My boyfriend lives with me. | My sister lives alone.
X | I use a Mac at work. | I use a tablet at home.
X | Order 4411 is being packed. | Order 4412 has been shipped.
X | I'm allergic to wasps. | My cat is not afraid of wasps.
X | My daughter believes in Santa. | I don't believe in horoscopes.
X | My nearest station is Holm. | My nearest bakery is Crumb.
X | We have lunch at noon. | They have lunch at 1 pm.
`;
