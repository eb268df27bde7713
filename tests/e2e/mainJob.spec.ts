import { expectAccessible } from './accessibility';
import { setBackend, signInAs, test } from './fixtures';
import { doMainJob } from './mainJobSteps';

test.describe('the main job', () => {
  test('signs in, builds a quiz, sits it through a reload and a lost connection, and ends with the right score', ({
    page,
  }) =>
    doMainJob(page, {
      check: expectAccessible,
      signIn: () => signInAs(page, 'Student'),
      loseConnection: () => setBackend(page, 'Offline'),
      restoreConnection: async () => {
        await setBackend(page, 'Normal');
        await page.context().setOffline(true);
        await page.context().setOffline(false);
      },
    }));
});
