import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { StudentFeedbackList, TutorFeedbackList } from '@/domain/feedback/FeedbackLists';
import { giveTutorFeedback } from '@/features/question-feedback/store/calls';
import { TickIcon } from '@/shared/icons/icons';
import { useOnSuccess } from '@/shared/remote/useOnSuccess';
import { useAppDispatch } from '@/shared/store/hooks';
import { RatingForm } from './RatingForm';
import { useRated } from './RatingProgress';

interface RatedSubject {
  readonly quizId: string;
  readonly quizName: string;
  readonly questionId: string;
  /** Its item in the quiz, from 1, and how many there are. */
  readonly item: number;
  readonly total: number;
  readonly blockId: string | undefined;
  /** Moves to the next question that is not rated; returns whether there is one. */
  readonly onNext: () => boolean;
  /** 'Submit and next' has led here: the form takes the focus, and reports it. */
  readonly takesFocus: boolean;
  readonly onFocused: () => void;
}

/** A tutor's rating of stem, explanation and expanded explanation. Use the question's id as `key`. */
function TutorFeedbackForm(subject: RatedSubject) {
  const { quizId, quizName, questionId, item, total, blockId, onNext } = subject;
  const dispatch = useAppDispatch();
  const [isAgain, setIsAgain] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isAllRated, setIsAllRated] = useState(false);
  const [openedAt] = useState(() => performance.now());
  const [goesOn, setGoesOn] = useState(false);
  const remote = useOnSuccess(giveTutorFeedback, questionId, () => {
    setIsAgain(false);
    setIsAllRated(goesOn && !onNext());
  });
  const isRated = useRated(quizId).includes(questionId);
  if (isRated && !isAgain) {
    return (
      <>
        <Rated takesFocus={isSubmitted && (!goesOn || isAllRated)} onAgain={() => setIsAgain(true)} />
        <Typography role="status">{isAllRated && `All ${total} rated`}</Typography>
      </>
    );
  }
  return (
    <RatingForm
      questionId={questionId}
      remote={remote}
      takesFocus={isAgain || subject.takesFocus}
      onFocused={subject.onFocused}
      onSubmit={setGoesOn}
      onSend={(rating) => {
        setIsSubmitted(true);
        const seconds = Math.round((performance.now() - openedAt) / 1_000);
        const draft = { questionId, blockId, ...rating };
        dispatch(giveTutorFeedback.actions.request({ quizId, quizName, item, seconds, draft }));
      }}
    />
  );
}

interface RatedProps {
  /** Because it replaces the form, and with it the button that was pressed. */
  readonly takesFocus: boolean;
  readonly onAgain: () => void;
}

function Rated({ takesFocus, onAgain }: RatedProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // While the rating was being sent, the tutor may have moved focus elsewhere.
    if (takesFocus && document.activeElement === document.body) text.current?.focus();
  }, [takesFocus]);
  return (
    <Paper variant="panel" sx={{ padding: '12px 16px' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography
          variant="subtitle2"
          color="success"
          role="status"
          tabIndex={-1}
          ref={text}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
        >
          <TickIcon size={18} /> You have rated this question.
        </Typography>
        <Button size="small" onClick={onAgain}>
          Rate again
        </Button>
      </Stack>
    </Paper>
  );
}

interface FeedbackPanelProps extends RatedSubject {
  /** These are capabilities of the current user. */
  readonly rates: boolean;
  readonly seesTutorFeedback: boolean;
  readonly seesAuthors: boolean;
}

/** The tab 'Feedback': the tutor's own rating, and feedback from others. */
export function FeedbackPanel(props: FeedbackPanelProps) {
  const { questionId, rates, seesTutorFeedback, seesAuthors } = props;
  return (
    <Stack spacing={3}>
      {rates && <TutorFeedbackForm key={questionId} {...props} />}
      <StudentFeedbackList questionId={questionId} named={seesAuthors} />
      {seesTutorFeedback && (
        <>
          <Divider aria-hidden="true" />
          <TutorFeedbackList questionId={questionId} named={seesAuthors} />
        </>
      )}
    </Stack>
  );
}
