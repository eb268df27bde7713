/** Contract, section Taking, submitting, reviewing: what is said about a question. */
import { DecodeError, entityFields, field, id, list, optionalDate, optionalId, textOr } from './decode';
import type { Endpoint } from './endpoint';

export interface QuestionComment {
  readonly commentId: string;
  readonly userId: string;
  readonly comment: string;
  /** ISO 8601, UTC; '' when the wire does not say. */
  readonly dateCreated: string;
  readonly replies: readonly QuestionComment[];
  readonly parentCommentId?: string | undefined;
}

/** Replies deeper than this are dropped, so that no answer can exhaust the stack. */
const DEEPEST_REPLY = 20;

/** `commentId`, else `id`. Throws `DecodeError`. */
export const decodeComment = (body: unknown): QuestionComment => readComment(body, 0);

export const decodeComments = (body: unknown): QuestionComment[] => list(body, decodeComment);

function readComment(body: unknown, depth: number): QuestionComment {
  if (depth > DEEPEST_REPLY) throw new DecodeError('QuestionComment: nested too deep');
  const fields = entityFields(body, 'QuestionComment', 'commentId', 'id');
  return {
    commentId: id(field(fields, 'commentId', 'id')),
    userId: textOr(fields.get('userId')),
    comment: textOr(fields.get('comment')),
    dateCreated: optionalDate(fields.get('dateCreated')) ?? '',
    replies: list(fields.get('replies'), (reply) => readComment(reply, depth + 1)),
    parentCommentId: optionalId(fields.get('parentCommentId')),
  };
}

export const getComments: Endpoint<{ readonly questionId: string }, QuestionComment[]> = {
  id: 'getComments',
  method: 'GET',
  path: '/bank/question/:questionId/comment',
  bearer: 'required',
  request: ({ questionId }) => ({ segments: { questionId } }),
  decode: decodeComments,
};

export interface CommentDraft {
  readonly questionId: string;
  readonly comment: string;
  /** The comment that this one replies to. */
  readonly parentCommentId?: string | undefined;
}

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
