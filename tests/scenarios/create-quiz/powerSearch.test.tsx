// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createTestBackend } from '@/demo/testing';
import { type BuilderPage, openBuilder, usePlainMedia } from './builderPage';

const SEARCH = '/medical-categorization';

async function openSearch(): Promise<BuilderPage> {
  const page = await openBuilder();
  await page.user.click(screen.getByRole('switch', { name: 'Power Search Off' }));
  await screen.findByLabelText('Search topics');
  return page;
}

const box = () => screen.getByLabelText('Search topics');

describe('power search', () => {
  usePlainMedia();

  it('stores power search as the quiz mode and keeps what was chosen in the other one', async () => {
    const page = await openBuilder();
    await page.tick('Pathology');
    await page.user.click(screen.getByRole('switch', { name: 'Power Search Off' }));
    expect(await screen.findByText('Enter a search term to find categories')).toBeInTheDocument();
    await waitFor(() => expect(page.sent('/user/preference', 'PUT')).toHaveLength(1));
    expect(page.sent('/user/preference', 'PUT')[0]?.body).toMatchObject({ quizMode: 'POWER_SEARCH' });
    await page.user.click(screen.getByRole('switch', { name: 'Power Search On' }));
    expect(await screen.findByLabelText('Pathology')).toBeChecked();
  });

  it('shows a switch that takes focus, and does nothing, until the saved mode is known', async () => {
    const backend = await createTestBackend({ now: () => Date.now() });
    let release = (): void => undefined;
    const withheld = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    const handlers = [http.get('*/qlearn/user/preference/:id', () => withheld), ...backend.handlers];
    const { user } = await openBuilder('student', { backend: { ...backend, handlers } });
    const mode = await screen.findByRole('switch', { name: 'Power Search Off' });
    mode.focus();
    expect(mode).toHaveFocus();
    expect(mode).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard(' ');
    expect(mode).not.toBeChecked();
    release();
    await waitFor(() => expect(mode).not.toHaveAttribute('aria-disabled'));
    expect(mode).toHaveFocus();
    await user.keyboard(' ');
    expect(await screen.findByRole('switch', { name: 'Power Search On' })).toBeChecked();
  });

  it('needs 4 characters, takes 30, and searches once the text is unchanged', async () => {
    const page = await openSearch();
    await page.user.type(box(), 'hea');
    expect(box()).toHaveAccessibleDescription('Minimum 4 characters are required');
    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
    await page.user.keyboard('{Enter}');
    await page.user.type(box(), 'rt f');
    expect(await screen.findByLabelText('Heart failure')).toBeInTheDocument();
    expect(page.sent(SEARCH).map(({ path }) => path)).toEqual([
      '/medical-categorization/categories/v2/search?keyword=heart+f',
    ]);
    await page.user.clear(box());
    await page.user.type(box(), 'x'.repeat(40));
    expect(box()).toHaveValue('x'.repeat(30));
  });

  it('searches at once on Enter, and shows when nothing is found', async () => {
    const page = await openSearch();
    await page.user.type(box(), 'zebra{Enter}');
    expect(await screen.findByText('No results found')).toBeInTheDocument();
    expect(screen.getByText('No Topics to show')).toBeInTheDocument();
    expect(screen.getByText('No Sub-Topics to show')).toBeInTheDocument();
    expect(page.sent(SEARCH)).toHaveLength(1);
  });

  it('chooses an exact match by itself, keeps choices over searches, and lets them be removed', async () => {
    const page = await openSearch();
    await page.user.type(box(), 'heart FAILURE');
    expect(await screen.findByLabelText('Heart failure')).toBeChecked();
    expect(screen.getByLabelText('Acute heart failure')).not.toBeChecked();
    await page.user.clear(box());
    await page.user.type(box(), 'colic');
    expect(await screen.findByLabelText('Colic')).toBeChecked();
    await page.user.click(screen.getByRole('button', { name: 'Show chosen' }));
    expect(screen.getByLabelText('Heart failure')).toBeChecked();
    await page.user.click(screen.getByRole('button', { name: 'Remove Heart failure' }));
    expect(screen.getByLabelText('Heart failure')).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Remove Heart failure' })).not.toBeInTheDocument();
  });

  it('keeps the focus on Search, which does nothing more, while it searches', async () => {
    const page = await openSearch();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const respond = async () => {
      await released;
      return HttpResponse.json({ topics: ['Heart failure'], subtopics: [] });
    };
    page.server.use(http.get(`*/qlearn${SEARCH}/categories/v2/search`, respond));
    await page.user.type(box(), 'heart');
    await page.user.tab();
    await page.user.keyboard('{Enter}');
    const search = screen.getByRole('button', { name: 'Search' });
    await waitFor(() => expect(search).toHaveAttribute('aria-busy', 'true'));
    expect(search).toHaveAttribute('aria-disabled', 'true');
    expect(search).toHaveFocus();
    await page.user.keyboard('{Enter}');
    release();
    expect(await screen.findByLabelText('Heart failure')).toBeInTheDocument();
    expect(search).toHaveAttribute('aria-busy', 'false');
    expect(search).toHaveFocus();
    expect(page.sent(SEARCH)).toHaveLength(1);
  });

  it('shows the result of the next search in place of what was chosen', async () => {
    const page = await openSearch();
    await page.user.type(box(), 'kidney stones{Enter}');
    expect(await screen.findByLabelText('Kidney stones')).toBeChecked();
    await page.press('Show chosen');
    await page.user.clear(box());
    await page.user.type(box(), 'heart{Enter}');
    expect(await screen.findByLabelText('Heart block')).toBeInTheDocument();
    expect(screen.queryByLabelText('Kidney stones')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show chosen' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('leads from a name that is removed to the number of those that are left', async () => {
    const page = await openSearch();
    await page.user.type(box(), 'heart{Enter}');
    await screen.findByLabelText('Heart block');
    await page.tick('Select all Topics');
    screen.getByRole('button', { name: 'Remove Heart block' }).focus();
    await page.user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: '1 chosen' })).toHaveFocus();
    await page.press('Remove Heart failure');
    expect(screen.getByRole('heading', { name: '0 chosen' })).toHaveFocus();
    await page.tick('Select all Topics');
    await page.press('Remove all');
    expect(screen.getByRole('heading', { name: '0 chosen' })).toHaveFocus();
  });

  it('creates a quiz of what is eligible if that is less than 10', async () => {
    const page = await openSearch();
    await page.user.type(box(), 'kidney stones{Enter}');
    expect(await screen.findByLabelText('Kidney stones')).toBeChecked();
    await page.tick('All');
    await waitFor(() => expect(screen.getByLabelText('# of Questions')).toHaveValue('8'));
    await page.press('Create Quiz');
    await waitFor(() => expect(location.pathname).toMatch(/^\/exam\//));
    expect(page.sent('/api/v2/quiz')[0]?.body).toMatchObject({
      noOfQuestions: 8,
      medicalCategoriesMap: { topics: ['Kidney stones'], subtopics: [] },
    });
  });

  it('recovers from a search that fails', async () => {
    const page = await openSearch();
    page.answer('get', '/medical-categorization/categories/v2/search', 400, { message: 'Search is down.' });
    await page.user.type(box(), 'heart{Enter}');
    expect(await screen.findAllByText('Search is down.')).toHaveLength(2);
    page.server.resetHandlers(...page.backend.handlers);
    const [retry] = screen.getAllByRole('button', { name: 'Try again' });
    if (retry !== undefined) await page.user.click(retry);
    expect(await screen.findByLabelText('Heart failure')).toBeInTheDocument();
  });

  it('draws only the rows in view of 3,000 topics, chooses all and leads through them by keys', async () => {
    const page = await openSearch();
    const topics = Array.from({ length: 3_000 }, (_, index) => `Topic ${index + 1}`);
    page.answer('get', '/medical-categorization/categories/v2/search', 200, { topics, subtopics: [] });
    await page.user.type(box(), 'topic{Enter}');
    const first = await screen.findByLabelText('Topic 1');
    expect(screen.getAllByRole('checkbox').length).toBeLessThan(60);
    await page.tick('Select all Topics');
    expect(screen.getByText('3000 chosen', { selector: 'h2' })).toBeInTheDocument();
    first.focus();
    await page.user.keyboard('{ArrowDown} {Home}');
    expect(screen.getByLabelText('Topic 2')).not.toBeChecked();
    expect(first).toHaveFocus();
    await page.user.type(screen.getByLabelText('Filter Topics'), '2999');
    expect(screen.getByLabelText('Topic 2999')).toBeChecked();
  });
});
