// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openBuilder, usePlainMedia } from './builderPage';

describe('a quiz of a tutor', () => {
  usePlainMedia();

  it('begins in tutor mode without a timer, starts a block and goes to the tutor mode', async () => {
    const page = await openBuilder('tutor');
    expect(await screen.findByLabelText('Tutor Mode')).toBeChecked();
    expect(screen.getByLabelText('Timer')).not.toBeChecked();
    await page.chooseEverything();
    await page.press('Create Quiz');

    await waitFor(() => expect(location.pathname).toMatch(/^\/exam\/quiz-\w+\/1\/tutor\/true$/));
    const [block] = page.sent('/quiz/block', 'POST');
    expect(block?.body).toEqual({ userId: 'user-tutor', quizId: location.pathname.split('/')[2] });
    expect(localStorage.getItem('feedbackBlockId')).toMatch(/^\w/);
  });

  it('asks before tutor mode and timer go together', async () => {
    const page = await openBuilder('tutor');
    await page.chooseEverything();
    await page.tick('Timer');
    await page.press('Create Quiz');
    const dialog = await screen.findByRole('dialog', { name: 'Tutor mode with the timer on' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page.sent('/api/v2/quiz')).toEqual([]);

    await page.press('Create Quiz');
    await page.user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(location.pathname).toMatch(/\/tutor\/true$/));
    expect(page.sent('/api/v2/quiz')[0]?.body).toMatchObject({
      quizOptions: { tutorOn: true, timerOn: true },
    });
  });

  it('takes at most 40 questions', async () => {
    const page = await openBuilder('tutor');
    const amount = await screen.findByLabelText('# of Questions');
    await page.user.clear(amount);
    await page.user.type(amount, '41');
    expect(amount).toHaveValue('4');
  });

  it('keeps the quiz resumable when the block cannot be started', async () => {
    const page = await openBuilder('tutor');
    await page.chooseEverything();
    page.answer('post', '/quiz/block', 500, {});
    await page.press('Create Quiz');
    expect(await screen.findByRole('region', { name: 'Quiz in progress' })).toBeInTheDocument();
    page.server.resetHandlers(...page.backend.handlers);
    await page.press('Resume');
    await waitFor(() => expect(location.pathname).toMatch(/\/tutor\/true$/));
  });

  it('shows Tutor Mode to nobody else', async () => {
    await openBuilder('admin');
    expect(await screen.findByLabelText('Timer')).toBeInTheDocument();
    expect(screen.queryByLabelText('Tutor Mode')).not.toBeInTheDocument();
  });
});
