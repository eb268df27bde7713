// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SignedInOverlays } from '@/app/overlays/SignedInOverlays';
import { renderPart } from '../../renderPart';

const WORDS = 'Welcome to the QLearn beta';

afterEach(() => localStorage.clear());

const open = async (at: string): Promise<void> => {
  await renderPart(<SignedInOverlays />, { as: 'student', at });
};

describe('what goes with a signed-in visitor', () => {
  it('greets, and offers to say what one thinks of the site', async () => {
    await open('/create-quiz');
    expect(screen.getByText(WORDS)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Site feedback' })).toBeVisible();
  });

  it('greets nobody in the exam', async () => {
    await open('/exam/quiz-1/1');
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Site feedback' })).toBeVisible();
  });

  it('shows nothing more beside a shared question', async () => {
    await open('/question/view/q1');
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Site feedback' })).not.toBeInTheDocument();
    expect(localStorage.getItem('hasNotified')).toBeNull();
  });
});
