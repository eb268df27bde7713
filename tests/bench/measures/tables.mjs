// The long tables at full speed: 5,000 rows on the administrators' pages, 400 questions on a result.
import { emailOf } from '../adminData.mjs';
import { openPage } from '../session.mjs';
import { median, milliseconds } from '../statistics.mjs';

const ROUNDS = 7;
const ROWS = 5_000;
const CHECKED = 2_000;
/** Milliseconds for a checked list, from the last response to the paint of its table. */
const CHECK_LIMIT = 300;
/** Milliseconds within which a reaction counts as instant. */
const INSTANT = 100;

/** Runs in the page from its start: records the milliseconds from the response to the paint of the first row. */
function watchTable(path) {
  const look = () => {
    if (document.querySelector('tbody th') === null) {
      requestAnimationFrame(look);
      return;
    }
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      const data = performance.getEntriesByType('resource').find(({ name }) => name.includes(path));
      // If its code comes later than its data, the wait is not due to the table.
      const code = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const last = Math.max(data.responseEnd, ...code.map(({ responseEnd }) => responseEnd));
      window.paintedAfter = performance.now() - last;
    };
    channel.port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: acts on the table and returns the milliseconds until the result is painted. */
async function actAndPaint(act) {
  const shown = () => document.querySelector('main').textContent;
  const before = shown();
  const started = performance.now();
  if (act === 'search') {
    const input = document.querySelector('input[type=search]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, '77');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    // Enter searches at once: the debounce of typing is not to be measured.
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  } else if (act === 'sort') document.querySelector('th button').click();
  else document.querySelector('button[aria-label="Next page"]').click();
  await new Promise((resolve) => {
    const look = () => {
      if (shown() === before) {
        requestAnimationFrame(look);
        return;
      }
      const channel = new MessageChannel();
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  });
  return performance.now() - started;
}

async function measurePage(browser, { name, url, path, acts }) {
  const times = new Map([['painted', []], ...acts.map((act) => [act, []])]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { context, page } = await openPage(browser);
    await page.addInitScript(watchTable, path);
    await page.goto(url);
    await page.waitForFunction(() => window.paintedAfter !== undefined);
    times.get('painted').push(await page.evaluate(() => window.paintedAfter));
    for (const act of acts) times.get(act).push(await page.evaluate(actAndPaint, act));
    await context.close();
  }
  const medians = [...times].map(([act, values]) => [act, median(values)]);
  return {
    what: name,
    measured: medians.map(([act, time]) => `${act} ${milliseconds(time)}`).join(', '),
    budget: `each ≤ ${INSTANT} ms`,
    holds: medians.every(([, time]) => time <= INSTANT),
  };
}

/**
 * Runs in the page: checks the list in the dialog, and returns the milliseconds from the last response to the paint.
 */
async function checkAndPaint() {
  const dialog = document.querySelector('[role=dialog]');
  dialog.querySelector('button[type=submit]').click();
  await new Promise((resolve) => {
    const look = () => {
      if (dialog.querySelector('tbody th') === null) {
        requestAnimationFrame(look);
        return;
      }
      const channel = new MessageChannel();
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  });
  const read = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/(?:users|invitations)\?/.test(name))
    .map(({ responseEnd }) => responseEnd);
  return performance.now() - Math.max(...read);
}

/** A list of which half is known, against as many accounts and invitations. */
async function measureCheck(browser, origin) {
  const times = [];
  const list = Array.from({ length: CHECKED }, (_, index) => emailOf(index + CHECKED / 2)).join('\n');
  for (let round = 0; round < ROUNDS; round += 1) {
    const { context, page } = await openPage(browser);
    await page.goto(`${origin}/admin-portal`);
    await page.getByRole('table', { name: 'Invitations' }).waitFor();
    await page.getByRole('button', { name: 'Check a list' }).click();
    await page.getByRole('dialog').getByLabel('Emails').fill(list);
    await page.evaluate(() => {
      performance.clearResourceTimings();
      performance.setResourceTimingBufferSize(1_000);
    });
    times.push(await page.evaluate(checkAndPaint));
    await context.close();
  }
  return {
    what: `check a list of ${CHECKED.toLocaleString('en')} against as many invitations`,
    measured: milliseconds(median(times)),
    budget: `≤ ${CHECK_LIMIT} ms`,
    holds: median(times) <= CHECK_LIMIT,
  };
}

export async function measureTables(browser, { origin, state }) {
  const acts = ['next page', 'sort', 'search'];
  const pages = [
    ['invitations', '/admin-portal', '/enrollments/invitations'],
    ['student feedback', '/feedback-dashboard', '/question/feedback/student/all'],
    ['students to refund', '/refund', '/users'],
    ['plans', '/manage-plans', '/plan'],
  ];
  state.sizes.admin = ROWS;
  state.role = 'ROLE_ADMIN';
  const rows = [];
  for (const [what, page, path] of pages) {
    const name = `${what}, ${ROWS.toLocaleString('en')} rows`;
    rows.push(await measurePage(browser, { name, url: `${origin}${page}`, path: `/qlearn${path}`, acts }));
  }
  state.sizes.admin = CHECKED;
  rows.push(await measureCheck(browser, origin));
  state.role = 'ROLE_STUDENT';
  state.submitted.add('bench400');
  const result = { name: 'result of 400 questions', url: `${origin}/result/bench400`, acts: [] };
  rows.push(await measurePage(browser, { ...result, path: '/question-history/quiz/' }));
  return rows;
}
