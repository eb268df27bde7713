import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { loadSelectedPlan } from '@/domain/session/calls';
import { loadUserPlans } from '@/features/subscriptions/store/calls';

/** The tables and the badge in the header show at once what has changed. */
export function* reloadPlansSaga(userId: string): SagaIterator<void> {
  yield put(loadUserPlans.actions.request({ userId }));
  yield put(loadSelectedPlan.actions.request({ userId }));
}
