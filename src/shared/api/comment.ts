import { optionalDate } from './date';
import { id, optionalId, stringOr } from './decode';
import { get, post } from './endpoint';
import { aliased, derived, entity } from './entity';
import { bodyIgnored } from './ignored';
import { array, list } from './list';
import { described } from './schema';

export interface QuestionComment {
  readonly commentId: string;
  readonly userId: string;
  readonly comment: string;
  /** ISO 8601, UTC; '' if the wire has none. */
  readonly dateCreated: string;
  readonly replies: readonly QuestionComment[];
  readonly parentCommentId?: string | undefined;
}

const COMMENT = {
  type: 'object',
  properties: {
    commentId: id.schema,
    userId: stringOr.schema,
    comment: stringOr.schema,
    dateCreated: optionalDate.schema,
    replies: { type: 'array', items: { type: 'object', description: 'a comment' } },
    parentCommentId: optionalId.schema,
  },
  required: ['commentId'],
} as const;

/** `commentId`, or else `id`. Threads of any depth are read without recursion. Throws `DecodeError`. */
export const decodeComment = described(COMMENT, (body: unknown): QuestionComment => {
  const { comment, replies, rows } = readOne(body);
  const open = [{ replies, rows }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const reply of array(next.rows, readOne)) {
      next.replies.push(reply.comment);
      open.push(reply);
    }
  }
  return comment;
});

/** Threads that cannot be read are dropped. Throws `DecodeError` if there is no list. */
export const decodeComments = list(decodeComment);

const decodeFlat = entity('QuestionComment', ['commentId', 'id'], {
  commentId: aliased(id, 'commentId', 'id'),
  userId: stringOr,
  comment: stringOr,
  dateCreated: derived((fields) => optionalDate(fields.get('dateCreated')) ?? ''),
  parentCommentId: optionalId,
  rows: derived((fields) => fields.get('replies')),
});

/** One comment whose `replies` are still to be filled from `rows`. */
function readOne(body: unknown): {
  readonly comment: QuestionComment;
  readonly replies: QuestionComment[];
  readonly rows: unknown;
} {
  const { rows, ...read } = decodeFlat(body);
  const replies: QuestionComment[] = [];
  return { comment: { ...read, replies }, replies, rows };
}

export const getComments = get({
  id: 'getComments',
  path: '/bank/question/:questionId/comment',
  decode: decodeComments,
  noneYet: true,
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
  decode: bodyIgnored(decodeComment),
});
