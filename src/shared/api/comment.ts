import { optionalDate } from './date';
import { id, optionalId, stringOr } from './decode';
import type { DecodeContext } from './decodeContext';
import { get, post } from './endpoint';
import { aliased, type Decoded, entity } from './entity';
import { bodyIgnored } from './ignored';
import { array, list } from './list';
import { described } from './schema';

const REPLIES = { type: 'array', items: { type: 'object', description: 'a comment' } } as const;

const decodeFlat = entity('QuestionComment', ['commentId', 'id'], {
  commentId: aliased(id, 'commentId', 'id'),
  userId: stringOr,
  comment: stringOr,
  /** ISO 8601, UTC; '' if the wire has none. */
  dateCreated: described(
    optionalDate.schema,
    (value: unknown, context?: DecodeContext) => optionalDate(value, context) ?? '',
  ),
  replies: described(REPLIES, (rows: unknown) => rows),
  parentCommentId: optionalId,
});

export interface QuestionComment extends Omit<Decoded<typeof decodeFlat>, 'replies'> {
  readonly replies: readonly QuestionComment[];
}

/** `commentId`, or else `id`. Threads of any depth are read without recursion. Throws `DecodeError`. */
export const decodeComment = described(
  decodeFlat.schema,
  (body: unknown, context?: DecodeContext): QuestionComment => {
    const { comment, replies, rows } = readOne(body, context);
    const open = [{ replies, rows }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const reply of array(next.rows, readOne, context)) {
        next.replies.push(reply.comment);
        open.push(reply);
      }
    }
    return comment;
  },
);

/** One comment whose `replies` are still to be filled from `rows`. */
function readOne(body: unknown, context?: DecodeContext) {
  const { replies: rows, ...read } = decodeFlat(body, context);
  const replies: QuestionComment[] = [];
  const comment: QuestionComment = { ...read, replies };
  return { comment, replies, rows };
}

export const getComments = get('getComments', '/bank/question/:questionId/comment', list(decodeComment), {
  noneYet: true,
});

/** A comment, or with `parentCommentId` a reply. */
export interface CommentDraft {
  readonly questionId: string;
  readonly comment: string;
  readonly parentCommentId?: string | undefined;
}

export const addComment = post(
  'addComment',
  '/bank/question/:questionId/comment',
  bodyIgnored(decodeComment),
  {
    request: ({ questionId, comment, parentCommentId }: CommentDraft) => ({
      segments: { questionId },
      body: { comment, ...(parentCommentId === undefined ? {} : { parentCommentId }) },
    }),
  },
);
