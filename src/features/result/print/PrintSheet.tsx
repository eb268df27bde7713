import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { CATEGORY_OPTIONS, subcategoriesUnder } from '@/domain/question/categoryLabels';
import { outcomeOf } from '@/domain/review/reviewFilterModel';
import {
  correctLine,
  modeLine,
  OUTCOME_NAMES,
  totalSeconds,
  unansweredNote,
} from '@/features/result/resultModel';
import type { QuizOverview } from '@/shared/api/performance';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import type { QuizDetails } from '@/shared/api/quiz';
import { formatDateTime } from '@/shared/format/dates';
import { formatDurationWords, formatMinutes } from '@/shared/format/durations';
import { formatPercent } from '@/shared/format/numbers';

/** Paper is white, and the page around the sheet is not printed. */
const PAPER = (
  <GlobalStyles
    styles={{
      '@media print': {
        'html, body': { background: 'white', colorScheme: 'light' },
        'body > :not([data-part="print-sheet"])': { display: 'none !important' },
      },
    }}
  />
);

const Sheet = styled('article')({
  color: 'black',
  background: 'white',
  font: '10pt/1.4 sans-serif',
  '& :is(h1, h2)': { margin: '0 0 4pt', fontSize: '13pt', breakAfter: 'avoid' },
  '& h1': { fontSize: '16pt' },
  '& p': { margin: '0 0 8pt' },
  '& table': { width: '100%', marginBottom: '12pt', borderCollapse: 'collapse', fontSize: '9pt' },
  '& caption': { paddingBottom: '3pt', fontWeight: 'bold', textAlign: 'start' },
  '& tr': { breakInside: 'avoid' },
  '& :is(th, td)': {
    padding: '2pt 6pt 2pt 0',
    borderBottom: '0.5pt solid gray',
    textAlign: 'start',
    verticalAlign: 'top',
  },
});

interface PrintSheetProps {
  readonly quiz: QuizDetails;
  readonly overview: QuizOverview;
  readonly histories: readonly QuestionHistory[];
}

/** The result on paper: figures and tables, nothing of what the bank says. Outside the page, which is not printed. */
export function PrintSheet({ quiz, overview, histories }: PrintSheetProps) {
  const unanswered = unansweredNote(overview, quiz.questions.length);
  const headings = CATEGORY_OPTIONS.map(({ value, name }) => ({
    name,
    rows: subcategoriesUnder(overview.categoryPerformance, value),
  })).filter(({ rows }) => rows.length > 0);
  return createPortal(
    <Sheet data-part="print-sheet">
      {PAPER}
      <h1>{`Result: ${quiz.name}`}</h1>
      <p>{modeLine(quiz)}</p>
      <table>
        <caption>Overview</caption>
        <tbody>
          <Figure name="Correct" value={formatPercent(overview.correctPercentage)} />
          <Figure name="Incorrect" value={formatPercent(overview.incorrectPercentage)} />
          {unanswered !== undefined && <Figure name="Unanswered" value={unanswered} />}
          <Figure name="Correct out of attempted" value={correctLine(overview)} />
          <Figure name="Total questions" value={String(quiz.questions.length)} />
          <Figure name="Total time" value={formatDurationWords(totalSeconds(overview, histories))} />
          {quiz.quizSubmitDate !== undefined && (
            <Figure name="Completed" value={formatDateTime(quiz.quizSubmitDate)} />
          )}
        </tbody>
      </table>
      {headings.map(({ name, rows }) => (
        <table key={name}>
          <caption>{name}</caption>
          <tbody>
            {rows.map(({ subCategory, percentageCorrect, correctCount, incorrectCount }) => (
              <Figure
                key={subCategory}
                name={subCategory}
                value={`${formatPercent(percentageCorrect)} correct (${correctCount} of ${correctCount + incorrectCount})`}
              />
            ))}
          </tbody>
        </table>
      ))}
      <table>
        <caption>Questions</caption>
        <thead>
          <tr>
            {['#', 'Status', 'Discipline', 'Organ System', 'Topics', 'Testing', 'Reviewing'].map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {histories.map((history) => (
            <tr key={history.id}>
              <th>{history.questionNo}</th>
              <td>{`${OUTCOME_NAMES[outcomeOf(history)]}${history.marked ? ', marked' : ''}`}</td>
              <td>{history.categories.discipline.join(', ')}</td>
              <td>{history.categories.organSystem.join(', ')}</td>
              <td>{history.medicalCategoriesMap.topics.join(', ')}</td>
              <td>{formatMinutes(history.timeSpent)}</td>
              <td>{formatMinutes(history.reviewTimeSpent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>,
    document.body,
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <tr>
      <th>{name}</th>
      <td>{value}</td>
    </tr>
  );
}
