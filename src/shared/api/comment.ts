import { array, entityFields, field, id, optionalDate, optionalId, stringOr } from './decode';
import { get, post } from './endpoint';

/** A comment on a question, with the thread of its replies. */
export interface QuestionComment {
  readonly commentId: string;
  readonly userId: string;
  readonly comment: string;
  /** ISO 8601, UTC; '' when the wire does not say. */
  readonly dateCreated: string;
  readonly replies: readonly QuestionComment[];
  readonly parentCommentId?: string | undefined;
}

/** `commentId`, else `id`. Threads of any depth are read without recursion. Throws `DecodeError`. */
export function decodeComment(body: unknown): QuestionComment {
  const { comment, replies, rows } = readOne(body);
  const open = [{ replies, rows }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const reply of array(next.rows, readOne)) {
      next.replies.push(reply.comment);
      open.push(reply);
    }
  }
  return comment;
}

/** Threads that cannot be read are dropped. Throws `DecodeError` when there is no list. */
export const decodeComments = (body: unknown): QuestionComment[] => array(body, decodeComment);

/** One comment whose `replies` are still to be filled from `rows`. */
function readOne(body: unknown): {
  readonly comment: QuestionComment;
  readonly replies: QuestionComment[];
  readonly rows: unknown;
} {
  const fields = entityFields(body, 'QuestionComment', 'commentId', 'id');
  const replies: QuestionComment[] = [];
  const comment = {
    commentId: id(field(fields, 'commentId', 'id')),
    userId: stringOr(fields.get('userId')),
    comment: stringOr(fields.get('comment')),
    dateCreated: optionalDate(fields.get('dateCreated')) ?? '',
    replies,
    parentCommentId: optionalId(fields.get('parentCommentId')),
  };
  return { comment, replies, rows: fields.get('replies') };
}

/** A question's threads. */
export const getComments = get({
  id: 'getComments',
  path: '/bank/question/:questionId/comment',
  decode: decodeComments,
});

/** A comment, or with `parentCommentId` a reply. */
export interface CommentDraft {
  readonly questionId: string;
  readonly comment: string;
  readonly parentCommentId?: string | undefined;
}

export const addComment = post({
  id: 'addComment',
  path: '/bank/question/:questionId/comment',
  request: ({ questionId, comment, parentCommentId }: CommentDraft) => ({
    segments: { questionId },
    body: { comment, ...(parentCommentId === undefined ? {} : { parentCommentId }) },
  }),
  decode: decodeComment,
});
