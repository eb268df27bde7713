// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useDraft } from '@/domain/drafts/useDraft';
import { commentDrafts } from '@/features/comments/commentDraftRecord';
import { deleteExpired } from '@/shared/storage/expiredRecords';
import { announceElsewhere, rawStore } from '../../rawStore';
import { renderPart } from '../../renderPart';

const DAY = 86_400_000;
const USER = 'user-student';
const recordId = 'comment/q1';
const EMPTY = { text: '' };

function CommentField() {
  const { value, change } = useDraft(commentDrafts, 'q1', EMPTY);
  return (
    <textarea
      aria-label="Comment"
      value={value.text}
      onChange={({ target }) => change({ text: target.value })}
    />
  );
}

describe('a draft', () => {
  it('stays for 30 days from its last change, however old a former draft of the same subject is', async () => {
    const now = Date.now();
    await rawStore('drafts').write(USER, recordId, { text: 'old' });
    await deleteExpired(USER, now - 40 * DAY);
    await rawStore('drafts').remove(USER, recordId);
    const { user } = await renderPart(<CommentField />, { as: 'student' });
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'new');
    await vi.waitFor(async () =>
      expect(await rawStore('drafts').read(USER, recordId)).toMatchObject({ text: 'new' }),
    );
    await deleteExpired(USER, now + DAY);
    await deleteExpired(USER, now + 2 * DAY);
    expect(await rawStore('drafts').read(USER, recordId)).toMatchObject({ text: 'new' });
  });

  it('shows what another tab has typed, so that it is not replaced by the next letter here', async () => {
    const { user } = await renderPart(<CommentField />, { as: 'student' });
    const field = screen.getByRole('textbox', { name: 'Comment' });
    await user.type(field, 'here');
    await rawStore('drafts').write(USER, recordId, { text: 'there' });
    announceElsewhere(USER, 'drafts', [recordId]);
    await vi.waitFor(() => expect(field).toHaveValue('there'));
  });
});
