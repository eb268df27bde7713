import { styled } from '@mui/material/styles';
import { quizTitle } from '@/domain/quiz/quizTitle';
import type { QuizOverview } from '@/shared/api/performance';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import type { QuizDetails } from '@/shared/api/quiz';
import { formatDateTime } from '@/shared/format/dates';
import { formatDurationWords } from '@/shared/format/durations';
import { formatPercent } from '@/shared/format/numbers';
import { vars } from '@/shared/theme/vars';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { correctLine, countOutcomes, modeLine, totalSeconds, unansweredNote } from './resultModel';

/** px, edge of the chart. */
const CHART = 136;

const noChart = <div style={{ width: CHART, height: CHART }} />;

// Decorative: the text says the same, so nothing is shown where the chunk does not load.
const ScoreChart = lazyPart(async () => (await import('./ScoreChart')).ScoreChart, {
  placeholder: noChart,
  fallback: () => noChart,
});

interface OverviewCardProps {
  readonly quiz: QuizDetails;
  readonly overview: QuizOverview;
  readonly histories: readonly QuestionHistory[];
}

const Card = styled('section')({
  display: 'grid',
  gridTemplateColumns: `${CHART}px minmax(11rem, auto) minmax(0, 1fr)`,
  gap: '12px 28px',
  alignItems: 'center',
  padding: '18px 22px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '& h2': { margin: 0, font: vars.font.h2, overflowWrap: 'anywhere' },
  '@media (max-width: 720px)': {
    gridTemplateColumns: `${CHART}px minmax(0, 1fr)`,
    padding: 14,
    gap: '12px 16px',
    '& > :last-child': { gridColumn: '1 / -1' },
  },
});

const Score = styled('div')({
  display: 'grid',
  gap: 2,
  '& p': { margin: 0 },
  '& strong': { font: vars.font.display, fontVariantNumeric: 'tabular-nums' },
  '& .correct': { color: vars.palette.success.main },
  '& .incorrect': { color: vars.palette.error.main, font: vars.font.body1 },
  '& .unanswered': { color: vars.palette.text.secondary, font: vars.font.caption },
});

const Facts = styled('div')({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  '& p': { margin: '2px 0 0', color: vars.palette.text.secondary },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
    gap: '10px 20px',
    margin: 0,
    paddingTop: 12,
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& dt': { color: vars.palette.text.secondary, font: vars.font.caption },
  '& dd': {
    margin: 0,
    font: vars.font.subtitle2,
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'balance',
  },
});

/** All figures of a finished quiz, and the same as a ring. */
export function OverviewCard({ quiz, overview, histories }: OverviewCardProps) {
  const total = quiz.questions.length;
  const note = unansweredNote(overview, total);
  return (
    <Card aria-label="Overview">
      <ScoreChart counts={countOutcomes(overview, total)} size={CHART} />
      <Score>
        <p className="correct">
          <strong>{formatPercent(overview.correctPercentage)}</strong> correct
        </p>
        <p className="incorrect">{formatPercent(overview.incorrectPercentage)} incorrect</p>
        {note !== undefined && <p className="unanswered">{note}</p>}
      </Score>
      <Facts>
        <div>
          <h2>{quizTitle(quiz.name)}</h2>
          <p>{modeLine(quiz)}</p>
        </div>
        <dl>
          <Fact name="Correct out of attempted" value={correctLine(overview)} />
          <Fact name="Total questions" value={String(total)} />
          <Fact name="Total time" value={formatDurationWords(totalSeconds(overview, histories))} />
          {quiz.quizSubmitDate !== undefined && (
            <Fact name="Completed" value={formatDateTime(quiz.quizSubmitDate)} />
          )}
        </dl>
      </Facts>
    </Card>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
