import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedTriage,
  hasNewerFeedback,
  type Triage,
  TRIAGE_NOTE_LENGTH,
  TRIAGE_STATUSES,
} from '@/features/feedback-dashboard/triage/triageModel';
import { triages } from '@/features/feedback-dashboard/triage/triageRecord';

const decodeTriage = (value: unknown, recordId: string) => triages.decode(value, { userId: 'u1', recordId });

const anyTriage = fc.record({
  questionId: fc.stringMatching(/^[a-z]-[1-3]$/),
  status: fc.constantFrom(...TRIAGE_STATUSES),
  note: fc.string({ maxLength: 50 }),
  updatedAt: fc.nat(),
});

const resolved: Triage = { questionId: 'q1', status: 'resolved', note: 'done', updatedAt: 1_000 };

describe('triage of feedback', () => {
  it('reads a triage back from the device as it was written', () => {
    fc.assert(
      fc.property(anyTriage, (triage) => {
        expect(decodeTriage(structuredClone(triages.encode(triage)), triage.questionId)).toEqual(triage);
      }),
    );
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'resolved'],
    ['another question', { version: 1, ...resolved, questionId: 'q2' }],
    ['a newer version', { version: 2, ...resolved }],
  ])('reads no triage from %s', (_, value) => {
    expect(decodeTriage(value, 'q1')).toBeUndefined();
  });

  it('reads what is damaged in part as new, and cuts a note that is too long', () => {
    const damaged = {
      version: 1,
      questionId: 'q1',
      status: 'lost',
      note: 'x'.repeat(9_999),
      updatedAt: 'never',
    };
    expect(decodeTriage(damaged, 'q1')).toEqual({
      questionId: 'q1',
      status: 'new',
      note: 'x'.repeat(TRIAGE_NOTE_LENGTH),
      updatedAt: 0,
    });
  });

  it('dates a triage later after a change, also when the clock was set back', () => {
    expect(changedTriage(resolved, { note: 'x' }, 5_000)).toEqual({
      ...resolved,
      note: 'x',
      updatedAt: 5_000,
    });
    expect(changedTriage(resolved, { note: 'x' }, 1).updatedAt).toBe(1_001);
  });

  it('shows feedback that came later, of what was dealt with', () => {
    const [before, after] = ['1970-01-01T00:00:00.999Z', '1970-01-01T00:00:01.001Z'];
    expect(hasNewerFeedback(resolved, after)).toBe(true);
    expect(hasNewerFeedback(resolved, before)).toBe(false);
    expect(hasNewerFeedback(resolved, undefined)).toBe(false);
    expect(hasNewerFeedback({ ...resolved, status: 'new' }, after)).toBe(false);
  });
});
