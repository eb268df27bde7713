// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadSelectedPlan } from '@/domain/session/calls';
import { loadSavedCategories } from '@/features/create-quiz/store/calls';
import { openBuilder, usePlainMedia } from './builderPage';

const userId = 'user-student';

describe('what Create Quiz could not load', () => {
  usePlainMedia();

  it('shows that the saved set is missing, and Try again asks again', async () => {
    const page = await openBuilder();
    page.answer('get', '/quiz/categories/preferences/selected/user/user-student', 500, {});
    page.store.dispatch(loadSavedCategories.actions.request({ userId }));
    expect(await screen.findByText('Your saved set could not be loaded.')).toBeVisible();
    page.answer('get', '/quiz/categories/preferences/selected/user/user-student', 200, {});
    await page.press('Try again');
    await waitFor(() =>
      expect(screen.queryByText('Your saved set could not be loaded.')).not.toBeInTheDocument(),
    );
  });

  it('asks for the plan again by its link, which leads to the plans when there is none', async () => {
    const page = await openBuilder();
    await screen.findByRole('link', { name: /^Plan: QLearn/ });
    page.store.dispatch(loadSelectedPlan.actions.reset());
    page.answer('get', '/user/user-student/plan/true', 500, {});
    page.store.dispatch(loadSelectedPlan.actions.request({ userId }));
    const link = await screen.findByRole('link', { name: 'Plan: not loaded' });
    page.answer('get', '/user/user-student/plan/true', 200, null);
    await page.user.click(link);
    expect(await screen.findByRole('link', { name: 'Plan: none' })).toHaveAttribute('href', '/subscriptions');
  });
});
