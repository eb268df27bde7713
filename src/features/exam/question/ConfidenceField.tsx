import type { KeyboardEvent } from 'react';
import { CONFIDENCES } from '@/domain/attempt/answer';
import { CONFIDENCE_NAMES } from '@/domain/study/finishedAttemptModel';
import { confidenceChosen } from '@/features/exam/store/examSlice';
import { monotonicNow } from '@/features/exam/store/monotonicNow';
import { useItem } from '@/features/exam/store/useExam';
import { useAppDispatch } from '@/shared/store/hooks';
import { RadioField } from '@/shared/ui/form/RadioField';

const OPTIONS = CONFIDENCES.map((value) => ({ value, name: CONFIDENCE_NAMES[value] }));

/** Shown once there is an answer. */
export function ConfidenceField() {
  const item = useItem();
  const dispatch = useAppDispatch();
  if (item === undefined || item.answer === '') return null;
  // Here the arrow keys move between the radios, not between the items.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.startsWith('Arrow')) event.stopPropagation();
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <RadioField
        label="Confidence"
        value={item.confidence}
        options={OPTIONS}
        onChange={(confidence) => dispatch(confidenceChosen({ confidence, now: monotonicNow() }))}
      />
    </div>
  );
}
