// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Byline } from '@/shared/ui/layout/Byline';

it('cuts an author’s name of 200,000 letters, with the rest on request', () => {
  render(<Byline author={'W'.repeat(200_000)} date="" format={String} />);
  expect(screen.getByRole('strong').textContent.length).toBeLessThan(400);
  expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible();
});
