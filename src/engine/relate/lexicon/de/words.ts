/**
 * German words by the word of the rules that they stand for. Each line: class | word of the rules: German forms; `<` before forms of the past. Forms are
 * folded: without umlauts' dots, `ss` for `ß`.
 */
export const words = `
be | be: bin bist ist sind seid sein betragt betragen < war waren gewesen betrug
have | have: habe hab hast hat haben habt < hatte hatten gehabt
modal | can: kann konnen konnt; must: muss mussen; will: werde wird werden; should: soll sollte sollen; may: darf durfen; would: wurde wurden; could: konnte konnten
pronoun | i: ich; me: mich mir; we: wir; us: uns; you: du dich dir ihr euch; he: er; him: ihm ihn; she: sie; it: es; they: man
possessive | my: mein meine meinen meinem meiner meines; our: unser unsere unseren unserem unserer unseres; your: dein deine deinen deinem deiner; his: seine seinen seinem seiner; their: ihre ihren ihrem ihrer
determiner | the: der die das den dem des; a: ein eine einen einem einer eines; no: kein keine keinen keinem keiner; this: dieser diese dieses diesen diesem; every: jeder jede jedes jeden jedem; all: alle allen; some: einige manche; many: viele vielen
preposition | in: in im ins; on: am auf; at: an bei beim um; for: fur furs; with: mit; from: von vom aus ab; to: nach zu zum zur; as: als; without: ohne; about: uber; under: unter; next to: neben; before: vor; after: nachdem; until: bis; during: wahrend; instead of: statt anstatt anstelle
subordinator | because: weil denn da; if: wenn falls; since: seit; that: dass; who: welcher welche
conjunction | and: und; or: oder; but: aber sondern doch
negation | not: nicht nichts; never: nie niemals
question | what: was; where: wo woher wohin; when: wann; how: wie; why: warum wieso; who: wer wen wem
filler | please: bitte; really: wirklich; very: sehr; quite: ganz; just: gerade; roughly: etwa circa ungefahr; already: schon bereits; gladly: gern gerne; here: hier; there: dort
adverb | now: jetzt nun; instead: stattdessen; also: auch ebenfalls; again: wieder; anymore: mehr; formerly: fruher damals; maybe: vielleicht; probably: wahrscheinlich; currently: derzeit momentan zurzeit; actually: eigentlich tatsachlich; only: nur; always: immer; often: oft; sometimes: manchmal
verb | live: wohne wohnst wohnt wohnen lebe lebst lebt leben < wohnte wohnten lebte gewohnt gelebt; work: arbeite arbeitest arbeitet arbeiten < arbeitete gearbeitet; move: ziehe zieht ziehen umziehen < zog zogen gezogen umgezogen; like: mag magst mogen < mochte gemocht; love: liebe liebst liebt lieben < liebte geliebt; hate: hasse hasst hassen < hasste gehasst; prefer: bevorzuge bevorzugt bevorzugen; eat: esse isst essen < ass gegessen; drink: trinke trinkst trinkt trinken < trank getrunken; smoke: rauche rauchst raucht rauchen < rauchte geraucht; use: nutze nutzt nutzen benutze benutzt benutzen verwende verwendet verwenden < nutzte genutzt; drive: fahre fahrst fahrt fahren < fuhr gefahren; speak: spreche sprichst spricht sprechen < sprach gesprochen; play: spiele spielst spielt spielen < spielte gespielt; cost: kostet kosten < kostete gekostet; begin: beginnt beginne beginnen fangt < begann begonnen angefangen; close: schliesst schliesse < schloss geschlossen; open: offnet offne < offnete geoffnet; stop: hore hort horen aufgehort; quit: kundige kundigt < kundigte gekundigt; cancel: storniere < storniert abgesagt gestrichen; sell: verkaufe verkauft < verkaufte; take: nehme nimmst nimmt nehmen < nahm genommen; seek: suche suchst sucht suchen < suchte gesucht; find: finde < fand fanden gefunden; pass: bestehe < bestand bestanden; get: bekomme bekommst bekommt < bekam bekommen; born: < geboren; learn: lerne lernst lernt lernen < lernte gelernt; marry: heirate heiratet < geheiratet; change: andere andert andern wechsle wechselt wechseln < anderte geandert gewechselt; postpone: verschiebe verschiebt < verschoben verlegt; switch: steige steigt < umgestiegen gewechselt; raise: erhohe erhoht < erhohte; answer: antworte antwortet antworten; reply: schreibe schreib schreibt schreiben; need: brauche brauchst braucht brauchen; want: will willst wollen mochten; wear: trage tragt tragen < trug getragen; run: laufe lauft laufen < lief gelaufen; wake: stehe steht aufstehen < aufgestanden; happen: findet finden; allow: erlaubt erlaube erlauben; forbid: verbietet verbiete < verboten; call: nenne nenn nennt nennen < genannt; own: besitze besitzt besitzen; lead: leite leitet leiten < leitete geleitet; avoid: vermeide vermeidet meide meidet
adjective | allergic: allergisch; vegetarian: vegetarisch vegetarier vegetarierin; vegan: veganer veganerin; new: neu neue neuen neuer neues neuem; old: alt alte alten alter altes; favorite: lieblings; married: verheiratet; single: ledig single; engaged: verlobt; divorced: geschieden; formal: formell formelle formellen formeller; casual: locker lockere lockeren informell; brief: kurz kurze kurzen kurzer knapp; long: lang lange langen langer ausfuhrlich ausfuhrliche; green: grun; blue: blau; red: rot; black: schwarz; white: weiss; yellow: gelb; done: fertig erledigt; open: offen; available: verfugbar; free: frei kostenlos; dark: dunkel dunkle dunkles dunklen; light: hell helle helles hellen; private: private privat privaten; default: standard
noun | allergy: allergie allergien; medication: medikament medikamente medikamenten; wife: frau ehefrau; husband: mann ehemann; daughter: tochter tochtern; son: sohn sohne; mother: mutter mama; father: vater papa; sister: schwester schwestern; brother: bruder bruders; child: kind kinder kindern; dog: hund hunde hunden hundin; cat: katze katzen; boss: chef chefin vorgesetzter; landlord: vermieter vermieterin; doctor: arzt arztin hausarzt; friend: freund freundin freunde; colleague: kollege kollegin kollegen; name: name namen; address: adresse anschrift; email: mail emailadresse; phone number: telefonnummer handynummer nummer; password: passwort kennwort; color: farbe; car: auto wagen; rent: miete; salary: gehalt; appointment: termin; meeting: besprechung treffen sitzung; budget: budget; job: job jobs beruf stelle; day: tag; employer: arbeitgeber; home: hause zuhause; office: buro; work: arbeit; birthday: geburtstag; meat: fleisch; fish: fisch; coffee: kaffee; tea: tee; milk: milch; allergy: allergie; nut: nuss nusse nussen; peanut: erdnuss erdnusse erdnussen; tone: ton tonfall; answer: antwort antworten; language: sprache; german: deutsch; english: englisch; french: franzosisch; weekend: wochenende; weekday: werktag werktagen; summer: sommer; winter: winter; morning: morgen vormittag; evening: abend; client: kunde kunden kundin; team: team; person: person personen leute; teacher: lehrer lehrerin; engineer: ingenieur ingenieurin; nurse: krankenpfleger krankenschwester; developer: entwickler entwicklerin; manager: manager managerin; editor: editor; server: server; database: datenbank; lunch: mittagessen; dinner: abendessen; breakfast: fruhstuck; theme: design
`;

/** Phrases, as for English, in German words. */
export const phrases = `
negation cue:ended: nicht mehr; nie mehr
adverb cue:now: ab jetzt; ab sofort; von nun an; in zukunft; jetzt; derzeit
adverb cue:instead: stattdessen
preposition cue:instead: statt; anstatt; anstelle von
adverb cue:corrected: korrektur; tatsachlich
negation cue:corrected: doch nicht
adverb cue:additive: auch; ausserdem; zusatzlich
adverb cue:past: fruher; damals
adverb cue:tentative: vielleicht; wahrscheinlich
verb cue:tentative: uberlege
preposition cue:excepting: ausser
adverb cue:again: wieder
adverb cue:ended: mehr
be concept:name: heisse; heisst; heissen
verb cue:ended: aufgehort; gekundigt; abgesagt; storniert; verkauft; gestorben; abgeschafft; beendet; abgesetzt; weggegeben
verb cue:changed: verschoben; verlegt; gewechselt; umgestiegen; erhoht; gestiegen; geandert
verb cue:changed concept:move: umgezogen; gezogen
verb concept:like: leiden kann
`;

export const numbers = `null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig`;
export const ordinals = `nullte erste=erster=ersten=erstes=erstem zweite=zweiter=zweiten=zweites dritte=dritter=dritten=drittes vierte=vierter=vierten funfte sechste siebte achte neunte zehnte`;
export const months = `januar=jan februar=feb marz april=apr mai juni=jun juli=jul august=aug september=sept oktober=okt november=nov dezember=dez`;
export const weekdays = `sonntag=sonntags montag=montags dienstag=dienstags mittwoch=mittwochs donnerstag=donnerstags freitag=freitags samstag=samstags=sonnabend`;
export const units = `kg=kilo=kilogramm g=gramm mg=milligramm km=kilometer m=meter cm=zentimeter minute=minuten hour=stunde=stunden day=tag=tage=tagen week=woche=wochen month=monat=monate=monaten year=jahr=jahre=jahren %=prozent`;
export const currencies = `eur=euro=euros=€ usd=dollar=$ gbp=pfund=£ chf=franken`;

/** Words under which slots are looked for. */
export const slotWords = `
home: wohnort zuhause wohnen wohne stadt adresse
employer: arbeitgeber firma arbeit
job: beruf stelle arbeit
name: name heissen
email: mail adresse kontakt
phone number: telefon telefonnummer handy nummer
allergy: allergie allergien allergisch
diet: ernahrung essen
boss: chef vorgesetzter
rent: miete
tone: ton stil tonfall
reply language: sprache
birthday: geburtstag
`;
