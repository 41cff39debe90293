import { stemmer } from '@orama/stemmers/german';
import type { LanguagePack } from '../languages.js';

export const german: LanguagePack = {
  code: 'de',
  stem: stemmer,
  letters: 'äöüß',
  common:
    'der die das den dem des ein eine einen einem einer eines und oder aber nicht kein keine ich du er sie es wir ihr ' +
    'mich mir dich dir ihm ihn uns euch mein meine meinen meinem meiner dein deine sein seine unser unsere ist sind ' +
    'bin bist war waren wird werden wurde hat habe haben hatte hast kann muss soll mit von zu zum zur im in am an auf ' +
    'aus bei nach seit fur um uber als wie wenn weil dass auch noch nur schon sehr was wer wo wann warum welche ' +
    'welcher welches welchen gerade gibt man sich dieser diese dieses',
  empty:
    'heißen heißt wohnt wohne arbeitet arbeite fährt spielt haus zuhause hause wohnung zimmer straße stadt land adresse nummer telefon handy passwort konto ' +
    'bank karte geld preis kosten kaufen verkaufen verkauft bezahlen geburtstag datum termin treffen schule kurs ' +
    'büro firma arbeit arbeiten wohnen leben reise urlaub auto bus zug fahren essen trinken wasser buch lesen film ' +
    'musik spielen lernen sprechen sprache freund kind mann frau farbe rot blau grün schwarz weiß grau tag woche ' +
    'monat jahr stunde uhr morgen abend montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar ' +
    'märz april mai juni juli august september oktober november dezember allergisch allergie schlafen gehen kommen ' +
    'kommt machen nehmen geben liebe lieblings neu alt groß klein gut immer heute gestern',
  everyday: `haustier tier: hund katze hamster kaninchen vogel papagei fisch pferd schildkröte welpe
beruf arbeit job: arbeite lehrer lehrerin krankenschwester pfleger arzt ärztin ingenieur koch bäcker schreiner tischler verkäufer firma angestellt studiere rentner programmierer
stadt wohnort zuhause: wohne lebe gezogen wohnung berlin hamburg münchen köln leipzig wien zürich
leben wohnen: wohne gezogen wohnung lebe
instrument musikinstrument: klavier gitarre geige cello schlagzeug flöte trompete saxophon
allergie unverträglichkeit: allergisch vertrage nuss nüsse milch laktose gluten erdnuss pollen
geschwister: bruder schwester zwilling
kind kinder: sohn tochter baby junge mädchen
familie verwandte: mutter vater bruder schwester oma opa onkel tante sohn tochter frau mann
eltern: mutter vater
partner ehepartner: mann frau verheiratet freund freundin verlobt
sport: fussball schwimmen laufen joggen tennis rad yoga fitness wandern klettern turnen
auto fahrzeug: fahre wagen volvo bmw audi opel volkswagen fahrrad
essen gericht lieblingsgericht lieblingsessen: esse spaghetti pizza nudeln suppe liebsten koche
musik: jazz rock pop klassik höre liebsten band
verletzung: gebrochen verstaucht bein arm knie
krankheit: krank diabetes asthma migräne grippe blutdruck
geburtstag: geboren
sprache: lerne spreche englisch spanisch italienisch französisch
angst: fürchte spinne höhe
name: heisst heisse
= heisst name
= arbeiten arbeite beruf
medikament medizin arznei: tablette tabletten insulin nehme spray tropfen salbe metformin
arzt: hausarzt zahnarzt termin praxis klinik
hobby freizeit: stricken malen lesen gärtnern wandern fotografieren schach garten sammle
getränk: kaffee tee bier wein saft trinke
gemüse: tomaten kartoffeln bohnen salat gurke zwiebel
fleisch: rind schwein huhn wurst vegetarisch vegetarier vegan
ernährung diät: vegetarisch vegan vegetarier laktose gluten vertrage
schulden: kredit schulde darlehen
gehalt lohn: verdiene monat
miete: vermieter kalt warm wohnung
urlaub ferien: fliegen reise strand
mitbewohner: wg teile
schwiegereltern: schwiegermutter schwiegervater
großeltern: oma opa großmutter großvater
enkel: enkelin enkelsohn
chef: vorgesetzter leiter
handy: smartphone iphone nummer tarif
computer rechner: laptop notebook
schmerz schmerzen: weh kopf rücken knie
= sofa couch
= handy mobiltelefon
= fernseher tv
= kita kindergarten
= oma großmutter
= opa großvater
= auto wagen
= firma unternehmen
= stiegen treppe
= lohn gehalt
= arzt doktor
= ehemann mann
= ehefrau frau
= hausmeister hauswart`,
};
