import { type SubmitEvent, useId } from 'react';
import Button from '@mui/material/Button';
import { DIFFICULTIES, ERROR_KINDS, QUALITIES, RELEVANCES } from '@/shared/api/feedback';
import { difficultyLabels, errorLabels, qualityLabels, relevanceLabels } from '@/domain/feedback/labels';
import { TickIcon } from '@/shared/icons/icons';
import { ChoiceGroup } from '@/features/question-feedback/form/ChoiceGroup';
import { FormActions } from '@/features/question-feedback/form/FormActions';
import { TextBox } from '@/features/question-feedback/form/TextBox';
import type { TutorAnswers } from './tutorModel';
import { type RatedSubject, useTutorFeedback } from './useTutorFeedback';
import { Done, Form, Part, PartDiv } from '@/features/question-feedback/form/feedbackStyles';

/** A tutor's rating of stem, explanation and expanded explanation. Use the question's id as `key`. */
export function TutorFeedbackForm(subject: RatedSubject) {
  const { answers, change, missing, remote, submit, isDone, rateAgain } = useTutorFeedback(subject);
  if (isDone) {
    return (
      <Done>
        <p role="status">
          <TickIcon size={18} /> You have rated this question.
        </p>
        <Button size="small" onClick={rateAgain}>
          Rate again
        </Button>
      </Done>
    );
  }
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <Form noValidate onSubmit={onSubmit} aria-label="Tutor feedback">
      <StemGroup answers={answers} change={change} />
      <ExplanationGroup answers={answers} change={change} />
      <ExpandedGroup answers={answers} change={change} />
      <FormActions missing={missing} remote={remote} />
    </Form>
  );
}

interface GroupProps {
  readonly answers: TutorAnswers;
  readonly change: (answers: TutorAnswers) => void;
}

function StemGroup({ answers, change }: GroupProps) {
  const { stem } = answers;
  return (
    <Part>
      <legend>Stem</legend>
      <ChoiceGroup
        label="Difficulty"
        required
        options={DIFFICULTIES}
        nameOf={(value) => difficultyLabels[value]}
        value={stem.difficulty}
        onChange={(difficulty) => change({ ...answers, stem: { ...stem, difficulty } })}
      />
      <ChoiceGroup
        label="Quality"
        required
        options={QUALITIES}
        nameOf={(value) => qualityLabels[value]}
        value={stem.quality}
        onChange={(quality) => change({ ...answers, stem: { ...stem, quality } })}
      />
      <ChoiceGroup
        label="Errors"
        required
        options={ERROR_KINDS}
        nameOf={(value) => errorLabels[value]}
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
      <ChoiceGroup
        label="Quality"
        required
        options={QUALITIES}
        nameOf={(value) => qualityLabels[value]}
        value={explanation.quality}
        onChange={(quality) => change({ ...answers, explanation: { ...explanation, quality } })}
      />
      <ChoiceGroup
        label="Errors"
        required
        options={ERROR_KINDS}
        nameOf={(value) => errorLabels[value]}
        value={explanation.errors}
        onChange={(errors) => change({ ...answers, explanation: { ...explanation, errors } })}
      />
      <Suggestion of="explanation" answers={answers} change={change} />
    </Part>
  );
}

function ExpandedGroup({ answers, change }: GroupProps) {
  return (
    <PartDiv>
      <ChoiceGroup
        label="Expanded explanation"
        options={RELEVANCES}
        nameOf={(value) => relevanceLabels[value]}
        value={answers.expandedExplanation}
        onChange={(expandedExplanation) => change({ ...answers, expandedExplanation })}
      />
      <Suggestion of="expandedExplanation" answers={answers} change={change} />
    </PartDiv>
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
      <TextBox
        label="Suggested improvement"
        rows={2}
        describedBy={id}
        value={improvementSuggestions[of]}
        onChange={(text) =>
          change({ ...answers, improvementSuggestions: { ...improvementSuggestions, [of]: text } })
        }
      />
      <span id={id} hidden>
        {partNames[of]}
      </span>
    </>
  );
}
