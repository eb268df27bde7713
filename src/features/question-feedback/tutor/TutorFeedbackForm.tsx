import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import {
  choicesOf,
  difficultyLabels,
  errorLabels,
  qualityLabels,
  relevanceLabels,
} from '@/domain/feedback/labels';
import { FormActions } from '@/features/question-feedback/form/FormActions';
import { DIFFICULTIES, ERROR_KINDS, QUALITIES, RELEVANCES, type TutorRating } from '@/shared/api/feedback';
import { TickIcon } from '@/shared/icons/icons';
import { FieldGroup } from '@/shared/ui/form/FieldGroup';
import { RadioField } from '@/shared/ui/form/RadioField';
import { TextField } from '@/shared/ui/form/TextField';
import { type RatedSubject, type RatingFormProps, useTutorFeedback } from './useTutorFeedback';

/** A tutor's rating of stem, explanation and expanded explanation. Use the question's id as `key`. */
export function TutorFeedbackForm(subject: RatedSubject) {
  const { isDone, isSubmitted, rateAgain, ...rating } = useTutorFeedback(subject);
  return isDone ? <Rated takesFocus={isSubmitted} onAgain={rateAgain} /> : <RatingForm {...rating} />;
}

interface RatedProps {
  /** It replaces the form, and the button that was pressed. */
  readonly takesFocus: boolean;
  readonly onAgain: () => void;
}

function Rated({ takesFocus, onAgain }: RatedProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // While the rating was sent, the tutor may have gone on elsewhere.
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

function RatingForm({ answers, change, missing, remote, submit, isAgain }: RatingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // 'Rate again', which the form replaces, had it.
    if (isAgain) form.current?.querySelector('input')?.focus();
  }, [isAgain]);
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <Stack
      component="form"
      spacing={2.25}
      noValidate
      onSubmit={onSubmit}
      aria-label="Tutor feedback"
      ref={form}
    >
      <StemGroup answers={answers} change={change} />
      <ExplanationGroup answers={answers} change={change} />
      <ExpandedGroup answers={answers} change={change} />
      <FormActions missing={missing} remote={remote} />
    </Stack>
  );
}

interface GroupProps {
  readonly answers: TutorRating;
  readonly change: (answers: TutorRating) => void;
}

function StemGroup({ answers, change }: GroupProps) {
  const { stem } = answers;
  return (
    <FieldGroup name="Stem">
      <RadioField
        label="Difficulty"
        required
        options={choicesOf(DIFFICULTIES, difficultyLabels)}
        value={stem.difficulty}
        onChange={(difficulty) => change({ ...answers, stem: { ...stem, difficulty } })}
      />
      <RadioField
        label="Quality"
        required
        options={choicesOf(QUALITIES, qualityLabels)}
        value={stem.quality}
        onChange={(quality) => change({ ...answers, stem: { ...stem, quality } })}
      />
      <RadioField
        label="Errors"
        required
        options={choicesOf(ERROR_KINDS, errorLabels)}
        value={stem.errors}
        onChange={(errors) => change({ ...answers, stem: { ...stem, errors } })}
      />
      <Suggestion of="stem" answers={answers} change={change} />
    </FieldGroup>
  );
}

function ExplanationGroup({ answers, change }: GroupProps) {
  const { explanation } = answers;
  return (
    <FieldGroup name="Explanation">
      <RadioField
        label="Quality"
        required
        options={choicesOf(QUALITIES, qualityLabels)}
        value={explanation.quality}
        onChange={(quality) => change({ ...answers, explanation: { ...explanation, quality } })}
      />
      <RadioField
        label="Errors"
        required
        options={choicesOf(ERROR_KINDS, errorLabels)}
        value={explanation.errors}
        onChange={(errors) => change({ ...answers, explanation: { ...explanation, errors } })}
      />
      <Suggestion of="explanation" answers={answers} change={change} />
    </FieldGroup>
  );
}

function ExpandedGroup({ answers, change }: GroupProps) {
  return (
    <Paper variant="panel" sx={{ padding: 2 }}>
      <RadioField
        label="Expanded explanation"
        options={choicesOf(RELEVANCES, relevanceLabels)}
        value={answers.expandedExplanation}
        onChange={(expandedExplanation) => change({ ...answers, expandedExplanation })}
      />
      <Suggestion of="expandedExplanation" answers={answers} change={change} />
    </Paper>
  );
}

const partNames = {
  stem: 'For the stem',
  explanation: 'For the explanation',
  expandedExplanation: 'For the expanded explanation',
} as const;

function Suggestion({ of, answers, change }: GroupProps & { readonly of: keyof typeof partNames }) {
  const id = useId();
  const { improvementSuggestions } = answers;
  return (
    <>
      <TextField
        label="Suggested improvement"
        rows={2}
        aria-describedby={id}
        value={improvementSuggestions[of]}
        onChange={({ target }) =>
          change({ ...answers, improvementSuggestions: { ...improvementSuggestions, [of]: target.value } })
        }
      />
      <span id={id} hidden>
        {partNames[of]}
      </span>
    </>
  );
}
