import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { notes as noteRecord } from '@/domain/notes/noteRecord';
import { stores } from '@/domain/stores';
import { readDeviceData, removeDeviceData } from '@/features/settings/device/deviceData';
import { rawStore } from '../../rawStore';

const STORE_NAMES = Object.values(stores).map(({ name }) => name);

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
  const changes: unknown[] = [];
  const stop = noteRecord.watch('ada', (change) => changes.push(change));
  await removeDeviceData('ada');
  await vi.waitFor(() => expect(changes).toEqual([{ type: 'stale', ids: undefined }]));
  stop();
});

it('counts what was moved aside by store and reason, and leaves it out of the other counts', async () => {
  await rawStore('presets').write('ada', 'p1', { version: 1 });
  await rawStore('presets').write('ada', 'p1#kept', { version: 2 });
  await rawStore('presets').write('ada', 'p1#kept2', 'cut o');
  await rawStore('presets').write('bob', 'p1#kept', { version: 2 });
  const { counts, setAside: kept } = await readDeviceData('ada');
  expect(counts.presets).toBe(1);
  expect(kept).toEqual([
    { store: 'presets', isNewer: true, count: 1 },
    { store: 'presets', isNewer: false, count: 1 },
  ]);
});

it('says what the browser has promised, and that it does not say when it cannot', async () => {
  vi.stubGlobal('navigator', { storage: { persist: vi.fn(), persisted: () => Promise.resolve(true) } });
  expect((await readDeviceData('ada')).persistence).toBe('promised');
  vi.stubGlobal('navigator', { storage: { persist: vi.fn(), persisted: () => Promise.resolve(false) } });
  expect((await readDeviceData('ada')).persistence).toBe('notPromised');
  vi.stubGlobal('navigator', {});
  expect((await readDeviceData('ada')).persistence).toBe('unknown');
});

it('removes the bookings that the user was sent to the checkout for, and nobody else’s', async () => {
  const stored = new Map([['sentBookings', JSON.stringify(['ada/b1', 'bob/b2'])]]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  await removeDeviceData('ada');
  expect(stored.get('sentBookings')).toBe('["bob/b2"]');
});
