// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { fieldsOf, number } from '@/shared/api/decode';
import {
  clearSessionEntries,
  clearVisitorEntries,
  jsonEntry,
  localEntries,
} from '@/shared/storage/localEntries';

beforeEach(() => localStorage.clear());

describe('local entries', () => {
  it('stores entries under the specification’s names', () => {
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

  it('decodes entries: junk reads as nothing', () => {
    localStorage.setItem('role', 'ROLE_ROOT');
    localStorage.setItem('userdetails', '{"name":');
    expect(localEntries.role.read()).toBeUndefined();
    expect(localEntries.userDetails.read()).toBeUndefined();
    localStorage.setItem('userdetails', '{"name":7,"x":1}');
    expect(localEntries.userDetails.read()).toEqual({ name: '7', email: '' });
  });

  it('clears the visitor’s entries, and keeps the browser’s', () => {
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

describe('a choice of the browser that cannot be read', () => {
  const storage = (texts: Map<string, string>) => ({
    get: (name: string) => texts.get(name),
    set: (name: string, value: string) => void texts.set(name, value),
    remove: (name: string) => void texts.delete(name),
  });
  const readable = (value: unknown) => {
    const fields = fieldsOf(value, 'coupons');
    return number(fields.get('count'));
  };

  it('moves what cannot be read aside at the next write, each in a place of its own', () => {
    const texts = new Map([['coupons', '{"cou']]);
    const entry = jsonEntry('coupons', readable, storage(texts));
    entry.write(1);
    texts.set('coupons', '{"version":2}');
    entry.write(2);
    expect([texts.get('coupons#kept'), texts.get('coupons#kept2')]).toEqual(['{"cou', '{"version":2}']);
  });

  it('lets a later release read again what was moved aside, when there is no other', () => {
    const texts = new Map([['coupons#kept', '{"count":3}']]);
    expect(jsonEntry('coupons', readable, storage(texts)).read()).toBe(3);
  });

  it('removes a choice with the session that it belongs to', () => {
    const texts = new Map([['userdetails', '{"na']]);
    jsonEntry('userdetails', readable, storage(texts)).write(1);
    expect([...texts.keys()]).toEqual(['userdetails']);
  });
});
