import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { breaksTaken } from '@/domain/exam-day/examDayModel';
import type { ExamDay } from '@/domain/exam-day/examDayRecord';
import { formatMinutes } from '@/shared/format/durations';
import { counted, formatPercent } from '@/shared/format/numbers';
import { paths } from '@/shared/routing/paths';
import { Columns } from '@/shared/ui/layout/Columns';
import { Facts } from '@/shared/ui/layout/Facts';
import { TitledCard } from '@/shared/ui/layout/TitledCard';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { FigureTable } from '@/shared/ui/print/Paper';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { SmallTable } from '@/shared/ui/table/SmallTable';
import { type BlockScore, halfPercents, percentOf } from './dayResultModel';

const DayChart = lazyPart(async () => (await import('./DayChart')).DayChart, {
  placeholder: <SkeletonBlock height={220} />,
});

const percentText = (percent: number | undefined): string =>
  percent === undefined ? '–' : formatPercent(percent);

interface DayFiguresProps {
  readonly day: ExamDay;
  readonly scores: readonly BlockScore[];
}

function figuresOf({ day, scores }: DayFiguresProps): readonly (readonly [name: string, value: string])[] {
  const [first, second] = halfPercents(scores);
  const breaks = breaksTaken(day);
  return [
    ['First half', percentText(first)],
    ['Second half', percentText(second)],
    ['Breaks', `${counted(breaks.count, 'break')}, ${counted(Math.round(breaks.seconds / 60), 'minute')}`],
    ['Blocks', `${day.started.length} of ${day.blocks}`],
  ];
}

export function DayFigures({ day, scores }: DayFiguresProps) {
  return (
    <Columns tracks="minmax(0, 1fr) minmax(240px, 320px)" until={860} spacing={2}>
      <TitledCard title="Score by block">
        <DayChart scores={scores} />
        <BlockTable scores={scores} withLinks />
      </TitledCard>
      <TitledCard title="The whole day" isLow>
        <Facts facts={figuresOf({ day, scores })} />
      </TitledCard>
    </Columns>
  );
}

/** For paper: tables only. */
export function PrintedFigures({ day, scores }: DayFiguresProps) {
  return (
    <>
      <FigureTable name="The whole day" figures={figuresOf({ day, scores })} />
      <BlockTable scores={scores} />
    </>
  );
}

interface BlockTableProps {
  readonly scores: readonly BlockScore[];
  readonly withLinks?: boolean;
}

function BlockTable({ scores, withLinks = false }: BlockTableProps) {
  return (
    <SmallTable
      name="Blocks"
      headers={['Block', 'Score', 'Correct', 'Time', ...(withLinks ? ['Result'] : [])]}
      rows={scores.map((score) => [
        String(score.place),
        percentText(percentOf([score])),
        `${score.correct ?? '–'} of ${score.block.items}`,
        formatMinutes(score.block.secondsUsed),
        ...(withLinks ? [<ResultLink key="result" score={score} />] : []),
      ])}
    />
  );
}

function ResultLink({ score: { place, block } }: { readonly score: BlockScore }) {
  return (
    <MuiLink component={Link} to={paths.result.to({ examId: block.quizId })}>
      {`Result of block ${place}`}
    </MuiLink>
  );
}
