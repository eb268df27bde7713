// The long lists, CPU four times slower, against the floor: history, performance, picker.
import { openPage } from '../session.mjs';
import { median, milliseconds, times } from '../statistics.mjs';

const ROUNDS = 5;
const SLOWDOWN = { slowdown: 4 };

/** Runs in the page from its start: notes when the first row of the history is painted, after its data came. */
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

/** Runs in the page: clicks, and answers the milliseconds until the next paint after `changed` holds. */
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

async function history(browser, url) {
  const { context, page } = await openPage(browser, SLOWDOWN);
  await page.addInitScript(watchHistory);
  await page.goto(url);
  await page.waitForFunction(() => window.paintedAfter !== undefined);
  const time = await page.evaluate(() => window.paintedAfter);
  await context.close();
  return time;
}

async function sortPerformance(browser, url, prepare) {
  const { context, page } = await openPage(browser, SLOWDOWN);
  await page.goto(url);
  await prepare(page);
  const time = await page.evaluate(clickAndPaint, {
    selector: 'th button, th [role=button]',
    name: 'PERCENTAGE',
  });
  await context.close();
  return time;
}

async function selectAll(browser, url, prepare, name) {
  const { context, page } = await openPage(browser, SLOWDOWN);
  await page.goto(url);
  await prepare(page);
  const time = await page.evaluate(clickAndPaint, { selector: 'input[type=checkbox]', name });
  await context.close();
  return time;
}

async function compare(what, limit, floor, app) {
  const floors = [];
  const apps = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    floors.push(await floor());
    apps.push(await app());
  }
  const ratio = median(apps) / median(floors);
  return {
    what: `${what}, CPU ÷ 4, against the floor`,
    measured: `${times(ratio)} (${milliseconds(median(apps))} : ${milliseconds(median(floors))})`,
    budget: `≤ ${limit} ×`,
    holds: ratio <= limit,
  };
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
  return [
    await compare(
      'history of 10,000 rows: data → painted',
      1.6,
      () => history(browser, floor('history')),
      () => history(browser, `${origin}/quiz-history`),
    ),
    await compare(
      'performance of 2,000 rows: sort',
      2,
      () =>
        sortPerformance(browser, floor('performance'), (page) =>
          page.getByText('Subject 0', { exact: true }).waitFor(),
        ),
      () => sortPerformance(browser, `${origin}/overall-performance`, appReady),
    ),
    await compare(
      'picker of 3,000 topics: select all',
      4,
      () =>
        selectAll(
          browser,
          floor('picker'),
          (page) => page.getByText('Topic 1', { exact: true }).waitFor(),
          'Select all',
        ),
      () => selectAll(browser, `${origin}/create-quiz`, pickerReady, 'Select all Topics'),
    ),
  ];
}
