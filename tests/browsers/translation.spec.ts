import { expect } from '@playwright/test';
import { test } from './fixtures';
import type { Screen } from './screen';
import {
  answer,
  atItem,
  endBlock,
  next,
  openFromMenu,
  option,
  rate,
  rightLetter,
  signIn,
  startQuiz,
  startTutorMode,
} from './steps';

/**
 * Does to the page what a browser's translation does: each text node, new ones too, is replaced by two `font` elements
 * with another text node. The words stay as they are, so that they can be found.
 */
const translate = (app: Screen): Promise<unknown> =>
  app.driver.evaluate(`void (() => {
    const replace = (root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const parent = text.parentElement;
        if (parent === null || text.data.trim() === '') continue;
        if (parent.closest('font, script, style, textarea, svg, [translate=no]') !== null) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    replace(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) if (node.isConnected) replace(node.parentNode);
      }
    }).observe(document.body, { childList: true, subtree: true });
  })()`);

/** Shows the errors of a dialog's form. */
const SUBMIT = "void document.querySelector('[role=dialog] form')?.requestSubmit()";

test('goes on through quiz, exam, result and review while the browser translates the page', async ({
  app,
}) => {
  await signIn(app);
  await translate(app);
  await app.label('Presets').choose('Quick ten, untimed');
  await app.label('# of Questions').seeValue('10');
  await app.role('checkbox', 'Timer').check();
  await startQuiz(app, 4);
  await app.role('timer').seeText(/^05:[0-5]\d$/);
  const right = await rightLetter(app);
  const other = right === 'A' ? 'B' : 'A';
  await app.role('button', `Strike out ${other}`).press();
  await option(app, other).seeDisabled();
  await next(app);
  await atItem(app, 2);
  await app.role('button', 'Strike out A').press();
  await app.role('button', 'Restore A').press();
  await answer(app, 'A');
  await app.role('checkbox', 'Mark').check();
  await next(app);
  await atItem(app, 3);
  await app.role('button', 'Previous').press();
  await atItem(app, 2);
  await app.role('button', 'Previous').press();
  await atItem(app, 1);
  await answer(app, right);
  for (const item of [2, 3, 4]) {
    await next(app);
    await atItem(app, item);
  }
  await endBlock(app);
  await app.role('heading', 'Result').see();
  await app.role('button', 'Review question 1').press();
  for (const item of [2, 3, 4]) {
    await atItem(app, item - 1);
    await next(app);
  }
  await atItem(app, 4);
  await app.role('button', 'End Review').press();
  await app.role('dialog').role('button', 'End Review').press();
  await app.role('heading', 'Create Quiz').see();
});

test('shows and takes back the errors of a form while the browser translates it', async ({ app }) => {
  await app.open('/login');
  await translate(app);
  await app.role('button', 'Sign in').press();
  await app.text('Email is required').see();
  await app.label('Email').type('nobody');
  await app.role('button', 'Sign in').press();
  await app.text('Email is required').seeGone();
  await app.role('link', 'Create account').press();
  await app.role('heading', 'Create account').see();
});

test('rates a question and comments on it while the browser translates the page', async ({ app }) => {
  await startTutorMode(app);
  await translate(app);
  await app.role('tab', 'Feedback').press();
  await rate(app, 'Stem', 'Difficulty', 'Medium');
  for (const part of ['Stem', 'Explanation']) {
    await rate(app, part, 'Quality', 'Good');
    await rate(app, part, 'Errors', 'None');
  }
  await app.role('button', 'Submit').press();
  await app.text('You have rated this question.').see();

  await app.role('button', 'Comment').press();
  const dialog = app.role('dialog', 'Comments');
  const send = async (text: string): Promise<void> => {
    await dialog.label('Add a comment').type(text);
    await dialog.role('button', 'Send').press();
    await dialog.role('listitem').containing(text).see();
  };
  await send('Is the dose right?');
  await dialog.role('listitem').containing('Is the dose right?').role('button', 'Reply').press();
  await dialog.text(/^Replying to /).see();
  await send('It is.');
  await dialog.text(/^Replying to /).seeGone();
  await dialog.role('button', 'Close').press();
  await dialog.seeGone();
  await next(app);
  await atItem(app, 2);
});

test('keeps and finds a note while the browser translates the page', async ({ app }) => {
  await signIn(app);
  await startQuiz(app, 1);
  await translate(app);
  await app.role('button', 'Notes').press();
  await app.label('Note on this question').type('Ask about travel.');
  await app.text('Note saved').see();
  await app.role('button', 'Notes').press();
  await answer(app, 'A');
  await endBlock(app);
  await app.role('heading', 'Result').see();
  await openFromMenu(app, 'Study');
  await app.role('tab', 'Notebook').press();
  const rows = app.role('table', 'Notebook').role('row').containing('Ask about travel.');
  await rows.see();
  await app.role('searchbox').type('no such words');
  await rows.seeGone();
  await app.role('searchbox').type('travel');
  await rows.see();
});

test.use({ expectedReports: [/"kind":"deviating response"[^}]*: list in a page"/] });
for (const [who, pages] of [
  ['student', ['Quiz History', 'Performance', 'Study', 'Subscriptions', 'Settings']],
  ['admin', ['Admin Portal', 'Manage Plans', 'Refund', 'Feedbacks', 'QLink', 'Settings']],
] as const) {
  test(`opens each page of the menu as ${who} while the browser translates it`, async ({ app }) => {
    await signIn(app, who);
    await translate(app);
    for (const page of pages) {
      await openFromMenu(app, page);
      expect(await app.text(/could not be shown/).count()).toBe(0);
    }
  });
}

for (const [who, dialogs] of [
  [
    'student',
    [
      ['Create Quiz', ['Site feedback']],
      ['Subscriptions', ['End Subscription']],
    ],
  ],
  [
    'admin',
    [
      ['Admin Portal', ['Send invitation', 'Invite many', 'Check a list']],
      ['Manage Plans', ['Create Plan', 'Send Invite']],
    ],
  ],
] as const) {
  test(`opens each dialog of ${who} and sends it empty while the browser translates the page`, async ({
    app,
  }) => {
    await signIn(app, who);
    await translate(app);
    const dialog = app.role('dialog');
    for (const [page, names] of dialogs) {
      await openFromMenu(app, page);
      for (const name of names) {
        await app.role('button', name).nth(0).press();
        await dialog.see();
        if (name !== 'End Subscription') await app.driver.evaluate(SUBMIT);
        // Not Escape: the dialog is seen before it has the focus.
        await dialog.role('button', /^(Cancel|Close|Keep)$/).press();
        await dialog.seeGone();
        expect(await app.text(/could not be shown|went wrong/).count()).toBe(0);
      }
    }
  });
}

test('opens each tool of the exam while the browser translates the page', async ({ app }) => {
  await signIn(app);
  await startQuiz(app, 2);
  await translate(app);
  for (const name of ['Lab values', 'Calculator', 'Notes', 'Keyboard shortcuts']) {
    await app.role('button', name).press();
    await app.keys('Escape');
    expect(await app.text(/cannot be shown/).count()).toBe(0);
  }
  await next(app);
  await atItem(app, 2);
});
