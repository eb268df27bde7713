// The long tables against the floor: 5,000 rows on the administrators' pages, 400 questions on a result.
import { emailOf } from '../adminData.mjs';
import { openPage, threadTime } from '../session.mjs';
import { measureSpeed } from '../speed.mjs';
import { alternate, median, milliseconds, ratioRow } from '../statistics.mjs';

const ROUNDS = 7;
const ROWS = 5_000;
const CHECKED = 2_000;
/** Milliseconds for a checked list, from the last response to the paint of its table. */
const CHECK_LIMIT = 300;
/** Milliseconds after which a page is at rest. */
const AT_REST = 2_000;
/** Times the floor's. */
const LIMITS = { painted: 2, 'next page': 3, sort: 3, search: 3 };

/** Runs in the page from its start: records the milliseconds from the response to the paint of the first row. */
function watchTable(path) {
  const look = () => {
    if (document.querySelector('tbody th') === null) {
      requestAnimationFrame(look);
      return;
    }
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      const painted = performance.now();
      // The entry of a response may come after the paint of its rows.
      const find = () => {
        const entries = performance.getEntriesByType('resource');
        const data = entries.find(({ name }) => name.includes(path));
        if (data === undefined) {
          setTimeout(find);
          return;
        }
        // If its code comes later than its data, the wait is not due to the table.
        const code = entries.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd < painted);
        window.paintedAfter =
          painted - Math.max(data.responseEnd, ...code.map(({ responseEnd }) => responseEnd));
      };
      find();
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

/** The milliseconds of each step, in a page of its own. */
async function readTimes(browser, { url, path, acts }) {
  const { context, page, session } = await openPage(browser, { serviceWorkers: 'block' });
  await page.addInitScript(watchTable, path);
  await page.goto(url);
  await page.waitForFunction(() => window.paintedAfter !== undefined);
  const times = { painted: { wall: await page.evaluate(() => window.paintedAfter) } };
  // What is prefetched counts for no click.
  await page.waitForTimeout(AT_REST);
  for (const act of acts) {
    const before = await threadTime(session);
    const wall = await page.evaluate(actAndPaint, act);
    times[act] = { wall, thread: (await threadTime(session)) - before };
  }
  await context.close();
  return times;
}

async function measurePage(browser, { name, url, floorUrl, path, acts }) {
  const rounds = await alternate({
    floor: () => readTimes(browser, { url: floorUrl, path, acts }),
    app: () => readTimes(browser, { url, path, acts }),
  });
  const pick = (side, step) => rounds[side].map((times) => times[step]);
  return ['painted', ...acts].map((step) =>
    ratioRow(`${name}: ${step}`, LIMITS[step], { floor: pick('floor', step), app: pick('app', step) }),
  );
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
  const speeds = [];
  const list = Array.from({ length: CHECKED }, (_, index) => emailOf(index + CHECKED / 2)).join('\n');
  for (let round = 0; round < ROUNDS; round += 1) {
    speeds.push(await measureSpeed(browser));
    const { context, page } = await openPage(browser);
    await page.goto(`${origin}/admin-portal`);
    await page.getByRole('table', { name: 'Invitations' }).waitFor();
    await page.getByRole('button', { name: 'Check a list' }).click();
    await page.getByRole('dialog').getByLabel('Emails').fill(list);
    await page.evaluate(() => {
      performance.clearResourceTimings();
      performance.setResourceTimingBufferSize(1_000);
    });
    times.push((await page.evaluate(checkAndPaint)) * speeds.at(-1));
    await context.close();
  }
  return {
    what: `check a list of ${CHECKED.toLocaleString('en')} against as many invitations`,
    measured: `${milliseconds(median(times))} on the reference machine; speed ${median(speeds).toFixed(2)}`,
    budget: `≤ ${CHECK_LIMIT} ms`,
    holds: median(times) <= CHECK_LIMIT,
  };
}

export async function measureTables(browser, { origin, state }) {
  const acts = ['next page', 'sort', 'search'];
  const pages = [
    [
      'invitations',
      '/admin-portal',
      '/enrollments/invitations',
      'email,invitationSendDate,expirationDate,status',
    ],
    [
      'student feedback',
      '/feedback-dashboard',
      '/question/feedback/student/all',
      'questionId,rating,isError,topic,dateCreated',
    ],
    ['students to refund', '/refund', '/users', 'displayName,email,primaryRole'],
    ['plans', '/manage-plans', '/plan', 'name,category,examTypes,price,durationInDay,status'],
  ];
  state.sizes.admin = ROWS;
  state.role = 'ROLE_ADMIN';
  const floorOf = (path, fields) =>
    `${origin}/floor/lists.html?${new URLSearchParams({ kind: 'table', path, fields })}`;
  const rows = [];
  for (const [what, page, path, fields] of pages) {
    const urls = { url: `${origin}${page}`, floorUrl: floorOf(path, fields) };
    const name = `${what}, ${ROWS.toLocaleString('en')} rows`;
    rows.push(...(await measurePage(browser, { name, ...urls, path: `/qlearn${path}`, acts })));
  }
  state.sizes.admin = CHECKED;
  rows.push(await measureCheck(browser, origin));
  state.role = 'ROLE_STUDENT';
  state.submitted.add('bench400');
  const path = '/question-history/quiz/bench400/user/u1';
  const result = {
    url: `${origin}/result/bench400`,
    floorUrl: floorOf(path, 'questionNo,correct,timeSpent,marked'),
  };
  rows.push(
    ...(await measurePage(browser, {
      name: 'result of 400 questions',
      ...result,
      path: '/question-history/quiz/',
      acts: [],
    })),
  );
  return rows;
}
