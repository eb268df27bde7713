import { type AttemptedItem, type AttemptRecord, mergeAttempts } from '@/domain/attempt/attemptRecord';
import { quizSeconds } from '@/domain/attempt/extraTime';
import { letterGiven } from '@/shared/api/answerLetter';
import type { Question } from '@/shared/api/question';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import { type Attempt, type AttemptItem, suspended, toStoredAttempt } from './attemptModel';

/** Ignores rows of other questions. What the timer started with is the record's, whatever the settings are now. */
export function attemptFromStored(fresh: Attempt, record: AttemptRecord): Attempt {
  const rows = new Map(record.items.map((row) => [row.questionId, row]));
  const { secondsLeft, extraTime } = record;
  const isSame = fresh.extraTime === extraTime;
  const secondsGiven = (isSame ? fresh.secondsGiven : undefined) ?? record.secondsGiven;
  const given = secondsGiven ?? quizSeconds(fresh.items.length, extraTime);
  const most = isSame || !fresh.timerOn ? fresh.timeLeftMs : given * 1_000;
  return {
    ...fresh,
    items: fresh.items.map((item) => withRow(item, rows.get(item.questionId))),
    current: Math.min(record.currentItem, fresh.items.length) - 1,
    secondsGiven,
    extraTime,
    timeLeftMs: secondsLeft === null ? most : Math.min(most, secondsLeft * 1_000),
    ended: record.phase === 'submitting',
  };
}

/** Adds to the attempt on screen what an earlier page has written and could not be read when the attempt began. */
export function withEarlier(attempt: Attempt, earlier: AttemptRecord, now: number): Attempt {
  const settled = suspended(attempt, now);
  const merged = mergeAttempts(earlier, toStoredAttempt(settled, now, earlier.updatedAt));
  return {
    ...attemptFromStored(settled, merged),
    current: attempt.current,
    clockStartedAt: attempt.clockStartedAt === undefined ? undefined : now,
    visibleSince: attempt.visibleSince === undefined ? undefined : now,
  };
}

function withRow(item: AttemptItem, row: AttemptedItem | undefined): AttemptItem {
  if (row === undefined) return item;
  const { answer, attemptedLetters: letters, attemptedAtMs, struckLetters, confidence } = row;
  // The answer is the last letter attempted, regardless of what a damaged row says.
  const isWhole = answer === '' || letters.at(-1) === answer;
  const times = attemptedAtMs.length === letters.length ? attemptedAtMs : letters.map(() => -1);
  return {
    ...item,
    ...row,
    confidence: answer === '' ? undefined : confidence,
    attemptedAtMs: isWhole ? times : [...times, -1],
    attemptedLetters: isWhole ? letters : [...letters, answer],
    struckLetters: struckLetters.filter((letter) => letter !== answer),
  };
}

/** The attempt shown in review, from the server's histories; time on screen starts at 0. */
export function attemptFromHistories(
  fresh: Attempt,
  histories: readonly QuestionHistory[],
  questions: readonly (Question | undefined)[],
): Attempt {
  const rows = new Map(histories.map((history) => [history.questionId, history]));
  return {
    ...fresh,
    timerOn: false,
    timeLeftMs: 0,
    items: fresh.items.map((item, index) => {
      const history = rows.get(item.questionId);
      if (history === undefined) return item;
      const option = questions[index]?.option;
      const answer =
        option === undefined
          ? history.answerGiven
          : letterGiven(history.answerGiven, option.optionList, option.countsFromOne ? 1 : 0);
      return {
        ...item,
        answer,
        attemptedLetters: answer === '' ? [] : [answer],
        attemptedAtMs: answer === '' ? [] : [-1],
        marked: history.marked,
      };
    }),
  };
}
