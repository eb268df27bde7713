import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  endCurrentDay,
  endDayBlock,
  isBlockOfDay,
  pathOfDay,
  readCurrentDay,
  readDayBlock,
} from '@/domain/exam-day/days';
import { DAYS_KEPT } from '@/domain/exam-day/examDayModel';
import { currentDay, type ExamDay, finishedDays } from '@/domain/exam-day/examDayRecord';
import { clearRecords } from '../../clearRecords';
import { aDay, anEndedBlock } from './someDay';

const USER = 'u1';
const NOW = 1_795_000_000_000;

const running = (quizId: string) => anEndedBlock(quizId, 0, { startedAt: NOW - 60_000, secondsUsed: 0 });
const keep = (day: ReturnType<typeof aDay>) => currentDay.write(USER, '', day);

afterEach(clearRecords);

describe('the exam day on the device', () => {
  it('gives a block its place and its seconds, and knows nothing of other quizzes and users', async () => {
    await keep(aDay({ started: [anEndedBlock('z1', NOW), running('z2')] }));
    expect(await readDayBlock(USER, 'z2')).toEqual({
      block: 2,
      blocks: 3,
      hasReference: true,
      secondsGiven: 300,
      // A block of 300 s, and ten minutes of break with the 180 s that the first block has left.
      secondsAfter: 300 + 600 + 180,
    });
    expect(await readDayBlock(USER, 'z9')).toBeUndefined();
    expect(await readDayBlock('u2', 'z2')).toBeUndefined();
  });

  it('finds the day if the device refuses one of two reads', async () => {
    await keep(aDay({ started: [running('z1')] }));
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
    for (let time = 0; time < 3; time += 1)
      begin.mockImplementationOnce(() => {
        throw new DOMException('Refused', 'InvalidStateError');
      });
    expect((await readCurrentDay(USER))?.id).toBe('z1');
  });

  it('leads to the break after a block, and to the result after the last one', async () => {
    await keep(aDay({ blocks: 2, started: [running('z1')] }));
    expect(await endDayBlock(USER, { quizId: 'z9', endedAt: NOW, secondsLeft: 1 })).toBeUndefined();
    expect(await endDayBlock(USER, { quizId: 'z1', endedAt: NOW, secondsLeft: 100 })).toBe(
      '/study/exam-day/break',
    );
    const day = await currentDay.read(USER, '');
    expect(day?.started[0]).toMatchObject({ endedAt: NOW, secondsUsed: 200 });

    await keep(aDay({ blocks: 2, started: [anEndedBlock('z1', NOW), running('z2')] }));
    expect(await endDayBlock(USER, { quizId: 'z2', endedAt: NOW, secondsLeft: 0 })).toBe(
      '/study/exam-day/result/z1',
    );
    expect(await currentDay.read(USER, '')).toBeUndefined();
    expect((await finishedDays.read(USER, 'z1'))?.finishedAt).toBe(NOW);
  });

  it('leaves a block that had ended before as it was', async () => {
    const day = aDay({ started: [anEndedBlock('z1', NOW - 5_000)] });
    await keep(day);
    expect(await endDayBlock(USER, { quizId: 'z1', endedAt: NOW, secondsLeft: 0 })).toBe(pathOfDay(day));
    expect((await currentDay.read(USER, ''))?.started).toEqual(day.started);
  });

  it('keeps the ended blocks of a day that is ended early, and nothing when there is none', async () => {
    const day = aDay({ started: [anEndedBlock('z1', NOW), running('z2')] });
    await keep(day);
    expect(await endCurrentDay(USER, NOW)).toBe('/study/exam-day/result/z1');
    expect((await finishedDays.read(USER, 'z1'))?.started.map(({ quizId }) => quizId)).toEqual(['z1']);

    const begun = aDay({ id: 'z5', started: [running('z5')] });
    await keep(begun);
    expect(await endCurrentDay(USER, NOW)).toBe('/study/exam-day');
    expect(await currentDay.read(USER, '')).toBeUndefined();
    expect(await finishedDays.read(USER, 'z5')).toBeUndefined();
  });

  it('ends a day once when two tabs end it', async () => {
    await keep(aDay({ started: [anEndedBlock('z1', NOW)] }));
    await endCurrentDay(USER, NOW);
    expect(await endCurrentDay(USER, NOW + 1_000)).toBe('/study/exam-day');
    expect((await finishedDays.read(USER, 'z1'))?.finishedAt).toBe(NOW);
  });

  it('takes a day for over whose page was lost between its result and its removal', async () => {
    const day = aDay({ started: [anEndedBlock('z1', NOW)] });
    await keep(day);
    await finishedDays.write(USER, 'z1', { ...day, finishedAt: NOW });
    expect(await readCurrentDay(USER)).toBeUndefined();
    expect(await currentDay.read(USER, '')).toBeUndefined();
    expect((await finishedDays.read(USER, 'z1'))?.finishedAt).toBe(NOW);
  });

  it('keeps a day in progress until the device has stored its result', async () => {
    const day = aDay({ started: [anEndedBlock('z1', NOW)] });
    await keep(day);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'DataError');
    });
    expect(await endCurrentDay(USER, NOW)).toBe('/study/exam-day/result/z1');
    expect((await currentDay.readStored(USER, ''))?.started).toEqual(day.started);
    put.mockRestore();
    await finishedDays.write(USER, 'z1', { ...day, finishedAt: NOW });
    expect(await readCurrentDay(USER)).toBeUndefined();
    expect(await currentDay.readStored(USER, '')).toBeUndefined();
  });

  describe('whose second block the device has refused, while another tab ended it and started the third', () => {
    const first = anEndedBlock('z1', NOW);
    async function refuseWhileAnotherTabWrites(): Promise<void> {
      await keep(aDay({ started: [first] }));
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
        throw new DOMException('No room', 'DataError');
      });
      await keep(aDay({ started: [first, running('z2')] }));
      vi.resetModules();
      const other = await import('@/domain/exam-day/examDayRecord');
      await other.currentDay.write(
        USER,
        '',
        aDay({ started: [first, anEndedBlock('z2', NOW), running('z3')] }),
      );
    }
    const blocksOf = (day: ExamDay | undefined) => day?.started.map(({ quizId }) => quizId);

    it('loses no block when the second one ends here', async () => {
      await refuseWhileAnotherTabWrites();
      await endDayBlock(USER, { quizId: 'z2', endedAt: NOW, secondsLeft: undefined });
      expect(blocksOf(await currentDay.readStored(USER, ''))).toEqual(['z1', 'z2', 'z3']);
    });

    it('opens the third one here as a block of the day', async () => {
      await refuseWhileAnotherTabWrites();
      expect(await readDayBlock(USER, 'z3')).toMatchObject({ block: 3 });
      expect(await isBlockOfDay(USER, 'z3')).toBe(true);
    });

    it('keeps the result of the second one when the day is ended here', async () => {
      await refuseWhileAnotherTabWrites();
      await endCurrentDay(USER, NOW);
      expect(blocksOf(await finishedDays.readStored(USER, 'z1'))).toEqual(['z1', 'z2']);
    });

    it('does not come back once it is over', async () => {
      await refuseWhileAnotherTabWrites();
      // The device accepts writes again.
      await finishedDays.write(
        USER,
        'z9',
        aDay({ id: 'z9', started: [anEndedBlock('z9', NOW)], finishedAt: NOW }),
      );
      await vi.waitFor(async () => expect(blocksOf(await currentDay.read(USER, ''))).toHaveLength(3));
      await endCurrentDay(USER, NOW);
      expect(await currentDay.read(USER, '')).toBeUndefined();
    });
  });

  it('opens a block of such a day as an ordinary quiz, and ends the day', async () => {
    const day = aDay({ started: [anEndedBlock('z1', NOW), running('z2')] });
    await keep(day);
    await finishedDays.write(USER, 'z1', { ...day, finishedAt: NOW });
    expect(await readDayBlock(USER, 'z2')).toBeUndefined();
    expect(await currentDay.read(USER, '')).toBeUndefined();
  });

  it('keeps the latest days only', async () => {
    for (let index = 0; index <= DAYS_KEPT; index += 1) {
      const id = `z${index}`;
      await keep(aDay({ id, started: [anEndedBlock(id, NOW)] }));
      await endCurrentDay(USER, NOW + index);
    }
    const kept = await finishedDays.list(USER);
    expect(kept).toHaveLength(DAYS_KEPT);
    expect(kept.some(({ value }) => value.id === 'z0')).toBe(false);
  });

  it('knows the blocks of the day in progress and of finished ones', async () => {
    await keep(aDay({ started: [running('z1')] }));
    await finishedDays.write(
      USER,
      'z7',
      aDay({ id: 'z7', started: [anEndedBlock('z7', NOW)], finishedAt: NOW }),
    );
    expect(await isBlockOfDay(USER, 'z1')).toBe(true);
    expect(await isBlockOfDay(USER, 'z7')).toBe(true);
    expect(await isBlockOfDay(USER, 'z8')).toBe(false);
  });
});
