import { expect } from '@playwright/test';
import { test } from './fixtures';
import type { Screen } from './screen';
import { atItem, endBlock, endPlan, openFromMenu, signIn, startQuiz, startTutorMode } from './steps';

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

/** Runs in the page: the controls of what is in front: of the last dialog, or else of the page's content. */
function frontControls(): readonly HTMLElement[] {
  const front =
    [...document.querySelectorAll('[role=dialog], [role=toolbar] form')].at(-1) ??
    document.querySelector('main') ??
    document.body;
  return [...front.querySelectorAll<HTMLElement>('input, textarea, select, button, a[href]')].filter(
    (each) => !each.matches('[disabled], [type=file]') && each.getBoundingClientRect().width > 0,
  );
}

/** Runs in the page: their places, once what is under way is painted. */
async function placesOf(controls: () => readonly HTMLElement[]): Promise<readonly (readonly number[])[]> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return controls().map((control) => {
    const { top, left } = control.getBoundingClientRect();
    return [Math.round(top), Math.round(left)];
  });
}

/**
 * Runs in the page: empties and focuses a field of it, and listens to the next click, which then has no effect.
 * Resolves with the middle of the control behind the field, or before it if it is the last one, and with its place.
 * Others may move meanwhile: beside a clock, for example.
 */
async function leaveField(controls: () => readonly HTMLElement[], places: typeof placesOf, at: number) {
  const field = controls().filter((each) =>
    each.matches('input:not([type=checkbox], [type=radio], [readonly]), textarea, select'),
  )[at];
  if (field === undefined) return null;
  field.focus();
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await places(controls);
  const all = controls();
  const isTarget = (each: HTMLElement): boolean => !each.matches('select') && each !== field;
  const target =
    all.slice(all.indexOf(field)).find(isTarget) ?? all.slice(0, all.indexOf(field)).findLast(isTarget);
  if (target === undefined) return null;
  for (const each of document.querySelectorAll('[data-pressed]')) each.removeAttribute('data-pressed');
  target.dataset.pressed = '';
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const under = document.elementFromPoint(x, y);
  delete document.documentElement.dataset.clicked;
  window.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      document.documentElement.dataset.clicked = String(event.target === under);
    },
    { capture: true, once: true },
  );
  return { x, y, before: await places(() => [target]) };
}

const CONTROLS = `(${frontControls.toString()})`;
const PLACES = `(${placesOf.toString()})`;
const PRESSED = "() => [...document.querySelectorAll('[data-pressed]')]";

/**
 * Leaves each field of what is in front, empty, by a press on the control next to it: that does not move before the
 * click, which reaches it.
 */
async function seeFirstClicks({ driver }: Screen, place: string): Promise<void> {
  for (let at = 0; ; at += 1) {
    const left = await driver.evaluate(`(${leaveField.toString()})(${CONTROLS}, ${PLACES}, ${String(at)})`);
    if (typeof left !== 'object' || left === null || !('x' in left && 'y' in left && 'before' in left)) {
      expect(at, `fields of ${place}`).toBeGreaterThan(0);
      return;
    }
    const what = `${place}, behind field ${String(at + 1)}`;
    await driver.moveMouse(Number(left.x), Number(left.y));
    await driver.mouseDown();
    expect(await driver.evaluate(`${PLACES}(${PRESSED})`), what).toEqual(left.before);
    await driver.moveMouse(Number(left.x) + 1, Number(left.y));
    await driver.mouseUp();
    await expect
      .poll(() => driver.evaluate('document.documentElement.dataset.clicked ?? null'), what)
      .toBe('true');
  }
}

async function seeFirstClicksOf(app: Screen, name: string): Promise<void> {
  const dialog = app.role('dialog', name);
  await dialog.see();
  await seeFirstClicks(app, name);
  await app.keys('Escape');
  await dialog.seeGone();
}

for (const path of [
  '/login',
  '/register',
  '/forget-password',
  '/reset-password?token=x&email=a@example.org',
]) {
  test(`takes the first click behind a field that is left: ${path}`, async ({ app }) => {
    await app.open(path);
    // React's form has replaced the pre-rendered one.
    await expect
      .poll(() => app.driver.evaluate("document.documentElement.hasAttribute('data-signin')"))
      .toBe(false);
    await app.label(/^(Email|New password)$/).see();
    await seeFirstClicks(app, path);
  });
}

test('takes the first click behind a field of the plans, refunds and links', async ({ app }) => {
  await signIn(app, 'admin');
  await openFromMenu(app, 'Manage Plans');
  for (const name of ['Create Plan', 'Send Invite']) {
    await app.role('button', name).press();
    await seeFirstClicksOf(app, name);
  }
  await openFromMenu(app, 'Refund');
  await app.label('Search by email').see();
  await seeFirstClicks(app, 'Refund');
  await openFromMenu(app, 'QLink');
  await app.role('row').nth(1).see();
  await seeFirstClicks(app, 'QLink');
});

test('takes the first click behind a field of the invitations and coupons', async ({ app }) => {
  await signIn(app, 'admin');
  await openFromMenu(app, 'Admin Portal');
  for (const name of ['Send invitation', 'Invite many', 'Check a list', 'Create coupon']) {
    if (name === 'Create coupon') await app.role('tab', 'Coupons').press();
    await app.role('button', name).press();
    await seeFirstClicksOf(app, name);
  }
});

test('takes the first click behind a field of Create Quiz and Settings', async ({ app }) => {
  await signIn(app);
  for (const name of ['Save as preset', 'Site feedback']) {
    await app.role('button', name).press();
    await seeFirstClicksOf(app, name);
  }
  await seeFirstClicks(app, 'Create Quiz');
  await openFromMenu(app, 'Settings');
  await app.label('Questions a day').see();
  // What the device has is read.
  await app.text(/^(The browser (will|may)|This browser does not say) /).see();
  await seeFirstClicks(app, 'Settings');
});

test('takes the first click behind a field of the checkout and of the feedback on a question', async ({
  app,
}) => {
  await signIn(app);
  await endPlan(app);
  await app.role('listitem').containing('Pro Week').role('button', 'Proceed to Checkout').press();
  await app.role('heading', 'Checkout').see();
  await seeFirstClicks(app, 'Checkout');
  await startQuiz(app, 1);
  await endBlock(app);
  await app.role('button', 'Review question 1').press();
  await atItem(app, 1);
  await app.role('button', 'Question feedback').press();
  await seeFirstClicksOf(app, 'Question feedback');
});

test('takes the first click behind a field of a rating, comments, phrases and a note', async ({ app }) => {
  await startTutorMode(app);
  await app.driver.evaluate(`(() => {
    const text = document.createTreeWalker(document.querySelector('section p'), NodeFilter.SHOW_TEXT).nextNode();
    getSelection().setBaseAndExtent(text, 0, text, 4);
  })()`);
  await app.role('button', 'Annotate').press();
  await seeFirstClicks(app, 'Annotate');
  await app.keys('Escape');
  await app.role('tab', 'Feedback').press();
  await app.role('button', 'Phrases').see();
  await seeFirstClicks(app, 'Rating');
  await app.role('button', 'Comment').press();
  const comments = app.role('dialog', 'Comments');
  await comments.role('button', 'Phrases').see();
  await seeFirstClicks(app, 'Comments');
  await comments.label('Add a comment').type('The dose is right.');
  await comments.role('button', 'Phrases').press();
  await app.role('button', 'Save as phrase').press();
  await app.text('Phrase saved').see();
  await app.role('button', 'Manage phrases').press();
  await app.role('button', /^Rename /).press();
  await seeFirstClicksOf(app, 'Rename phrase');
});
