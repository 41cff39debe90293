/**
 * Speed, memory and size of loci beside MiniSearch, Orama and FlexSearch, on one deterministic corpus in one run, each subject in a
 * process of its own. Usage: npm run bench:speed [-- 1000 10000 100000] [-- --json FILE]
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Figures } from './speed/measure.js';

const subjects = ['loci', 'MiniSearch', 'Orama', 'FlexSearch'] as const;
const script = compiled();

const words = process.argv.slice(2);
const jsonAt = words.indexOf('--json');
const jsonFile = jsonAt < 0 ? undefined : words[jsonAt + 1];
const given = words.filter((_, i) => jsonAt < 0 || (i !== jsonAt && i !== jsonAt + 1)).map(Number);
const sizes = given.length > 0 ? given : [1000, 10_000, 100_000];

/** The subjects as plain JavaScript, as the library is published; returns the path of the script that measures one. */
function compiled(): string {
  const project = fileURLToPath(new URL('./tsconfig.json', import.meta.url));
  const folder = fileURLToPath(new URL('../node_modules/.cache/loci-bench', import.meta.url));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{ "type": "module" }\n');
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', project, '--outDir', folder], { stdio: 'inherit' });
  return `${folder}/bench/speed/subject.js`;
}

function measure(subject: string, count: number): Figures {
  const out = execFileSync(
    process.execPath,
    ['--expose-gc', '--max-old-space-size=8192', script, subject, String(count)],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 1 << 24,
    },
  );
  return JSON.parse(out) as Figures;
}

const ms = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? '-' : value < 10 ? `${value.toFixed(2)} ms` : `${value.toFixed(0)} ms`;
const mb = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? '-' : `${(value / 1e6).toFixed(1)} MB`;
const ratio = (ours: number | undefined, theirs: number | undefined) =>
  ours === undefined || theirs === undefined || !(theirs > 0)
    ? '-'
    : ours < theirs
      ? `1/${(theirs / ours).toFixed(1)}`
      : `${(ours / theirs).toFixed(2)}x`;

console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}\n`);
const all: Figures[] = [];
for (const size of sizes) {
  const figures = subjects.map((subject) => measure(subject, size));
  all.push(...figures);
  const [loci, mini] = figures;
  const text = loci?.textBytes ?? 0;
  console.log(`## ${size.toLocaleString('en')} memories, ${mb(text)} of text\n`);
  console.log(
    '| subject | build | search p50 | search p95 | load and first answer | memory held | saved |\n|---|---|---|---|---|---|---|',
  );
  for (const f of figures) {
    console.log(
      `| ${f.subject} | ${ms(f.build)} | ${ms(f.searchP50)} | ${ms(f.searchP95)} | ${ms(f.openAndFirst)} | ${mb(f.held)} | ${mb(f.disk)} |`,
    );
  }
  console.log(
    `| loci : MiniSearch | ${ratio(loci?.build, mini?.build)} | ${ratio(loci?.searchP50, mini?.searchP50)} | ${ratio(loci?.searchP95, mini?.searchP95)} | ${ratio(loci?.openAndFirst, mini?.openAndFirst)} | ${ratio(loci?.held, mini?.held)} | ${ratio(loci?.disk, text)} of the text |\n`,
  );
  console.log(
    'loci builds durably into a folder; its search is a whole `recall`: head check, search, texts. The others build in memory and return ids.\n',
  );
  console.log('| one call of loci | p50 | p95 | p50 beside one durable file creation |\n|---|---|---|---|');
  console.log(
    `| remember, not related | ${ms(loci?.rememberP50)} | ${ms(loci?.rememberP95)} | ${ratio(loci?.rememberP50, loci?.creationP50)} |`,
  );
  console.log(
    `| remember, related | ${ms(loci?.relatedP50)} | ${ms(loci?.relatedP95)} | ${ratio(loci?.relatedP50, loci?.creationP50)} |`,
  );
  console.log(
    `| forget | ${ms(loci?.forgetP50)} | ${ms(loci?.forgetP95)} | ${ratio(loci?.forgetP50, loci?.creationP50)} |`,
  );
  console.log(`| (file creation) | ${ms(loci?.creationP50)} | | |\n`);
}
if (jsonFile !== undefined) writeFileSync(jsonFile, `${JSON.stringify(all, null, 2)}\n`);
