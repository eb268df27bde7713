import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { loadSelectedPlan } from '@/shared/session/calls';
import { loadUserPlans } from './calls';

/** The tables and the badge in the header show at once what has changed. */
export function* followPlans(userId: string): SagaIterator<void> {
  yield put(loadUserPlans.actions.request({ userId }));
  yield put(loadSelectedPlan.actions.request({ userId }));
}
