// @vitest-environment jsdom
// isolated: that the storage is denied is remembered for the life of the page
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { number } from '@/shared/api/decode';
import {
  clearSessionEntries,
  clearVisitorEntries,
  jsonEntry,
  localEntries,
  textEntry,
} from '@/shared/storage/localEntries';
import { createSafeStorage } from '@/shared/storage/safeStorage';

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

describe('storage that the browser denies', () => {
  it('lives in memory', () => {
    const denied = createSafeStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const entry = jsonEntry('coupons', number, denied);
    expect(entry.read()).toBeUndefined();
    entry.write(4);
    expect(entry.read()).toBe(4);
    entry.remove();
    expect(entry.read()).toBeUndefined();
  });

  it('full: memory holds the newer value until the browser takes one again', () => {
    const full = vi.fn().mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const kept = new Map([['textSize', '1']]);
    const entry = textEntry(
      'textSize',
      number,
      createSafeStorage(() => ({
        length: 0,
        clear: vi.fn(),
        key: () => null,
        getItem: (name: string) => kept.get(name) ?? null,
        removeItem: (name: string) => void kept.delete(name),
        setItem: (name: string, value: string) => {
          full();
          kept.set(name, value);
        },
      })),
    );
    expect(entry.read()).toBe(1);
    entry.write(2);
    expect(entry.read()).toBe(2);
    expect(kept.get('textSize')).toBe('1');
    entry.write(3);
    expect([entry.read(), kept.get('textSize')]).toEqual([3, '3']);
  });
});
