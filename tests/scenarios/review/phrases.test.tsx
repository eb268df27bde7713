// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { phrases } from '@/domain/phrases/phraseRecord';
import { ratingLog } from '@/domain/ratings/ratingLogRecord';
import { clearRecords } from '../../clearRecords';
import { renderApp } from '../../renderApp';
import { openExam, review, tutorExam, useExamFixtures } from './examFixtures';

const TUTOR = 'user-tutor';
const { aQuiz, enter } = useExamFixtures();

const keep = (id: string, text: string, place: number) =>
  phrases.write(TUTOR, id, { name: text, text, place, updatedAt: 1 });

async function openForm() {
  const app = await enter(tutorExam(await aQuiz('tutor', { status: 'IN_PROGRESS', tutorOn: true })), 'tutor');
  await openExam();
  await app.user.click(await screen.findByRole('tab', { name: 'Feedback' }));
  await screen.findByRole('form', { name: 'Tutor feedback' });
  return app;
}
const boxes = () => screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Suggested improvement' });
function first<Found>([found]: readonly Found[]): Found {
  if (found === undefined) throw new Error('Nothing found');
  return found;
}
const box = () => first(boxes());
const openPhrases = () => first(screen.getAllByRole('button', { name: 'Phrases' }));
const findSearch = () => screen.findByRole('combobox', { name: 'Search phrases' });
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

afterEach(clearRecords);

describe('the phrases of a tutor', () => {
  it('inserts the chosen one at the cursor by keys alone, and sends nothing', async () => {
    await keep('a', 'Add units.', 1);
    await keep('b', 'Add sources.', 2);
    const { user, sent } = await openForm();
    expect(screen.getAllByRole('button', { name: 'Phrases' })).toHaveLength(3);
    await user.type(box(), 'Start end');
    box().setSelectionRange(6, 6);
    const before = sent.length;
    await user.click(openPhrases());
    const search = await findSearch();
    await waitFor(() => expect(search).toHaveFocus());
    await waitFor(() => expect(names()).toEqual(['Add units.', 'Add sources.']));
    await user.keyboard('add{ArrowDown}');
    expect(search).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: 'Add sources.', selected: true }).id,
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(box()).toHaveValue('Start Add sources.end'));
    await waitFor(() => expect(box()).toHaveFocus());
    expect(box().selectionStart).toBe('Start Add sources.'.length);
    expect(sent).toHaveLength(before);
  });

  it('opens the phrases by ‘/’ as the first character, and writes it when nothing is chosen', async () => {
    await keep('a', 'Add units.', 1);
    const { user } = await openForm();
    await user.click(box());
    await user.keyboard('/');
    await findSearch();
    await user.keyboard('units{Enter}');
    await waitFor(() => expect(box()).toHaveValue('Add units.'));
    await user.click(first(boxes().slice(1)));
    await user.keyboard('/');
    await findSearch();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(boxes()[1]).toHaveValue('/'));
    await user.keyboard('/');
    expect(boxes()[1]).toHaveValue('//');
  });

  it('saves the selection, else the text, and neither twice', async () => {
    const { user } = await openForm();
    await user.click(openPhrases());
    expect(await screen.findByText('No phrases yet')).toHaveRole('status');
    expect(screen.getByRole('button', { name: 'Save as phrase' })).toHaveAccessibleDescription(
      'Write or select a text first.',
    );
    await user.keyboard('{Escape}');
    await user.type(box(), 'Keep this. Not that.');
    box().setSelectionRange(0, 10);
    await user.click(openPhrases());
    await findSearch();
    await user.click(screen.getByRole('button', { name: 'Save as phrase' }));
    expect(await screen.findByText('Phrase saved')).toHaveRole('status');
    await user.click(screen.getByRole('button', { name: 'Save as phrase' }));
    expect((await phrases.list(TUTOR)).map(({ value }) => value.text)).toEqual(['Keep this.']);
  });

  it('renames, orders and deletes them, asking once', async () => {
    await keep('a', 'One', 1);
    await keep('b', 'Two', 2);
    const { user } = await openForm();
    await user.click(openPhrases());
    await findSearch();
    await user.click(screen.getByRole('button', { name: 'Manage phrases' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Manage phrases' }));
    await user.click(await dialog.findByRole('button', { name: 'Move down One' }));
    const rows = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(rows()).toEqual(['Two', 'One']));
    await user.click(dialog.getByRole('button', { name: 'Rename One' }));
    const name = await screen.findByRole('textbox', { name: 'Phrase name' });
    await user.clear(name);
    await user.type(name, 'First');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(rows()).toEqual(['Two', 'First']));
    expect(await phrases.read(TUTOR, 'a')).toMatchObject({ name: 'First', text: 'One', place: 2 });
    await user.click(dialog.getByRole('button', { name: 'Delete Two' }));
    const asking = within(await screen.findByRole('dialog', { name: 'Delete Two?' }));
    await user.click(asking.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(rows()).toEqual(['First']));
    expect(await phrases.ids(TUTOR)).toEqual(['a']);
  });

  it('offers phrases in a tutor’s comments, and none to an administrator', async () => {
    await keep('a', 'Add units.', 1);
    const first = await enter(review(await aQuiz('tutor')), 'tutor');
    await openExam();
    await first.user.click(screen.getByRole('button', { name: 'Comment' }));
    const comment = await screen.findByRole('textbox', { name: 'Add a comment' });
    await first.user.click(comment);
    await first.user.keyboard('/');
    await findSearch();
    await screen.findByRole('option', { name: /Add units/ });
    await first.user.keyboard('{Enter}');
    await waitFor(() => expect(comment).toHaveValue('Add units.'));
    first.unmount();
    const second = await enter(review(await aQuiz('admin')), 'admin');
    await openExam();
    await second.user.click(screen.getByRole('button', { name: 'Comment' }));
    await screen.findByRole('textbox', { name: 'Add a comment' });
    expect(screen.queryByRole('button', { name: 'Phrases' })).toBeNull();
  });
});

describe('‘Ratings’ in Settings', () => {
  it('shows a tutor what was rated by day, and a student nothing', async () => {
    const at = new Date(2026, 10, 24, 12).getTime();
    for (const [index, seconds] of [90, 100].entries())
      await ratingLog.write(TUTOR, String(index), {
        at: at + index,
        quizName: 'Block',
        questionId: `q${index}`,
        seconds,
      });
    const tutor = await renderApp({ at: '/user-settings', as: 'tutor' });
    const region = within(await screen.findByRole('region', { name: 'Ratings' }));
    const row = await region.findByRole('row', { name: 'Nov 24, 2026 2 3' });
    expect(row).toBeVisible();
    expect(region.getByRole('button', { name: 'Download CSV' })).toBeVisible();
    tutor.unmount();
    await renderApp({ at: '/user-settings', as: 'student' });
    await screen.findByRole('region', { name: 'Usage' });
    expect(screen.queryByRole('region', { name: 'Ratings' })).toBeNull();
  });
});
