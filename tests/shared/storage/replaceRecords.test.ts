import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

async function loadPage() {
  vi.resetModules();
  const [{ rawStore }, { replaceRecords }, { clearStore }, { watchRecords }] = await Promise.all([
    import('../../rawStore'),
    import('@/shared/storage/replaceRecords'),
    import('@/shared/storage/records'),
    import('@/shared/storage/recordChannel'),
  ]);
  return { rawStore, replaceRecords, clearStore, watchRecords };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('records that replace others', () => {
  it('writes records into their stores, under the user alone', async () => {
    const { rawStore, replaceRecords } = await loadPage();
    await rawStore('presets').write('u2', 'p1', 'of another user');
    const left = await replaceRecords('u1', [
      { store: 'presets', recordId: 'p1', value: 'new', previous: { value: undefined } },
      { store: 'questionNotes', recordId: 'q1', value: 'noted' },
    ]);
    expect(left).toBe(0);
    expect(await rawStore('presets').read('u1', 'p1')).toBe('new');
    expect(await rawStore('questionNotes').read('u1', 'q1')).toBe('noted');
    expect(await rawStore('presets').read('u2', 'p1')).toBe('of another user');
  });

  it('reports to this tab and the others what it has written, and nothing else', async () => {
    const { replaceRecords, watchRecords } = await loadPage();
    const reported: string[] = [];
    for (const store of ['presets', 'questionNotes'] as const)
      watchRecords('u1', store, (ids) => reported.push(`${store} ${String(ids)}`));
    await replaceRecords('u1', [
      { store: 'presets', recordId: 'p1', value: 1, previous: { value: 'deleted meanwhile' } },
      { store: 'questionNotes', recordId: 'q1', value: 2 },
    ]);
    expect(reported).toEqual(['questionNotes undefined']);
  });

  it('leaves what is no longer as it was seen', async () => {
    const { rawStore, replaceRecords } = await loadPage();
    await rawStore('presets').write('u1', 'p1', { name: 'renamed' });
    await rawStore('presets').write('u1', 'p2', { name: 'added meanwhile' });
    await rawStore('presets').write('u1', 'p3', { name: 'as it was' });
    const left = await replaceRecords('u1', [
      { store: 'presets', recordId: 'p1', value: 1, previous: { value: { name: 'before' } } },
      { store: 'presets', recordId: 'p2', value: 2, previous: { value: undefined } },
      { store: 'presets', recordId: 'p3', value: 3, previous: { value: { name: 'as it was' } } },
      { store: 'presets', recordId: 'p4', value: 4, previous: { value: { name: 'deleted meanwhile' } } },
    ]);
    expect(left).toBe(3);
    expect((await rawStore('presets').list('u1')).map(({ value }) => value)).toEqual([
      { name: 'renamed' },
      { name: 'added meanwhile' },
      3,
    ]);
  });

  it('writes no record when the browser refuses one', async () => {
    const { rawStore, replaceRecords } = await loadPage();
    await expect(
      replaceRecords('u1', [
        { store: 'presets', recordId: 'p1', value: 1 },
        // A function cannot be stored.
        { store: 'presets', recordId: 'p2', value: () => 2 },
      ]),
    ).rejects.toThrow();
    expect(await rawStore('presets').list('u1')).toEqual([]);
  });

  it('takes the place of what only memory had', async () => {
    const { rawStore, replaceRecords } = await loadPage();
    const refused = { name: 'refused', cannotBeStored: () => 1 };
    await rawStore('presets').write('u1', 'p1', refused);
    await rawStore('presets').write('u1', 'p2', refused);
    await rawStore('drafts').write('u1', 'p1', refused);
    expect(await rawStore('presets').read('u1', 'p1')).toBe(refused);
    await replaceRecords('u1', [
      { store: 'presets', recordId: 'p1', value: 2, previous: { value: refused } },
    ]);
    expect(await rawStore('presets').read('u1', 'p1')).toBe(2);
    expect(await rawStore('presets').read('u1', 'p2')).toBe(refused);
    expect(await rawStore('drafts').read('u1', 'p1')).toBe(refused);
  });

  it('empties a store of what only memory had, and no other', async () => {
    const { rawStore, clearStore } = await loadPage();
    const refused = { cannotBeStored: () => 1 };
    for (const name of ['presets', 'drafts'] as const) await rawStore(name).write('u1', 'p1', refused);
    await clearStore('presets');
    expect(await rawStore('presets').list('u1')).toEqual([]);
    expect(await rawStore('drafts').ids('u1')).toEqual(['p1']);
  });

  it('moves records aside when this release cannot read them', async () => {
    const { rawStore, replaceRecords } = await loadPage();
    await rawStore('presets').write('u1', 'p1', { version: 2 });
    const previous = { value: { version: 2 } };
    await replaceRecords('u1', [
      { store: 'presets', recordId: 'p1', value: 1, previous, setsPreviousAside: true },
    ]);
    const stored = await rawStore('presets').list('u1');
    expect(stored.map(({ recordId, value }) => [recordId, value])).toEqual([
      ['p1', 1],
      ['p1#kept', { version: 2 }],
    ]);
  });

  it('writes no record when it is canceled between two slices', async () => {
    const { rawStore, replaceRecords } = await loadPage();
    const many = Array.from({ length: 500 }, (_, index) => ({
      store: 'presets' as const,
      recordId: `p${index}`,
      value: index,
    }));
    const { signal } = new AbortController();
    vi.spyOn(signal, 'throwIfAborted')
      .mockReturnValueOnce(undefined)
      .mockImplementation(() => {
        throw new DOMException('Aborted', 'AbortError');
      });
    await expect(replaceRecords('u1', many, signal)).rejects.toThrow('Aborted');
    expect(await rawStore('presets').ids('u1')).toEqual([]);
  });
});
