import type { SagaIterator } from 'redux-saga';
import { put, select, takeLeading } from 'redux-saga/effects';
import { noticeShown } from '@/shared/notifications/notificationsSlice';
import { toFailure } from '@/shared/remote/remoteError';
import type { SessionUser } from '@/domain/session/calls';
import { selectUser } from '@/domain/session/sessionSlice';
import { choosePlan } from '@/features/subscriptions/store/calls';
import { planChosen, selectingBegan, selectingFailed } from './myPlansSlice';
import { followPlans } from './reloadPlansSaga';

const SELECT_REFUSED = 'The plan could not be selected. Please try again.';

/** 'Select' among the plans that one has. */
export function* deskSaga(): SagaIterator<void> {
  yield takeLeading(planChosen, chooseOne);
}

function* chooseOne({ payload: { plan } }: ReturnType<typeof planChosen>): SagaIterator<void> {
  const user: SessionUser | undefined = yield select(selectUser);
  if (user === undefined) return;
  yield put(selectingBegan());
  try {
    yield* choosePlan.perform({ userId: user.id, planId: plan.id });
    yield put(noticeShown({ kind: 'success', text: `${plan.name} is now selected.` }));
  } catch (cause) {
    yield put(selectingFailed(toFailure(cause).message ?? SELECT_REFUSED));
  }
  yield* followPlans(user.id);
}
