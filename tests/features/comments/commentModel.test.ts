import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentDrafts } from '@/features/comments/commentDraftRecord';
import { authorNames, commentRules, threadRows } from '@/features/comments/commentModel';
import { decodeComment, type QuestionComment } from '@/shared/api/comment';

const decode = (value: unknown) => commentDrafts.decode(value, { userId: 'u1', recordId: 'comment/q1' });

const comment = (commentId: string, more: Partial<QuestionComment> = {}): QuestionComment => ({
  commentId,
  userId: 'someone',
  comment: `Text of ${commentId}`,
  dateCreated: '',
  replies: [],
  ...more,
});

const idsOf = (comments: readonly QuestionComment[]): string[] =>
  threadRows(comments).map(({ commentId, depth }) => `${commentId}:${depth}`);

describe('the threads of a question', () => {
  it('shows the newest first, at every depth', () => {
    const threads = [
      comment('old', { dateCreated: '2026-01-01T00:00:00.000Z' }),
      comment('new', {
        dateCreated: '2026-02-01T00:00:00.000Z',
        replies: [
          comment('first', { dateCreated: '2026-02-02T00:00:00.000Z' }),
          comment('second', { dateCreated: '2026-02-03T00:00:00.000Z' }),
        ],
      }),
      comment('undated'),
    ];
    expect(idsOf(threads)).toEqual(['new:0', 'second:1', 'first:1', 'old:0', 'undated:0']);
  });

  it('finds replies that name their parent in a flat list, and keeps those whose parent is gone', () => {
    const flat = [
      comment('reply', { parentCommentId: 'opening' }),
      comment('opening'),
      comment('orphan', { parentCommentId: 'gone' }),
    ];
    expect(idsOf(flat).sort()).toEqual(['opening:0', 'orphan:0', 'reply:1']);
  });

  it('shows comments that name each other as parents', () => {
    const ring = [comment('a', { parentCommentId: 'b' }), comment('b', { parentCommentId: 'a' })];
    expect(idsOf(ring)).toHaveLength(2);
  });

  it('reads and shows a thread of 5,000 replies to replies', () => {
    const depth = 5_000;
    let wire: unknown = { commentId: '0', replies: [] };
    for (let level = 1; level < depth; level += 1) wire = { commentId: String(level), replies: [wire] };
    const rows = threadRows([decodeComment(wire)]);
    expect(rows).toHaveLength(depth);
    expect(rows.at(-1)).toMatchObject({ commentId: '0', depth: depth - 1 });
  });

  it('shows every comment exactly once, each reply right below what it answers', () => {
    const parentsOfComments = fc.array(fc.nat({ max: 30 }), { maxLength: 40 });
    fc.assert(
      fc.property(parentsOfComments, (parents) => {
        const flat = parents.map((parent, index) =>
          comment(`c${index}`, index > 0 ? { parentCommentId: `c${parent % index}` } : {}),
        );
        const rows = threadRows(flat);
        expect(new Set(rows.map(({ commentId }) => commentId)).size).toBe(flat.length);
        expect(rows).toHaveLength(flat.length);
        rows.forEach(({ depth }, index) => {
          expect(depth).toBeLessThanOrEqual((rows[index - 1]?.depth ?? -1) + 1);
        });
      }),
    );
  });
});

describe('a comment', () => {
  it('names the author of a comment: You, the author’s name, or a numbered reviewer', () => {
    const rows = threadRows([
      comment('a', { userId: 'me' }),
      comment('b', { userId: 'x' }),
      comment('c', { userId: 'y' }),
    ]);
    const known = new Map([
      ['me', 'Mia'],
      ['y', 'Yara Tutor'],
      ['x', ' '],
    ]);
    expect(Object.fromEntries(authorNames(rows, 'me', known))).toEqual({
      me: 'You',
      x: 'Reviewer 1',
      y: 'Yara Tutor',
    });
  });

  it('sends a comment once it has text', () => {
    expect(commentRules.isValidSync({ text: ' \n', replyTo: undefined })).toBe(false);
    expect(commentRules.isValidSync({ text: 'x', replyTo: undefined })).toBe(true);
  });

  it('reads a comment back from the device, or refuses it whole', () => {
    expect(decode({ text: 'Half a th', replyTo: 'c1' })).toEqual({
      text: 'Half a th',
      replyTo: 'c1',
    });
    expect(decode('text')).toBeUndefined();
  });
});
