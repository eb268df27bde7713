import { array } from 'yup';
import type { QuestionBank } from '@/demo/bank/questionBank';
import { demand } from '@/demo/context/httpError';
import { anyText, exact, flag, readBody, text, texts, whole } from '@/demo/context/requestBodies';
import type { QuizRecord, SheetRecord } from '@/demo/database/records';
import { SECONDS_PER_QUESTION } from '@/shared/api/quiz';
import type { QuizSubmission } from '@/shared/api/submission';
import { letterOf } from '@/shared/format/letters';

const MAX_DURATION = 10_000_000;

const submissionForm = exact({
  questionHistories: array()
    .strict()
    .of(
      exact({
        questionId: text(),
        answerGiven: anyText(),
        marked: flag(),
        timeSpent: whole(0, MAX_DURATION),
        answersAttempted: texts(),
        questionNo: whole(1, 1_000),
      }),
    )
    .required(),
  quizHistory: exact({
    quizId: text(),
    userId: text(),
    questionAttemptCount: whole(0, 1_000),
    quizSubmitDate: text(),
    quizDuration: whole(0, MAX_DURATION),
  }),
});

const ISO_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

/** Milliseconds of an ISO 8601 UTC date. Throws 400 for any other form. */
export function momentOf(date: string): number {
  const moment = Date.parse(date);
  demand(ISO_UTC.test(date) && !Number.isNaN(moment), 'A date is ISO 8601 in UTC.');
  return moment;
}

/** The submission of a quiz in progress. Throws 400 if it does not fit the quiz. */
export function checkSubmission(
  bank: QuestionBank,
  quiz: QuizRecord,
  sheet: SheetRecord,
  body: unknown,
): QuizSubmission {
  const submission = readBody(submissionForm, body);
  const { questionHistories: answers, quizHistory } = submission;
  demand(quizHistory.quizId === quiz.id && quizHistory.userId === quiz.group, 'This is another quiz.');
  momentOf(quizHistory.quizSubmitDate);

  const asked = sheet.items.map(({ questionId, questionNo }) => `${questionNo} ${questionId}`);
  const answered = answers.map(({ questionId, questionNo }) => `${questionNo} ${questionId}`);
  demand(
    asked.length === answered.length && asked.every((item, index) => item === answered[index]),
    'Every question of the quiz is needed once, in order.',
  );

  for (const { questionId, questionNo, answerGiven, answersAttempted } of answers) {
    const letters = (bank.find(questionId)?.options ?? []).map((_option, index) => letterOf(index));
    const given = answerGiven === '' ? [] : [answerGiven];
    demand(
      [...given, ...answersAttempted].every((letter) => letters.includes(letter)),
      `Question ${questionNo} has no such option.`,
    );
    demand(
      answerGiven === '' || answersAttempted.at(-1) === answerGiven,
      `Question ${questionNo}: the answer given is the last of the letters chosen.`,
    );
  }

  const count = answers.filter(({ answerGiven }) => answerGiven !== '').length;
  demand(quizHistory.questionAttemptCount === count, 'questionAttemptCount is the number of answers given.');
  const longest = quiz.timerOn ? SECONDS_PER_QUESTION * answers.length : 0;
  demand(quizHistory.quizDuration <= longest, 'quizDuration is longer than the quiz can last.');
  return submission;
}
