/** Each `xRecord.ts` module registers its kind of record when it is loaded. */
import { type RecordKind, recordKinds } from '@/shared/storage/deviceRecord';
import { allStores, isBackedUp, type Store } from '@/shared/storage/stores';

import.meta.glob(['/src/domain/**/*Record.ts', '/src/features/**/*Record.ts'], { eager: true });

/** The stores that a backup contains, in the order of 'On this device'. */
export const BACKED_UP_STORES: readonly Store[] = allStores().filter(isBackedUp);

/** The kind of a record; undefined if this release has none with this id. */
export const kindOf = (store: Store, recordId: string): RecordKind | undefined =>
  recordKinds().find((kind) => kind.store.name === store.name && kind.isOfKind(recordId));

/** Names that no record of the store may have; undefined if two may have the same one. */
export const reservedNames = (store: Store): readonly string[] | undefined =>
  recordKinds().find((kind) => kind.store.name === store.name && kind.reservedNames !== undefined)
    ?.reservedNames;
