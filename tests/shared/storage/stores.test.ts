import { describe, expect, it } from 'vitest';
import { stores } from '@/domain/stores';
import {
  allStores,
  isBackedUp,
  isOfNewerRelease,
  isOfThisRelease,
  RECORD_VERSION,
  storeNamed,
} from '@/shared/storage/stores';

describe('the stores', () => {
  it('finds a store by its name', () => {
    expect(storeNamed('journals')).toBe(stores.attempts);
    expect(() => storeNamed('nothing')).toThrow('nothing');
  });

  it('backs up a store whose rules say so', () => {
    expect(isBackedUp(stores.presets)).toBe(true);
    expect(isBackedUp(stores.outbox)).toBe(false);
  });

  it('leaves what expires out of the list of what is on this device', () => {
    expect(allStores().find(({ name }) => name === 'expiry')?.isUnlisted).toBe(true);
  });
});

describe('the release of a record', () => {
  it.each([
    ['of this release', { version: RECORD_VERSION }, true, false],
    ['without a version', {}, true, false],
    ['of the next release', { version: RECORD_VERSION + 1 }, false, true],
    ['with a damaged version', { version: String(RECORD_VERSION + 1) }, false, false],
  ])('knows whether this or a newer release wrote a record %s', (_, record, isOfThis, isOfNewer) => {
    expect([isOfThisRelease(record), isOfNewerRelease(record)]).toEqual([isOfThis, isOfNewer]);
  });
});
