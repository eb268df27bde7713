import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import { vars } from '@/shared/theme/vars';
import { DataTable } from '@/shared/ui/table/DataTable';
import { questionColumns } from './questionColumns';

interface QuestionTableProps {
  readonly quizId: string;
  readonly histories: readonly QuestionHistory[];
}

const Heading = styled('h2')({ margin: '0 0 8px', font: vars.font.h2 });

const idOf = ({ id }: QuestionHistory): string => id;

/** The quiz's questions, each with a button to its review. */
export function QuestionTable({ quizId, histories }: QuestionTableProps) {
  const columns = useMemo(() => questionColumns(quizId), [quizId]);
  return (
    <section aria-labelledby="result-questions">
      <Heading id="result-questions">Questions</Heading>
      <DataTable
        name="Questions"
        columns={columns}
        rows={histories}
        rowKey={idOf}
        narrow="cards"
        minWidth={1080}
      />
    </section>
  );
}
