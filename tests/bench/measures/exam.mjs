// Rows 4 to 6 and 8: moving, answering, main-thread time per question and the idle room, against the floor.
import { openPage } from '../session.mjs';
import { median, milliseconds, times } from '../statistics.mjs';

const ROUNDS = 3;
const IDLE_SECONDS = 20;

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

async function openRoom(browser, url) {
  const { context, page, session } = await openPage(browser);
  await session.send('Performance.enable');
  await page.goto(url);
  await page.getByText('Case 1.').first().waitFor();
  await page.waitForLoadState('networkidle');
  return { context, page, session };
}

async function sit(browser, url, stem, moves) {
  const room = await openRoom(browser, url);
  const before = await taskSeconds(room.session);
  const timing = await room.page.evaluate(clickThrough, { stem, moves, offset: 0 });
  const busy = ((await taskSeconds(room.session)) - before) / moves;
  await room.context.close();
  return { ...timing, busy };
}

async function sitAll(browser, url, stem, moves) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await sit(browser, url(round), stem, moves));
  return {
    click: median(rounds.flatMap(({ clicks }) => clicks)),
    jump: median(rounds.flatMap(({ jumps }) => jumps)),
    busy: median(rounds.map(({ busy }) => busy)) * 1000,
  };
}

async function measureIdle(browser, url) {
  const { context, page, session } = await openRoom(browser, url);
  await page.evaluate(() => {
    window.changes = 0;
    new MutationObserver((list) => (window.changes += list.length)).observe(document.body, {
      childList: true,
      characterData: true,
      attributes: true,
      subtree: true,
    });
  });
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return page.evaluate(() => performance.memory.usedJSHeapSize);
  };
  const heapBefore = await heap();
  const before = await taskSeconds(session);
  await page.evaluate(
    (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
    IDLE_SECONDS,
  );
  const share = ((await taskSeconds(session)) - before) / IDLE_SECONDS;
  const changes = await page.evaluate(() => window.changes);
  const grown = (await heap()) - heapBefore;
  await context.close();
  return { share, perSecond: changes / IDLE_SECONDS, grown };
}

const row = (what, app, floor, limit) => ({
  what,
  measured: `${times(app / floor)} (${milliseconds(app)} : ${milliseconds(floor)})`,
  budget: `≤ ${limit} ×`,
  holds: app / floor <= limit,
});

export async function measureExam(browser, { origin }) {
  const floorUrl = (size) => () => `${origin}/floor/exam.html?n=${size}`;
  const appUrl = (size) => (round) => `${origin}/exam/round${round}-${size}/1`;
  const stem = '[role=region][aria-label=Question], section[aria-label=Question]';
  const floor40 = await sitAll(browser, floorUrl(40), '#stem', 39);
  const app40 = await sitAll(browser, appUrl(40), stem, 39);
  const floor400 = await sitAll(browser, floorUrl(400), '#stem', 39);
  const app400 = await sitAll(browser, appUrl(400), stem, 39);
  const idle = await measureIdle(browser, `${origin}/exam/idle-40/1`);
  return [
    row('Next → next stem painted, 40 items, against the floor', app40.jump, floor40.jump, 1.3),
    row('Next → next stem painted, 400 items, against the floor’s 400', app400.jump, floor400.jump, 1.5),
    row('option click → shown chosen, against the floor', app40.click, floor40.click, 1.3),
    row('main-thread time per question, 40 items, against the floor', app40.busy, floor40.busy, 2),
    {
      what: 'idle exam, clock running',
      measured: `${(idle.share * 100).toFixed(2)} % of a core, ${idle.perSecond.toFixed(1)} DOM changes a second, heap ${Math.round(idle.grown / 1024)} KiB in ${IDLE_SECONDS} s`,
      budget: '< 1 %, the clock alone',
      holds: idle.share < 0.01 && idle.perSecond <= 1.5,
    },
  ];
}
