import { test } from './fixtures';
import type { Screen } from './screen';
import { atItem, option, signIn, startQuiz } from './steps';

/** A key of a keyboard that the driver does not have. */
const press = (app: Screen, key: string, code: string, composing = false): Promise<unknown> =>
  app.driver
    .evaluate(`void (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', {
    key: ${JSON.stringify(key)},
    code: ${JSON.stringify(code)},
    isComposing: ${String(composing)},
    bubbles: true,
    cancelable: true,
  }))`);

test('answers by the place of a key that is not Latin, and leaves a composition alone', async ({ app }) => {
  await signIn(app);
  await startQuiz(app, 2);
  for (const [key, code, letter] of [
    ['ф', 'KeyA', 'A'],
    ['ش', 'KeyB', 'B'],
    ['δ', 'KeyD', 'D'],
    ['ㅁ', 'KeyA', 'A'],
    ['۲', 'Digit2', 'B'],
    ['٣', 'Digit3', 'C'],
    ['１', 'Digit1', 'A'],
  ] as const) {
    await press(app, key, code);
    await option(app, letter).seeChecked();
  }
  await press(app, 'b', 'KeyB', true);
  await press(app, 'Process', 'KeyB');
  await press(app, 'Dead', 'KeyB');
  await option(app, 'A').seeChecked();
  await press(app, 'т', 'KeyN');
  await atItem(app, 2);
});
