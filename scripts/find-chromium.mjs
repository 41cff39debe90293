// Where is a Chromium, Chrome or Edge on this machine? Looks, never installs.
// Order: CHROME_PATH, the usual places of this platform, the PATH, the browser that Playwright installed.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Flags for a headless test browser that also runs as root and talks to nobody. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function usualPlaces() {
  if (process.platform === 'darwin') {
    const apps = [
      'Chromium.app/Contents/MacOS/Chromium',
      'Google Chrome.app/Contents/MacOS/Google Chrome',
      'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ];
    const roots = ['/Applications', join(process.env.HOME ?? '', 'Applications')];
    return roots.flatMap((root) => apps.map((app) => join(root, app)));
  }
  if (process.platform === 'win32') {
    const apps = [
      'Chromium\\Application\\chrome.exe',
      'Google\\Chrome\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ];
    const roots = [process.env.LOCALAPPDATA, process.env.ProgramFiles, process.env['ProgramFiles(x86)']];
    return roots.filter((root) => root).flatMap((root) => apps.map((app) => join(root, app)));
  }
  // Not /snap/bin: a snap cannot use a profile folder under /tmp.
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge-stable'];
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder && !folder.startsWith('/snap/'));
  const folders = ['/usr/bin', '/usr/local/bin', ...path];
  const apps = ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge'];
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...apps];
}

/** Every candidate that exists, the best first. A CHROME_PATH that does not exist is an error: it was meant. */
export async function findChromiums() {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (existsSync(wanted)) return [wanted];
    throw new Error(`CHROME_PATH is set to ${wanted}, but there is no such file.`);
  }
  const { chromium } = await import('playwright-core');
  return [...usualPlaces(), chromium.executablePath()].filter((path) => path && existsSync(path));
}

export async function findChromium() {
  return (await findChromiums())[0];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log((await findChromium()) ?? 'none found');
}
