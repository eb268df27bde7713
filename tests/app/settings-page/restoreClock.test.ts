// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBackup, readBackup } from '@/app/settings-page/backup';
import { storeFreshToken } from '@/domain/session/token';
import { commentDrafts } from '@/features/comments/commentDraftRecord';
import { clearRecords } from '../../clearRecords';

const USER = 'u1';
const NOW = Date.parse('2026-11-20T09:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Writes a text at a time of the server, on a device whose clock is ahead of the server's. In milliseconds. */
async function writeAt(server: number, ahead: number, text: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: server + ahead });
  const claims = btoa(JSON.stringify({ iat: server / 1_000, exp: server / 1_000 + 3_600 }));
  storeFreshToken(`h.${claims}.s`, Date.now());
  await commentDrafts.write(USER, 'q1', { text });
}

const backup = async (): Promise<File> => {
  const { file } = await createBackup(USER, NOW, new AbortController().signal);
  return new File([await file.text()], 'backup.json');
};

afterEach(() => {
  vi.useRealTimers();
});

describe('a restore of a file from a device with another clock', () => {
  it.each([
    ['a day ahead', DAY],
    ['a day behind', -DAY],
  ])('keeps what is newer by the server’s clock, with the file’s clock %s', async (_, ahead) => {
    await writeAt(NOW, ahead, 'older, in the file');
    const file = await backup();
    await clearRecords();
    await writeAt(NOW + HOUR, 0, 'newer, on the device');
    const plan = await readBackup(file, USER, new AbortController().signal);
    expect(plan).toMatchObject({ writes: [], newer: [{ recordId: 'comment/q1' }] });
  });

  it.each([
    ['a day ahead', DAY],
    ['a day behind', -DAY],
  ])('takes what is newer by the server’s clock, on a device whose clock is %s', async (_, ahead) => {
    await writeAt(NOW + HOUR, 0, 'newer, in the file');
    const file = await backup();
    await clearRecords();
    await writeAt(NOW, ahead, 'older, on the device');
    const plan = await readBackup(file, USER, new AbortController().signal);
    expect(plan).toMatchObject({ newer: [], writes: [{ recordId: 'comment/q1' }] });
  });
});
