import { useState } from 'react';
import { draftIds } from '@/domain/drafts/draftIds';
import { useDraft } from '@/domain/drafts/useDraft';
import { giveTutorFeedback } from '@/features/question-feedback/store/calls';
import type { RemoteState } from '@/shared/remote/createRemoteCall';
import { useOnSuccess } from '@/shared/remote/useOnSuccess';
import { useAppDispatch } from '@/shared/store/hooks';
import {
  decodeTutorAnswers,
  missingOfTutor,
  NO_TUTOR_ANSWERS,
  type TutorAnswers,
  tutorFeedbackOf,
} from './tutorModel';
import { useRated } from './useRated';

/** The rated question of a quiz. */
export interface RatedSubject {
  readonly quizId: string;
  readonly questionId: string;
  readonly blockId: string | undefined;
}

interface TutorFeedbackForm {
  readonly answers: TutorAnswers;
  readonly change: (answers: TutorAnswers) => void;
  readonly missing: readonly string[];
  readonly remote: RemoteState<unknown, undefined>;
  readonly submit: () => void;
  /** Rated before, and not opened for another rating. */
  readonly isDone: boolean;
  readonly rateAgain: () => void;
}

/** A tutor's rating of one question; stored on the device until the server has it. */
export function useTutorFeedback({ quizId, questionId, blockId }: RatedSubject): TutorFeedbackForm {
  const dispatch = useAppDispatch();
  const [isAgain, setIsAgain] = useState(false);
  const { value, change, discard } = useDraft({
    recordId: draftIds.tutorFeedback(questionId),
    empty: NO_TUTOR_ANSWERS,
    decode: decodeTutorAnswers,
  });
  const remote = useOnSuccess(giveTutorFeedback, questionId, () => {
    discard();
    setIsAgain(false);
  });
  const isRated = useRated(quizId).includes(questionId);
  return {
    answers: value,
    change,
    missing: missingOfTutor(value),
    remote,
    submit: () => {
      const draft = tutorFeedbackOf(value, { questionId, blockId });
      if (draft !== undefined) dispatch(giveTutorFeedback.actions.request({ quizId, draft }));
    },
    isDone: isRated && !isAgain,
    rateAgain: () => setIsAgain(true),
  };
}
