import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import type { Plan } from '@/shared/api/plan';
import { createConfirmedWrite } from '@/shared/remote/createConfirmedWrite';
import { loadPlans, sendDeletion } from './calls';

export const deletion = createConfirmedWrite<Plan>({
  name: 'managePlans/deletion',
  perform: ({ id }) => sendDeletion.run({ planId: id }),
  *isDone({ id }): SagaIterator<boolean> {
    const plans = yield* loadPlans.run();
    return plans.every((plan) => plan.id !== id);
  },
  *refresh(): SagaIterator<void> {
    yield put(loadPlans.actions.request());
  },
  success: { text: 'Plan deleted successfully' },
  failure: (message) => message ?? 'The plan could not be deleted. Please try again.',
});
