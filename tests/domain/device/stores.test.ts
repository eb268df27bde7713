// @vitest-environment jsdom
// isolated: another test may have opened a database of another factory
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { stores } from '@/domain/stores';
import { openDatabase } from '@/shared/storage/connection';
import { allStores, EXPIRY, isBackedUp } from '@/shared/storage/stores';
import { readSources } from '../../sources';

const sources = [...readSources('src')]
  .filter(([path]) => !path.startsWith('src/demo/'))
  .map(([path, text]) => ({ path, text }));

const using = (pattern: RegExp): readonly string[] =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .sort();

describe('the registry of what is kept on the device', () => {
  it('lists every store of the database', async () => {
    await openDatabase();
    const database = await openDB('qlearn');
    const names = Object.values({ ...stores, EXPIRY }).map(({ name }) => name);
    expect([...database.objectStoreNames].sort()).toEqual(names.sort());
    database.close();
  });

  it('lists every key of the browser’s storages: nothing else writes there', () => {
    expect(using(/\b(?:local|session)Storage\b/)).toEqual([
      // Reads the theme and the token before the app has loaded.
      'src/build/entry-document/bootScript.ts',
      'src/shared/storage/safeStorage.ts',
      // Its key has the type of a registered key.
      'src/shared/ui/lazy/retryingImport.ts',
    ]);
    expect(using(/\b(?:localText|tabText)\.set\b/)).toEqual([]);
    expect(using(/\b(?:indexedDB|openDB)\b/)).toEqual(['src/shared/storage/connection.ts']);
  });

  it('lets no text of the bank and nothing unsent into a backup', () => {
    const included = allStores()
      .filter(isBackedUp)
      .map(({ name }) => name);
    expect(included).not.toContain('journals');
    expect(included).not.toContain('outbox');
    expect(included).not.toContain('blocks');
    expect(included).not.toContain('attemptTexts');
    expect(included).not.toContain('attemptImages');
  });

  it('never deletes by age what may hold unsent answers of the signed-in user', () => {
    const unsent = allStores().filter(({ backup }) => backup === 'unsent');
    expect(unsent.map(({ expires }) => expires)).toEqual(unsent.map(() => 'of other users'));
  });

  it('shows in ‘On this device’ whatever a backup contains, copies of submissions apart', () => {
    const unlisted = allStores().filter((store) => isBackedUp(store) && store.isUnlisted);
    expect(unlisted.map(({ name }) => name)).toEqual(['sent']);
  });
});
