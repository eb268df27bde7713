import { isAnyOf } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeEvery, takeLatest } from 'redux-saga/effects';
import {
  namesChosen,
  searchSubmitted,
  searchTyped,
  selectBuilder,
} from '@/features/create-quiz/store/builderSlice';
import { findTopics } from '@/features/create-quiz/store/calls';
import {
  exactMatches,
  isSearchable,
  keywordOf,
  withNames,
} from '@/features/create-quiz/store/powerSearchModel';
import { selectChosen } from '@/features/create-quiz/store/selectors';
import { delay, select } from '@/shared/store/effects';

const DEBOUNCE_MS = 500;

/** Searches topics as the user types; a newer search aborts the older one. */
export function* searchSaga(): SagaIterator<void> {
  yield takeLatest(isAnyOf(searchTyped, searchSubmitted), search);
  yield takeEvery(findTopics.actions.success, chooseExact);
}

function* search(action: { readonly type: string }): SagaIterator<void> {
  const { searchText } = yield* select(selectBuilder);
  if (keywordOf(searchText) === '') yield put(findTopics.actions.reset());
  if (!isSearchable(searchText)) return;
  if (searchTyped.match(action)) yield* delay(DEBOUNCE_MS);
  const keyword = keywordOf(searchText);
  const last = yield* select(findTopics.selectState);
  const isThere = last.status === 'pending' || last.status === 'success';
  if (isThere && last.args.keyword === keyword) return;
  yield put(findTopics.actions.request({ keyword }));
}

/** Automatically selects a name that equals the search text. */
function* chooseExact({ payload, meta }: ReturnType<typeof findTopics.actions.success>): SagaIterator<void> {
  const exact = exactMatches(payload, meta.args.keyword);
  if (exact.topics.length === 0 && exact.subtopics.length === 0) return;
  const { topics, subtopics } = yield* select(selectChosen);
  yield put(
    namesChosen({
      topics: withNames(topics, exact.topics),
      subtopics: withNames(subtopics, exact.subtopics),
    }),
  );
}
