/**
 * What a record is on disk, and what a change of it is: `refused` by the browser, it stays in memory until the store
 * accepts writes again.
 */
type RecordState = 'absent' | 'stored' | 'unreadable' | 'writing' | 'refused';

export type StoredState = Extract<RecordState, 'absent' | 'stored' | 'unreadable'>;
export type ChangeState = Extract<RecordState, 'writing' | 'refused'>;

interface WriteConditions {
  /** What the transaction finds; `unreadable` by this release. */
  readonly stored: StoredState;
  /** The change deletes the record. */
  readonly isRemoval: boolean;
  /** Nothing that the user has made depends on the change. */
  readonly isBackground: boolean;
  /** The page does not know the version of the record that the database has. */
  readonly isUnread: boolean;
  /**
   * Another tab has written the record without knowledge of the change, and later; or, if the change is a removal or in
   * the background, since the page has last read or written it. Or it has removed it since, if in the background.
   */
  readonly isOvertaken: boolean;
  /** Two versions of this kind can be merged. */
  readonly canMerge: boolean;
}

/** What one transaction does to a record. */
export interface WritePlan {
  /** The version that is set aside, under an id of its own, because it would be lost. */
  readonly setAside?: 'stored' | 'change';
  /** `keep`: what is stored stays. Of two merged versions, what the later one has wins. */
  readonly write: 'change' | 'removal' | 'keep' | 'mergeAsLater' | 'mergeAsEarlier';
}

/** No version of a record is lost: it is replaced by a page that has read it, merged, or set aside. */
export function planWrite({
  stored,
  isRemoval,
  isBackground,
  isUnread,
  isOvertaken,
  canMerge,
}: WriteConditions): WritePlan {
  const change = isRemoval ? 'removal' : 'change';
  if (stored === 'absent') return { write: isOvertaken && isBackground ? 'keep' : change };
  if (stored === 'unreadable') return { setAside: 'stored', write: change };
  if (isOvertaken) {
    if (isRemoval || isBackground) return { write: 'keep' };
    return canMerge ? { write: 'mergeAsEarlier' } : { setAside: 'change', write: 'keep' };
  }
  if (!isUnread) return { write: change };
  // Set aside, it would be hidden until it is read, and return then.
  if (isRemoval) return { write: 'keep' };
  return canMerge ? { write: 'mergeAsLater' } : { setAside: 'stored', write: change };
}
