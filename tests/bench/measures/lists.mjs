// The long lists (history, performance, picker) on a CPU four times slower, against the floor.
import { openPage, threadTime } from '../session.mjs';
import { alternate, median, ratioRow } from '../statistics.mjs';

const SLOWDOWN = { slowdown: 4 };

/**
 * Milliseconds after which a page has rendered its charts and prefetched the next screen, which counts for no click.
 */
const AT_REST = 4_000;

/** Runs in the page from its start: records the milliseconds from the response to the paint of the first row. */
function watchHistory() {
  const look = () => {
    const painted = [...document.querySelectorAll('td, th a')].some((name) => name.textContent === 'Quiz 1');
    if (!painted) requestAnimationFrame(look);
    else {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        const [data] = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/quiz-history/user/'));
        window.paintedAfter = performance.now() - data.responseEnd;
      };
      channel.port2.postMessage(undefined);
    }
  };
  requestAnimationFrame(look);
}

/** Runs in the page: clicks, and returns the milliseconds until the change is painted. */
async function clickAndPaint({ selector, name }) {
  const target = [...document.querySelectorAll(selector)].find((element) => {
    const label =
      element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent;
    return label.trim().startsWith(name);
  });
  const started = performance.now();
  target.click();
  await new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(undefined);
    });
  });
  return performance.now() - started;
}

async function loadHistory(browser, url) {
  const { context, page, session } = await openPage(browser, SLOWDOWN);
  await page.addInitScript(watchHistory);
  await page.goto(url);
  await page.waitForFunction(() => window.paintedAfter !== undefined);
  const wall = await page.evaluate(() => window.paintedAfter);
  await page.waitForLoadState('networkidle');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.waitForTimeout(AT_REST);
  const next = await act(page, session, { selector: 'button', name: 'Next page' });
  await context.close();
  return { painted: { wall }, next, heap, nodes };
}

async function act(page, session, target) {
  const before = await threadTime(session);
  const wall = await page.evaluate(clickAndPaint, target);
  return { wall, thread: (await threadTime(session)) - before };
}

async function clickOnce(browser, url, prepare, target) {
  const { context, page, session } = await openPage(browser, SLOWDOWN);
  await page.goto(url);
  await prepare(page);
  await page.waitForTimeout(AT_REST);
  const times = await act(page, session, target);
  await context.close();
  return times;
}

const pick = ({ floor, app }, name) => ({
  floor: floor.map((round) => round[name]),
  app: app.map((round) => round[name]),
});

function historyRows(rounds) {
  const [nodes, heap, floorHeap] = [
    median(rounds.app.map((round) => round.nodes)),
    median(rounds.app.map((round) => round.heap)),
    median(rounds.floor.map((round) => round.heap)),
  ];
  return [
    ratioRow('history of 10,000 rows: data → painted, CPU ÷ 4', 2, pick(rounds, 'painted')),
    ratioRow('history of 10,000 rows: Next page, CPU ÷ 4', 3, pick(rounds, 'next')),
    {
      what: 'history of 10,000 rows: DOM nodes and heap',
      measured: `${nodes} nodes, heap ${(heap / floorHeap).toFixed(2)} × (${(heap / 1e6).toFixed(1)} : ${(floorHeap / 1e6).toFixed(1)} MB)`,
      budget: '≤ 400, ≤ 2 ×',
      holds: nodes <= 400 && heap <= 2 * floorHeap,
    },
  ];
}

export async function measureLists(browser, { origin, state }) {
  Object.assign(state.sizes, { history: 10_000, performance: 2_000, topics: 3_000 });
  const floor = (kind) => `${origin}/floor/lists.html?kind=${kind}`;
  const appReady = async (page) => {
    await page.getByRole('tab', { name: 'SubTopics' }).click();
    await page.getByText('Subject 0', { exact: true }).first().waitFor();
  };
  const pickerReady = async (page) => {
    await page.getByRole('switch', { name: /Power Search/ }).check();
    await page.getByLabel('Search topics').fill('topic');
    await page.getByText('Topic 1', { exact: true }).waitFor();
  };
  const history = await alternate({
    floor: () => loadHistory(browser, floor('history')),
    app: () => loadHistory(browser, `${origin}/quiz-history`),
  });
  const sort = { selector: 'th button, th [role=button]', name: 'PERCENTAGE' };
  const sorting = await alternate({
    floor: () =>
      clickOnce(
        browser,
        floor('performance'),
        (page) => page.getByText('Subject 0', { exact: true }).waitFor(),
        sort,
      ),
    app: () => clickOnce(browser, `${origin}/overall-performance`, appReady, sort),
  });
  const box = (name) => ({ selector: 'input[type=checkbox]', name });
  const selecting = await alternate({
    floor: () =>
      clickOnce(
        browser,
        floor('picker'),
        (page) => page.getByText('Topic 1', { exact: true }).waitFor(),
        box('Select all'),
      ),
    app: () => clickOnce(browser, `${origin}/create-quiz`, pickerReady, box('Select all Topics')),
  });
  return [
    ...historyRows(history),
    ratioRow('performance of 2,000 rows: sort, CPU ÷ 4', 3, sorting),
    ratioRow('picker of 3,000 topics: select all, CPU ÷ 4', 4, selecting),
  ];
}
