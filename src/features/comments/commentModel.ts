import { object, string } from 'yup';
import type { QuestionComment } from '@/shared/api/comment';
import type { CommentText } from './commentDraftRecord';

export interface ThreadRow {
  readonly commentId: string;
  readonly userId: string;
  readonly comment: string;
  /** ISO 8601, UTC; '' when unknown. */
  readonly dateCreated: string;
  /** 0 for the root of a thread. */
  readonly depth: number;
}

interface Node {
  readonly comment: QuestionComment;
  /** The comment replied to, if it exists. */
  readonly parent: string | undefined;
}

/**
 * All comments as rows, each followed by its replies, newest first at every depth. Traversed without recursion; replies
 * may be nested or name their parent in a flat list; every comment appears exactly once.
 */
export function threadRows(comments: readonly QuestionComment[]): readonly ThreadRow[] {
  const nodes = collect(comments);
  const repliesTo = new Map<string | undefined, QuestionComment[]>();
  for (const { comment, parent } of nodes.values()) {
    const parentId = parent !== undefined && nodes.has(parent) ? parent : undefined;
    const siblings = repliesTo.get(parentId);
    if (siblings === undefined) repliesTo.set(parentId, [comment]);
    else siblings.push(comment);
  }

  const rows = new Map<string, ThreadRow>();
  function walk(roots: readonly QuestionComment[]): void {
    const stack = roots.map((comment) => ({ comment, depth: 0 }));
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      const { comment, depth } = next;
      if (rows.has(comment.commentId)) continue;
      rows.set(comment.commentId, rowOf(comment, depth));
      const replies = oldestFirst(repliesTo.get(comment.commentId) ?? []);
      stack.push(...replies.map((reply) => ({ comment: reply, depth: depth + 1 })));
    }
  }
  walk(oldestFirst(repliesTo.get(undefined) ?? []));
  // Comments that name each other as parent have no root: they are shown as roots.
  for (const { comment } of nodes.values()) walk([comment]);
  return [...rows.values()];
}

function collect(comments: readonly QuestionComment[]): ReadonlyMap<string, Node> {
  const nodes = new Map<string, Node>();
  const stack: Node[] = comments.map((comment) => ({ comment, parent: comment.parentCommentId }));
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { comment } = next;
    if (nodes.has(comment.commentId)) continue;
    nodes.set(comment.commentId, next);
    stack.push(...comment.replies.map((reply) => ({ comment: reply, parent: comment.commentId })));
  }
  return nodes;
}

/** The end of the stack is traversed first. A comment without a date counts as the oldest. */
const oldestFirst = (comments: readonly QuestionComment[]): readonly QuestionComment[] =>
  [...comments].sort((a, b) =>
    a.dateCreated === b.dateCreated ? 0 : a.dateCreated < b.dateCreated ? -1 : 1,
  );

const rowOf = ({ commentId, userId, comment, dateCreated }: QuestionComment, depth: number): ThreadRow => ({
  commentId,
  userId,
  comment,
  dateCreated,
  depth,
});

/**
 * Names of the authors by id: 'You', otherwise the known name, otherwise a number in order of appearance, which does
 * not change when another name becomes known.
 */
export function authorNames(
  rows: readonly ThreadRow[],
  ownId: string,
  known: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>([[ownId, 'You']]);
  for (const { userId } of rows) {
    if (names.has(userId)) continue;
    const name = known.get(userId)?.trim() ?? '';
    names.set(userId, name === '' ? `Reviewer ${names.size}` : name);
  }
  return names;
}

export const EMPTY_COMMENT: CommentText = { text: '', replyTo: undefined };

export const commentRules = object({ text: string().trim().required(), replyTo: string() });
