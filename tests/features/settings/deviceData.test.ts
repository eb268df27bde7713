import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { noteStorage } from '@/domain/notes/noteStorage';
import { removeDeviceData } from '@/features/settings/device/deviceData';
import type { RecordsChanged } from '@/shared/storage/recordChannel';
import { STORE_NAMES } from '@/shared/storage/storedRecords';
import { rawStore } from '../../rawStore';

it('removes the records of the user from every store, and of nobody else', async () => {
  for (const name of STORE_NAMES) {
    await rawStore(name).write('ada', 'r1', { version: 1 });
    await rawStore(name).write('bob', 'r1', { version: 1 });
  }
  await removeDeviceData('ada');
  for (const name of STORE_NAMES) {
    expect(await rawStore(name).list('ada'), name).toEqual([]);
    expect(await rawStore(name).list('bob'), name).toHaveLength(1);
  }
  expect(STORE_NAMES).toContain('blocks');
});

it('reports to other tabs that notes were removed', async () => {
  await rawStore('questionNotes').write('ada', 'q1', { version: 1 });
  await rawStore('questionNotes').write('bob', 'q2', { version: 1 });
  const changes: RecordsChanged[] = [];
  const stop = noteStorage.watch('ada', (change) => changes.push(change));
  await removeDeviceData('ada');
  await vi.waitFor(() => expect(changes).toEqual([{ recordIds: undefined, isElsewhere: false }]));
  stop();
});
