// `npm run bench`: the production build against hand-written static pages ('the floor'), in one run of one Chromium.
// Prints the budget table. `npm run bench -- exam bytes` measures those alone, `-- vitals /study` a screen.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, createServer } from 'vite';
import { measureBytes } from './measures/bytes.mjs';
import { measureExam } from './measures/exam.mjs';
import { measureLists } from './measures/lists.mjs';
import { measureRequests } from './measures/requests.mjs';
import { measureSignIn } from './measures/signIn.mjs';
import { measureSitting } from './measures/sitting.mjs';
import { measureTables } from './measures/tables.mjs';
import { measureVitals } from './measures/vitals.mjs';
import { measureWaits } from './measures/waits.mjs';
import { startServer } from './server.mjs';
import { measureSpeed } from './speed.mjs';

const MEASURES = {
  signIn: measureSignIn,
  bytes: measureBytes,
  exam: measureExam,
  sitting: measureSitting,
  lists: measureLists,
  tables: measureTables,
  requests: measureRequests,
  waits: measureWaits,
  vitals: measureVitals,
};

async function launchBrowser() {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const { findChromium, CHROMIUM_ARGS } = await vite.ssrLoadModule('/tests/e2e/chromium.ts');
    return await chromium.launch({ executablePath: findChromium(), headless: true, args: CHROMIUM_ARGS });
  } finally {
    await vite.close();
  }
}

function print(rows) {
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const { what, measured, budget, holds } of rows) {
    console.log(`${holds ? 'holds ' : 'MISSES'}  ${what.padEnd(width)}  ${budget.padEnd(22)}  ${measured}`);
  }
}

/**
 * The rows of a measure. If it throws, its only row is a missed one with the error, and the other measures still run.
 */
async function measureRows(name, ...args) {
  try {
    return await MEASURES[name](...args);
  } catch (error) {
    const [reason] = String(error).split('\n');
    return [{ what: name, measured: `not measured: ${reason}`, budget: '', holds: false }];
  }
}

const wanted = process.argv.slice(2);
const screens = wanted.filter((name) => name.startsWith('/'));
const measures = wanted.filter((name) => !screens.includes(name));
const dist = mkdtempSync(join(tmpdir(), 'qlearn-bench-'));
process.env.VITE_API_HOST = '';
process.env.VITE_DEMO = '';
await build({ logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
const server = await startServer({ dist, floor: fileURLToPath(new URL('floor', import.meta.url)) });
const browser = await launchBrowser();
const loadBefore = loadavg()[0];
const speedBefore = await measureSpeed(browser);
try {
  const rows = [];
  for (const name of Object.keys(MEASURES)) {
    if (measures.length === 0 || measures.includes(name))
      rows.push(...(await measureRows(name, browser, { ...server, dist, screens })));
  }
  print(rows);
  const load = (value) => value.toFixed(1);
  console.log(`load of the machine: ${load(loadBefore)} before, ${load(loadavg()[0])} after (1 min average)`);
  const speed = (value) => value.toFixed(2);
  console.log(
    `speed of the machine: ${speed(speedBefore)} before, ${speed(await measureSpeed(browser))} after (× the reference)`,
  );
} finally {
  await browser.close();
  await server.close();
  rmSync(dist, { recursive: true });
}
