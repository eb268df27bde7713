import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attempts } from '@/domain/attempt/attemptRecord';
import { removeGivenUp } from '@/features/create-quiz/resume/storedAnswers';
import { clearRecords } from '../../../clearRecords';
import { anAttemptRecord, writeAttempt } from '../../../storedRecords';

afterEach(clearRecords);

describe('the attempt of a quiz that has ended without its answers', () => {
  it.each([
    ['removes it with the answers that were given up', 1, true],
    ['keeps it with more answers than were given up', 0, false],
  ])('%s', async (_, givenUp, isRemoved) => {
    await writeAttempt(anAttemptRecord(['A', '']));
    await removeGivenUp('u1', 'z1', givenUp);
    expect((await attempts.read('u1', 'z1')) === undefined).toBe(isRemoved);
  });

  it('keeps it when another tab answers between its reading and its removal', async () => {
    await writeAttempt(anAttemptRecord(['', '']));
    const elsewhere = await openDB('qlearn');
    const read = Reflect.get(IDBObjectStore.prototype, 'getAll');
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(function (
      this: IDBObjectStore,
      ...query
    ) {
      void elsewhere.put('journals', { version: 1, ...anAttemptRecord(['A', '']) }, ['u1', 'z1']);
      return Reflect.apply(read, this, query);
    });
    await removeGivenUp('u1', 'z1', 0);
    elsewhere.close();
    expect((await attempts.read('u1', 'z1'))?.items[0]?.answer).toBe('A');
  });
});
