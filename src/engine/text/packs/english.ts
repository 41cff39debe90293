import { readDates } from '../date-reader.js';
import type { LanguagePack } from '../languages.js';
import { classes } from './english-classes.js';
import { domains } from './english-domains.js';
import { paraphrases } from './english-paraphrases.js';
import { phrases } from './english-phrases.js';
import { plain } from './english-plain.js';

/** What the analyser does not know of English by itself: everyday words, and dates, whose grammar English shares with its neighbours. */
export const english: LanguagePack = {
  code: 'en',
  everyday: `${classes}\n${domains}\n${paraphrases}\n${plain}`,
  empty:
    'since until before after during while once again already yet still ever never always often usually sometimes soon later now today ' +
    'tomorrow yesterday tonight morning afternoon evening night noon midnight second minute hour day week month year weekend ' +
    'monday tuesday wednesday thursday friday saturday sunday ' +
    'between against along across around behind below above under over near next last first third within without through toward ' +
    'towards off out up down away back each every any all both either neither some many much more most less least few several other ' +
    'another same such own only even really quite rather almost about enough well good bad best better great big small little ' +
    'long short high low new old young early late full whole main different real sure right left ' +
    'thing way lot kind sort part place people someone somebody everyone everybody anyone nobody something anything everything nothing ' +
    'go goes went gone going get got getting make made making take took taken taking come came coming use used using keep kept keeping ' +
    'put give gave given giving say said saying tell told telling ask asked want wanted need needed like liked love loved prefer ' +
    'preferred know knew known think thought feel felt see saw seen look looked find found try tried start started stop stopped ' +
    'begin began end ended let leave left stay stayed live lived move moved work worked call called name named mean meant ' +
    'become became seem seemed happen happened may might must could would shall yes please thanks two three four five six seven ' +
    'eight nine ten usual current currently recent recently favourite favorite ' +
    'home house apartment flat room kitchen bathroom garden door window table desk street road avenue city town country address ' +
    'number phone email mail call code password pin card account bank money price cost pay paid buy bought sell sold dollar euro ' +
    'birthday birth date anniversary age meeting appointment class lesson course exam school office company job team project client customer ' +
    'report list note message file trip travel visit holiday vacation ticket car drive driving bus train ride walk run eat ate meal ' +
    'food breakfast lunch dinner drink water cook read book watch movie film music song play game learn study teach speak language ' +
    'friend child children kid man woman boy girl color colour red blue green black white grey brown warm cold hot weather ' +
    'summer winter spring autumn allergic allergy sleep wake wear hate enjoy open close send sent answer reply write wrote size ' +
    'app website store shop order party today born person dear set keep kept bring brought plan planned one per percent',
  dates: readDates,
  phrases,
};
