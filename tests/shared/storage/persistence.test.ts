import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

async function ask(storage?: Partial<StorageManager>): Promise<void> {
  vi.stubGlobal('navigator', storage === undefined ? {} : { storage });
  const { askToPersist } = await import('@/shared/storage/persistence');
  await askToPersist();
  await askToPersist();
}

it('asks the browser once a page to keep the data', async () => {
  const persist = vi.fn(() => Promise.resolve(false));
  await ask({ persist, persisted: () => Promise.resolve(false) });
  expect(persist).toHaveBeenCalledOnce();
});

it('asks nothing when the browser has promised it already', async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  await ask({ persist, persisted: () => Promise.resolve(true) });
  expect(persist).not.toHaveBeenCalled();
});

it.each([
  ['has no such call', undefined],
  ['rejects', { persist: vi.fn(), persisted: () => Promise.reject(new Error()) }],
])('goes on without a promise when the browser %s', async (_, storage) => {
  await expect(ask(storage)).resolves.toBeUndefined();
});
