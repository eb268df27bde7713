import { styled } from '@mui/material/styles';
import type { Performance, QuizHistoryRow } from '@/shared/api/performance';
import { formatCount, formatPercent } from '@/shared/format/numbers';
import { CrossIcon, TickIcon } from '@/shared/icons/icons';
import { vars } from '@/shared/theme/vars';
import { Card } from '@/shared/ui/layout/Card';
import { PercentBar } from '@/shared/ui/layout/PercentBar';
import { overallScore, quizScore, type Score } from './performanceModel';

const Counts = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 14px',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 4, fontVariantNumeric: 'tabular-nums' },
  '& .correct': { color: vars.palette.success.main },
  '& .incorrect': { color: vars.palette.error.main },
});

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
    <Card aria-label="Recent test">
      <h2>Recent test</h2>
      <p className="figure">{formatPercent(score.percent)}</p>
      <PercentBar percent={score.percent} />
      <CountsOf score={score} />
      {performance !== undefined && (
        <div className="foot">
          <p className="soft">All quizzes: {formatPercent(overallScore(performance).percent)}</p>
          <CountsOf score={overallScore(performance)} />
        </div>
      )}
    </Card>
  );
}

function CountsOf({ score: { correct, incorrect } }: { readonly score: Score }) {
  return (
    <Counts>
      <span className="correct">
        <TickIcon size={16} />
        {formatCount(correct)} correct
      </span>
      <span className="incorrect">
        <CrossIcon size={16} />
        {formatCount(incorrect)} incorrect
      </span>
    </Counts>
  );
}
