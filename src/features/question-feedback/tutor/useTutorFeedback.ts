import { useState } from 'react';
import { useDraft } from '@/domain/drafts/useDraft';
import { giveTutorFeedback } from '@/features/question-feedback/store/calls';
import { tutorDrafts } from '@/features/question-feedback/store/tutorDraftRecord';
import type { TutorRating } from '@/shared/api/feedback';
import type { RemoteState } from '@/shared/remote/createRemoteCall';
import { useOnSuccess } from '@/shared/remote/useOnSuccess';
import { useAppDispatch } from '@/shared/store/hooks';
import { missingOfTutor, NO_TUTOR_ANSWERS, tutorFeedbackOf } from './tutorModel';
import { useRated } from './useRated';

/** The rated question of a quiz. */
export interface RatedSubject {
  readonly quizId: string;
  readonly questionId: string;
  readonly blockId: string | undefined;
}

/** The form, as far as it is filled in. */
export interface RatingFormProps {
  readonly answers: TutorRating;
  readonly change: (answers: TutorRating) => void;
  readonly missing: readonly string[];
  readonly remote: RemoteState<unknown, undefined>;
  readonly submit: () => void;
  /** Opened by 'Rate again'. */
  readonly isAgain: boolean;
}

interface TutorFeedback extends RatingFormProps {
  /** Rated before, and not opened for another rating. */
  readonly isDone: boolean;
  /** 'Submit' was pressed since the question was opened. */
  readonly isSubmitted: boolean;
  readonly rateAgain: () => void;
}

/** A tutor's rating of one question; stored on the device until the server has it. */
export function useTutorFeedback({ quizId, questionId, blockId }: RatedSubject): TutorFeedback {
  const dispatch = useAppDispatch();
  const [isAgain, setIsAgain] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { value, change, discard } = useDraft(tutorDrafts, questionId, NO_TUTOR_ANSWERS);
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
      if (draft === undefined) return;
      setIsSubmitted(true);
      dispatch(giveTutorFeedback.actions.request({ quizId, draft }));
    },
    isAgain,
    isDone: isRated && !isAgain,
    isSubmitted,
    rateAgain: () => setIsAgain(true),
  };
}
