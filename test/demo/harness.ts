import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { build, createServer as createDevServer } from 'vite';
import { chromiumFlags, findChromium } from '../../scripts/find-chromium.mjs';

const project = fileURLToPath(new URL('../..', import.meta.url));
const configFile = join(project, 'demo/vite.config.ts');

export interface Served {
  /** The address of the page on a host of the given name. Every name is an origin with a storage of its own. */
  address(name: string): string;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Builds the page, and serves it from a folder the way any static host does, not from the root. */
export async function serveBuilt(): Promise<Served> {
  assertBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'loci-demo-'));
  await build({ configFile, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = join(folder, normalize(path.replace(/^\/some\/folder/, '')));
    if (!path.startsWith('/some/folder/') || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (name) => `http://${name}.localhost:${port}/some/folder/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Serves the page as `npm start` does, on a free port. */
export async function serveForDevelopment(): Promise<Served> {
  assertBuilt();
  const cacheDir = mkdtempSync(join(tmpdir(), 'loci-vite-'));
  const server = await createDevServer({
    configFile,
    cacheDir,
    logLevel: 'error',
    server: { port: 0, strictPort: false },
  });
  await server.listen();
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The development server has no address.');
  return {
    address: () => address,
    async close() {
      await server.close();
      rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}

function assertBuilt(): void {
  if (!existsSync(join(project, 'dist/src/browser.js')))
    throw new Error('dist/ is missing: run `npm run build` first.');
}

/** A browser with a profile on disk, which can be closed and started again. */
export class Browser {
  /** What pages wrote to the console as errors, and errors that nobody caught. */
  readonly faults: string[] = [];
  /** Hosts that pages sent requests to. */
  readonly hosts = new Set<string>();
  readonly #profile = mkdtempSync(join(tmpdir(), 'loci-profile-'));
  #context: BrowserContext | undefined;

  async start(): Promise<void> {
    const executablePath = await findChromium();
    if (executablePath === undefined) throw new Error('No Chromium found: run `npm test`, which installs one.');
    const context = await chromium.launchPersistentContext(this.#profile, {
      executablePath,
      args: chromiumFlags,
      headless: true,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(10_000);
    context.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(message.text());
    });
    context.on('weberror', (error) => this.faults.push(String(error.error())));
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol !== 'blob:' && protocol !== 'data:') this.hosts.add(hostname);
    });
    this.#context = context;
  }

  async stop(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  /** A new tab, before it goes anywhere. */
  tab(): Promise<Page> {
    if (this.#context === undefined) throw new Error('The browser was not started.');
    return this.#context.newPage();
  }

  async closeTabs(): Promise<void> {
    const [first, ...others] = this.#context?.pages() ?? [];
    await Promise.all(others.map((page) => page.close()));
    await first?.goto('about:blank');
  }
}
