import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { InferType } from 'yup';
import { FormDraft } from '@/domain/drafts/FormDraft';
import {
  choicesOf,
  difficultyLabels,
  errorLabels,
  qualityLabels,
  relevanceLabels,
} from '@/domain/feedback/labels';
import { PhraseTextField } from '@/domain/phrases/PhraseTextField';
import { NO_TUTOR_ANSWERS, tutorRules } from '@/features/question-feedback/form/feedbackRulesModel';
import { FormActions } from '@/features/question-feedback/form/FormActions';
import { tutorDrafts } from '@/features/question-feedback/store/feedbackRecord';
import { selectLastRating } from '@/features/question-feedback/store/ratedSlice';
import { DIFFICULTIES, ERROR_KINDS, QUALITIES, RELEVANCES, type TutorRating } from '@/shared/api/feedback';
import { afterPaint } from '@/shared/browser/afterPaint';
import type { RemoteState } from '@/shared/remote/remoteState';
import { useSelector } from '@/shared/store/hooks';
import { FieldGroup } from '@/shared/ui/form/FieldGroup';
import { Form } from '@/shared/ui/form/Form';
import { FormRadioField } from '@/shared/ui/form/FormRadioField';
import { focusFirstGroup, rateByKey } from './rateByKey';

interface RatingFormProps {
  readonly questionId: string;
  readonly remote: RemoteState<unknown, undefined>;
  /** Opened by 'Rate again', which it replaces, or by 'Submit and next'. */
  readonly takesFocus: boolean;
  readonly onFocused: () => void;
  /** Called before sending: true for 'Submit and next'. */
  readonly onSubmit: (goesOn: boolean) => void;
  readonly onSend: (rating: InferType<typeof tutorRules>) => void;
}

/** Groups are rated by digits; Control+Enter sends and goes on. */
export function RatingForm({ questionId, remote, takesFocus, onFocused, onSubmit, onSend }: RatingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const takeFocus = useEffectEvent(() => {
    focusFirstGroup(form.current);
    onFocused();
  });
  useEffect(
    // After the heading of the item, which takes it in the next frame: both are announced, in this order.
    () => (takesFocus ? afterPaint(takeFocus) : undefined),
    [takesFocus],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const isSend =
      event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing;
    if (!isSend) {
      rateByKey(event);
      return;
    }
    event.preventDefault();
    onSubmit(true);
    form.current?.requestSubmit();
  };
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
      <Stack spacing={2.25} role="presentation" onKeyDown={onKeyDown}>
        <SameAsLast />
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
        <FormActions rules={tutorRules} remote={remote} onSubmit={onSubmit} />
      </Stack>
    </Form>
  );
}

/** Fills the groups, never the texts, with this tab's last rating. */
function SameAsLast() {
  const last = useSelector(selectLastRating);
  const { values, setValues } = useFormikContext<TutorRating>();
  const [filled, setFilled] = useState('');
  const fill = (): void => {
    if (last === undefined) return;
    const { stem, explanation, expandedExplanation } = last.rating;
    void setValues({ ...values, stem, explanation, expandedExplanation });
    setFilled(`filled from item ${last.item}`);
  };
  return (
    <Stack direction="row" spacing="4px 12px">
      <Button size="small" disabled={last === undefined} onClick={fill}>
        Same as last
      </Button>
      <Typography variant="note" role="status">
        {filled}
      </Typography>
    </Stack>
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
      <PhraseTextField
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
