// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { expect, it } from 'vitest';
import { useIsPainted } from '@/shared/ui/lazy/useIsPainted';

function Part() {
  return <p>{useIsPainted() ? 'all of it' : 'what is in view'}</p>;
}

const part = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <Part />
  </Activity>
);

it('returns false until the next frame, each time the component is shown', async () => {
  const { rerender } = render(part('visible'));
  expect(screen.getByText('what is in view')).toBeVisible();
  expect(await screen.findByText('all of it')).toBeVisible();
  rerender(part('hidden'));
  rerender(part('visible'));
  expect(screen.getByText('what is in view')).toBeVisible();
  expect(await screen.findByText('all of it')).toBeVisible();
});
