import type { SagaIterator } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { couponsChanged, writeCoupons } from './couponsSlice';

export function* couponsSaga(): SagaIterator<void> {
  yield takeEvery(couponsChanged, ({ payload }) => writeCoupons(payload));
}
