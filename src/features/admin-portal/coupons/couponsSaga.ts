import type { SagaIterator } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { couponsEntry } from '@/domain/plan/coupon';
import { couponsChanged } from './couponsSlice';

export function* couponsSaga(): SagaIterator<void> {
  yield takeEvery(couponsChanged, ({ payload }) => couponsEntry.write(payload));
}
