// When the e-mail field accepts typing, on Slow 4G with a CPU four times slower, against the floor; no key may be lost.
import { openPage } from '../session.mjs';
import { alternate, ratioRow } from '../statistics.mjs';

const TYPED = 'student@example.org';

/** Records the time at which an e-mail field is painted and nothing covers it. */
function watchField() {
  const look = () => {
    const field = [...document.querySelectorAll('input[name=email]')].find((input) => {
      const box = input.getBoundingClientRect();
      return (
        box.width > 0 && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === input
      );
    });
    if (field === undefined) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => (window.fieldReadyAt = performance.now())));
  };
  requestAnimationFrame(look);
}

async function visit(browser, url, settled) {
  const { context, page } = await openPage(browser, { signedIn: false, slowdown: 4, slowLine: true });
  await page.addInitScript(watchField);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.fieldReadyAt !== undefined);
  const ready = await page.evaluate(() => window.fieldReadyAt);
  await page.evaluate(() => {
    [...document.querySelectorAll('input[name=email]')].find((input) => input.offsetWidth > 0)?.focus();
  });
  await page.keyboard.type(TYPED);
  await page.waitForFunction(settled, undefined, { timeout: 60_000 });
  const kept = await page.evaluate(
    () => [...document.querySelectorAll('input[name=email]')].find((input) => input.offsetWidth > 0)?.value,
  );
  await context.close();
  return { wall: ready, kept };
}

/** Whether React controls the field. */
function tookOver() {
  const field = [...document.querySelectorAll('input[name=email]')].find((input) => input.offsetWidth > 0);
  return field !== undefined && Object.keys(field).some((key) => key.startsWith('__reactProps'));
}

export async function measureSignIn(browser, { origin }) {
  const rounds = await alternate({
    floor: () => visit(browser, `${origin}/floor/sign-in.html`, () => true),
    app: () => visit(browser, `${origin}/login`, tookOver),
  });
  const row = ratioRow('e-mail field takes typing, Slow 4G, CPU ÷ 4', 1.5, rounds);
  const kept = rounds.app.filter((round) => round.kept === TYPED).length;
  const isKept = kept === rounds.app.length;
  return [
    {
      ...row,
      measured: `${row.measured}, early keys kept ${kept}/${rounds.app.length}`,
      holds: row.holds && isKept,
    },
  ];
}
