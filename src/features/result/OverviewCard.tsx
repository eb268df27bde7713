import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { quizTitle } from '@/domain/quiz/quizTitle';
import { prefetchWhenIdle } from '@/shared/browser/whenIdle';
import { formatDateTime } from '@/shared/format/dates';
import { formatDurationWords } from '@/shared/format/durations';
import { formatPercent } from '@/shared/format/numbers';
import { below } from '@/shared/theme/breakpoints';
import { Columns } from '@/shared/ui/layout/Columns';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';
import {
  correctLine,
  countOutcomes,
  type FinishedQuiz,
  modeLine,
  totalSeconds,
  unansweredNote,
} from './resultModel';

/** px, edge of the chart. */
const CHART = 136;

const noChart = <div style={{ width: CHART, height: CHART }} />;

// Decorative: the text says the same, so nothing is shown if the chunk does not load.
const ScoreChart = lazyPart(async () => (await import('./ScoreChart')).ScoreChart, {
  placeholder: noChart,
  fallback: () => noChart,
});

// The exam before fetches this module in idle time, and with it the chart.
prefetchWhenIdle(ScoreChart.prefetch);

const OverviewFrame = styled(Paper)<{ readonly component?: 'section' }>({
  display: 'grid',
  gridTemplateColumns: `${CHART}px minmax(11rem, auto) minmax(0, 1fr)`,
  gap: '12px 28px',
  alignItems: 'center',
  [below('tablet')]: {
    gridTemplateColumns: `${CHART}px minmax(0, 1fr)`,
    padding: 14,
    gap: '12px 16px',
  },
});

const FACTS = { minWidth: 0, [below('tablet')]: { gridColumn: '1 / -1' } };

/** All figures of a finished quiz, also as a ring. */
export function OverviewCard({ quiz, overview, histories }: FinishedQuiz) {
  const total = quiz.questions.length;
  const note = unansweredNote(overview, total);
  return (
    <OverviewFrame component="section" variant="sheet" aria-label="Overview">
      <ScoreChart counts={countOutcomes(overview, total)} size={CHART} />
      <Stack spacing={0.25}>
        <Typography color="success">
          <Typography component="strong" variant="display">
            {formatPercent(overview.correctPercentage)}
          </Typography>{' '}
          correct
        </Typography>
        <Typography color="error">{`${formatPercent(overview.incorrectPercentage)} incorrect`}</Typography>
        {note !== undefined && (
          <Typography variant="caption" color="textSecondary">
            {note}
          </Typography>
        )}
      </Stack>
      <Stack spacing={1.5} sx={FACTS}>
        <div>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {quizTitle(quiz.name)}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.25 }}>
            {modeLine(quiz)}
          </Typography>
        </div>
        <Divider aria-hidden="true" />
        <Columns component="dl" tracks="repeat(auto-fit, minmax(8rem, 1fr))" spacing="10px 20px">
          <Fact name="Correct out of attempted" value={correctLine(overview)} />
          <Fact name="Total questions" value={String(total)} />
          <Fact name="Total time" value={formatDurationWords(totalSeconds(overview, histories))} />
          {quiz.quizSubmitDate !== undefined && (
            <Fact name="Completed" value={formatDateTime(quiz.quizSubmitDate)} />
          )}
        </Columns>
      </Stack>
    </OverviewFrame>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {name}
      </Typography>
      <Typography
        component="dd"
        variant="subtitle2"
        sx={{ fontVariantNumeric: 'tabular-nums', textWrap: 'balance' }}
      >
        {value}
      </Typography>
    </div>
  );
}
