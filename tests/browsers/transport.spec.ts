import { expect } from '@playwright/test';
import { test } from './fixtures';
import { TRANSPORT, type Transport } from './site';
import { atItem, chooseAll, openFromMenu, signIn } from './steps';

const isTransport = (name: string): name is Transport => name in TRANSPORT;

test.use({ expectedReports: [/"kind":"(?:deviating|unusable) response"/] });

for (const fault of Object.keys(TRANSPORT).filter(isTransport)) {
  test(`sends nothing twice and goes on when the response to a write is ${fault}`, async ({ app, site }) => {
    const dialog = app.role('dialog');
    const sent = (call: RegExp): number => site.calls().filter((each) => call.test(each)).length;
    await signIn(app, 'admin');

    const quiz = /^POST \/qlearn\/api\/v2\/quiz$/;
    await chooseAll(app);
    await app.label('# of Questions').type('3');
    site.fail(quiz, fault);
    await app.role('button', 'Create Quiz').press();
    await expect.poll(() => sent(quiz)).toBe(1);
    await app.role('button', 'Create Quiz').moveTo();

    const invitation = /^POST \/qlearn\/enrollments\/invitations$/;
    expect(sent(quiz)).toBe(1);
    await openFromMenu(app, 'Admin Portal');
    await app.role('button', 'Send invitation').press();
    await dialog.label('Plan').choose('Pro Week');
    await dialog.label('Email').type('new@example.org');
    site.fail(invitation, fault);
    await dialog.role('button', 'Send').press();
    await expect.poll(() => sent(invitation)).toBe(1);
    const done = app.text('Invitation has been sent successfully...');
    const unknown = dialog.text(/it is not known whether this was done/);
    // Any body of a success will do. WebKit takes half a response for a whole one.
    if (fault === 'half a response')
      await expect.poll(async () => (await done.count()) + (await unknown.count())).toBe(1);
    else await (fault === 'a lost connection' ? unknown : done).see();
    if ((await dialog.count()) > 0) await dialog.role('button', 'Cancel').press();
    await dialog.seeGone();
    expect(sent(invitation)).toBe(1);
    site.fail(undefined);
  });
}

test('sends nothing twice while the response to a write is awaited', async ({ app, site }) => {
  const sent = (): number => site.calls().filter((call) => call === 'POST /qlearn/api/v2/quiz').length;
  await signIn(app);
  await chooseAll(app);
  await app.label('# of Questions').type('3');
  site.hold(/^POST \/qlearn\/api\/v2\/quiz$/);
  await app.role('button', 'Create Quiz').pressTwice();
  await expect.poll(sent).toBe(1);
  site.hold(undefined);
  await atItem(app, 1);
  expect(sent()).toBe(1);
});
