/** Between a sitting and what the device keeps of it. */
import type { QuestionHistory } from '@/shared/api/questionHistory';
import { JOURNAL_VERSION, type JournalItem, type JournalRecord } from '@/shared/storage/journalRecord';
import { type Sitting, type SittingItem, timeLeftAt } from './attemptModel';

/** The record of a sitting. `now` is monotonic, `updatedAt` in milliseconds since 1970. */
export function toJournal(sitting: Sitting, now: number, updatedAt: number): JournalRecord {
  const looking = sitting.seenSince === undefined ? 0 : Math.max(0, now - sitting.seenSince);
  return {
    version: JOURNAL_VERSION,
    userId: sitting.userId,
    quizId: sitting.quizId,
    items: sitting.items.map((item, index) => ({
      questionId: item.questionId,
      answer: item.answer,
      tried: item.tried,
      marked: item.marked,
      strikes: item.struck,
      seconds: (item.seen + (index === sitting.current ? looking : 0)) / 1_000,
    })),
    currentItem: sitting.current + 1,
    secondsLeft: sitting.timerOn ? timeLeftAt(sitting, now) / 1_000 : null,
    phase: sitting.frozen ? 'submitting' : 'sitting',
    updatedAt,
  };
}

/** A fresh sitting with all that the journal knows of it; rows of other questions are left out. */
export function fromJournal(fresh: Sitting, record: JournalRecord): Sitting {
  const rows = new Map(record.items.map((row) => [row.questionId, row]));
  const { secondsLeft } = record;
  return {
    ...fresh,
    items: fresh.items.map((item) => withRow(item, rows.get(item.questionId))),
    current: Math.min(record.currentItem, fresh.items.length) - 1,
    timeLeft: secondsLeft === null ? fresh.timeLeft : Math.min(fresh.timeLeft, secondsLeft * 1_000),
    frozen: record.phase === 'submitting',
  };
}

function withRow(item: SittingItem, row: JournalItem | undefined): SittingItem {
  if (row === undefined) return item;
  const { answer, tried, marked, strikes, seconds } = row;
  // The answer is the last letter tried, whatever a damaged row says.
  const isWhole = answer === '' || tried.at(-1) === answer;
  return {
    ...item,
    answer,
    tried: isWhole ? tried : [...tried, answer],
    marked,
    struck: strikes.filter((letter) => letter !== answer),
    seen: seconds * 1_000,
  };
}

/** The sitting that a review looks at: what the server has of it; the time looked at begins anew. */
export function fromHistories(fresh: Sitting, histories: readonly QuestionHistory[]): Sitting {
  const rows = new Map(histories.map((history) => [history.questionId, history]));
  return {
    ...fresh,
    timerOn: false,
    timeLeft: 0,
    items: fresh.items.map((item) => {
      const history = rows.get(item.questionId);
      if (history === undefined) return item;
      const { answerGiven, marked } = history;
      return { ...item, answer: answerGiven, tried: answerGiven === '' ? [] : [answerGiven], marked };
    }),
  };
}
