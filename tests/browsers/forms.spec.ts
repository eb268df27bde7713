import { expect } from '@playwright/test';
import { test } from './fixtures';
import type { Screen } from './screen';
import { openFromMenu, signIn } from './steps';

const EMAIL = 'student@qlearn.demo';
const PASSWORD = 'Demo@1234';
const NEW_PASSWORD = 'Abcdef1!';

test.use({ expectedReports: [/"kind":"deviating response"[^}]*: list in a page"/] });

/** Sets values as a password manager does, without a key press. */
const fillIn = (
  app: Screen,
  event: 'input' | 'change' | 'none',
  values: Readonly<Record<string, string>>,
): Promise<unknown> =>
  app.driver.evaluate(`void (() => {
    for (const [name, value] of Object.entries(${JSON.stringify(values)})) {
      const field = document.querySelector('input[name=' + name + ']');
      field.value = value;
      if ('${event}' !== 'none') field.dispatchEvent(new Event('${event}', { bubbles: true }));
    }
  })()`);

for (const event of ['input', 'change', 'none'] as const) {
  test(`signs in by what a password manager has filled in, its event: ${event}`, async ({ app }) => {
    await app.open('/login');
    await app.role('button', 'Sign in').see();
    await fillIn(app, event, { email: EMAIL, password: PASSWORD });
    await app.role('button', 'Sign in').press();
    await app.role('heading', 'Create Quiz').see();
  });

  test(`registers, then resets, by a password filled in with the event: ${event}`, async ({ app, site }) => {
    await app.open('/register');
    await app.role('button', 'Register').see();
    const passwords = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    await fillIn(app, event, { name: 'Robin Reader', email: 'robin@example.org', ...passwords });
    await app.role('button', 'Register').press();
    await app.text(/^Registered Successfully\. A verification mail has been sent/).see();

    await app.open('/forget-password');
    await app.label('Email').see();
    await fillIn(app, event, { email: EMAIL });
    // The button is disabled until the form has noticed the address: at the latest when the pointer enters it.
    await app.label('Email').moveTo();
    await app.role('button', 'Send reset link').press();
    await app.text(/a reset link is on its way/).see();
    await app.open(`${site.backendUrl}/mails`);
    await app.role('link', 'Reset password').press();
    await app.role('button', 'Reset password').see();
    await fillIn(app, event, passwords);
    await app.role('button', 'Reset password').press();
    await app.text('Your password has been changed. Please sign in.').see();
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

/**
 * Runs in the page: focuses a field of the last form; the middle of the control behind it, undefined if there is none.
 */
function focusField(at: number): readonly [x: number, y: number] | null | undefined {
  const form = [...document.querySelectorAll('form')].at(-1);
  const controls = [
    ...(form?.querySelectorAll<HTMLElement>('input, textarea, select, button, a[href]') ?? []),
  ];
  const fields = controls.filter((each) =>
    each.matches('input:not([type=checkbox], [type=radio]), textarea, select'),
  );
  const field = fields[at];
  if (field === undefined) return null;
  field.focus();
  const target = controls
    .slice(controls.indexOf(field) + 1)
    .find((each) => !each.matches('select, [disabled]') && each.getBoundingClientRect().width > 0);
  target?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left = 0, top = 0, width = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
  return target === undefined ? undefined : [left + width / 2, top + height / 2];
}

const PLACES = `new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(
  [...document.querySelectorAll('form input, form textarea, form select, form button, form a[href]')].map((control) => {
    const { top, left } = control.getBoundingClientRect();
    return [Math.round(top), Math.round(left)];
  })))))`;

async function seeStillness(app: Screen, open: () => Promise<void>): Promise<number> {
  for (let at = 0; ; at += 1) {
    await open();
    const point = await app.driver.evaluate(`(${focusField.toString()})(${String(at)})`);
    if (point === null) return at;
    if (!Array.isArray(point)) continue;
    const before = await app.driver.evaluate(PLACES);
    await app.driver.moveMouse(Number(point[0]), Number(point[1]));
    await app.driver.mouseDown();
    expect(await app.driver.evaluate(PLACES), `places after leaving field ${String(at + 1)}`).toEqual(before);
    await app.driver.moveMouse(1, 1);
    await app.driver.mouseUp();
  }
}

for (const path of ['/login', '/register', '/forget-password']) {
  test(`moves nothing during the press that leaves a field: ${path}`, async ({ app }) => {
    const fields = await seeStillness(app, async () => {
      await app.open(path);
      await app.label('Email').see();
      // React's form has replaced the pre-rendered one.
      await expect
        .poll(() => app.driver.evaluate("document.documentElement.hasAttribute('data-signin')"))
        .toBe(false);
    });
    expect(fields).toBeGreaterThan(0);
  });
}

test('moves nothing during the press that leaves a field of an administrator', async ({ app }) => {
  await signIn(app, 'admin');
  for (const [page, names] of [
    ['Manage Plans', ['Create Plan', 'Send Invite']],
    ['Admin Portal', ['Send invitation', 'Invite many', 'Check a list']],
  ] as const) {
    await openFromMenu(app, page);
    for (const name of names) {
      const dialog = app.role('dialog', name);
      const fields = await seeStillness(app, async () => {
        if ((await dialog.count()) > 0) await app.keys('Escape');
        await dialog.seeGone();
        await app.role('button', name).press();
        await dialog.see();
      });
      expect(fields).toBeGreaterThan(0);
      await app.keys('Escape');
      await dialog.seeGone();
    }
  }
});
