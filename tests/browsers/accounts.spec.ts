import { expect } from '@playwright/test';
import { test } from './fixtures';
import type { Screen } from './screen';
import { enter, signOut } from './steps';

const EMAIL = 'robin@example.org';
const PASSWORD = 'Abcdef1!';

async function acceptAgreement(screen: Screen): Promise<void> {
  const dialog = screen.role('dialog', 'User agreement');
  await screen.seeAccessible('user agreement');
  await dialog.role('checkbox', 'I have read and accept the user agreement').check();
  await dialog.role('button', 'Continue').seeDisabled();
  await dialog.role('region').focus();
  await screen.keys('End');
  await dialog.role('button', 'Continue').press();
  await dialog.seeGone();
}

const token = (screen: Screen): Promise<unknown> => screen.driver.evaluate("localStorage.getItem('token')");

test('registers, verifies, accepts the agreement, signs out, and resets the password by mail', async ({
  app,
  site,
}) => {
  await app.open('/login');
  await app.role('link', 'Create account').press();
  await app.role('heading', 'Create account').see();
  await app.label('Name').type('Robin Reader');
  await app.label('Email').type(EMAIL);
  await app.label('Password').type('abc');
  await app.text(/^Password should contain 1 Uppercase/).see();
  await app.seeAccessible('register');
  await app.label('Password').type(PASSWORD);
  await app.label('Confirm password').type(PASSWORD);
  await app.role('button', 'Register').press();
  await app.text(/^Registered Successfully\. A verification mail has been sent/).see();
  await app.seeAccessible('registered');

  await app.open(`${site.backendUrl}/mails`);
  await app.role('link', 'Verify account').press();
  await app.role('heading', 'ACCOUNT VERIFIED').see();
  await app.seeAccessible('account verified');
  await app.role('link', 'Sign in').press();
  await app.role('heading', 'Sign in').see();
  await enter(app, EMAIL, PASSWORD);
  await acceptAgreement(app);
  await app.reload();
  await app.role('heading', 'Create Quiz').see();
  await app.role('button', 'Site feedback').see();
  await app.role('dialog').seeGone();
  await signOut(app);
  expect(await token(app)).toBeNull();

  await app.role('link', 'Forgot password?').press();
  await app.role('heading', 'Forgot password').see();
  await app.label('Email').type(EMAIL);
  await app.seeAccessible('forgot password');
  await app.keys('Enter');
  await app.text(/a reset link is on its way/).see();
  await app.open(`${site.backendUrl}/mails`);
  await app.role('link', 'Reset password').press();
  await app.label('New password').type('another-one');
  await app.label('Confirm password').type('another-one');
  expect(await app.driver.evaluate('location.search')).toBe('');
  await app.seeAccessible('reset password');
  await app.keys('Enter');
  await app.text('Your password has been changed. Please sign in.').see();
  await enter(app, EMAIL, PASSWORD);
  await app.text(/^Email or password does not/).see();
  await app.seeAccessible('sign-in refused');
  await enter(app, EMAIL, 'another-one');
  await app.role('heading', 'Create Quiz').see();
});

test('signs in by Google’s window, says what is missing, and ignores messages of other origins', async ({
  app,
  site,
  seeClosed,
  windowOpenedBy,
}) => {
  await app.open('/login');
  await app.seeAccessible('sign-in');
  const openGoogle = async (): Promise<Screen> => {
    const popup = await windowOpenedBy(() => app.role('button', 'Sign in with Google').press());
    await popup.role('heading', 'Choose an account').see();
    return popup;
  };
  const unknown = await openGoogle();
  await unknown.role('link', 'Someone who is not registered').press();
  await seeClosed(unknown);
  await app.show();
  await app.text('User not registered').see();
  expect(await token(app)).toBeNull();

  await (await openGoogle()).driver.close();
  await app.show();
  await app.text(/^You are not signed in yet\. Continue in the Google window/).see();

  const popup = await openGoogle();
  // The same window that the app has opened, but at another origin.
  const chooser = String(await popup.driver.evaluate('location.href'));
  const elsewhere = `${site.backendUrl.replace('localhost', '127.0.0.1')}/mails`;
  const follow = async (url: string): Promise<void> => {
    await popup.driver.evaluate(`void setTimeout(() => location.assign(${JSON.stringify(url)}))`);
    await popup.role('heading', url === elsewhere ? 'Mails' : 'Choose an account').see();
  };
  await follow(elsewhere);
  const forged = { results: { id: 'x', displayName: 'Eve', email: 'e@x.org', accessToken: 'a.b.c' } };
  await popup.driver.evaluate(`opener.postMessage(${JSON.stringify(forged)}, '*')`);
  await follow(chooser);
  expect(await token(app)).toBeNull();
  await popup.role('link', 'student@qlearn.demo').press();
  await seeClosed(popup);
  await app.show();
  await app.role('heading', 'Create Quiz').see();
  expect(await token(app)).not.toBe('a.b.c');
});

test('signs in by a window of Google that its server has cut off from the app', async ({
  app,
  site,
  seeClosed,
  windowOpenedBy,
}) => {
  site.cutOffWindows();
  await app.open('/login');
  const popup = await windowOpenedBy(() => app.role('button', 'Sign in with Google').press());
  await popup.role('heading', 'Choose an account').see();
  expect(await popup.driver.evaluate('window.opener')).toBeNull();
  await popup.role('link', 'student@qlearn.demo').press();
  await seeClosed(popup);
  await app.show();
  await app.role('heading', 'Create Quiz').see();
});
