import type { QuizHistoryRow } from '@/shared/api/performance';
import { type CsvColumn, toCsv } from '@/shared/browser/csv';

/** The categories from which a quiz was drawn, otherwise its topics. */
export function categoryText({ category, medicalCategorizationMap }: QuizHistoryRow): string {
  const { discipline, organSystem, examType } = category;
  const { topics, subtopics } = medicalCategorizationMap;
  const categories = [...discipline, ...organSystem, ...examType];
  // A quiz by category also lists its questions' topics, which would only repeat it.
  return (categories.length > 0 ? categories : [...topics, ...subtopics]).join(', ');
}

/** 'Timer ON', and for tutors also 'Tutor OFF'. */
export function modeLabel(
  { timerOn, tutorOn }: Pick<QuizHistoryRow, 'timerOn' | 'tutorOn'>,
  isTutor: boolean,
): string {
  const timer = `Timer ${onOff(timerOn)}`;
  return isTutor ? `${timer} · Tutor ${onOff(tutorOn)}` : timer;
}

const onOff = (on: boolean): string => (on ? 'ON' : 'OFF');

const CSV: readonly CsvColumn<QuizHistoryRow>[] = [
  ['Score (%)', (row) => row.percentageCorrect],
  ['Name', (row) => row.title],
  ['Categories', categoryText],
  ['Questions', (row) => row.total],
  ['Timer', (row) => onOff(row.timerOn)],
  ['Date submitted (UTC)', (row) => row.complete],
];
const TUTOR_CSV: typeof CSV = [...CSV, ['Tutor', (row) => onOff(row.tutorOn)]];

/** In the given order; dates as on the wire, so that spreadsheets can sort them. */
export const historyCsv = (rows: readonly QuizHistoryRow[], isTutor: boolean): string =>
  toCsv(isTutor ? TUTOR_CSV : CSV, rows);
