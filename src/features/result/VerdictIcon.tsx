import { styled } from '@mui/material/styles';
import { outcomeOf } from '@/domain/review/reviewFilterModel';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import { CrossIcon, FlagIcon, MinusIcon, TickIcon } from '@/shared/icons/icons';
import { vars } from '@/shared/theme/vars';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { OUTCOME_NAMES } from './resultModel';

const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.palette.error.main,
  '&[data-outcome="correct"]': { color: vars.palette.success.main },
  '&[data-outcome="unanswered"]': { color: vars.palette.text.disabled },
  '& .marked': { color: vars.palette.warning.main, display: 'inline-flex' },
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
      <VisuallyHidden>{name}</VisuallyHidden>
    </Mark>
  );
}
