// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { clearSessionEntries, clearVisitorEntries, localEntries } from '@/shared/storage/localEntries';

beforeEach(() => localStorage.clear());

describe('local entries', () => {
  it('are stored under the specification’s names', () => {
    localEntries.token.write('t');
    localEntries.userDetails.write({ name: 'Ada', email: 'a@b.c' });
    localEntries.hasNotified.write(true);
    localEntries.userAcquisitionToken.write('q');
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      token: 't',
      userdetails: '{"name":"Ada","email":"a@b.c"}',
      hasNotified: 'true',
      userAcquisitiontoken: 'q',
    });
  });

  it('are decoded: junk reads as nothing', () => {
    localStorage.setItem('role', 'ROLE_ROOT');
    localStorage.setItem('userdetails', '{"name":');
    expect(localEntries.role.read()).toBeUndefined();
    expect(localEntries.userDetails.read()).toBeUndefined();
    localStorage.setItem('userdetails', '{"name":7,"x":1}');
    expect(localEntries.userDetails.read()).toEqual({ name: '7', email: '' });
  });

  it('of the visitor are cleared, of the browser stay', () => {
    for (const entry of ['token', 'userId', 'role', 'userdetails', 'feedbackBlockId', 'userAcqQuesId']) {
      localStorage.setItem(entry, 'x');
    }
    for (const entry of ['coupons', 'hasNotified', 'themeMode']) localStorage.setItem(entry, 'x');
    clearVisitorEntries();
    expect(Object.keys(localStorage).sort()).toEqual(['coupons', 'hasNotified', 'themeMode']);
  });
});

describe('the end of a session', () => {
  it('leaves the shared link that a visitor came by', () => {
    for (const entry of ['token', 'userId', 'role', 'userAcqQuesId', 'userAcquisitiontoken', 'hasNotified']) {
      localStorage.setItem(entry, 'x');
    }
    clearSessionEntries();
    expect(Object.keys(localStorage).sort()).toEqual([
      'hasNotified',
      'userAcqQuesId',
      'userAcquisitiontoken',
    ]);
  });
});
