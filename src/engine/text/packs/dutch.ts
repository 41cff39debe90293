import { stemmer } from '@orama/stemmers/dutch';
import type { LanguagePack } from '../languages.js';

export const dutch: LanguagePack = {
  code: 'nl',
  stem: stemmer,
  letters: 'ĳ',
  common:
    'de het een en of maar niet geen ik jij je hij zij ze wij we jullie u mij me jou hem haar ons hun mijn jouw zijn ' +
    'onze is ben bent was waren wordt worden heb hebt heeft hebben had kan moet zal in op aan bij met van voor naar ' +
    'uit om over door te tot als dan dat die dit deze er wat wie waar wanneer waarom hoe welk welke ook nog al zeer ' +
    'veel sinds',
  everyday: `huisdier dier: hond kat konijn hamster vogel papegaai vis paard
beroep werk baan: werk leraar lerares verpleegkundige arts dokter ingenieur kok bakker timmerman bedrijf
stad woonplaats: woon verhuisd amsterdam rotterdam utrecht
instrument: piano gitaar viool cello drums fluit speel
allergie: allergisch noten gluten lactose
broers zussen: broer zus
kinderen kind: zoon dochter baby
partner echtgenoot: man vrouw getrouwd
auto: rijd rij
verjaardag: geboren
naam: heet
= naam heet
medicijn: pil tablet insuline slik
ziekte gezondheid: diabetes astma migraine griep
hobby: lezen schilderen wandelen tuin schaken breien
drank: koffie thee wijn bier drink
vlees: rund varken kip vegetariër
schuld: lening leen
salaris loon: verdien maand
huur: huisbaas maand
vakantie: reis strand vliegen
grootouders: oma opa
kleinkinderen: kleinzoon kleindochter
sport: voetbal zwemmen hardlopen tennis
angst: bang spinnen hoogtes
= mobiel telefoon gsm
= dokter arts huisarts
= fiets rijwiel
= bank sofa`,
};
