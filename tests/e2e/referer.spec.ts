import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures';

const SECRET = 'secret-of-the-link';

const pages = [
  { name: 'a shared link', path: `/question/view/qlink-three-to-try?token=${SECRET}`, h1: 'Shared question' },
  {
    name: 'the link of a forgotten password',
    path: `/reset-password?token=${SECRET}&email=student%40qlearn.demo`,
    h1: 'Reset password',
  },
  { name: 'an invitation', path: `/register?inviteToken=${SECRET}`, h1: 'Create account' },
  { name: 'the page where Google lands', path: `/socialAuth?token=${SECRET}`, h1: 'UnAuthorized User' },
] as const;

/** Collects every request of the page, its workers and its later navigations. */
function watchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.context().on('request', (request) => requests.push(request));
  return requests;
}

async function refererOf(request: Request): Promise<string> {
  return (await request.allHeaders()).referer ?? '';
}

test('sends the token of a link in no Referer', async ({ page }) => {
  const requests = watchRequests(page);
  for (const { name, path, h1 } of pages) {
    await test.step(name, async () => {
      requests.length = 0;
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: h1 }).waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('');
      await page.reload();
      await page.getByRole('heading', { level: 1, name: h1 }).waitFor();

      expect(requests.length).toBeGreaterThan(5);
      const referers = await Promise.all(requests.map(refererOf));
      expect(referers.filter((referer) => referer.includes(SECRET))).toEqual([]);
      expect(await page.locator('meta[name="referrer"]').getAttribute('content')).toBe('no-referrer');
      const document = await page.request.get(path);
      expect(document.headers()['referrer-policy']).toBe('no-referrer');
    });
  }
});
