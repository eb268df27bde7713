import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { noteStorage } from '@/domain/notes/noteStorage';
import { removeDeviceData } from '@/features/settings/device/deviceData';
import { recordStore } from '@/shared/storage/database';
import { STORE_NAMES } from '@/shared/storage/storedRecords';

it('removes the records of the user from every store, and of nobody else', async () => {
  for (const name of STORE_NAMES) {
    await recordStore(name).write('ada', 'r1', { version: 1 });
    await recordStore(name).write('bob', 'r1', { version: 1 });
  }
  await removeDeviceData('ada', 1);
  for (const name of STORE_NAMES) {
    expect(await recordStore(name).list('ada'), name).toEqual([]);
    expect(await recordStore(name).list('bob'), name).toHaveLength(1);
  }
  expect(STORE_NAMES).toContain('blocks');
});

it('reports to other tabs which notes were removed', async () => {
  await recordStore('questionNotes').write('ada', 'q1', { version: 1 });
  await recordStore('questionNotes').write('bob', 'q2', { version: 1 });
  const removed: string[] = [];
  const stop = noteStorage.watch('ada', ({ questionId }) => removed.push(questionId));
  await removeDeviceData('ada', 7);
  await vi.waitFor(() => expect(removed).toEqual(['q1']));
  stop();
});
