// The browser tests need a real Chromium. If none is found, install one the way this platform allows; if that
// fails too, say so in one sentence. Tests are never skipped because a browser is missing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { findChromiums } from './find-chromium.mjs';

const windows = process.platform === 'win32';
const run = (command, args) => spawnSync(command, args, { stdio: 'inherit', shell: windows }).status === 0;

function installFromDistribution() {
  const debianAsRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!debianAsRoot) return false;
  process.env.DEBIAN_FRONTEND ??= 'noninteractive';
  return run('apt-get', ['update']) && run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
}

// A launcher can be there without a browser behind it (Ubuntu's package is one for a snap).
const starts = (path) => windows || spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

async function usable() {
  return (await findChromiums()).find(starts);
}

/** The path of a Chromium that starts; throws one clear sentence when there is none and none can be installed. */
export async function ensureChromium() {
  const present = await usable();
  if (present) return present;
  console.log('No Chromium or Chrome found; installing one for the browser tests.');
  for (const install of [installFromDistribution, () => run('npx', ['playwright', 'install', 'chromium'])]) {
    const path = install() ? await usable() : undefined;
    if (path) return path;
  }
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge, and none could be found or installed: ' +
      'install one, or set CHROME_PATH to its executable, and run the tests again.',
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(await ensureChromium());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
