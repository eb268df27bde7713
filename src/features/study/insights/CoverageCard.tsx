import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import type { SagaIterator } from 'redux-saga';
import { PracticeLink } from '@/domain/performance/PracticeLink';
import { CATEGORY_LABELS } from '@/domain/question/categoryLabels';
import { loadCategories, loadQuestionCount } from '@/domain/quiz/calls';
import { CATEGORY_KEYS } from '@/shared/api/category';
import type { QuestionOptions } from '@/shared/api/quiz';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { useRemote } from '@/shared/remote/useRemote';
import { all } from '@/shared/store/effects';
import { panelOf, PanelTabs } from '@/shared/ui/layout/PanelTabs';
import { PercentBar } from '@/shared/ui/layout/PercentBar';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { DataTable } from '@/shared/ui/table/DataTable';
import { actionColumn, type Column } from '@/shared/ui/table/dataTableModel';
import { CARDS } from '@/shared/ui/table/TableFrame';
import {
  type AvailableQuestions,
  countsText,
  type CoverageRow,
  type CoveredHeading,
  coveredText,
  type Insights,
  percentOf,
  percentText,
  withAvailable,
} from './insightsModel';

interface AvailableQuery {
  readonly userId: string;
  readonly heading: CoveredHeading;
}

/** Categories counted at the same time. */
const COUNTED_AT_ONCE = 4;

/**
 * What 'All' of Create Quiz selects: with `marked`, a backend may count only the marked ones, or leave out the rest.
 */
const ALL: QuestionOptions = { unused: true, correct: true, incorrect: true, marked: false };

/** How many questions the bank has in each category under a heading: one count per category. */
const loadAvailable = createRemoteCall<AvailableQuery, readonly AvailableQuestions[]>({
  name: 'study/available',
  concurrency: 'latest',
  key: ({ heading }) => heading,
  *send({ userId, heading }) {
    const bank = yield* loadCategories.run();
    function* count(name: string): SagaIterator<AvailableQuestions> {
      const scope = { categoryMap: { ...bank, [heading]: [name] } };
      const { questionCount } = yield* loadQuestionCount.run({ userId, questionOptions: ALL, scope });
      return { name, available: questionCount };
    }
    const counted: AvailableQuestions[] = [];
    for (let start = 0; start < bank[heading].length; start += COUNTED_AT_ONCE) {
      counted.push(...(yield* all(bank[heading].slice(start, start + COUNTED_AT_ONCE).map(count))));
    }
    return counted;
  },
});

/** When rows are shown as cards, the figure is shown without its bar. */
const CoverageBar = styled('div')({
  marginTop: 2,
  [`@container (max-width: ${CARDS.few}px)`]: { display: 'none' },
});

const columnsUnder = (heading: CoveredHeading): readonly Column<CoverageRow>[] => [
  {
    id: 'name',
    header: CATEGORY_LABELS[heading].toUpperCase(),
    isRowHeader: true,
    narrow: 'lead',
    cell: ({ name }) => name,
  },
  {
    id: 'answered',
    header: 'ANSWERED',
    width: '16%',
    align: 'right',
    cell: coveredText,
  },
  { id: 'right', header: 'RIGHT', width: '16%', align: 'right', cell: countsText },
  {
    id: 'share',
    header: 'SHARE',
    width: '20%',
    align: 'right',
    cell: (row) => {
      const percent = percentOf(row);
      return (
        <>
          <span>{percentText(row)}</span>
          {percent !== undefined && (
            <CoverageBar>
              <PercentBar percent={percent} />
            </CoverageBar>
          )}
        </>
      );
    },
  },
  actionColumn('Practice', '112px', ({ name }) => <PracticeLink heading={heading} name={name} />),
];

const coverageColumns = new Map(CATEGORY_KEYS.map((heading) => [heading, columnsUnder(heading)]));

const HEADINGS = CATEGORY_KEYS.map((value) => ({ value, name: CATEGORY_LABELS[value] }));

const nameOf = ({ name }: CoverageRow): string => name;

interface CoverageCardProps extends Pick<Insights, 'coverage'> {
  readonly userId: string;
}

/** How many questions of each category were answered, and how well; the weakest first. */
export function CoverageCard({ coverage, userId }: CoverageCardProps) {
  const [heading, setHeading] = useState<CoveredHeading>('organSystem');
  const titleId = useId();
  const id = useId();
  const bank = useRemote(loadAvailable, { userId, heading });
  const rows = useMemo(
    () => withAvailable(coverage[heading], bank.data ?? []),
    [coverage, heading, bank.data],
  );
  return (
    <section aria-labelledby={titleId}>
      <Stack direction="row" spacing="0 16px" sx={{ justifyContent: 'space-between', margin: '8px 0 10px' }}>
        <Typography variant="h2" id={titleId}>
          Coverage
        </Typography>
        <PanelTabs id={id} label="Coverage by" tabs={HEADINGS} value={heading} onChange={setHeading} />
      </Stack>
      <div {...panelOf(id, heading)}>
        {rows.length === 0 ? (
          <StateMessage text="No data found" />
        ) : (
          <DataTable
            key={heading}
            name={`Coverage by ${CATEGORY_LABELS[heading]}`}
            columns={coverageColumns.get(heading) ?? []}
            rows={rows}
            rowKey={nameOf}
          />
        )}
      </div>
      <Typography variant="note" sx={{ mt: 1 }}>
        ‘Answered’ counts each question once, ‘Right’ every answer.
      </Typography>
      {bank.state.status === 'error' && (
        <Typography variant="note" role="alert" sx={{ mt: 1 }}>
          How many questions the bank has in each category could not be loaded.{' '}
          <TryAgain size="small" onClick={bank.retry} />
        </Typography>
      )}
    </section>
  );
}
