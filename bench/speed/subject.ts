/** Measures one subject in a process of its own and prints its figures as JSON. Usage: tsx subject.ts NAME MEMORIES */
import { measureLoci } from './loci.js';
import { flexSearch, measureOther, miniSearch, orama } from './others.js';

const [name = '', memories = ''] = process.argv.slice(2);
const count = Number(memories);

const subjects = {
  loci: () => measureLoci(count),
  MiniSearch: () => measureOther(miniSearch, count),
  Orama: () => measureOther(orama, count),
  FlexSearch: () => measureOther(flexSearch, count),
};

const measure = name in subjects ? subjects[name as keyof typeof subjects] : undefined;
if (measure === undefined || !Number.isInteger(count))
  throw new Error(`usage: subject.ts ${Object.keys(subjects).join('|')} MEMORIES`);
process.stdout.write(JSON.stringify(await measure()));
