import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { useUser } from '@/domain/session/currentUser';
import { useAttempts, useCount } from '@/domain/study/counting/useCount';
import { hasRule, type MissedQuestion } from '@/domain/study/miss-reasons/missReasonModel';
import { useMissedQuestions } from '@/domain/study/miss-reasons/useMissedQuestions';
import { useToday } from '@/domain/study/useToday';
import { Figure } from '@/features/study/insights/FigureCards';
import { countInsights, countsText } from '@/features/study/insights/insightsModel';
import { dueText, questionsText } from '@/features/study/practice/queue/practiceTexts';
import { useAhead } from '@/features/study/practice/queue/useAhead';
import { usePracticeQueue } from '@/features/study/practice/queue/usePracticeQueue';
import { cardSkeleton } from '@/features/study/skeletons';
import { formatDate } from '@/shared/format/dates';
import { formatCount } from '@/shared/format/numbers';
import { paths } from '@/shared/routing/paths';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { TitledCard } from '@/shared/ui/layout/TitledCard';
import { ListTable } from '@/shared/ui/list/ListTable';
import { Paper } from '@/shared/ui/print/Paper';
import { useIsPrinting } from '@/shared/ui/print/useIsPrinting';
import { DeviceContent } from '@/shared/ui/states/DeviceContent';
import { CellNote } from '@/shared/ui/table/cells';
import type { Column } from '@/shared/ui/table/dataTableModel';
import { type AheadRound, resumes, startRound } from './aheadModel';
import { aheadRounds } from './aheadRecord';
import { countRecovered, strongestOf } from './lastLookModel';
import { StartLink } from './RoundView';

/** /study/last-look: before the exam, what is nearly remembered, the rules, and what is known. Nothing new. */
export function LastLookScreen() {
  const { id: userId } = useUser();
  return (
    <DeviceContent>
      <LastLook key={userId} />
    </DeviceContent>
  );
}

function LastLook() {
  const missed = useMissedQuestions();
  const rules = useMemo(
    () => missed && [...missed.values()].filter(hasRule).sort((a, b) => b.ruleAt - a.ruleAt),
    [missed],
  );
  const isPrinting = useIsPrinting();
  if (isPrinting && rules !== undefined) return <RulesSheet rules={rules} />;
  return (
    <>
      <PageHead title="Last look">
        <Button component={Link} to={paths.study.to()}>
          Back to Study
        </Button>
      </PageHead>
      <Stack spacing={1.5}>
        <Known />
        <TitledCard title="My rules" isLow>
          {rules !== undefined && <Rules rules={rules} />}
        </TitledCard>
      </Stack>
    </>
  );
}

/** What is nearly there, and what is known: both are counted from the queue. */
function Known() {
  const today = useToday();
  const attempts = useAttempts();
  const { entries, records, queue } = usePracticeQueue(attempts, today);
  const ahead = useAhead(entries, records, today);
  const insights = useCount(
    useMemo(() => (attempts === undefined ? undefined : countInsights(attempts)), [attempts]),
  );
  const round = useDeviceRecord(aheadRounds, '').data;
  const recovered = useMemo(
    () => (entries === undefined || records === undefined ? 0 : countRecovered(entries, records)),
    [entries, records],
  );
  if (ahead === undefined || queue === undefined || insights === undefined)
    return (
      <>
        {cardSkeleton}
        {cardSkeleton}
      </>
    );
  const strongest = strongestOf(insights.coverage);
  return (
    <>
      <NearlyThere ahead={ahead} due={queue.due.length} round={round} today={today} />
      <TitledCard title="What you know" isLow>
        <Figure value={formatCount(recovered)}>
          {`${recovered === 1 ? 'question' : 'questions'} once missed, and since then graded ‘Good’ or ‘Easy’`}
        </Figure>
        {strongest.length > 0 && (
          <>
            <Typography variant="h3">Your strongest categories</Typography>
            <Stack component="ul" spacing={0.5}>
              {strongest.map((row) => (
                <li key={row.name}>{`${row.name}: ${countsText(row)} answers right`}</li>
              ))}
            </Stack>
          </>
        )}
      </TitledCard>
    </>
  );
}

interface NearlyThereProps {
  readonly ahead: readonly string[];
  readonly due: number;
  /** The latest one. */
  readonly round: AheadRound | undefined;
  readonly today: string;
}

function NearlyThere({ ahead, due, round, today }: NearlyThereProps) {
  const begun = round !== undefined && resumes(round, today, undefined) ? round : undefined;
  const size =
    begun?.questionIds.length ??
    startRound(ahead, { before: round?.day === today ? round : undefined, day: today, reason: undefined })
      .questionIds.length;
  return (
    <TitledCard title="Nearly there" isLow>
      <Stack direction="row" spacing="8px 16px" sx={{ justifyContent: 'space-between' }}>
        {size > 0 ? (
          <span>{`${questionsText(size)}, no due date changes`}</span>
        ) : (
          <span>
            {due === 0 ? 'Nothing to look at' : `${dueText(due)} today, and nothing else to look at`}
          </span>
        )}
        {(size > 0 || due > 0) && (
          <StartLink to={size > 0 ? paths.practiceAhead.to() : paths.practice.to()} />
        )}
      </Stack>
    </TitledCard>
  );
}

const topicOf = ({ labels }: MissedQuestion): string =>
  [...new Set([...labels.topics, ...labels.subtopics])].join(', ');

const wordsOf = (missed: MissedQuestion): string =>
  [missed.rule, topicOf(missed), missed.questionId].join(' ');
const idOf = ({ questionId }: MissedQuestion): string => questionId;

const ruleColumns: readonly Column<MissedQuestion>[] = [
  {
    id: 'rule',
    header: 'RULE',
    isRowHeader: true,
    narrow: 'line',
    cell: ({ rule }) => <bdi>{rule}</bdi>,
  },
  {
    id: 'topics',
    header: 'TOPICS',
    width: '34%',
    narrow: 'line',
    cell: (missed) => (
      <>
        <div>{topicOf(missed)}</div>
        <CellNote translate="no">{`ID ${missed.questionId}`}</CellNote>
      </>
    ),
  },
  {
    id: 'written',
    header: 'WRITTEN',
    width: '124px',
    align: 'right',
    firstDirection: 'desc',
    sortBy: ({ ruleAt }) => ruleAt,
    cell: ({ ruleAt }) => formatDate(ruleAt),
  },
];

const DEFAULTS = { sizes: [10, 25, 50], size: 10, sort: { by: 'written', direction: 'desc' } } as const;

function Rules({ rules }: { readonly rules: readonly MissedQuestion[] }) {
  const button = useRef<HTMLButtonElement>(null);
  if (rules.length === 0) {
    return (
      <Typography color="textSecondary">
        No rules yet. Write one in the review of a quiz, below a missed question.
      </Typography>
    );
  }
  const print = (): void => {
    window.print();
    // The page was unmounted in the meantime: its button is a new one.
    button.current?.focus();
  };
  return (
    <ListTable
      name="My rules"
      columns={ruleColumns}
      rows={rules}
      rowKey={idOf}
      wordsOf={wordsOf}
      searchLabel="Search rules"
      defaults={DEFAULTS}
      empty="No rule found"
      tools={
        <Button ref={button} sx={{ marginInlineStart: 'auto' }} onClick={print}>
          Print my rules
        </Button>
      }
    />
  );
}

/** Every rule on paper, regardless of the search; no content of the bank. */
function RulesSheet({ rules }: { readonly rules: readonly MissedQuestion[] }) {
  return (
    <Paper>
      <Typography component="h1" variant="h1">
        My rules
      </Typography>
      <Table>
        <TableHead>
          <TableRow>
            {['Rule', 'Topic', 'Question ID'].map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rules.map((missed) => (
            <TableRow key={missed.questionId}>
              <TableCell component="th" scope="row">
                <bdi>{missed.rule}</bdi>
              </TableCell>
              <TableCell>{topicOf(missed)}</TableCell>
              <TableCell>{missed.questionId}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
