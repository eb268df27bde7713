import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { loadSelectedPlan } from '@/domain/session/calls';
import { loadUserPlans } from '@/features/subscriptions/store/calls';

/** Reloads tables and header after a change. */
export function* reloadPlansSaga(userId: string): SagaIterator<void> {
  yield put(loadUserPlans.actions.request({ userId }));
  yield put(loadSelectedPlan.actions.request({ userId }));
}
