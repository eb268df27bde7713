/** Contract, section Taking, submitting, reviewing: what is said about a question. */
import { entityFields, field, id, array, optionalDate, optionalId, stringOr } from './decode';
import type { Endpoint } from './endpoint';

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

/** `commentId`, else `id`. Threads may be of any depth: they are read without recursion. Throws `DecodeError`. */
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

/** Contract call `getComments`: a question's threads. */
export const getComments: Endpoint<{ readonly questionId: string }, QuestionComment[]> = {
  id: 'getComments',
  method: 'GET',
  path: '/bank/question/:questionId/comment',
  bearer: 'required',
  request: ({ questionId }) => ({ segments: { questionId } }),
  decode: decodeComments,
};

/** A comment as its author wrote it; who and when, the server knows. */
export interface CommentDraft {
  readonly questionId: string;
  readonly comment: string;
  /** The comment that this one replies to. */
  readonly parentCommentId?: string | undefined;
}

/** Contract call `addComment`: a comment, or a reply to one. */
export const addComment: Endpoint<CommentDraft, QuestionComment> = {
  id: 'addComment',
  method: 'POST',
  path: '/bank/question/:questionId/comment',
  bearer: 'required',
  request: ({ questionId, comment, parentCommentId }) => ({
    segments: { questionId },
    body: { comment, ...(parentCommentId === undefined ? {} : { parentCommentId }) },
  }),
  decode: decodeComment,
};
