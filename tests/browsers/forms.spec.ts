import { expect } from '@playwright/test';
import { test } from './fixtures';
import { openFromMenu, signIn } from './steps';

const EMAIL = 'student@qlearn.demo';
const PASSWORD = 'Demo@1234';

test.use({ expectedReports: [/"kind":"deviating response"[^}]*: list in a page"/] });

for (const event of ['input', 'change', 'none'] as const) {
  test(`signs in by what a password manager has filled in, its event: ${event}`, async ({ app }) => {
    await app.open('/login');
    await app.role('button', 'Sign in').see();
    await app.driver.evaluate(`void (() => {
      const fill = (name, value) => {
        const field = document.querySelector('input[name=' + name + ']');
        field.value = value;
        if (${JSON.stringify(event)} !== 'none') field.dispatchEvent(new Event('${event}', { bubbles: true }));
      };
      fill('email', '${EMAIL}');
      fill('password', '${PASSWORD}');
    })()`);
    await app.role('button', 'Sign in').press();
    await app.role('heading', 'Create Quiz').see();
  });
}

test('chooses at the first press behind a required field that was left empty', async ({ app }) => {
  await signIn(app, 'admin');
  await openFromMenu(app, 'Manage Plans');
  await app.role('button', 'Create Plan').press();
  await app.label('Name').focus();
  const choice = app.role('checkbox', 'MCAT');
  await choice.press();
  await choice.seeChecked();
  await app.text('Enter a name').see();
});

test('previews of a pasted list the addresses alone', async ({ app, site }) => {
  await signIn(app, 'admin');
  await openFromMenu(app, 'Admin Portal');
  await app.role('button', 'Invite many').press();
  const dialog = app.role('dialog', 'Invite many');
  await dialog.role('textbox').focus();
  await app.driver.evaluate(`void (() => {
    const data = new DataTransfer();
    const text = 'Ozoux, Pierre <pierre10@example.org>; Jane Doe (jane1@example.org)\\n• E-mail: joe@example.org\\u200E';
    data.setData('text/plain', text);
    const field = document.activeElement;
    const goesOn = field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    // What the browser does then.
    if (goesOn) document.execCommand('insertText', false, text);
  })()`);
  await dialog.text(/^pierre10@example\.org\s+jane1@example\.org\s+joe@example\.org$/).see();
  await dialog.text(/not valid/i).seeGone();
  expect(site.calls().filter((call) => call.startsWith('POST /qlearn/enrollments'))).toEqual([]);
});
