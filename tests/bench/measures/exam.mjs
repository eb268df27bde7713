// Moving, answering, main-thread time per question and the idle exam, against the floor.
import { openPage, threadTime } from '../session.mjs';
import { alternate, median, ratioRow } from '../statistics.mjs';

const MOVES = 39;
const IDLE_SECONDS = 10;
/**
 * Seconds after which an exam has prefetched its dialogs and the next screen: it does so once, which counts for no
 * question.
 */
const PREFETCHED_AFTER = 6;
const STEM = '[role=region][aria-label=Question], section[aria-label=Question]';

/** Runs in the page: clicks, and returns the milliseconds until the change is painted. */
async function clickThrough({ stem, moves, offset }) {
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        channel.port2.postMessage(undefined);
      });
    });
  // The changes of a click, React's rendering included, are made in its own task, before the next frame.
  const settled = () => new Promise((resolve) => queueMicrotask(() => queueMicrotask(resolve)));
  // A random pause starts each click at a different point of a frame: from a fixed point, one millisecond more or less
  // could count as a whole frame.
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

/**
 * Opens an exam, and waits until it has prefetched and the garbage of its opening has been collected: both happen once.
 */
async function openExam(browser, url) {
  const { context, page, session } = await openPage(browser, { serviceWorkers: 'block' });
  await page.goto(url);
  await page.getByText('Case 1.').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(PREFETCHED_AFTER * 1000);
  await collectGarbage(session);
  return { context, page, session };
}

async function collectGarbage(session) {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
}

async function sit(browser, url, stem) {
  const { context, page, session } = await openExam(browser, url);
  const before = await threadTime(session);
  const { clicks, jumps } = await page.evaluate(clickThrough, { stem, moves: MOVES, offset: 0 });
  const thread = ((await threadTime(session)) - before) / MOVES;
  await context.close();
  return { click: median(clicks), jump: median(jumps), thread };
}

const sitBoth = (browser, origin, size) =>
  alternate({
    floor: () => sit(browser, `${origin}/floor/exam.html?n=${size}`, '#stem'),
    app: (round) => sit(browser, `${origin}/exam/round${round}-${size}/1`, STEM),
  });

/** One of the times of each round, in ms. */
const pick = ({ floor, app }, name, kind) => ({
  floor: floor.map((round) => ({ [kind]: round[name] })),
  app: app.map((round) => ({ [kind]: round[name] })),
});

/**
 * The share of a core that an exam uses, and the number of its DOM changes, while its clock runs and nothing else
 * happens.
 */
async function watchIdle(browser, url) {
  const { context, page, session } = await openExam(browser, url);
  await page.evaluate(() => {
    window.changes = 0;
    new MutationObserver((list) => (window.changes += list.length)).observe(document.body, {
      childList: true,
      characterData: true,
      attributes: true,
      subtree: true,
    });
  });
  const before = await threadTime(session);
  // The idle time itself is measured: there is nothing to wait for.
  await page.evaluate(
    (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
    IDLE_SECONDS,
  );
  const share = ((await threadTime(session)) - before) / 1000 / IDLE_SECONDS;
  const perSecond = (await page.evaluate(() => window.changes)) / IDLE_SECONDS;
  await context.close();
  return { share, perSecond, thread: share * 1000 };
}

/**
 * Bytes that the page holds, and bytes of compiled code, which the engine adds for functions that run often, a few
 * times at most for each; numbers of DOM nodes and listeners.
 */
async function memoryOf(session) {
  await collectGarbage(session);
  const parts = [];
  const onPart = ({ chunk }) => parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', onPart);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', onPart);
  const { snapshot, nodes: fields } = JSON.parse(parts.join(''));
  const { node_fields: names, node_types: types } = snapshot.meta;
  const size = names.indexOf('self_size');
  const kind = names.indexOf('type');
  const code = types[kind].indexOf('code');
  const sums = { heap: 0, code: 0 };
  for (let node = 0; node < fields.length; node += names.length)
    sums[fields[node + kind] === code ? 'code' : 'heap'] += fields[node + size];
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { ...sums, nodes, listeners: jsEventListeners };
}

/** Advances the page's own time: its timers fire as usual, one after the other. */
async function runAhead(session, seconds) {
  const over = new Promise((resolve) => session.once('Emulation.virtualTimeBudgetExpired', resolve));
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: seconds * 1000 });
  await over;
}

/** Runs in the page: resolves after every write that began earlier. The database uses the real clock. */
async function writesDone() {
  for (const { name } of await indexedDB.databases()) {
    const opening = indexedDB.open(name);
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const transaction = opening.result.transaction([...opening.result.objectStoreNames], 'readwrite');
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    opening.result.close();
  }
}

/**
 * What remains after ten minutes, once the engine has settled: the lesser of two results, because a leak shows in both.
 */
async function watchTenMinutes({ page, session }) {
  const timer = page.getByRole('timer');
  const readings = [];
  for (let window = 0; window < 4; window += 1) {
    await runAhead(session, 600);
    let isPending = true;
    const writes = page.evaluate(writesDone).then(() => (isPending = false));
    while (isPending) await runAhead(session, 0.1);
    await writes;
    readings.push({ ...(await memoryOf(session)), left: secondsOf(await timer.textContent()) });
  }
  const [, first, second, third] = readings;
  const least = (name) => Math.min(second[name] - first[name], third[name] - second[name]);
  return {
    seconds: second.left - third.left,
    heap: least('heap'),
    code: least('code'),
    nodes: least('nodes'),
    listeners: least('listeners'),
  };
}

const secondsOf = (shown) => shown.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

async function idleRows(browser, origin) {
  const idle = await alternate({
    floor: () => watchIdle(browser, `${origin}/floor/exam.html?n=40`),
    app: (round) => watchIdle(browser, `${origin}/exam/idle${round}-40/1`),
  });
  const share = median(idle.app.map((round) => round.share));
  const perSecond = median(idle.app.map((round) => round.perSecond));
  const exam = await openExam(browser, `${origin}/exam/idle-40/1`);
  const kept = await watchTenMinutes(exam);
  await exam.context.close();
  return [
    {
      what: 'idle exam, clock running',
      measured: `${(share * 100).toFixed(2)} % of a core, ${perSecond.toFixed(1)} DOM changes a second`,
      budget: '< 1 %, the clock alone',
      holds: share < 0.01 && perSecond <= 1.5,
    },
    ratioRow('idle exam, thread time of a second', 1.3, pick(idle, 'thread', 'thread')),
    {
      what: 'idle exam, ten minutes of its clock in fast motion',
      measured: `heap ${(kept.heap / 1000).toFixed(1)} kB (and compiled code ${(kept.code / 1000).toFixed(1)}), ${kept.nodes} nodes, ${kept.listeners} listeners more after ${kept.seconds} s`,
      budget: '≤ 10 kB',
      // A write in progress has a few listeners.
      holds: kept.seconds >= 590 && kept.heap <= 10_000 && kept.nodes <= 0 && kept.listeners <= 64,
    },
  ];
}

export async function measureExam(browser, { origin }) {
  const of40 = await sitBoth(browser, origin, 40);
  const of400 = await sitBoth(browser, origin, 400);
  return [
    ratioRow('Next → next stem painted, 40 items', 1.3, pick(of40, 'jump', 'wall')),
    ratioRow('Next → next stem painted, 400 items', 1.5, pick(of400, 'jump', 'wall')),
    ratioRow('option click → shown chosen', 1.3, pick(of40, 'click', 'wall')),
    ratioRow('main-thread time per question, 40 items', 2.5, pick(of40, 'thread', 'thread')),
    ...(await idleRows(browser, origin)),
  ];
}
