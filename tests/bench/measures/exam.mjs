// Rows 4 to 6 and 8: moving, answering, main-thread time per question and the idle exam, against the floor.
import { openPage } from '../session.mjs';
import { median, milliseconds, times } from '../statistics.mjs';

const ROUNDS = 4;
const MOVES = 39;
const IDLE_SECONDS = 20;
const STEM = '[role=region][aria-label=Question], section[aria-label=Question]';

/** Runs in the page: clicks, and answers the milliseconds until the change is painted. */
async function clickThrough({ stem, moves, offset }) {
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        channel.port2.postMessage(undefined);
      });
    });
  // What a click changes in its own task, React's rendering included, is there before the next frame.
  const settled = () => new Promise((resolve) => queueMicrotask(() => queueMicrotask(resolve)));
  // A click at any point of a frame: at a fixed one, a millisecond more or less would count as a whole frame.
  const pause = () => new Promise((resolve) => setTimeout(resolve, 30 + Math.random() * 17));
  const next = [...document.querySelectorAll('button')].find((button) =>
    ['Next'].includes((button.getAttribute('aria-label') ?? button.textContent).trim()),
  );
  const clicks = [];
  const jumps = [];
  for (let move = 0; move < moves; move += 1) {
    const radio = document.querySelectorAll('input[type=radio]')[move % 5];
    let started = performance.now();
    radio.click();
    await settled();
    while (!document.querySelectorAll('input[type=radio]')[move % 5].checked) await painted();
    clicks.push((await painted()) - started);
    await pause();
    started = performance.now();
    next.click();
    await settled();
    while (!document.querySelector(stem).textContent.includes(`Case ${offset + move + 2}.`)) await painted();
    jumps.push((await painted()) - started);
    await pause();
  }
  return { clicks, jumps };
}

async function taskSeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}

async function openExam(browser, url) {
  const { context, page, session } = await openPage(browser);
  // The time that the thread ran, not that it waited for others of this machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.getByText('Case 1.').first().waitFor();
  await page.waitForLoadState('networkidle');
  return { context, page, session };
}

async function sit(browser, url, stem, moves) {
  const exam = await openExam(browser, url);
  const before = await taskSeconds(exam.session);
  const timing = await exam.page.evaluate(clickThrough, { stem, moves, offset: 0 });
  const busy = ((await taskSeconds(exam.session)) - before) / moves;
  await exam.context.close();
  return { ...timing, busy };
}

/** Floor and app in turn, so that what else the machine does meets both alike. */
async function sitBoth(browser, origin, size) {
  const floor = [];
  const app = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    floor.push(await sit(browser, `${origin}/floor/exam.html?n=${size}`, '#stem', MOVES));
    app.push(await sit(browser, `${origin}/exam/round${round}-${size}/1`, STEM, MOVES));
  }
  return { floor: medians(floor), app: medians(app) };
}

const medians = (rounds) => ({
  click: median(rounds.flatMap(({ clicks }) => clicks)),
  jump: median(rounds.flatMap(({ jumps }) => jumps)),
  busy: median(rounds.map(({ busy }) => busy)) * 1000,
});

async function watchIdle({ page, session }) {
  await page.evaluate(() => {
    window.changes = 0;
    new MutationObserver((list) => (window.changes += list.length)).observe(document.body, {
      childList: true,
      characterData: true,
      attributes: true,
      subtree: true,
    });
  });
  const before = await taskSeconds(session);
  await page.evaluate(
    (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
    IDLE_SECONDS,
  );
  const share = ((await taskSeconds(session)) - before) / IDLE_SECONDS;
  return { share, perSecond: (await page.evaluate(() => window.changes)) / IDLE_SECONDS };
}

/** Bytes of the heap, DOM nodes and listeners, after what nobody holds is gone. */
async function heldBy(session) {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/** Lets the page's own time run ahead: its timers fire as they would, one after the other. */
async function runAhead(session, seconds) {
  const over = new Promise((resolve) => session.once('Emulation.virtualTimeBudgetExpired', resolve));
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: seconds * 1000 });
  await over;
}

/** What ten minutes leave behind once the engine has settled: the lesser of two such, for what leaks does so in both. */
async function watchTenMinutes({ page, session }) {
  const timer = page.getByRole('timer');
  const readings = [];
  for (let window = 0; window < 4; window += 1) {
    await runAhead(session, 600);
    readings.push({ ...(await heldBy(session)), left: secondsOf(await timer.textContent()) });
  }
  const [, first, second, third] = readings;
  const least = (name) => Math.min(second[name] - first[name], third[name] - second[name]);
  return {
    seconds: second.left - third.left,
    heap: least('heap'),
    nodes: least('nodes'),
    listeners: least('listeners'),
  };
}

const secondsOf = (shown) => shown.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

const row = (what, app, floor, limit) => ({
  what,
  measured: `${times(app / floor)} (${milliseconds(app)} : ${milliseconds(floor)})`,
  budget: `≤ ${limit} ×`,
  holds: app / floor <= limit,
});

async function idleRows(browser, origin) {
  const exam = await openExam(browser, `${origin}/exam/idle-40/1`);
  const idle = await watchIdle(exam);
  const kept = await watchTenMinutes(exam);
  await exam.context.close();
  return [
    {
      what: 'idle exam, clock running',
      measured: `${(idle.share * 100).toFixed(2)} % of a core, ${idle.perSecond.toFixed(1)} DOM changes a second`,
      budget: '< 1 %, the clock alone',
      holds: idle.share < 0.01 && idle.perSecond <= 1.5,
    },
    {
      what: 'idle exam, ten minutes of its clock in fast motion',
      measured: `heap ${Math.round(kept.heap / 1024)} KiB, ${kept.nodes} nodes, ${kept.listeners} listeners more after ${kept.seconds} s`,
      budget: 'no growth (≤ 64 KiB)',
      // A few listeners belong to the write that is under way.
      holds: kept.seconds >= 590 && kept.heap <= 65_536 && kept.nodes <= 0 && kept.listeners <= 64,
    },
  ];
}

export async function measureExam(browser, { origin }) {
  const of40 = await sitBoth(browser, origin, 40);
  const of400 = await sitBoth(browser, origin, 400);
  const ratio = (what, { app, floor }, of, limit) => row(what, app[of], floor[of], limit);
  return [
    ratio('Next → next stem painted, 40 items, against the floor', of40, 'jump', 1.3),
    ratio('Next → next stem painted, 400 items, against the floor’s 400', of400, 'jump', 1.5),
    ratio('option click → shown chosen, against the floor', of40, 'click', 1.3),
    ratio('main-thread time per question, 40 items, against the floor', of40, 'busy', 2),
    ...(await idleRows(browser, origin)),
  ];
}
