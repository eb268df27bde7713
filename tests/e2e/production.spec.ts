import { doMainJob } from './mainJobSteps';
import { signIn, test } from './productionSite';

test('the main job over the service worker and a backend of another origin', async ({ page }) => {
  await doMainJob(page, {
    check: () => Promise.resolve(),
    signIn: async () => {
      await signIn(page);
      // The reload in the middle of the exam comes from it.
      await page.evaluate(() => navigator.serviceWorker.ready);
    },
    loseConnection: () => page.context().setOffline(true),
    restoreConnection: () => page.context().setOffline(false),
  });
});
