import { describe, expect, it } from 'vitest';
import { isHiddenAt, sectionOf } from '@/features/site-feedback/siteFeedbackModel';

describe('site feedback: where the button is shown', () => {
  it.each([
    '/',
    '/login',
    '/login/',
    '/register',
    '/admin-portal',
    '/forget-password',
    '/reset-password',
    '/verify-user/v1',
    '/exam/q1/3/tutor/u1/guide/g1',
  ])('hides the button at %s', (pathname) => {
    expect(isHiddenAt(pathname)).toBe(true);
  });

  it.each([
    '/create-quiz',
    '/exam/q1/3',
    '/exam/q1/3/review',
    '/exam/q1/3/tutor/u1',
    '/question/view/q1',
    '/manage-plans',
    '/user-settings',
  ])('shows the button at %s', (pathname) => {
    expect(isHiddenAt(pathname)).toBe(false);
  });
});

describe('site feedback: the section that a page belongs to', () => {
  it.each([
    ['/create-quiz', 'Create Quiz'],
    ['/exam/q1/1', 'Exam'],
    ['/result/q1', 'Result'],
    ['/overall-performance', 'Performance'],
    ['/plans', 'Subscriptions'],
    ['/payment/success/b1', 'Subscriptions'],
    ['/manage-plans', 'Other'],
  ])('assigns %s: %s', (pathname, section) => {
    expect(sectionOf(pathname)).toBe(section);
  });
});
