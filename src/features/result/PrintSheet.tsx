import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { CATEGORY_OPTIONS, subcategoriesUnder } from '@/domain/question/categoryLabels';
import { quizTitle } from '@/domain/quiz/quizTitle';
import { outcomeOf } from '@/domain/review/reviewFilterModel';
import { formatDateTime } from '@/shared/format/dates';
import { formatDurationWords, formatMinutes } from '@/shared/format/durations';
import { formatPercent } from '@/shared/format/numbers';
import { FigureTable, Paper } from '@/shared/ui/print/Paper';
import {
  correctLine,
  type FinishedQuiz,
  modeLine,
  OUTCOME_NAMES,
  totalSeconds,
  unansweredNote,
} from './resultModel';

const COLUMNS = [
  { name: '#', width: '5%' },
  { name: 'Status', width: '14%' },
  { name: 'Discipline', width: '17%' },
  { name: 'Organ System', width: '19%' },
  { name: 'Topics', width: '25%' },
  { name: 'Testing', width: '10%' },
  { name: 'Reviewing', width: '10%' },
] as const;

/**
 * The result on paper: figures and tables, no content of the bank. Rendered outside the page, which is not printed, and
 * in the light scheme regardless of the theme.
 */
export function PrintSheet({ quiz, overview, histories }: FinishedQuiz) {
  const headings = CATEGORY_OPTIONS.map(({ value, name }) => ({
    name,
    rows: subcategoriesUnder(overview.categoryPerformance, value),
  })).filter(({ rows }) => rows.length > 0);
  return (
    <Paper>
      <Typography component="h1" variant="h1">
        {`Result: ${quizTitle(quiz.name)}`}
      </Typography>
      <Typography>{modeLine(quiz)}</Typography>
      <FigureTable
        name="Overview"
        figures={[
          ['Correct', formatPercent(overview.correctPercentage)],
          ['Incorrect', formatPercent(overview.incorrectPercentage)],
          ['Unanswered', unansweredNote(overview, quiz.questions.length)],
          ['Correct out of attempted', correctLine(overview)],
          ['Total questions', String(quiz.questions.length)],
          ['Total time', formatDurationWords(totalSeconds(overview, histories))],
          ['Completed', quiz.quizSubmitDate && formatDateTime(quiz.quizSubmitDate)],
        ]}
      />
      {headings.map(({ name, rows }) => (
        <FigureTable
          key={name}
          name={name}
          figures={rows.map(({ subCategory, percentageCorrect, correctCount, incorrectCount }) => [
            subCategory,
            `${formatPercent(percentageCorrect)} correct (${correctCount} of ${correctCount + incorrectCount})`,
          ])}
        />
      ))}
      <Table>
        <caption>Questions</caption>
        <TableHead>
          <TableRow>
            {COLUMNS.map(({ name, width }) => (
              <TableCell key={name} width={width}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {histories.map((history) => (
            <TableRow key={history.id}>
              <TableCell component="th" scope="row">
                {history.questionNo}
              </TableCell>
              <TableCell>{`${OUTCOME_NAMES[outcomeOf(history)]}${history.marked ? ', marked' : ''}`}</TableCell>
              <TableCell>{history.categories.discipline.join(', ')}</TableCell>
              <TableCell>{history.categories.organSystem.join(', ')}</TableCell>
              <TableCell>{history.medicalCategoriesMap.topics.join(', ')}</TableCell>
              <TableCell>{formatMinutes(history.timeSpent)}</TableCell>
              <TableCell>{formatMinutes(history.reviewTimeSpent)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
