import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FilterChips } from '@/domain/review/FilterChips';
import { filtersOf, passesAll, type ReviewFilter, withFilters } from '@/domain/review/reviewFilterModel';
import { useReviewedQuestions } from '@/domain/review/useReviewedQuestions';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { DataTable } from '@/shared/ui/table/DataTable';
import { questionColumns } from './questionColumns';

interface QuestionTableProps {
  readonly quizId: string;
  readonly histories: readonly QuestionHistory[];
}

const idOf = ({ id }: QuestionHistory): string => id;

/** Each question has a button to its review; the filters are in the URL and are kept in the review. */
export function QuestionTable({ quizId, histories }: QuestionTableProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { questions, unavailable, isRead } = useReviewedQuestions(quizId, histories);
  const chosen = useMemo(
    () => filtersOf(search).filter((filter) => !unavailable.includes(filter)),
    [search, unavailable],
  );
  const columns = useMemo(() => questionColumns(quizId, chosen), [quizId, chosen]);
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
          chosen={chosen}
          unavailable={unavailable}
          givesReason={isRead}
          onChange={show}
        />
      </Box>
      {rows.length === 0 ? (
        <StateMessage
          tone="empty"
          text="No question matches these filters."
          action={<Button onClick={showAll}>Show all</Button>}
        />
      ) : (
        <DataTable
          name="Questions"
          columns={columns}
          rows={rows}
          rowKey={idOf}
          narrow="cards"
          minWidth={1080}
        />
      )}
    </section>
  );
}
