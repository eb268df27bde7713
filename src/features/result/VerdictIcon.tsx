import styled from '@emotion/styled';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import { CrossIcon, FlagIcon, MinusIcon, TickIcon } from '@/shared/icons/icons';
import { OUTCOME_NAMES, outcomeOf } from './resultModel';

const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  color: 'var(--q-incorrect)',
  '&[data-outcome="correct"]': { color: 'var(--q-correct)' },
  '&[data-outcome="unanswered"]': { color: 'var(--q-ink-faint)' },
  '& .marked': { color: 'var(--q-marked)', display: 'inline-flex' },
});

const ICONS = { correct: TickIcon, incorrect: CrossIcon, unanswered: MinusIcon } as const;

/** Result and mark of a question: icon, shape and word. */
export function VerdictIcon({ history }: { readonly history: QuestionHistory }) {
  const outcome = outcomeOf(history);
  const Icon = ICONS[outcome];
  const name = `${OUTCOME_NAMES[outcome]}${history.marked ? ', marked' : ''}`;
  return (
    <Mark data-outcome={outcome} title={name}>
      <Icon size={18} />
      {history.marked && (
        <span className="marked">
          <FlagIcon size={14} />
        </span>
      )}
      <span className="q-visually-hidden">{name}</span>
    </Mark>
  );
}
