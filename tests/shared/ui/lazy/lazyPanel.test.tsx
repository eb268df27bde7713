// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPanel } from '@/shared/ui/lazy/lazyPanel';

interface GreetingProps {
  readonly name: string;
}
type Load = () => Promise<{ default: ComponentType<GreetingProps> }>;

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const there = () => Promise.resolve({ default: ({ name }: GreetingProps) => <p>Hello {name}</p> });
const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(Part: ComponentType<GreetingProps>) {
  const view = await act(async () => {
    const rendered = render(
      <>
        <h1>The page</h1>
        <Part name="Ada" />
      </>,
    );
    await Promise.resolve();
    return rendered;
  });
  return { ...view, user: userEvent.setup() };
}

describe('lazyPart', () => {
  it('keeps the page where its code does not come, and Try again fetches again', async () => {
    const load = vi.fn<Load>().mockImplementationOnce(gone).mockImplementation(there);
    const { user } = await show(lazyPanel(load).Part);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    expect(reload).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('reloads the page once where trying again was in vain: the code is gone after a deploy', async () => {
    const { user } = await show(lazyPanel(vi.fn<Load>(gone)).Part);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('fetches once, ahead or not, and again when it is drawn after a failure ahead', async () => {
    const load = vi.fn<Load>().mockImplementationOnce(gone).mockImplementation(there);
    const { Part, ahead } = lazyPanel(load);
    ahead();
    await act(() => Promise.resolve());
    await show(Part);
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    ahead();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fetches ahead again once there is a network', async () => {
    const load = vi.fn<Load>().mockImplementationOnce(gone).mockImplementation(there);
    lazyPanel(load).ahead();
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    await act(() => Promise.resolve());
    window.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('draws its stand-in with what it was given', async () => {
    const { Part } = lazyPanel<GreetingProps>(gone, { broken: ({ name }) => <p>{name} waits</p> });
    await show(Part);
    expect(await screen.findByText('Ada waits')).toBeVisible();
  });
});
