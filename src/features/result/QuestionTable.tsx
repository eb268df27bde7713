import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FilterChips } from '@/domain/review/FilterChips';
import { useReview } from '@/domain/review/openReview';
import {
  filtersOf,
  outcomeOf,
  passesAll,
  type ReviewFilter,
  withFilters,
} from '@/domain/review/reviewFilterModel';
import { useReviewedQuestions } from '@/domain/review/useReviewedQuestions';
import { type MissReason, REASON_NAMES } from '@/domain/study/miss-reasons/missReasonModel';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import { formatMinutes } from '@/shared/format/durations';
import { plainText } from '@/shared/format/plainText';
import { CrossIcon, FlagIcon, MinusIcon, TickIcon } from '@/shared/icons/icons';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { Clamp } from '@/shared/ui/table/cells';
import { DataTable } from '@/shared/ui/table/DataTable';
import { actionColumn, type Column, idOf } from '@/shared/ui/table/dataTableModel';
import { excerpt, OUTCOME_NAMES } from './resultModel';

const namesColumn = (
  header: string,
  width: string,
  namesOf: (row: QuestionHistory) => readonly string[],
): Column<QuestionHistory> => ({
  id: header,
  isSpare: true,
  header,
  width,
  cell: (row) => {
    const text = namesOf(row).join(', ');
    return <Clamp title={text}>{text}</Clamp>;
  },
});

/** Keeps 'Step 1' on one line. */
const unbroken = (name: string): string => name.replaceAll(' ', '\u00a0');

/** `filters` are kept in the review; `reasons` by question, no column without one. */
function questionColumns(
  quizId: string,
  filters: readonly ReviewFilter[],
  reasons: ReadonlyMap<string, MissReason>,
): readonly Column<QuestionHistory>[] {
  const why: Column<QuestionHistory> = {
    id: 'why',
    header: 'Why',
    width: '84px',
    cell: ({ questionId }) => {
      const reason = reasons.get(questionId);
      return reason && REASON_NAMES[reason];
    },
  };
  return [
    {
      id: 'status',
      header: 'Status',
      isHeaderHidden: true,
      width: '44px',
      narrow: 'lead',
      cell: (row) => <VerdictIcon history={row} />,
    },
    {
      id: 'number',
      header: '#',
      narrow: 'lead',
      width: '44px',
      align: 'right',
      isRowHeader: true,
      cell: ({ questionNo }) => questionNo,
    },
    {
      id: 'question',
      header: 'Question',
      narrow: 'line',
      cell: ({ questionStem }) => <Clamp>{excerpt(plainText(questionStem))}</Clamp>,
    },
    namesColumn('Discipline', '112px', ({ categories }) => categories.discipline),
    namesColumn('Organ System', '126px', ({ categories }) => categories.organSystem),
    namesColumn('Exam Type', '92px', ({ categories }) => categories.examType.map(unbroken)),
    namesColumn('Topics', '144px', ({ medicalCategoriesMap }) => medicalCategoriesMap.topics),
    namesColumn('Sub Topics', '144px', ({ medicalCategoriesMap }) => medicalCategoriesMap.subtopics),
    {
      id: 'testing',
      header: 'Time Spent Testing',
      width: '86px',
      align: 'right',
      cell: ({ timeSpent }) => formatMinutes(timeSpent),
    },
    {
      id: 'reviewing',
      header: 'Time Spent Reviewing',
      width: '86px',
      align: 'right',
      cell: ({ reviewTimeSpent }) => formatMinutes(reviewTimeSpent),
    },
    ...(reasons.size === 0 ? [] : [why]),
    actionColumn('Review', '92px', (row) => <ReviewButton quizId={quizId} history={row} filters={filters} />),
  ];
}

const SIGNS = {
  correct: <TickIcon size={18} color="success" />,
  incorrect: <CrossIcon size={18} color="error" />,
  unanswered: <MinusIcon size={18} color="disabled" />,
} as const;

/** Result and mark of a question: icon, shape and word. */
function VerdictIcon({ history }: { readonly history: QuestionHistory }) {
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

interface ReviewButtonProps {
  readonly quizId: string;
  readonly history: QuestionHistory;
  readonly filters: readonly ReviewFilter[];
}

/** Opens the review at this question and says whether it was viewed before. */
function ReviewButton({ quizId, history, filters }: ReviewButtonProps) {
  const review = useReview();
  const { questionNo, reviewed } = history;
  const word = reviewed ? 'Reviewed' : 'Review';
  return (
    <Button
      size="small"
      variant={reviewed ? 'text' : 'outlined'}
      aria-label={`${word} question ${questionNo}`}
      aria-busy={review.opening === quizId}
      onClick={() => review.open(quizId, questionNo, filters)}
    >
      {word}
    </Button>
  );
}

interface QuestionTableProps {
  readonly quizId: string;
  readonly histories: readonly QuestionHistory[];
}

/** Each question has a button to its review; the filters are in the URL and are kept in the review. */
export function QuestionTable({ quizId, histories }: QuestionTableProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { questions, offered, unavailable, isRead } = useReviewedQuestions(quizId, histories);
  const chosen = useMemo(
    () => filtersOf(search).filter((filter) => offered.includes(filter) && !unavailable.includes(filter)),
    [search, offered, unavailable],
  );
  const reasons = useMemo(
    () =>
      new Map(
        questions.flatMap(({ history, reason }) =>
          reason === undefined ? [] : [[history.questionId, reason]],
        ),
      ),
    [questions],
  );
  const columns = useMemo(() => questionColumns(quizId, chosen, reasons), [quizId, chosen, reasons]);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = (next: readonly ReviewFilter[]): void =>
    void navigate({ search: withFilters('', next) }, { replace: true });
  const showAll = (): void => {
    show([]);
    // The button disappears together with its message.
    heading.current?.focus();
  };
  const rows = questions.filter((question) => passesAll(chosen, question)).map(({ history }) => history);
  return (
    <section aria-labelledby="result-questions">
      <Typography variant="h2" id="result-questions" ref={heading} tabIndex={-1} sx={{ mb: 1 }}>
        Questions
      </Typography>
      <Box sx={{ mb: 1.5 }}>
        <FilterChips
          questions={questions}
          offered={offered}
          chosen={chosen}
          unavailable={unavailable}
          givesReason={isRead}
          onChange={show}
        />
      </Box>
      {rows.length === 0 ? (
        <StateMessage
          text="No question matches these filters."
          action={<Button onClick={showAll}>Show all</Button>}
        />
      ) : (
        <DataTable name="Questions" columns={columns} rows={rows} rowKey={idOf} minWidth={1080} />
      )}
    </section>
  );
}
