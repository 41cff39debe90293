/**
 * Labelled pairs in freer wording, kept apart when the rules were first made; kinds that they missed were added later. Same format as the
 * developed pairs.
 */
export const holdout = `
C | I'm really into sourdough baking. | Sourdough? I'm done with that, haven't touched the starter in months.
C | I keep kosher. | I stopped keeping kosher a while ago.
C | We let guests wear shoes inside. | Shoes are no longer welcome inside our flat.
C | I carry an EpiPen. | The doctor said I don't need to carry an EpiPen anymore.
C | Tariq is joining the trip. | Tariq can't make the trip after all.
C | My phone has a SIM slot. | I was wrong, my phone has no SIM slot.
C | Please send me the newsletter. | Unsubscribe me from the newsletter.
C | I play padel on Sundays. | I had to give up padel because of my elbow.
C | The library lends tools. | The library doesn't lend tools, I mixed that up.
C | I'm a morning person. | I'm not a morning person at all anymore.
C | Ads are fine with me. | No ads, please.
C | I own a motorbike. | I sold my motorbike last month.
C | My niece is scared of dogs. | My niece isn't scared of dogs these days.
C | We water the lawn daily. | Watering the lawn is banned this summer.
C | I trust Kemal with the keys. | I don't trust Kemal with the keys any more.
C | The kids do judo. | The kids quit judo.
C | Add sugar to my coffee. | Skip the sugar in my coffee.
C | I read the news every morning. | I never read the news in the morning.
C | Our shop accepts cash. | Cash is not accepted in our shop any longer.
C | The tram stops at Vine Street. | The tram doesn't stop at Vine Street.
C | I'm subscribed to Lumen magazine. | I let my Lumen magazine subscription lapse.
C | I'd rather talk on the phone. | I'd rather not talk on the phone.
C | Spell-check is switched on. | I've switched spell-check off.
C | I support Rovers. | I've given up on Rovers.
U | I'm living with two flatmates in Utrecht. | I bought a place in Haarlem and moved in last week.
U | My number is 0700 111 222. | I got a new number: 0700 333 444.
U | Our wedding photographer is Flora. | Flora backed out, so Jules is our wedding photographer now.
U | I'm studying chemistry. | I changed my major from chemistry to physics.
U | The parcel is on its way. | The parcel has been delivered.
U | I drink my coffee black. | I drink my coffee with oat milk now.
U | We close the shop at seven. | Starting next week we close the shop at six.
U | I commute by car. | I sold the car and commute by train these days.
U | My therapist is Ms Quist. | I'm seeing a new therapist, Mr Adeyemi.
U | We have 40 paying customers. | We just hit 65 paying customers.
U | I'm reading Middlemarch. | Finished Middlemarch, now I'm reading Dracula.
U | I'm vegetarian. | I've gone fully vegan.
U | The car insurance is with Allium. | We moved the car insurance over to Birk.
U | The book club meets at Ana's place. | The book club meets at the library now.
U | My marathon time is 4:10. | I ran a new personal best of 3:58 in the marathon.
U | The password hint is "first pet". | I changed the password hint to "old street".
U | I'm 34 years old. | I just turned 35.
U | We're renting a two-room flat. | We bought a house.
U | Our sprint is two weeks long. | Our sprints are three weeks long now.
U | I'm a student. | I graduated and work as a librarian now.
U | Dinner is at eight. | Dinner has been moved up to seven.
U | My main language at work is Java. | My main language at work is now Kotlin.
U | The doctor is in building C. | The doctor moved to building F.
U | My nephew is 120 cm tall. | My nephew is 126 cm tall now.
E | I play padel on Sundays. | When I play padel on Sundays, Bruno is my partner.
E | I have a rescue greyhound. | My greyhound doesn't like the rain.
E | I'm writing a novel. | The novel I'm writing is set in Tallinn.
E | I work night shifts. | Night shifts pay 20% more.
E | I like spicy food. | I like spicy food, though not at breakfast.
E | We're moving to Malmö in May. | The movers for Malmö cost 900 euros.
E | My mother is a dentist. | My mother works four days a week.
E | I use a standing desk. | My standing desk is from Flokk.
E | I'm learning the accordion. | I also started taking singing lessons.
E | I can't eat gluten. | I can't eat gluten, and dairy isn't great for me either.
E | The garden is 200 square metres. | About half of the garden is lawn.
E | I moved to Leeds in 2020. | Before Leeds I spent ten years in York.
E | My daughter goes to Hillcrest school. | Hillcrest school starts at 8:15.
E | I cook on weekends. | On weekends I cook Thai curries.
E | Rosa is my physiotherapist. | Rosa is away until the 12th.
E | We have a shared calendar. | Don't put birthdays in the shared calendar.
E | I speak Catalan. | I speak Catalan with my grandmother.
E | I have a peanut allergy. | The last reaction to peanuts was in 2017.
E | Our budget is tight. | Our budget is tight until the bonus comes.
E | I used to smoke. | I smoked for eleven years.
E | I'm training for a triathlon. | The triathlon is in Roskilde.
E | Use British spelling. | Use British spelling except in code.
E | I drive an old Saab. | The Saab failed its inspection because of rust.
E | I own two guitars. | One of the guitars is a twelve-string.
D | I'm a vegetarian. | I am vegetarian.
D | I live at 9 Mill Lane. | My address is 9 Mill Lane.
D | My daughter's called Wren. | My daughter's name is Wren.
D | The course costs 300 pounds. | The course costs £300.
D | I was born on 8 November 1990. | My date of birth is November 8, 1990.
D | I don't like horror films. | I dislike horror movies.
D | Training is Tuesday at 19:30. | Training is on Tuesday at 7:30 pm.
D | I'm lefthanded. | I am left-handed.
D | My hometown is Bruges. | Bruges is my hometown.
D | We have a dozen hens. | We have twelve hens.
D | Answer me in Spanish please. | Please answer me in Spanish.
D | The boat is called Marigold. | Marigold is the boat's name.
D | I work in Cardiff as a baker. | I work as a baker in Cardiff.
D | My bus leaves at quarter past six. | My bus leaves at 6:15.
D | The keys hang next to the door. | Next to the door hang the keys.
D | I take the train every day. | Every day I take the train.
D | My organisation uses Slack. | My organization uses Slack.
D | Noah is our accountant. | Our accountant is Noah.
D | It's 12 km to the lake. | It is twelve kilometers to the lake.
D | I bought the van in March 2021. | In March 2021 I bought the van.
D | Do not schedule calls before ten. | Don't schedule calls before 10.
D | My preferred airline is FlyNord. | FlyNord is my preferred airline.
D | I can't swim. | I cannot swim.
D | I have a twin brother. | I've got a twin brother.
X | My niece is scared of dogs. | I'm not scared of heights.
X | I own a motorbike. | My neighbour sold his motorbike.
X | The parcel from Linz is on its way. | The parcel from Graz has been delivered.
X | I like my coffee black. | I like my eggs runny.
X | The red notebook is for recipes. | The blue notebook is for work.
X | I'm 34 years old. | My partner is 36 years old.
X | I run on Tuesdays. | I don't swim on Tuesdays.
X | I keep kosher. | Does Ruth keep kosher?
X | Our shop in Ghent opens at 10. | Our shop in Bruges opens at 9.
X | I'm studying chemistry. | Had I studied physics, I'd be in Zurich now.
X | My mum lives in Leeds. | I no longer live in Leeds.
X | We have 40 paying customers. | We have 3 developers.
X | Use short sentences in emails. | Use long sentences in the novel.
X | I take blood thinners. | My uncle stopped taking blood thinners.
X | I drink oat milk. | I don't drink beer.
X | The book club meets on Mondays. | The chess club meets on Thursdays.
X | At work I use Windows. | At home I use Linux.
X | The kitchen light is on. | The hall light is off.
X | I work night shifts. | I've never broken a bone.
X | The assistant is named Iris. | My cat is named Clio.
X | Tariq is joining the trip. | Lotte isn't joining the choir.
X | I'm allergic to kiwi. | I don't like bananas.
X | My desk lamp is from Oslo. | My desk is from Bergen.
X | I'm reading Middlemarch. | Would you recommend Dracula?
`;
