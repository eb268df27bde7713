// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { FormDraft } from '@/domain/drafts/FormDraft';
import { stores } from '@/domain/stores';
import { commentDrafts } from '@/features/comments/commentDraftRecord';
import { stringOr } from '@/shared/api/decode';
import { entity } from '@/shared/api/entity';
import { deviceRecord } from '@/shared/storage/deviceRecord';
import { deleteExpired } from '@/shared/storage/expiredRecords';
import { Form } from '@/shared/ui/form/Form';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import { announceElsewhere, rawStore } from '../../rawStore';
import { renderPart } from '../../renderPart';

const DAY = 86_400_000;
const USER = 'user-student';
const recordId = 'comment/q1';

const rules = object({ text: string().default('') });

const twoFields = object({ text: string().default(''), title: string().default('') });
const drafts = deviceRecord({
  store: stores.drafts,
  prefix: 'two-fields/',
  decode: entity('two fields', ['text'], { text: stringOr, title: stringOr }),
});

const form = (
  <Form initialValues={{ text: '' }} rules={rules} onSend={() => undefined}>
    <FormDraft record={commentDrafts} id="q1" />
    <FormTextField name="text" label="Comment" />
  </Form>
);

describe('a draft', () => {
  it('keeps a draft for 30 days from its last change, however old a former one of its subject is', async () => {
    const now = Date.now();
    await rawStore('drafts').write(USER, recordId, { text: 'old' });
    await deleteExpired(USER, now - 40 * DAY);
    await rawStore('drafts').remove(USER, recordId);
    const { user } = await renderPart(form, { as: 'student' });
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'new');
    await vi.waitFor(async () =>
      expect(await rawStore('drafts').read(USER, recordId)).toMatchObject({ text: 'new' }),
    );
    await deleteExpired(USER, now + DAY);
    await deleteExpired(USER, now + 2 * DAY);
    expect(await rawStore('drafts').read(USER, recordId)).toMatchObject({ text: 'new' });
  });

  it('shows what another tab has typed, so that it is not replaced by the next letter here', async () => {
    const { user } = await renderPart(form, { as: 'student' });
    const field = screen.getByRole('textbox', { name: 'Comment' });
    await user.type(field, 'here');
    await rawStore('drafts').write(USER, recordId, { text: 'there' });
    announceElsewhere(USER, 'drafts', [recordId]);
    await vi.waitFor(() => expect(field).toHaveValue('there'));
  });

  it('keeps what is typed before the stored draft is read, and the other fields as stored', async () => {
    await rawStore('drafts').write(USER, 'two-fields/q1', { text: 'stored', title: 'stored' });
    let read = (): void => undefined;
    const isRead = new Promise<void>((resolve) => {
      read = resolve;
    });
    const slow = {
      ...drafts,
      read: async (userId: string, id: string) => {
        await isRead;
        return drafts.read(userId, id);
      },
    };
    const { user } = await renderPart(
      <Form initialValues={{ text: '', title: '' }} rules={twoFields} onSend={() => undefined}>
        <FormDraft record={slow} id="q1" />
        <FormTextField name="text" label="Comment" />
        <FormTextField name="title" label="Title" />
      </Form>,
      { as: 'student' },
    );
    const field = screen.getByRole('textbox', { name: 'Comment' });
    await user.type(field, 'typed');
    expect(await drafts.read(USER, 'q1')).toEqual({ text: 'stored', title: 'stored' });
    read();
    await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('stored'));
    expect(field).toHaveValue('typed');
    await vi.waitFor(async () =>
      expect(await drafts.read(USER, 'q1')).toEqual({ text: 'typed', title: 'stored' }),
    );
  });

  it('keeps what is cleared as cleared, and empties the form when the record is deleted', async () => {
    const { user } = await renderPart(form, { as: 'student' });
    const field = screen.getByRole('textbox', { name: 'Comment' });
    await user.type(field, 'abc');
    await user.clear(field);
    await vi.waitFor(async () =>
      expect(await rawStore('drafts').read(USER, recordId)).toMatchObject({ text: '' }),
    );
    await user.type(field, 'sent');
    await commentDrafts.remove(USER, 'q1');
    await vi.waitFor(() => expect(field).toHaveValue(''));
  });
});
