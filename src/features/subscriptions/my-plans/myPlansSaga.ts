import { requireUser } from '@/domain/session/requireUser';
import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { toFailure } from '@/shared/remote/remoteError';
import { choosePlan } from '@/features/subscriptions/store/calls';
import { planSelected, selectingBegan, selectingFailed } from './myPlansSlice';
import { reloadPlansSaga } from './reloadPlansSaga';

const SELECT_REFUSED = 'The plan could not be selected. Please try again.';

/** 'Select' among the visitor's plans. */
export function* myPlansSaga(): SagaIterator<void> {
  yield takeLeading(planSelected, chooseOne);
}

function* chooseOne({ payload: { plan } }: ReturnType<typeof planSelected>): SagaIterator<void> {
  const user = yield* requireUser();
  yield put(selectingBegan());
  try {
    yield* choosePlan.run({ userId: user.id, planId: plan.id });
    yield put(notificationAdded({ severity: 'success', text: `${plan.name} is now selected.` }));
  } catch (cause) {
    yield put(selectingFailed(toFailure(cause).message ?? SELECT_REFUSED));
  }
  yield* reloadPlansSaga(user.id);
}
