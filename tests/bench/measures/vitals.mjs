// Web vitals of every screen with a CPU four times slower, and its longest tasks with their causes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fillQueue } from '../queue.mjs';
import { prepareVisit, ROUTES } from '../routes.mjs';
import { openPage } from '../session.mjs';
import { median, milliseconds } from '../statistics.mjs';

const ROUNDS = 3;
/** What web-vitals rates as good; LCP and INP in ms. */
const LIMITS = { LCP: 2500, CLS: 0.1, INP: 200 };
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

async function visit(browser, origin, { path, queue, act }, signedIn) {
  const { context, page } = await openPage(browser, { signedIn, slowdown: 4 });
  if (queue !== undefined) await fillQueue(page, origin, queue);
  await page.addInitScript({ content: LIBRARY });
  await page.addInitScript(observe, LONG_TASK);
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
  const before = await page.evaluate(() => window.vitals);
  await act(page);
  // The entry of an event comes in the frame after its paint.
  await page.waitForFunction(() => window.vitals.INP !== undefined);
  const read = await page.evaluate(() => ({ ...window.vitals, longFrames: window.longFrames }));
  await context.close();
  // The first input ends the observation of the LCP.
  return { LCP: before.LCP, CLS: 0, ...read };
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

export async function measureVitals(browser, { origin, state }) {
  const rows = [];
  for (const route of ROUTES) {
    const signedIn = prepareVisit(state, route);
    const visits = [];
    for (let round = 0; round < ROUNDS; round += 1)
      visits.push(await visit(browser, origin, route, signedIn));
    const [LCP, CLS, INP] = Object.keys(LIMITS).map((name) => median(visits.map((vitals) => vitals[name])));
    rows.push({
      what: `web vitals of ${route.path}${route.queue === undefined ? '' : `, queue of ${route.queue}`}, CPU ÷ 4`,
      measured: `LCP ${milliseconds(LCP)}, CLS ${CLS.toFixed(3)}, INP ${milliseconds(INP)}${nameLongTasks(visits)}`,
      budget: `${milliseconds(LIMITS.LCP)}, ${LIMITS.CLS}, ${milliseconds(LIMITS.INP)}`,
      holds: LCP <= LIMITS.LCP && CLS <= LIMITS.CLS && INP <= LIMITS.INP,
    });
  }
  prepareVisit(state, {});
  return rows;
}
