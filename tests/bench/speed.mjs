import { threadTime } from './session.mjs';

/** Rounds a second of the machine on which the limits in milliseconds were set, when nothing else ran. */
const REFERENCE = 4_000;

/** Runs in the page: builds, sorts and serializes rows for `ms`. Returns how many such rounds fit a second. */
function countRounds(ms) {
  const started = performance.now();
  let rounds = 0;
  for (; performance.now() - started < ms; rounds += 1) {
    const rows = Array.from({ length: 1_000 }, (_, index) => ({
      id: (index * 7_919) % 1_000,
      name: `Row ${index}`,
    }));
    JSON.stringify(rows.sort((a, b) => a.id - b.id));
  }
  return (rounds * 1_000) / (performance.now() - started);
}

/**
 * The speed of the machine now, as a fraction of the reference's: what is measured in milliseconds depends on it, and
 * on what else runs.
 */
export async function measureSpeed(browser) {
  const page = await browser.newPage();
  await page.evaluate(countRounds, 200);
  const speed = await page.evaluate(countRounds, 300);
  await page.close();
  return speed / REFERENCE;
}

/** The same by the time that the thread ran, for what is measured in processor time: waits do not count. */
export async function measureThreadSpeed(browser) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(countRounds, 200);
  const before = await threadTime(session);
  const speed = await page.evaluate(countRounds, 300);
  const share = ((await threadTime(session)) - before) / 300;
  await page.close();
  return speed / share / REFERENCE;
}
