// The JavaScript until sign-in works, MUI's chunks, and what each other route adds on its first visit, in bytes
// compressed by brotli.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareVisit, ROUTES } from '../routes.mjs';
import { brotli } from '../server.mjs';
import { openPage } from '../session.mjs';
import { kilobytes } from '../statistics.mjs';

/** Runs in the page: records the time at which the screen, recognized by its h1, was painted. */
function notePaint() {
  const watcher = new MutationObserver(() => {
    if (document.querySelector('#root h1') === null) return;
    watcher.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.paintedAt = performance.now();
      }),
    );
  });
  watcher.observe(document, { childList: true, subtree: true });
}

/** Runs in the page: the paths of its scripts, and of those that were requested before the paint. */
function readScripts() {
  const scripts = performance
    .getEntriesByType('resource')
    .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
    .filter(({ path }) => path.endsWith('.js'));
  const before = scripts.filter(({ startTime }) => startTime < window.paintedAt);
  return { first: before.map(({ path }) => path), all: scripts.map(({ path }) => path) };
}

/** Runs in the page from its start: with the data saver on, nothing is prefetched. */
function saveData() {
  Object.defineProperty(navigator.connection, 'saveData', { get: () => true });
}

async function visit(browser, origin, path, signedIn) {
  const { context, page } = await openPage(browser, { signedIn });
  await page.addInitScript(saveData);
  await page.addInitScript(notePaint);
  await page.goto(origin + path);
  await page.waitForFunction(() => window.paintedAt !== undefined);
  await page.waitForLoadState('networkidle');
  const { first, all } = await page.evaluate(readScripts);
  await context.close();
  return { first: new Set(first), all: new Set(all) };
}

const isMui = (path) => /\/mui-[^/]+\.js$/.test(path);

export async function measureBytes(browser, { origin, dist, state }) {
  const size = (scripts) =>
    [...scripts].reduce((sum, path) => sum + brotli(readFileSync(join(dist, path))).length, 0);
  const mui = readdirSync(join(dist, 'assets'))
    .map((name) => `/assets/${name}`)
    .filter(isMui);
  const signIn = (await visit(browser, origin, '/login', false)).all;
  const isForWorker = (path) => /\/sw\.js|workbox/.test(readFileSync(join(dist, path), 'utf8'));
  const known = new Set([...signIn, ...mui]);
  const row = (what, bytes, limit, note = '') => ({
    what: `${what}, brotli`,
    measured: `${kilobytes(bytes)}${note}`,
    budget: `≤ ${limit} kB`,
    holds: bytes <= limit * 1000,
  });
  const rows = [
    row('JavaScript until sign-in works', size(signIn), 220),
    row('code for the service worker before sign-in works', size([...signIn].filter(isForWorker)), 3),
    row('MUI altogether', size(mui), 160),
  ];
  // A queue on the device makes no difference to the code that is loaded.
  for (const route of ROUTES.filter(({ queue }) => queue === undefined)) {
    const { path, limit = 60 } = route;
    const { first, all } = await visit(browser, origin, path, prepareVisit(state, route));
    const onTop = size([...first].filter((script) => !known.has(script)));
    const later = size([...all].filter((script) => !known.has(script))) - onTop;
    const note = later > 0 ? ` (+ ${kilobytes(later)} after the first paint)` : '';
    rows.push(row(`first visit to ${path} on top of both`, onTop, limit, note));
  }
  prepareVisit(state, {});
  return rows;
}
