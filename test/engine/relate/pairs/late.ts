/**
 * Labelled pairs written after everything else and run once: half of them changes in free wording, half of them anything but. Same format.
 */
export const late = `
U | I live near Bristol. | I've settled in Cardiff now.
U | Our flat is in Delft. | We sold the flat in Delft and bought a house in Leiden, we moved in May.
U | I'm a waiter. | I became a chef.
C | I work for the city council. | I retired from the city council.
U | My professor is Dr. Lind. | Dr. Abara took over from Dr. Lind as my professor.
C | I'm seeing a physiotherapist. | I'm done with the physiotherapist.
U | I'm separated. | My divorce came through, I'm divorced now.
C | I can't eat nuts. | I can eat nuts now, the allergy is gone.
C | I eat sweets every day. | I quit eating sweets.
C | I take sleeping pills. | I've stopped taking sleeping pills.
U | I take vitamin B12 once a week. | I take vitamin B12 twice a week now.
U | Use metric units. | Switch to imperial units, please.
C | Start every reply with a greeting. | Don't start replies with a greeting any more.
U | We track tasks in Trello. | We moved from Trello to Linear.
C | Our site has a chat widget. | We took the chat widget off our site.
U | The weekly review is at 4 pm. | The weekly review starts at 5 pm now.
C | There's a bus strike on Monday. | The bus strike on Monday was called off.
U | I spend about 80 euros a week on food. | I spend about 100 euros a week on food now.
U | The loan is 12,000 euros. | I paid the loan down to 9,000 euros.
U | The grant proposal is due on 3 May. | They extended the grant proposal deadline to 10 May.
U | My landline is 020 555 111. | Our landline number changed to 020 555 222.
C | I've got a moped. | I sold the moped.
U | I have two rabbits. | I have three rabbits now.
U | I open the app with Face ID. | I open the app with a PIN now instead of Face ID.
U | I go to Park High School. | I left Park High School and go to Lake College now.
C | I bake on Sundays. | I don't bake on Sundays anymore.
U | The merge request is open. | The merge request was closed yesterday.
C | The heating is broken. | The heating was repaired.
C | I get a weekly vegetable box. | I cancelled the weekly vegetable box.
C | I love karaoke. | I've grown tired of karaoke.
X | I live near Bristol. | My in-laws moved to Cardiff.
E | I live near Bristol. | I moved here from Leeds in 2012.
X | I'm a waiter. | My brother became a chef.
X | My professor is Dr. Lind. | Dr. Abara is Nina's professor.
E | I work for the city council. | I work for the city council three days a week.
X | I can't eat nuts. | My daughter can eat nuts now.
E | I take sleeping pills. | I bought new sleeping pills.
X | I take sleeping pills. | Don't take sleeping pills with wine, they say.
X | I take vitamin B12 once a week. | I take vitamin D twice a week.
X | Use metric units. | The US team uses imperial units.
E | Use metric units. | Use metric units in tables as well.
X | We track tasks in Trello. | The sales team moved from Excel to Linear.
E | Our site has a chat widget. | The chat widget on our site is blue.
X | The weekly review is at 4 pm. | The monthly review is at 5 pm.
E | The weekly review is at 4 pm. | The weekly review at 4 pm takes an hour.
X | The loan is 12,000 euros. | The scholarship is 9,000 euros.
X | The grant proposal is due on 3 May. | The grant report is due on 10 May.
X | My landline is 020 555 111. | The clinic's landline is 020 555 222.
E | I've got a moped. | The moped needs a new battery.
X | I've got a moped. | Lukas sold his moped.
X | I have two rabbits. | My niece has three rabbits now.
X | I open the app with Face ID. | Some people open the app with a PIN.
E | I go to Park High School. | My friends from Park High School left early.
X | The merge request is open. | The support request was closed yesterday.
X | The heating is broken. | The dishwasher was repaired.
X | I get a weekly vegetable box. | Mum cancelled her newspaper.
X | I love karaoke. | I wonder if I'd still love karaoke sober.
D | I've got a moped. | I own a moped.
D | The weekly review is at 4 pm. | The weekly review is at 16:00.
D | I take vitamin B12 once a week. | Once a week I take vitamin B12.
`;
