import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Performance, QuizHistoryRow } from '@/shared/api/performance';
import { formatCount, formatPercent } from '@/shared/format/numbers';
import { CrossIcon, TickIcon } from '@/shared/icons/icons';
import { PercentBar } from '@/shared/ui/layout/PercentBar';
import { TitledCard } from '@/shared/ui/layout/TitledCard';
import { overallScore, quizScore, type Score } from './performanceModel';

interface RecentTestProps {
  /** The latest quiz. */
  readonly quiz: QuizHistoryRow;
  /** All quizzes together, once loaded. */
  readonly performance: Performance | undefined;
}

/** Result of the latest quiz compared with all of them. */
export function RecentTest({ quiz, performance }: RecentTestProps) {
  const score = quizScore(quiz);
  return (
    <TitledCard title="Recent test">
      <Typography variant="display">{formatPercent(score.percent)}</Typography>
      <PercentBar percent={score.percent} />
      <CountsOf score={score} />
      {performance !== undefined && (
        <>
          <Divider aria-hidden="true" sx={{ mt: 'auto' }} />
          <div>
            <Typography color="textSecondary">
              All quizzes: {formatPercent(overallScore(performance).percent)}
            </Typography>
            <CountsOf score={overallScore(performance)} />
          </div>
        </>
      )}
    </TitledCard>
  );
}

function CountsOf({ score: { correct, incorrect } }: { readonly score: Score }) {
  return (
    <Stack component="p" direction="row" spacing="0 14px" sx={{ margin: 0 }}>
      <Outcome color="success.main">
        <TickIcon size={16} />
        {formatCount(correct)} correct
      </Outcome>
      <Outcome color="error.main">
        <CrossIcon size={16} />
        {formatCount(incorrect)} incorrect
      </Outcome>
    </Stack>
  );
}

interface OutcomeProps {
  readonly color: 'success.main' | 'error.main';
  readonly children: ReactNode;
}

const Outcome = ({ color, children }: OutcomeProps) => (
  <Stack component="span" direction="row" spacing={0.5} sx={{ color, fontVariantNumeric: 'tabular-nums' }}>
    {children}
  </Stack>
);
