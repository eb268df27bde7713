import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { startDrill, withOutcome } from '@/domain/study/drillModel';
import type { PracticeRecord } from '@/domain/study/practiceModel';
import { practice } from '@/domain/study/practiceRecord';
import { serverToday } from '@/domain/study/useToday';
import { drillSteps } from '@/features/study/practice/drill/drillSteps';
import { serverNow } from '@/shared/storage/serverClock';
import { clearRecords } from '../../../clearRecords';

afterEach(clearRecords);

it('stores what Undo restores as the latest change', async () => {
  const before: PracticeRecord = {
    questionId: 'q1',
    state: 'waiting',
    dueDay: '2026-03-01',
    memory: { stability: 3, difficulty: 5, reviewedDay: '2026-02-26' },
    lapses: 1,
    enteredAt: 1,
    updatedAt: 1,
  };
  const today = serverToday();
  const drill = withOutcome(startDrill(['q1'], today), 'good', before);
  const graded = { ...before, dueDay: '2999-01-01', updatedAt: serverNow() - 1 };
  await practice.write('u1', 'q1', graded);
  const { actions } = drillSteps('u1', drill, {
    entries: new Map(),
    records: new Map([['q1', graded]]),
    queue: { waiting: 1, due: [], next: undefined },
    storedDrill: { data: drill, changedBy: 'thisTab' },
    reason: undefined,
    settings: {},
    today,
  });
  actions.undo();
  const restored = await practice.read('u1', 'q1');
  expect(restored).toMatchObject({ dueDay: before.dueDay, memory: before.memory, lapses: 1 });
  // Otherwise a write that the device has refused at first gives way to the grade that it takes back.
  expect(restored?.updatedAt).toBeGreaterThan(graded.updatedAt);
});
