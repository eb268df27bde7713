import { describe, expect, it } from 'vitest';
import { planWrite, type StoredState } from '@/shared/storage/recordModel';

const STORED: readonly StoredState[] = ['absent', 'stored', 'unreadable'];
const CONDITIONS = STORED.flatMap((stored) =>
  Array.from({ length: 32 }, (_, bits) => ({
    stored,
    isRemoval: (bits & 1) !== 0,
    isUnread: (bits & 2) !== 0,
    isOvertaken: (bits & 4) !== 0,
    canMerge: (bits & 8) !== 0,
    isBackground: (bits & 16) !== 0,
  })),
);

describe('the write of a record', () => {
  const none = { isBackground: false, isUnread: false, isOvertaken: false, canMerge: false };
  it.each([
    ['writes over nothing', 'absent', {}, { write: 'change' }],
    ['writes what another tab has removed', 'absent', { isOvertaken: true }, { write: 'change' }],
    [
      'leaves removed what another tab has removed if nothing that the user has made depends on the change',
      'absent',
      { isOvertaken: true, isBackground: true },
      { write: 'keep' },
    ],
    ['replaces what the page has read', 'stored', {}, { write: 'change' }],
    [
      'replaces what the page has read, also if it could merge',
      'stored',
      { canMerge: true },
      { write: 'change' },
    ],
    ['sets aside what it cannot read', 'unreadable', {}, { setAside: 'stored', write: 'change' }],
    [
      'sets aside what it cannot read, never merges it',
      'unreadable',
      { isUnread: true, canMerge: true },
      { setAside: 'stored', write: 'change' },
    ],
    [
      'sets aside what the page has not read',
      'stored',
      { isUnread: true },
      { setAside: 'stored', write: 'change' },
    ],
    [
      'merges with what the page has not read',
      'stored',
      { isUnread: true, canMerge: true },
      { write: 'mergeAsLater' },
    ],
    [
      'gives way to a later version of another tab',
      'stored',
      { isOvertaken: true },
      { setAside: 'change', write: 'keep' },
    ],
    [
      'leaves another tab’s version if nothing that the user has made depends on the change',
      'stored',
      { isOvertaken: true, isBackground: true, canMerge: true },
      { write: 'keep' },
    ],
    [
      'merges with a later version of another tab',
      'stored',
      { isOvertaken: true, canMerge: true },
      { write: 'mergeAsEarlier' },
    ],
    [
      'gives way to another tab whatever it has read',
      'stored',
      { isOvertaken: true, isUnread: true },
      { setAside: 'change', write: 'keep' },
    ],
  ] as const)('%s', (_title, stored, more, plan) => {
    expect(planWrite({ stored, isRemoval: false, ...none, ...more })).toEqual(plan);
  });

  it.each([
    ['deletes what the page has read', 'stored', {}, { write: 'removal' }],
    ['deletes nothing that it cannot read', 'unreadable', {}, { setAside: 'stored', write: 'removal' }],
    [
      'deletes nothing that the page has not read',
      'stored',
      { isUnread: true, canMerge: true },
      { write: 'keep' },
    ],
    [
      'leaves a later version of another tab',
      'stored',
      { isOvertaken: true, canMerge: true },
      { write: 'keep' },
    ],
  ] as const)('plans a removal: %s', (_title, stored, more, plan) => {
    expect(planWrite({ stored, isRemoval: true, ...none, ...more })).toEqual(plan);
  });

  it('loses no version of a record under any condition', () => {
    for (const conditions of CONDITIONS) {
      const { setAside, write } = planWrite(conditions);
      const isMerged = write === 'mergeAsLater' || write === 'mergeAsEarlier';
      const keepsStored = setAside === 'stored' || write === 'keep' || isMerged;
      const isKnown = conditions.stored === 'stored' && !conditions.isUnread && !conditions.isOvertaken;
      expect(keepsStored || isKnown || conditions.stored === 'absent', JSON.stringify(conditions)).toBe(true);
      const keepsChange = setAside === 'change' || write === 'change' || isMerged;
      const isDispensable = conditions.isRemoval || conditions.isBackground;
      expect(keepsChange || isDispensable, JSON.stringify(conditions)).toBe(true);
      expect(isMerged && !conditions.canMerge).toBe(false);
    }
  });
});
