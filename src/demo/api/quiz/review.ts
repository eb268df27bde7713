import { string } from 'yup';
import { type DemoRoute, requireSelf, route } from '@/demo/api/route';
import type { DemoContext } from '@/demo/context/demoContext';
import { demand, found, HttpError } from '@/demo/context/httpError';
import { newId } from '@/demo/context/random';
import { exact, readBody, text, whole } from '@/demo/context/requestBodies';
import type { BlockRecord, CommentRecord, SheetRecord, UserRecord } from '@/demo/database/records';
import { quizOf } from '@/demo/rules/quizzes';
import { addComment, getComments, type QuestionComment } from '@/shared/api/comment';
import { endBlock, type FeedbackBlock, startBlock } from '@/shared/api/feedbackBlock';
import { sendReviewTime } from '@/shared/api/questionHistory';
import { isoTime } from '@/shared/format/isoTime';

const blockForm = exact({ userId: text(), quizId: text() });
const reviewTimeForm = exact({ reviewTime: exact({ reviewTimeSpent: whole(0, 10_000_000) }) });
const commentForm = exact({ comment: text(), parentCommentId: string().strict() });

const toBlock = ({ id, quizId }: BlockRecord): FeedbackBlock => ({ blockId: id, quizId });

/** A comment with its replies, recursively, oldest first. */
const toThread = (record: CommentRecord, all: readonly CommentRecord[]): QuestionComment => ({
  commentId: record.id,
  userId: record.userId,
  comment: record.comment,
  dateCreated: isoTime(record.createdAt),
  replies: all
    .filter(({ parentCommentId }) => parentCommentId === record.id)
    .map((reply) => toThread(reply, all)),
  ...(record.parentCommentId === undefined ? {} : { parentCommentId: record.parentCommentId }),
});

/**
 * The attempt that a review of this question is about: that of the latest open block, or else of the latest
 * submitted quiz with the question.
 */
async function reviewedSheet(
  { database }: DemoContext,
  member: UserRecord,
  questionId: string,
): Promise<SheetRecord> {
  const blocks = await database.byGroup('blocks', member.id);
  const quizzes = await database.byGroup('quizzes', member.id);
  const complete = new Map(
    quizzes.filter(({ status }) => status === 'COMPLETE').map((quiz) => [quiz.id, quiz]),
  );
  const candidates = [
    ...blocks.sort((a, b) => b.startedAt - a.startedAt).map(({ quizId }) => quizId),
    ...[...complete.values()].sort((a, b) => (b.submittedAt ?? 0) - (a.submittedAt ?? 0)).map(({ id }) => id),
  ];
  for (const quizId of candidates) {
    const sheet = complete.has(quizId) ? await database.get('sheets', quizId) : undefined;
    if (sheet?.items.some((item) => item.questionId === questionId)) return sheet;
  }
  throw new HttpError(404, 'Question history not found.');
}

export const reviewRoutes: readonly DemoRoute[] = [
  route(
    startBlock,
    async ({ member, body }, context) => {
      const { userId, quizId } = readBody(blockForm, body);
      requireSelf(member, userId);
      await quizOf(context, member, quizId);
      const block: BlockRecord = {
        id: newId(context.random, 'block'),
        group: member.id,
        quizId,
        startedAt: context.now(),
      };
      await context.database.put('blocks', block);
      return toBlock(block);
    },
    { status: 201 },
  ),

  route(endBlock, async ({ segment, member }, { database, now }) => {
    const kept = await database.get('blocks', segment(0));
    const block = found(kept?.group === member.id ? kept : undefined, 'Block');
    await database.put('blocks', { ...block, endedAt: block.endedAt ?? now() });
    return toBlock(block);
  }),

  route(sendReviewTime, async ({ segment, member, body }, context) => {
    const { reviewTimeSpent } = readBody(reviewTimeForm, body).reviewTime;
    const sheet = await reviewedSheet(context, member, segment(0));
    const items = sheet.items.map((item) =>
      item.questionId === segment(0)
        ? { ...item, reviewed: true, reviewTimeSpent: item.reviewTimeSpent + reviewTimeSpent }
        : item,
    );
    await context.database.put('sheets', { ...sheet, items });
    return { questionId: segment(0), reviewed: true };
  }),

  route(getComments, async ({ segment }, { bank, database }) => {
    const question = found(bank.find(segment(0)), 'Question');
    const comments = await database.byGroup('comments', question.id);
    const inOrder = comments.sort((a, b) => a.createdAt - b.createdAt);
    return inOrder
      .filter(({ parentCommentId }) => parentCommentId === undefined)
      .map((comment) => toThread(comment, inOrder));
  }),

  route(
    addComment,
    async ({ segment, member, body }, { bank, database, now, random }) => {
      const question = found(bank.find(segment(0)), 'Question');
      const { comment, parentCommentId } = readBody(commentForm, body);
      demand(comment.trim() !== '', 'The comment is empty.');
      if (parentCommentId !== undefined) {
        const parent = await database.get('comments', parentCommentId);
        demand(parent?.group === question.id, 'There is no such comment on this question.');
      }
      const record: CommentRecord = {
        id: newId(random, 'comment'),
        group: question.id,
        userId: member.id,
        comment: comment.trim(),
        createdAt: now(),
        ...(parentCommentId === undefined ? {} : { parentCommentId }),
      };
      await database.put('comments', record);
      return toThread(record, []);
    },
    { status: 201 },
  ),
];
