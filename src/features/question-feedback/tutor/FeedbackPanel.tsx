import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import type { InferType } from 'yup';
import { FormDraft } from '@/domain/drafts/FormDraft';
import { StudentFeedbackList, TutorFeedbackList } from '@/domain/feedback/FeedbackLists';
import {
  choicesOf,
  difficultyLabels,
  errorLabels,
  qualityLabels,
  relevanceLabels,
} from '@/domain/feedback/labels';
import { NO_TUTOR_ANSWERS, tutorRules } from '@/features/question-feedback/form/feedbackRulesModel';
import { FormActions } from '@/features/question-feedback/form/FormActions';
import { giveTutorFeedback } from '@/features/question-feedback/store/calls';
import { tutorDrafts } from '@/features/question-feedback/store/feedbackRecord';
import { DIFFICULTIES, ERROR_KINDS, QUALITIES, RELEVANCES } from '@/shared/api/feedback';
import { TickIcon } from '@/shared/icons/icons';
import type { RemoteState } from '@/shared/remote/remoteState';
import { useOnSuccess } from '@/shared/remote/useOnSuccess';
import { useAppDispatch } from '@/shared/store/hooks';
import { FieldGroup } from '@/shared/ui/form/FieldGroup';
import { Form } from '@/shared/ui/form/Form';
import { FormRadioField } from '@/shared/ui/form/FormRadioField';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import { useRated } from './RatingProgress';

interface RatedSubject {
  readonly quizId: string;
  readonly questionId: string;
  readonly blockId: string | undefined;
}

/** A tutor's rating of stem, explanation and expanded explanation. Use the question's id as `key`. */
function TutorFeedbackForm({ quizId, questionId, blockId }: RatedSubject) {
  const dispatch = useAppDispatch();
  const [isAgain, setIsAgain] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const remote = useOnSuccess(giveTutorFeedback, questionId, () => setIsAgain(false));
  const isRated = useRated(quizId).includes(questionId);
  if (isRated && !isAgain) return <Rated takesFocus={isSubmitted} onAgain={() => setIsAgain(true)} />;
  return (
    <RatingForm
      questionId={questionId}
      remote={remote}
      isAgain={isAgain}
      onSend={(rating) => {
        setIsSubmitted(true);
        dispatch(giveTutorFeedback.actions.request({ quizId, draft: { questionId, blockId, ...rating } }));
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

interface RatingFormProps {
  readonly questionId: string;
  readonly remote: RemoteState<unknown, undefined>;
  /** Opened by 'Rate again'. */
  readonly isAgain: boolean;
  readonly onSend: (rating: InferType<typeof tutorRules>) => void;
}

function RatingForm({ questionId, remote, isAgain, onSend }: RatingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // 'Rate again', which the form replaces, had the focus.
    if (isAgain) form.current?.querySelector('input')?.focus();
  }, [isAgain]);
  return (
    <Form
      name="Tutor feedback"
      ref={form}
      initialValues={NO_TUTOR_ANSWERS}
      rules={tutorRules}
      isBusy={remote.status === 'pending'}
      onSend={onSend}
    >
      <FormDraft record={tutorDrafts} id={questionId} />
      <Stack spacing={2.25}>
        <FieldGroup name="Stem">
          <FormRadioField
            name="stem.difficulty"
            label="Difficulty"
            required
            options={choicesOf(DIFFICULTIES, difficultyLabels)}
          />
          <QualityAndErrors of="stem" />
          <Suggestion of="stem" />
        </FieldGroup>
        <FieldGroup name="Explanation">
          <QualityAndErrors of="explanation" />
          <Suggestion of="explanation" />
        </FieldGroup>
        <Paper variant="panel" sx={{ padding: 2 }}>
          <FormRadioField
            name="expandedExplanation"
            label="Expanded explanation"
            options={choicesOf(RELEVANCES, relevanceLabels)}
          />
          <Suggestion of="expandedExplanation" />
        </Paper>
        <FormActions rules={tutorRules} remote={remote} />
      </Stack>
    </Form>
  );
}

function QualityAndErrors({ of }: { readonly of: 'stem' | 'explanation' }) {
  return (
    <>
      <FormRadioField
        name={`${of}.quality`}
        label="Quality"
        required
        options={choicesOf(QUALITIES, qualityLabels)}
      />
      <FormRadioField
        name={`${of}.errors`}
        label="Errors"
        required
        options={choicesOf(ERROR_KINDS, errorLabels)}
      />
    </>
  );
}

const partNames = {
  stem: 'For the stem',
  explanation: 'For the explanation',
  expandedExplanation: 'For the expanded explanation',
} as const;

function Suggestion({ of }: { readonly of: keyof typeof partNames }) {
  const id = useId();
  return (
    <>
      <FormTextField
        name={`improvementSuggestions.${of}`}
        label="Suggested improvement"
        rows={2}
        describedBy={id}
      />
      <span id={id} hidden>
        {partNames[of]}
      </span>
    </>
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
  const { quizId, questionId, blockId, rates, seesTutorFeedback, seesAuthors } = props;
  return (
    <Stack spacing={3}>
      {rates && (
        <TutorFeedbackForm key={questionId} quizId={quizId} questionId={questionId} blockId={blockId} />
      )}
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
