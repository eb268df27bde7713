import { once } from '@/shared/format/once';

/** What the browser reports about the data of this site; `unknown` if it does not report it. */
export type Persistence = 'promised' | 'notPromised' | 'unknown';

/** Asks the browser to keep the data of this site: once per page, because one browser asks the user. Never rejects. */
export const askToPersist = once(async (): Promise<void> => {
  try {
    if (!(await storageManager()?.persisted())) await storageManager()?.persist();
  } catch {
    // It promises nothing.
  }
});

/** Whether the browser has promised to keep the data. Never rejects. */
export async function readPersistence(): Promise<Persistence> {
  try {
    const isPromised = await storageManager()?.persisted();
    if (isPromised === undefined) return 'unknown';
    return isPromised ? 'promised' : 'notPromised';
  } catch {
    return 'unknown';
  }
}

/** Absent in an insecure context and in old browsers. */
const storageManager = (): StorageManager | undefined =>
  'storage' in navigator && 'persist' in navigator.storage ? navigator.storage : undefined;
