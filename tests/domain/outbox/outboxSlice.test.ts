import { describe, expect, it, vi } from 'vitest';
import { outbox, selectOutbox, selectSubmission, type SubmissionState } from '@/domain/outbox/outboxSlice';
import { createTestStore } from '../../createTestStore';
import { createServer, submissionOf } from './outboxPages';

const refused: SubmissionState = { status: 'refused', message: undefined };

/** The state of a quiz after it is queued again while its submission is in this state. */
function queuedAfter(quizId: string, state?: SubmissionState) {
  const store = createTestStore({ http: createServer().http, navigate: vi.fn() });
  const { submissionMoved, submissionQueued } = outbox.actions;
  if (state !== undefined) store.dispatch(submissionMoved({ quizId, state }));
  store.dispatch(submissionQueued(submissionOf(quizId)));
  return selectSubmission(store.getState(), quizId);
}

describe('a submission that is queued', () => {
  it.each([refused, { status: 'removed' }, undefined] satisfies (SubmissionState | undefined)[])(
    'queues a submission anew after %o',
    (state) => {
      expect(queuedAfter('z1', state)).toEqual({ status: 'queued' });
    },
  );

  it.each(['sending', 'waiting', 'sent'] as const)(
    'ignores a submission while an earlier one is %s',
    (status) => {
      expect(queuedAfter('z1', { status })).toEqual({ status });
    },
  );

  it('lists a queued submission with its state after the earlier ones', () => {
    const store = createTestStore({ http: createServer().http, navigate: vi.fn() });
    expect(selectOutbox(store.getState())).toEqual({});
    store.dispatch(outbox.actions.submissionMoved({ quizId: 'z1', state: refused }));
    store.dispatch(outbox.actions.submissionQueued(submissionOf('z2')));
    expect(selectOutbox(store.getState())).toEqual({ z1: refused, z2: { status: 'queued' } });
  });

  it('treats the id of a quiz named like a member of objects as any other', () => {
    const store = createTestStore({ http: createServer().http, navigate: vi.fn() });
    expect(selectSubmission(store.getState(), 'constructor')).toBeUndefined();
    expect(queuedAfter('constructor')).toEqual({ status: 'queued' });
  });
});
