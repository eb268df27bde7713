import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Texts that are in the source exactly as the specification quotes them. */
const LITERALS = [
  'UnAuthorized User',
  'Tutor',
  'Admin',
  'Power Search On',
  'Power Search Off',
  'Search topics',
  'Type keywords to search...',
  '# of Questions',
  'Proceed to Next Question',
  'Sign In with Google',
  'User not registered',
  'Login Unsuccessful',
  'Email is required',
  'Please enter a valid email',
  'Please enter a password',
  'Password must be of 6 characters',
  'Please enter your name',
  '+',
  'Please enter a valid email, it should not contain +',
  'Password should contain 1 Uppercase, 1 Lowercase, 1 digit & 1 special character',
  'Password must be of 8 characters',
  'Password does not match',
  'Email not valid',
  'Quiz Name is required',
  'Not enough questions available',
  'Amount of questions cannot be empty',
  'Select at least one option',
  'No results found',
  'Enter a search term to find categories',
  'No Topics to show',
  'No Sub-Topics to show',
  'Searching topics...',
  'Email already exists, please use another.',
  'Something went wrong. Please try again.',
  'Email or password does not match.',
  'Bad credentials',
  'Cannot create quiz for some error...',
  "You've run out of questions for your plan today! Please upgrade your plan if applicable or come back tomorrow.",
  'Link not valid...',
  'Sorry. Please try again...',
  'This quiz link has expired or is no longer available.',
  'Something went wrong',
  "we couldn't retrieve the data.",
  'No questions found. Please retry.',
  'Encountered error while fetching questions',
  'Guide already open',
  'Feedback has been sent successfully. Thank you...',
  'Thank you for your feedback...',
  'Something went wrong, please try again....',
  'If you end this block you will not be able to return.',
  'Warning - You are about to end the block!',
  'Warning - This block is incomplete!',
  'Something went wrong...',
  'Registered Successfully. A verification mail has been sent to your email. Please click on that link to verify account.',
  'ACCOUNT VERIFIED',
  'VIEW OVERALL PERFORMANCE',
  'View By',
  'All Quizzes',
  'No data found',
  'Payment Successful',
  'Payment Failed',
  'You are already have an active plan.',
  'Select',
  'Cancel Plan',
  'Refund',
  'Please select at least one exam type',
  'Invite has been sent successfully...',
  'Invitation has been sent successfully...',
  'Your subscription has been cancelled successfully...',
  'An email has been sent to your registered mail id with all the details. Your payment will be auto-debited.',
  'Plan amount successfully refunded...',
  'Plan has been cancelled successfully...',
  'Settings saved successfully',
  'Failed to save settings. Please try again',
  'No plans found.',
  'No active subscriptions found.',
  'No billing history found',
  'No coupons found',
  'No user found.',
];

/** Quoted texts that have a gap or span several elements: what is in the source instead. */
const TEMPLATES: readonly (readonly [quoted: string, inSource: readonly string[]])[] = [
  ['Item x of n', ['`Item ${index + 1} of ${count}`']],
  [
    'Minimum 4 characters are required',
    ['`Minimum ${MINIMUM_SEARCH} characters are required`', 'MINIMUM_SEARCH = 4;'],
  ],
  [
    'ACCOUNT NOT VERIFIED ... invalid link opened or the link has expired. Please try to register again.',
    [
      'title="ACCOUNT NOT VERIFIED"',
      'invalid link opened or the link has expired. Please try to register again. <',
    ],
  ],
  [
    'Tutor On/Off - Timer On/Off',
    ['`Tutor ${onOff(tutorOn)} - Timer ${onOff(timerOn)}`', "(on ? 'On' : 'Off')"],
  ],
  ['Block 1 of 1', ['`Block ${block} of ${blocks}`', '{ block: 1, blocks: 1 }']],
  ['Quiz-', ['`Quiz-${']],
  ['Plan: QLearn {category}', ['{`Plan: ${plan}`}', '`QLearn ${']],
  ['Congratulations! {plan} is now active...', ['`Congratulations! ${name} is now active...`']],
  ['until {date}', ["`${isLast ? 'until' : 'renews'} ${date}`"]],
  [
    'Failed to publish url - {error}. Please try again',
    ['`Failed to publish url - ${inSentence(message)}. Please try again`'],
  ],
  ['Failed to revoke url - {error}.', ['`Failed to revoke url - ${inSentence(message)}.`']],
  ['Failed to fetch Qlinks - {error}.', ['`Failed to fetch Qlinks - ${inSentence(message)}.`']],
  // Results of a dialog, which no user sees: the buttons that return them.
  ['submitted', ['confirmLabel="End Block"']],
  ['reviewEnd', ['confirmLabel="End Review"']],
  ['remain-in-block', ['cancelLabel="Return"']],
];

/** Names in the specification that it does not quote. */
const NAMES = ['SubTopics', 'Sub Topics', 'Subtopics', "# Q'S", 'QUESTIONS CORRECT', 'QUESTIONS INCORRECT'];

/** The source of what is rendered outside the demo: without comments, and with each run of white space as one space. */
const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^(?:demo|build)\//.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n')
  .replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
  .replaceAll(/\s+/g, ' ');

/** Whether a string literal or a text between two tags is exactly this. */
const isLiteral = (text: string): boolean =>
  [`'${text}'`, `"${text}"`, `\`${text}\``, `>${text}<`, `> ${text} <`].some((literal) =>
    source.includes(literal),
  );

describe('wordings of the specification', () => {
  it('lists 94 wordings, each named once', () => {
    const quoted = [...LITERALS, ...TEMPLATES.map(([text]) => text)];
    expect(new Set(quoted).size).toBe(94);
    expect(quoted).toHaveLength(94);
  });

  it.each([...LITERALS, ...NAMES])('finds the wording in the source: %s', (text) => {
    expect(isLiteral(text)).toBe(true);
  });

  it.each(TEMPLATES)('finds the wording in the source by its parts: %s', (_quoted, parts) => {
    for (const part of parts) expect(source).toContain(part);
  });
});
