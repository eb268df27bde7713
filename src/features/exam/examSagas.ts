import { outboxSagas } from '@/domain/outbox/outboxSagas';
import { examSaga } from '@/features/exam/sagas/examSaga';
import { notesSaga } from '@/features/exam/tools/notes/notesSaga';

/** The outbox comes first, so that it receives what the exam submits. */
export const examSagas = [...outboxSagas, examSaga, notesSaga] as const;
