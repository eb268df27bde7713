// Rows 2 and 3: JavaScript until sign-in works, and what each other route brings on its first visit, brotli.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotli } from '../server.mjs';
import { openPage } from '../session.mjs';
import { kilobytes } from '../statistics.mjs';

const ADMIN_ROUTES = ['/manage-plans', '/refund', '/admin-portal', '/feedback-dashboard', '/qlink'];
/** Of those who are not signed in. */
const VISITOR_ROUTES = ['/register', '/question/view/bench-1?token=bench'];
const ROUTES = [
  '/create-quiz',
  '/exam/bench40/1',
  '/result/bench40',
  '/quiz-history',
  '/overall-performance',
  '/user-settings',
  '/subscriptions',
  '/plans',
  '/payment/success/bench-booking',
  ...VISITOR_ROUTES,
  ...ADMIN_ROUTES,
];

function watchScripts(page) {
  const scripts = new Set();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  return scripts;
}

async function visit(browser, origin, path, signedIn) {
  const { context, page } = await openPage(browser, { signedIn });
  const scripts = watchScripts(page);
  await page.goto(origin + path);
  await page.locator('h1').first().waitFor();
  const first = new Set(scripts);
  await page.waitForLoadState('networkidle');
  await context.close();
  return { first, all: scripts };
}

export async function measureBytes(browser, { origin, dist, state }) {
  const size = (scripts) =>
    [...scripts].reduce((sum, path) => sum + brotli(readFileSync(join(dist, path))).length, 0);
  const door = (await visit(browser, origin, '/login', false)).all;
  const rows = [
    {
      what: 'JavaScript until sign-in works, brotli',
      measured: kilobytes(size(door)),
      budget: '≤ 140 kB',
      holds: size(door) <= 140_000,
    },
  ];
  for (const path of ROUTES) {
    // Only a finished quiz has a result.
    if (path.startsWith('/result/')) state.submitted.add('bench40');
    state.role = ADMIN_ROUTES.includes(path) ? 'ROLE_ADMIN' : 'ROLE_STUDENT';
    const { first, all } = await visit(browser, origin, path, !VISITOR_ROUTES.includes(path));
    const onTop = size([...first].filter((script) => !door.has(script)));
    const later = size([...all].filter((script) => !door.has(script))) - onTop;
    rows.push({
      what: `first visit to ${path} on top, brotli`,
      measured: `${kilobytes(onTop)}${later > 0 ? ` (+ ${kilobytes(later)} after the first paint)` : ''}`,
      budget: '≤ 60 kB',
      holds: onTop <= 60_000,
    });
  }
  state.role = 'ROLE_STUDENT';
  state.submitted.clear();
  return rows;
}
