// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { storeReturnPath, takeReturnPath } from '@/domain/session/returnPath';

afterEach(() => sessionStorage.clear());

describe('the return path', () => {
  it('uses the return path once', () => {
    storeReturnPath('/quiz-history');
    expect(takeReturnPath()).toBe('/quiz-history');
    expect(takeReturnPath()).toBeUndefined();
  });

  it.each([
    '/login',
    '/somewhere/else',
    '//evil.example.org',
    'https://evil.example.org/',
    '/exam/../login/1',
  ])('never returns %s, neither stored by the app nor found in the browser', (path) => {
    storeReturnPath(path);
    expect(sessionStorage).toHaveLength(0);
    sessionStorage.setItem('returnPath', path);
    expect(takeReturnPath()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });
});
