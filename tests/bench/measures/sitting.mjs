// What a tab still holds after a long sitting: many blocks, one after the other, without a reload.
import { openPage } from '../session.mjs';

const BLOCKS = 40;
const ITEMS = 40;
const STEM = '[role=region][aria-label=Question], section[aria-label=Question]';
/** After this many blocks all code is loaded and every cache is filled. */
const WARM_BLOCKS = 3;
/** Of a block that is over: its quiz, and the engine's compiled code. After 40 blocks it is 3 MB. */
const MAX_BYTES_PER_BLOCK = 80_000;

/** Runs in the page: answers every item, and moves on as soon as the next one is there. */
async function answerAll({ items, stem }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const next = [...document.querySelectorAll('button')].find((button) =>
    ['Next'].includes((button.getAttribute('aria-label') ?? button.textContent).trim()),
  );
  for (let item = 1; item <= items; item += 1) {
    while (!document.querySelector(stem)?.textContent.includes(`Case ${item}.`)) await frame();
    document.querySelectorAll('input[type=radio]')[item % 5].click();
    await frame();
    if (item < items) next.click();
  }
}

/** Runs in the page: opens a path without a reload. */
function openPath(path) {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

async function sitBlock(page, block) {
  await page.evaluate(openPath, `/exam/sitting${block}-${ITEMS}/1`);
  await page.locator(STEM, { hasText: 'Case 1.' }).waitFor();
  await page.evaluate(answerAll, { items: ITEMS, stem: STEM });
  await page.getByRole('button', { name: 'End Block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Block' }).click();
  await page.getByRole('heading', { level: 1, name: 'Result' }).waitFor();
  await page.locator('tbody tr').first().waitFor();
}

async function memoryOf(session) {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

export async function measureSitting(browser, { origin }) {
  const { context, page, session } = await openPage(browser, { serviceWorkers: 'block' });
  await page.goto(`${origin}/quiz-history`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const readings = [];
  for (let block = 1; block <= BLOCKS; block += 1) {
    await sitBlock(page, block);
    if (block === WARM_BLOCKS || block === BLOCKS) readings.push(await memoryOf(session));
  }
  await context.close();
  const [warm, last] = readings;
  const blocks = BLOCKS - WARM_BLOCKS;
  const perBlock = (last.bytes - warm.bytes) / blocks;
  const of = (name) => `${warm[name]} → ${last[name]}`;
  return [
    {
      what: `heap that a block leaves behind, blocks ${WARM_BLOCKS + 1} to ${BLOCKS} of ${ITEMS} items`,
      measured: `${(perBlock / 1000).toFixed(1)} kB a block (${(warm.bytes / 1e6).toFixed(1)} → ${(last.bytes / 1e6).toFixed(1)} MB)`,
      budget: `≤ ${MAX_BYTES_PER_BLOCK / 1000} kB`,
      holds: perBlock <= MAX_BYTES_PER_BLOCK,
    },
    {
      what: 'nodes and listeners that these blocks leave behind',
      measured: `${of('nodes')} nodes, ${of('listeners')} listeners`,
      budget: 'no more than 2 % more',
      holds: last.nodes <= warm.nodes * 1.02 && last.listeners <= warm.listeners * 1.02,
    },
  ];
}
