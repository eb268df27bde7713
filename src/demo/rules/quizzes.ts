import type { QuestionBank } from '@/demo/bank/questionBank';
import type { DemoContext } from '@/demo/context/demoContext';
import { found } from '@/demo/context/httpError';
import type { QuizRecord, SheetItem, SheetRecord, UserRecord } from '@/demo/database/records';
import type { QuizDetails } from '@/shared/api/quiz';
import { isoTime } from '@/shared/format/isoTime';

/** The member's own quiz. Throws 404 for another user's. */
export async function quizOf(context: DemoContext, member: UserRecord, quizId: string): Promise<QuizRecord> {
  const quiz = await context.database.get('quizzes', quizId);
  return found(quiz?.group === member.id ? quiz : undefined, 'Quiz');
}

export const sheetOf = async (context: DemoContext, quizId: string): Promise<SheetRecord> =>
  found(await context.database.get('sheets', quizId), 'Quiz');

/** Id of a question's history in a quiz; there is one for every item. */
export const historyIdOf = (quizId: string, item: SheetItem): string => `${quizId}-${item.questionNo}`;

const itemOf = (bank: QuestionBank, { questionId, questionNo, marked }: SheetItem) => ({
  questionId,
  questionNo,
  imageList: bank.find(questionId)?.figures ?? [],
  marked,
});

/** Wire form of a quiz; the answers are left out until the review. */
export const toQuizDetails = (bank: QuestionBank, quiz: QuizRecord, sheet: SheetRecord): QuizDetails => ({
  id: quiz.id,
  name: quiz.name,
  tutorOn: quiz.tutorOn,
  timerOn: quiz.timerOn,
  questions: sheet.items.map((item) => itemOf(bank, item)),
  userId: quiz.group,
  quizStatus: quiz.status,
  ...(quiz.submittedAt === undefined ? {} : { quizSubmitDate: isoTime(quiz.submittedAt) }),
});
