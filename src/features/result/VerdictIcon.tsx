import { outcomeOf } from '@/domain/review/reviewFilterModel';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import { CrossIcon, FlagIcon, MinusIcon, TickIcon } from '@/shared/icons/icons';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { OUTCOME_NAMES } from './resultModel';

const SIGNS = {
  correct: <TickIcon size={18} color="success" />,
  incorrect: <CrossIcon size={18} color="error" />,
  unanswered: <MinusIcon size={18} color="disabled" />,
} as const;

/** Result and mark of a question: icon, shape and word. */
export function VerdictIcon({ history }: { readonly history: QuestionHistory }) {
  const outcome = outcomeOf(history);
  const name = `${OUTCOME_NAMES[outcome]}${history.marked ? ', marked' : ''}`;
  return (
    <span title={name}>
      {SIGNS[outcome]}
      {history.marked && <FlagIcon size={14} color="warning" />}
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
