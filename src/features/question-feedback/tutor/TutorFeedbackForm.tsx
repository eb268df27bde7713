import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
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
import { vars } from '@/shared/theme/vars';
import { RadioField } from '@/shared/ui/form/RadioField';
import { TextField } from '@/shared/ui/form/TextField';
import { type RatedSubject, type RatingFormProps, useTutorFeedback } from './useTutorFeedback';

const Done = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '12px 16px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  '& p': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    margin: 0,
    color: vars.palette.success.main,
    font: vars.font.subtitle2,
  },
});

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 18 });

const Part = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  minWidth: 0,
  margin: 0,
  padding: 16,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  '& legend': { marginInlineStart: -6, padding: '0 6px', font: vars.font.h2 },
});

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
    <Done>
      <p role="status" tabIndex={-1} ref={text}>
        <TickIcon size={18} /> You have rated this question.
      </p>
      <Button size="small" onClick={onAgain}>
        Rate again
      </Button>
    </Done>
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
    <Form noValidate onSubmit={onSubmit} aria-label="Tutor feedback" ref={form}>
      <StemGroup answers={answers} change={change} />
      <ExplanationGroup answers={answers} change={change} />
      <ExpandedGroup answers={answers} change={change} />
      <FormActions missing={missing} remote={remote} />
    </Form>
  );
}

interface GroupProps {
  readonly answers: TutorRating;
  readonly change: (answers: TutorRating) => void;
}

function StemGroup({ answers, change }: GroupProps) {
  const { stem } = answers;
  return (
    <Part>
      <legend>Stem</legend>
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
    </Part>
  );
}

function ExplanationGroup({ answers, change }: GroupProps) {
  const { explanation } = answers;
  return (
    <Part>
      <legend>Explanation</legend>
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
    </Part>
  );
}

function ExpandedGroup({ answers, change }: GroupProps) {
  return (
    <Part as="div">
      <RadioField
        label="Expanded explanation"
        options={choicesOf(RELEVANCES, relevanceLabels)}
        value={answers.expandedExplanation}
        onChange={(expandedExplanation) => change({ ...answers, expandedExplanation })}
      />
      <Suggestion of="expandedExplanation" answers={answers} change={change} />
    </Part>
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
