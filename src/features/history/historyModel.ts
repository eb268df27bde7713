import type { QuizHistoryRow } from '@/shared/api/performance';
import { toCsv } from '@/shared/browser/csv';

/** The categories a quiz was drawn from, else its topics. */
export function categoryWords({ category, medicalCategorizationMap }: QuizHistoryRow): string {
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

/** The history as CSV, in the given order; dates as on the wire, so that spreadsheets can sort them. */
export function historyCsv(rows: readonly QuizHistoryRow[], isTutor: boolean): string {
  const header = ['Score (%)', 'Name', 'Categories', 'Questions', 'Timer', 'Date submitted (UTC)'];
  return toCsv(
    isTutor ? [...header, 'Tutor'] : header,
    rows.map((row) => {
      const cells = [
        row.percentageCorrect,
        row.title,
        categoryWords(row),
        row.total,
        onOff(row.timerOn),
        row.complete ?? '',
      ];
      return isTutor ? [...cells, onOff(row.tutorOn)] : cells;
    }),
  );
}
