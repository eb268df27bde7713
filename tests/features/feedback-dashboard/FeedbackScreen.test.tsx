// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { triages } from '@/features/feedback-dashboard/triage/triageRecord';
import { renderApp } from '../../renderApp';

const FEEDBACK = [
  {
    questionId: 'heart-1',
    rating: 5,
    isError: 'N',
    comment: 'Clear vignette',
    dateCreated: '2026-03-01T10:00:00Z',
    user: { displayName: 'Ada', email: 'ada@example.org' },
  },
  {
    questionId: 'heart-1',
    rating: 2,
    isError: 'Y',
    topic: 'STEM',
    comment: '=HYPERLINK("http://evil.example")',
    dateCreated: '2026-03-02T10:00:00Z',
    user: { displayName: 'Ben', email: 'ben@example.org' },
  },
  { questionId: 'lung-1', rating: 4, isError: 'N', comment: 'Too long', explanationType: 'TOO_VERBOSE' },
];

async function openPage(query = '') {
  const app = await renderApp({
    at: `/feedback-dashboard${query}`,
    as: 'admin',
    handlers: [http.get('*/qlearn/question/feedback/student/all', () => HttpResponse.json(FEEDBACK))],
  });
  await screen.findByRole('heading', { level: 1, name: 'Feedbacks' });
  return app;
}

const rowOf = (question: string) => screen.findByRole('row', { name: new RegExp(question) });

describe('Feedbacks', () => {
  it('groups by question with counts and mean rating, and opens to what was said', async () => {
    const { user } = await openPage();
    const row = within(await rowOf('heart-1'));
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '2',
      '3.5',
      '1',
      'Mar 2, 2026',
      'New',
      'Open question',
    ]);
    await user.click(row.getByRole('button', { name: /heart-1/ }));
    expect(await screen.findByText('Clear vignette')).toBeVisible();
    expect(screen.getByText('Error reported')).toBeVisible();
  });

  it('leads to the review data of a question, over the list as it is', async () => {
    const { user, backend } = await openPage('?error=Y');
    const [known] = backend.context.bank.questions;
    if (known === undefined) throw new Error('The bank is empty.');
    const link = await screen.findByRole('link', { name: 'Open question heart-1' });
    expect(link).toHaveAttribute('href', '/feedback-dashboard?error=Y&question=heart-1');
    await user.click(link);
    const unknown = within(await screen.findByRole('dialog', { name: 'Question heart-1' }));
    expect(await unknown.findByText(/heart-1.*not found/i)).toBeVisible();
    await user.click(unknown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('?error=Y');

    window.history.pushState(null, '', `/feedback-dashboard?question=${known.id}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    const review = within(await screen.findByRole('dialog', { name: `Question ${known.id}` }));
    expect(await review.findAllByRole('listitem')).not.toHaveLength(0);
    expect(review.getByText('Correct answer').closest('li')).toHaveTextContent(
      known.options.find(({ correct }) => correct === true)?.text ?? '',
    );
    expect(review.getByRole('heading', { name: 'Explanation' })).toBeVisible();
    expect(review.getByRole('region', { name: 'Info' })).toHaveTextContent(/Author.*@/);
    expect(review.getByRole('region', { name: 'Student feedback' })).toBeVisible();
    expect(review.getByRole('region', { name: 'Tutor feedback' })).toBeVisible();
  });

  it('says that the key of a question could not be read, and marks no option as right', async () => {
    const { server } = await openPage();
    server.use(
      http.post('*/qlearn/bank/question', () =>
        HttpResponse.json([
          {
            questionId: 'heart-1',
            stem: 'Stem',
            option: { optionList: ['First', 'Second'], correctAnswer: 'the fifth' },
          },
        ]),
      ),
    );
    window.history.pushState(null, '', '/feedback-dashboard?question=heart-1');
    window.dispatchEvent(new PopStateEvent('popstate'));
    const review = within(await screen.findByRole('dialog', { name: 'Question heart-1' }));
    expect(await review.findByText('The correct answer of this question could not be read')).toBeVisible();
    expect(review.getByText('Second')).toBeVisible();
    expect(review.queryByText('Correct answer')).toBeNull();
  });

  it('says that the figure of a question is not shown', async () => {
    const { backend } = await openPage();
    const id = backend.context.bank.questions.find(({ figures }) => figures !== undefined)?.id;
    window.history.pushState(null, '', `/feedback-dashboard?question=${String(id)}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    const review = within(await screen.findByRole('dialog', { name: `Question ${String(id)}` }));
    expect(await review.findByText('The figure of this question is not shown here')).toBeVisible();
  });

  it('filters by what is chosen and typed; the address keeps both', async () => {
    const { user } = await openPage('?error=Y');
    expect(await rowOf('heart-1')).toBeVisible();
    expect(screen.queryByRole('row', { name: /lung-1/ })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Error'), 'All');
    expect(await rowOf('lung-1')).toBeVisible();
    await user.type(screen.getByLabelText('Search feedback'), 'too long');
    await waitFor(() => expect(screen.queryByRole('row', { name: /heart-1/ })).toBeNull());
    await waitFor(() => expect(window.location.search).toBe('?q=too+long'));
    await user.selectOptions(screen.getByLabelText('Rating'), '1');
    expect(await screen.findByText('No data found')).toBeVisible();
  });

  it('hands out what is shown as CSV, with nothing that a spreadsheet would run', async () => {
    const { user } = await openPage('?error=Y');
    await rowOf('heart-1');
    let file: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) file = blob;
      return 'blob:csv';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    const csv = (await file?.text()) ?? '';
    expect(csv).toContain('heart-1');
    expect(csv).not.toContain('lung-1');
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });

  it('keeps status and note of a question on the device, filters by them, adds them to the CSV', async () => {
    const { user, unmount } = await openPage();
    const row = await rowOf('heart-1');
    await user.click(within(row).getByRole('button', { name: /heart-1/ }));
    const triage = within(screen.getByRole('group', { name: 'Triage' }));
    await user.selectOptions(triage.getByLabelText('Status'), 'Resolved');
    await user.type(triage.getByLabelText('Note'), '=Fixed');
    await user.tab();
    expect(await within(row).findByText('Resolved')).toBeVisible();
    expect(triage.getByLabelText('Note')).toHaveValue('=Fixed');
    expect(within(await rowOf('lung-1')).getByText('New')).toBeVisible();

    await user.selectOptions(screen.getByLabelText('Triage', { selector: 'select' }), 'Resolved');
    await waitFor(() => expect(screen.queryByRole('row', { name: /lung-1/ })).toBeNull());
    expect(window.location.search).toBe('?triage=resolved');
    let file: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) file = blob;
      return 'blob:csv';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    const csv = (await file?.text()) ?? '';
    expect(csv).toMatch(/"Comment","Triage","Triage note"\r\n/);
    expect(csv).toContain(`,"Resolved","'=Fixed"\r\n`);
    unmount();

    const again = await openPage('?triage=resolved');
    await rowOf('heart-1');
    await again.user.click(screen.getByRole('link', { name: 'Open question heart-1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Question heart-1' }));
    expect(await dialog.findByDisplayValue('=Fixed')).toBeVisible();
    expect(dialog.getByLabelText('Status')).toHaveDisplayValue('Resolved');
  });

  it('marks feedback that came after the question was dealt with, also by another tab', async () => {
    await openPage();
    const row = await rowOf('heart-1');
    const [before, after] = [Date.parse('2026-03-02T09:00:00Z'), Date.parse('2026-03-02T11:00:00Z')];
    const written = { questionId: 'heart-1', status: 'declined', note: '' } as const;
    await triages.write('user-admin', 'heart-1', { ...written, updatedAt: before });
    expect(await within(row).findByText('No change needed')).toBeVisible();
    expect(within(row).getByText('New feedback since')).toBeVisible();
    await triages.write('user-admin', 'heart-1', { ...written, updatedAt: after });
    await waitFor(() => expect(within(row).queryByText('New feedback since')).toBeNull());
    await triages.write('user-someone', 'heart-1', { ...written, status: 'resolved', updatedAt: after });
    expect(within(row).getByText('No change needed')).toBeVisible();
  });

  it('shows the tutors’ list under its own tab and address', async () => {
    const { user } = await openPage('?error=Y');
    await user.click(screen.getByRole('tab', { name: 'Tutor' }));
    expect(window.location.search).toBe('?view=tutor');
    expect(await screen.findByRole('tab', { name: 'Tutor', selected: true })).toBeInTheDocument();
  });

  it('shows what tutors said, with the mean of their verdicts', async () => {
    await openPage('?view=tutor');
    expect(await screen.findByText('Mean quality')).toBeVisible();
  });
});
