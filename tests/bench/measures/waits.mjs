// What a student waits for on Slow 4G with a CPU four times slower, against the same steps of the floor.
import { fillQuizForm, fillSignIn, openPage } from '../session.mjs';
import { alternate, median, milliseconds, ratioRow } from '../statistics.mjs';

/** Milliseconds after a step in which code counts as requested because of its click; later it is for the next click. */
const COUNTED_AFTER = 2_000;

/** Loaded by a timer ten seconds after the page, whatever is clicked then. */
const WORKER_PART = 'workbox-window';

/** Milliseconds of idle time before each click, in which a student reads or types, and the app prefetches. */
const READING = 6_000;

const STEPS = [
  { name: 'sign-in → Create Quiz heading', limit: 1.5, files: 6, target: 'h1', text: 'Create Quiz' },
  {
    name: 'Start → first question',
    limit: 1.3,
    files: 0,
    target: '[aria-label=Question], main',
    text: 'Case 1.',
  },
  { name: 'End Block → result', limit: 1.3, files: 0, target: 'h1', text: 'Result' },
];
/** The rows come with calls of their own, after the heading. */
const ROWS = { name: 'End Block → rows of the result', limit: 2, target: 'tbody tr', text: '' };

/**
 * Runs in the page, again after a navigation: the time of the frame that shows the text. Looking for it in every frame
 * would take a tenth of the time that the app needs after sign-in.
 */
function timeOfText({ target, text }) {
  return new Promise((resolve) => {
    const observer = new MutationObserver(look);
    function look() {
      const isThere = [...document.querySelectorAll(target)].some((element) =>
        element.textContent.includes(text),
      );
      if (!isThere) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(Date.now()));
    }
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    look();
  });
}

/** The exam's frame, which is rendered before the click, but not visible. */
const FRAME = 'Item 1 of 40';

/** Runs in the page: clicks; the time until a heading of this text is painted is then in `window.framedAfter`. */
function clickForFrame(element, text) {
  const now = Date.now();
  const look = () => {
    const isShown = [...document.querySelectorAll('h1, h2')].some(
      (heading) => heading.textContent.includes(text) && heading.checkVisibility(),
    );
    if (!isShown) requestAnimationFrame(look);
    // This frame is painted before the next one begins.
    else requestAnimationFrame(() => (window.framedAfter = Date.now() - now));
  };
  requestAnimationFrame(look);
  element.click();
  return now;
}

/** Clicks; returns the milliseconds until each of the steps is done, and the requests for code because of it. */
async function clickAndWait(page, button, step, ...later) {
  await page.waitForLoadState('networkidle');
  // The pause is part of what is measured: there is nothing to wait for instead.
  await page.waitForTimeout(READING);
  const code = [];
  const note = (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname) && !pathname.includes(WORKER_PART)) code.push(response);
  };
  page.on('response', note);
  const started = await button.evaluate(clickForFrame, FRAME);
  const waitFor = async (awaited) => {
    const ended = await page.waitForFunction(timeOfText, awaited);
    return (await ended.jsonValue()) - started;
  };
  const walls = [];
  for (const awaited of [step, ...later]) walls.push(await waitFor(awaited));
  await page.waitForTimeout(COUNTED_AFTER);
  page.off('response', note);
  const bodies = await Promise.all(code.map((response) => response.request().sizes()));
  const bytes = bodies.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  const files = code.map((response) => new URL(response.url()).pathname.replace(/^.*\//, ''));
  return { walls, files, bytes };
}

async function walk(browser, url, { beforeStart }) {
  const { context, page } = await openPage(browser, { signedIn: false, slowdown: 4, slowLine: true });
  await page.goto(url);
  const button = (name) => page.getByRole('button', { name, exact: true });
  const [toCreate, toExam, toResult] = STEPS;
  await beforeStart.signIn(page);
  const created = await clickAndWait(page, button('Sign in'), toCreate);
  await beforeStart.create(page);
  const started = await clickAndWait(page, button('Create Quiz'), toExam);
  started.framed = await page.evaluate(() => window.framedAfter);
  const ended = await clickAndWait(page, await beforeStart.end(page), toResult, ROWS);
  await context.close();
  return [created, started, ended];
}

const FLOOR = {
  signIn: () => undefined,
  create: () => undefined,
  end: (page) => page.getByRole('button', { name: 'End Block' }),
};

const APP = {
  signIn: fillSignIn,
  create: fillQuizForm,
  end: async (page) => {
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'End Block' }).click();
    return page.getByRole('dialog').getByRole('button', { name: 'End Block' });
  },
};

export async function measureWaits(browser, { origin, state }) {
  const rounds = await alternate({
    floor: () => walk(browser, `${origin}/floor/journey.html?step=signIn`, { beforeStart: FLOOR }),
    app: () => {
      state.submitted.clear();
      return walk(browser, `${origin}/login`, { beforeStart: APP });
    },
  });
  const comparison = ({ name, limit }, step, awaited = 0) => {
    const pick = (side) => rounds[side].map((walked) => ({ wall: walked[step].walls[awaited] }));
    return ratioRow(`${name}, Slow 4G, CPU ÷ 4`, limit, { floor: pick('floor'), app: pick('app') });
  };
  const rows = STEPS.flatMap((each, step) => {
    const requests = median(rounds.app.map((walked) => walked[step].files.length));
    const names = [...new Set(rounds.app.flatMap((walked) => walked[step].files))];
    const bytes = median(rounds.app.map((walked) => walked[step].bytes));
    return [
      comparison(each, step),
      {
        what: `${each.name}: code requested because of the click`,
        measured: `${requests} requests, ${(bytes / 1000).toFixed(1)} kB (${names.join(', ')})`,
        budget: `≤ ${each.files}`,
        holds: requests <= each.files,
      },
    ];
  });
  const framed = median(rounds.app.map(([, started]) => started.framed));
  const frame = {
    what: 'Start → the exam’s frame, CPU ÷ 4',
    measured: milliseconds(framed),
    budget: '≤ 100 ms',
    holds: framed <= 100,
  };
  return [frame, ...rows, comparison(ROWS, STEPS.length - 1, 1)];
}
