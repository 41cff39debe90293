import { fold } from './fold.js';

/** What a word of a date is to its reader. */
export type DateWordKind =
  | 'month'
  | 'weekday'
  /** `sat`, `mon`: also ordinary words, so they count only before a date. */
  | 'shortday'
  | 'unit'
  | 'number'
  | 'ordinal'
  | 'relative'
  | 'direction'
  | 'season'
  | 'part'
  | 'daypart'
  | 'feast'
  | 'quarter'
  /** `ago`, behind a quantity. */
  | 'ago'
  /** `vor`, `hace`, before a quantity. */
  | 'agoBefore'
  /** `in`, before a quantity: from now on. */
  | 'ahead'
  | 'before'
  | 'after'
  | 'since';

export interface DateWord {
  readonly kind: DateWordKind;
  /**
   * month 1-12; weekday 0 = Sunday; unit 0 day, 1 week, 2 month, 3 year, 4 weekend, 5 hour, 6 decade; season 0 = spring … 3 = winter; part
   * 0 beginning, 1 middle, 2 end; feast month * 100 + day; relative and direction: the offset; others: their number.
   */
  readonly value: number;
}

/** `kind value word word …`, in English, German, French and Spanish, folded. A word stands in one line only. */
const lines = `month 1 january januar janner janvier enero
month 2 february februar fevrier febrero feb
month 3 march marz maerz mars marzo mar
month 4 april avril abril apr
month 5 may mai mayo
month 6 june juni juin junio jun
month 7 july juli juillet julio jul
month 8 august aout agosto aug
month 9 september septembre septiembre sept sep
month 10 october oktober octobre octubre oct okt
month 11 november novembre noviembre nov
month 12 december dezember decembre diciembre dec dez
weekday 0 sunday sonntag dimanche domingo
weekday 1 monday montag lundi lunes
weekday 2 tuesday dienstag mardi martes
weekday 3 wednesday mittwoch mercredi miercoles
weekday 4 thursday donnerstag jeudi jueves
weekday 5 friday freitag vendredi viernes
weekday 6 saturday samstag sonnabend samedi sabado
shortday 0 sun
shortday 1 mon
shortday 2 tue tues
shortday 3 wed
shortday 4 thu thur thurs
shortday 5 fri
shortday 6 sat
unit 0 day days tag tage tagen jour jours dia dias
unit 1 week weeks woche wochen semaine semaines semana semanas
unit 2 month months monat monate monaten monats mois mes meses
unit 3 year years jahr jahre jahren jahres annee annees ans ano anos
unit 4 weekend weekends wochenende wochenenden
unit 5 hour hours minute minutes stunde stunden minuten heure heures hora horas minutos
unit 6 decade decades
number 1 a an one ein eine einem einen einer un une una uno
number 2 two couple zwei deux dos
number 3 three few several drei trois tres paar quelques unos algunos
number 4 four vier quatre cuatro
number 5 five funf cinq cinco
number 6 six sechs seis
number 7 seven sieben siete
number 8 eight acht huit ocho
number 9 nine neun neuf nueve
number 10 ten zehn dix diez
number 11 eleven
number 12 twelve zwolf douze doce
ordinal 1 first erste ersten erster premier premiere primer primera primero 1st
ordinal 2 second zweite zweiten zweiter deuxieme segunda segundo 2nd
ordinal 3 third dritte dritten dritter troisieme tercera tercer 3rd
ordinal 4 fourth vierte vierten vierter quatrieme cuarta cuarto 4th
ordinal 5 fifth funfte funften quinta quinto 5th
relative 0 today tonight heute hoy aujourd
relative -1 yesterday gestern hier ayer
relative 1 tomorrow morgen demain manana
relative -2 vorgestern anteayer
relative 2 ubermorgen
direction -1 last past previous letzte letzten letzter letztes letztem vergangene vergangenen vergangenes vorige vorigen voriges dernier derniere derniers pasado pasada
direction 0 this current diese diesen dieser dieses diesem ce cet cette este esta
direction 1 next coming upcoming nachste nachsten nachster nachstes kommende kommenden kommendes prochain prochaine proximo proxima
season 0 spring fruhling fruhjahr printemps primavera
season 1 summer sommer ete verano
season 2 autumn fall herbst automne otono
season 3 winter hiver invierno
part 0 early beginning start anfang debut principios
part 1 mid middle mitte milieu mediados
part 2 late end ende fin finales
daypart 0 morning afternoon evening
daypart -1 night
feast 1225 christmas weihnachten noel navidad
feast 1031 halloween
feast 214 valentine valentines
ago 1 ago earlier back
quarter 0 q1 q2 q3 q4
agoBefore 1 vor hace y
ahead 1 in within en dans dentro
before 1 before preceding prior avant until till bis hasta
after 1 after following nach apres despues
since 1 since seit depuis desde`;

const words = new Map<string, DateWord>();
for (const line of lines.split('\n')) {
  const [kind, value, ...own] = line.split(' ');
  for (const word of own) words.set(word, { kind: kind as DateWordKind, value: Number(value) });
}

/** The meaning of a written word in a date, if it has one. */
export function dateWord(written: string): DateWord | undefined {
  return words.get(fold(written));
}

/** All words, for tests. */
export function dateWords(): ReadonlyMap<string, DateWord> {
  return words;
}

const fillers = new Set('the of de del der den dem die das du la le les el los l d im am in on year jahr'.split(' '));

/** Whether a folded word may stand between the parts of a date. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}
