import { describe, expect, it, vi } from 'vitest';
import { createNavigatorBridge } from '@/shared/routing/navigator';
import { isKnownPath, isPageOfQuiz, isPublicPath, isReturnPath, paths } from '@/shared/routing/paths';

describe('paths', () => {
  it('builds the specification’s routes', () => {
    expect(paths.createQuiz.to()).toBe('/create-quiz');
    expect(paths.exam.to({ examId: 'z1', item: 1 })).toBe('/exam/z1/1');
    expect(paths.review.to({ examId: 'z1', item: 2 })).toBe('/exam/z1/2/review');
    expect(paths.guide.to({ examId: 'z1', item: 2, tutor: 't', guide: 'g' })).toBe(
      '/exam/z1/2/tutor/t/guide/g',
    );
  });

  it.each(['.', '..', '%2E%2E', '%252E%252E', '', 'a\u0000'])('leads the value %j to no page', (examId) => {
    expect(isKnownPath(paths.result.to({ examId }))).toBe(false);
    expect(paths.result.to({ examId })).toBe('/page-not-found');
  });

  it.each(['a.b', 'a/b', 'a:b', 'a@b', 'a?b', 'é', '50%', '%41'])(
    'leads the id %j to its page, as one segment that reads back',
    (examId) => {
      const path = paths.result.to({ examId });
      expect(isKnownPath(path)).toBe(true);
      expect(isPageOfQuiz(paths.result.pattern, path, examId)).toBe(true);
      expect(isPageOfQuiz(paths.result.pattern, path, 'other')).toBe(false);
      expect(new URL(path, 'http://app').pathname).toBe(path);
    },
  );

  it('lists no route twice', () => {
    const patterns = Object.values(paths).map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it.each(['/create-quiz', '/exam/z1/3', '/exam/z1/3/review', '/payment/success/b1', '/login', '/'])(
    'knows %s',
    (pathname) => expect(isKnownPath(pathname)).toBe(true),
  );

  it.each([
    '//evil.example',
    'https://evil.example/create-quiz',
    '/\\evil.example',
    '/create-quiz/',
    '/exam/../login',
    '/exam/%2E%2E/1',
    '/exam/z1',
    'create-quiz',
    'javascript:alert(1)',
    '',
  ])('finds no page at %j', (pathname) => expect(isKnownPath(pathname)).toBe(false));

  it('leads back only to pages that need a session', () => {
    expect(isReturnPath('/quiz-history')).toBe(true);
    for (const pathname of ['/', '/login', '/reset-password', '/verify-user/1', '/question/view/7', '/x']) {
      expect(isReturnPath(pathname)).toBe(false);
    }
    expect(isPublicPath('/socialAuth')).toBe(true);
    expect(isPublicPath('/manage-plans')).toBe(false);
  });

  it('takes a path with a slash at its end for the same page, as the router does', () => {
    expect(isPublicPath('/reset-password/')).toBe(true);
    expect(isReturnPath('/reset-password/')).toBe(false);
    expect(isPublicPath('/manage-plans/')).toBe(false);
    expect(isReturnPath('/manage-plans/')).toBe(true);
    expect(isReturnPath('//evil.example/')).toBe(false);
  });
});

describe('the navigator bridge', () => {
  it('navigates to the newest waiting target once the router is there', () => {
    const bridge = createNavigatorBridge();
    bridge.navigate('/login');
    bridge.navigate('/create-quiz', { replace: true });
    const router = vi.fn();
    const disconnect = bridge.connect(router);
    expect(router).toHaveBeenCalledExactlyOnceWith('/create-quiz', { replace: true });
    bridge.navigate('/plans');
    expect(router).toHaveBeenLastCalledWith('/plans');
    disconnect();
    bridge.navigate('/refund');
    expect(router).toHaveBeenCalledTimes(2);
  });
});
