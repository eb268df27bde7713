import { describe, expect, it } from 'vitest';
import {
  draftOf,
  fetchFailure,
  openableUrl,
  publishFailure,
  publishFormOf,
  publishRules,
  revokeFailure,
} from '@/features/qlinks/qlinkModel';

const rules = publishRules(() => '2026-03-02');
const FORM = {
  title: ' Week 9 ',
  description: ' One question ',
  expirationDate: '2026-03-02',
  questionIds: [' q1 ', 'q2'],
};

describe('publishing a link', () => {
  it('sends trimmed texts and the end of the chosen day in local time', () => {
    expect(draftOf(rules.validateSync(FORM))).toEqual({
      title: 'Week 9',
      description: 'One question',
      questionIds: ['q1', 'q2'],
      expirationTime: '2026-03-02T23:59:59',
    });
  });

  it('begins a link with one empty row', () => {
    expect(publishFormOf().questionIds).toEqual(['']);
    expect(publishFormOf('q1').questionIds).toEqual(['q1']);
    expect(rules.isValidSync(publishFormOf())).toBe(false);
  });

  it.each([
    ['a blank title', { title: ' ' }],
    ['a blank description', { description: '' }],
    ['no date', { expirationDate: '' }],
    ['a date in the past', { expirationDate: '2026-03-01' }],
    ['no question', { questionIds: [] }],
    ['a blank question', { questionIds: ['q1', ' '] }],
    ['a blank question as Formik hands it over', { questionIds: ['q1', undefined] }],
    ['a question twice', { questionIds: ['q1', 'q1'] }],
  ])('refuses a link with %s', (_, change) => {
    expect(rules.isValidSync({ ...FORM, ...change })).toBe(false);
  });
});

describe('the three failures', () => {
  it('carries the server’s words in the catalogue’s', () => {
    expect(publishFailure('quota')).toBe('Failed to publish url - quota. Please try again');
    expect(revokeFailure('quota')).toBe('Failed to revoke url - quota.');
    expect(fetchFailure('quota.')).toBe('Failed to fetch Qlinks - quota.');
  });

  it('contains text when the server sent none', () => {
    expect(fetchFailure(undefined)).toBe('Failed to fetch Qlinks - something went wrong.');
  });
});

describe('the address of a link', () => {
  it.each(['https://qlearn.example/question/view/1?token=t', 'http://localhost:3000/question/view/1'])(
    'opens a link at %s',
    (url) => {
      expect(openableUrl(url, 'http://localhost:3000')).toBe(url);
    },
  );

  it.each([
    undefined,
    '',
    'javascript:alert(1)',
    'http://elsewhere.example/',
    'https://a:b@elsewhere.example/',
  ])('opens no link at %s', (url) => {
    expect(openableUrl(url, 'http://localhost:3000')).toBeUndefined();
  });
});
