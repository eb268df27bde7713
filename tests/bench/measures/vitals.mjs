// Web vitals of every screen as people meet them, on Slow 4G with a CPU four times slower than the reference's: on the
// first visit, and with the code in the service worker's cache. Names the longest tasks with their causes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { token, user } from '../data.mjs';
import { fillQueue } from '../queue.mjs';
import { prepareVisit, ROUTES } from '../routes.mjs';
import { slowDown } from '../session.mjs';
import { measureSpeed } from '../speed.mjs';
import { median, milliseconds } from '../statistics.mjs';

const ROUNDS = 3;
/** Of the reference machine: a slower or busier one is throttled less, so that the limits in ms mean the same. */
const SLOWDOWN = 4;
/** Rows of the long tables. */
const ROWS = 5_000;
/** The limits in ms; `loading` is the INP of clicks while the screen loads. */
const CONDITIONS = [
  { name: 'first visit', limits: { LCP: 4_000, CLS: 0.1, INP: 200 } },
  { name: 'code on the device', isCached: true, limits: { LCP: 2_500, CLS: 0.1, INP: 200, loading: 300 } },
];
/** Milliseconds between two clicks while a screen loads. */
const CLICK_EVERY = 100;
/** Milliseconds without a response after which a screen is at rest. */
const AT_REST = 1_000;
/** Milliseconds. */
const LONG_TASK = 50;
const NAMED_TASKS = 3;

const WEB_VITALS = createRequire(import.meta.url)
  .resolve('web-vitals')
  .replace('umd.cjs', 'iife.js');
/** An init script has a scope of its own. */
const LIBRARY = `${readFileSync(WEB_VITALS, 'utf8')}; window.webVitals = webVitals;`;

/** Runs in the page from its start: records the vitals so far, and the animation frames that took long. */
function observe(longTask) {
  window.vitals = {};
  const note = ({ name, value }) => (window.vitals[name] = value);
  const { onLCP, onCLS, onINP } = window.webVitals;
  // Every interaction counts, not only those from 40 ms on.
  for (const watch of [onLCP, onCLS, onINP]) watch(note, { reportAllChanges: true, durationThreshold: 16 });
  window.longFrames = [];
  const observer = new PerformanceObserver((list) => {
    for (const { blockingDuration, duration, scripts } of list.getEntries()) {
      if (duration < longTask || blockingDuration === 0) continue;
      const [script] = [...scripts].sort((one, other) => other.duration - one.duration);
      window.longFrames.push({
        duration,
        cause: script === undefined ? 'style and layout' : nameScript(script),
      });
    }
  });
  observer.observe({ type: 'long-animation-frame', buffered: true });

  function nameScript({ sourceURL, invokerType, invoker }) {
    const file = new URL(sourceURL, location.href).pathname
      .split('/')
      .at(-1)
      .replace(/-[^-]*\.js$/, '');
    return invokerType.endsWith('-script') ? `evaluation of ${file}` : `${invoker} in ${file}`;
  }
}

/** A context whose service worker has stored the code, as after a first visit, with a queue on the device if given. */
async function openContext(browser, origin, { queue }, { isCached }) {
  const context = await browser.newContext({ serviceWorkers: isCached ? 'allow' : 'block' });
  if (!isCached && queue === undefined) return context;
  const page = await openIn(context, true);
  if (queue !== undefined) await fillQueue(page, origin, queue);
  if (isCached) {
    await page.goto(`${origin}/user-settings`);
    await page.evaluate(() => navigator.serviceWorker.ready);
  }
  await page.close();
  return context;
}

async function openIn(context, signedIn) {
  const page = await context.newPage();
  if (signedIn) await page.addInitScript(signInAgain, { token: token(), userId: user.id });
  return page;
}

/** Runs in the page: no visit inherits settings of the one before. */
function signInAgain(session) {
  localStorage.clear();
  for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value);
}

/** Runs in a page without the app: what earlier visits stored, except the code. */
async function forgetRecords() {
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('qlearn');
    request.onsuccess = resolve;
    request.onerror = () => reject(new Error('The database was not deleted.'));
  });
}

async function visit(browser, context, origin, { path, role, queue, act }, { isLoading }) {
  const speed = await measureSpeed(browser);
  const page = await openIn(context, role !== null);
  if (queue === undefined) {
    await page.goto(`${origin}/icon.svg`);
    await page.evaluate(forgetRecords);
  }
  await slowDown(page, Math.min(SLOWDOWN, Math.max(1, SLOWDOWN * speed)));
  await page.addInitScript({ content: LIBRARY });
  await page.addInitScript(observe, LONG_TASK);
  await page.goto(origin + path, { waitUntil: 'commit' });
  if (isLoading) await clickWhileLoading(page);
  else await untilLoaded(page);
  const before = await page.evaluate(() => window.vitals);
  if (!isLoading) await act(page);
  // The entry of an event comes in the frame after its paint.
  await page.waitForFunction(() => window.vitals.INP !== undefined);
  const read = await page.evaluate(() => ({ ...window.vitals, longFrames: window.longFrames }));
  await page.close();
  // The first input ends the observation of the LCP.
  return { LCP: before.LCP, CLS: 0, ...read, speed };
}

/** Runs in the page: whether the screen shows its data, and nothing came for a second. */
function hasLoaded(rest) {
  const ends = performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd);
  const isQuiet = performance.now() - Math.max(0, ...ends) > rest;
  const isShown = (selector) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  return isQuiet && isShown('#root :is(h1, h2)') && !isShown('[aria-busy=true]');
}

const untilLoaded = (page) => page.waitForFunction(hasLoaded, AT_REST, { polling: 200 });

async function clickWhileLoading(page) {
  let isLoaded = false;
  const loaded = untilLoaded(page).then(() => (isLoaded = true));
  while (!isLoaded) {
    // At the left edge there is nothing to press.
    await page.mouse.click(4, 600);
    await page.waitForTimeout(CLICK_EVERY);
  }
  await loaded;
}

function nameLongTasks(visits) {
  const frames = visits.flatMap(({ longFrames }) => longFrames);
  const longest = new Map();
  for (const { duration, cause } of frames.sort((one, other) => other.duration - one.duration)) {
    if (!longest.has(cause)) longest.set(cause, duration);
  }
  const named = [...longest].slice(0, NAMED_TASKS).map(([cause, ms]) => `${milliseconds(ms)} ${cause}`);
  return named.length === 0 ? '' : `; long tasks: ${named.join(', ')}`;
}

async function measureRoute(browser, origin, route, condition) {
  const context = await openContext(browser, origin, route, condition);
  const visits = [];
  const loading = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.push(await visit(browser, context, origin, route, {}));
    if (condition.limits.loading !== undefined)
      loading.push(await visit(browser, context, origin, route, { isLoading: true }));
  }
  await context.close();
  const of = (name) => median(visits.map((vitals) => vitals[name]));
  const measured = { LCP: of('LCP'), CLS: of('CLS'), INP: of('INP') };
  if (loading.length > 0) measured.loading = median(loading.map(({ INP }) => INP));
  return { measured, visits: [...visits, ...loading] };
}

const LABELS = { LCP: 'LCP', CLS: 'CLS', INP: 'INP', loading: 'INP while loading' };
const show = (name, value) => (name === 'CLS' ? value.toFixed(3) : milliseconds(value));

export async function measureVitals(browser, { origin, state, screens }) {
  const rows = [];
  Object.assign(state.sizes, { history: ROWS, admin: ROWS });
  state.compresses = true;
  const routes = ROUTES.filter(({ path }) => screens.length === 0 || screens.includes(path));
  for (const condition of CONDITIONS) {
    for (const route of routes) {
      prepareVisit(state, route);
      const { measured, visits } = await measureRoute(browser, origin, route, condition);
      const { limits } = condition;
      const queue = route.queue === undefined ? '' : `, queue of ${route.queue}`;
      const texts = Object.entries(measured).map(([name, value]) => `${LABELS[name]} ${show(name, value)}`);
      const speed = median(visits.map((vitals) => vitals.speed));
      rows.push({
        what: `web vitals of ${route.path}${queue}, ${condition.name}`,
        measured: `${texts.join(', ')}; speed ${speed.toFixed(2)}${nameLongTasks(visits)}`,
        budget: Object.entries(limits)
          .map(([name, limit]) => show(name, limit))
          .join(', '),
        holds: Object.entries(limits).every(([name, limit]) => measured[name] <= limit),
      });
    }
  }
  prepareVisit(state, {});
  state.compresses = false;
  return rows;
}
