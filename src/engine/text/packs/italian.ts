import { stemmer } from '@orama/stemmers/italian';
import type { LanguagePack } from '../languages.js';

export const italian: LanguagePack = {
  code: 'it',
  stem: stemmer,
  letters: '',
  common:
    'il lo la i gli le un uno una di del della dello dei degli delle e o ma non io tu lui lei noi voi loro mi ti si ' +
    'ci vi mio mia miei mie tuo tua suo sua suoi sue nostro nostra sono sei siamo era ho hai ha abbiamo hanno avere ' +
    'essere in con per da dal dalla su sul sulla al alla che chi quale quali come quando dove quanto perche piu molto ' +
    'gia anche questo questa quello quella nel nella qual',
  everyday: `animale animali: cane gatto coniglio uccello pappagallo pesce cavallo
professione lavoro mestiere: lavoro insegnante infermiera infermiere medico ingegnere cuoco avvocato azienda
città casa: abito vivo appartamento trasferito trasferita roma milano torino
strumento: chitarra pianoforte violino batteria suono
allergia allergie: allergico allergica glutine lattosio arachidi
fratelli: fratello sorella
figli bambini: figlio figlia
marito moglie: sposato sposata
auto macchina: guido fiat
compleanno: nato nata
nome: chiama chiamo
= nome chiama
medicina farmaco: pastiglia insulina prendo compressa
malattia salute: diabete asma emicrania pressione
passatempo hobby: leggere dipingere escursioni giardino scacchi colleziono
bevanda: caffè tè vino birra bevo
carne: manzo maiale pollo vegetariano
negozio attività: bar panetteria gelateria ristorante aperto
stipendio: guadagno mese
affitto: padrone mese
vacanze: viaggio mare montagna
nonni: nonno nonna
nipoti: nipote
sport: calcio nuoto corsa tennis palestra
paura: ragni altezze volare
frattura: rotto polso gamba braccio
= macchina auto
= cellulare telefono
= medico dottore
= bici bicicletta`,
};
