// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';

interface NoteProps {
  readonly onClose: () => void;
}

function Note({ onClose }: NoteProps) {
  return (
    <div role="dialog" aria-label="Note">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

interface GreetingProps {
  readonly name: string;
}
type Load = () => Promise<ComponentType<GreetingProps>>;

const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>;
const there: Load = () => Promise.resolve(Greeting);
const code = () => Promise.resolve(Note);
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
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

/** A screen with a button that opens a dialog. */
async function openScreen(load: typeof code) {
  const NoteDialog = lazyDialog(load);
  function Screen() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" {...NoteDialog.opener} onClick={() => setIsOpen(true)}>
          Open
        </button>
        {isOpen && <NoteDialog onClose={() => setIsOpen(false)} />}
      </>
    );
  }
  await act(async () => {
    render(<Screen />);
    await Promise.resolve();
  });
  return userEvent.setup();
}

const open = () => screen.getByRole('button', { name: 'Open' });

describe('lazyDialog', () => {
  it('loads the code once, when its opener is hovered or focused, and not before', async () => {
    const load = vi.fn(code);
    const user = await openScreen(load);
    expect(load).not.toHaveBeenCalled();
    await user.hover(open());
    await user.tab();
    expect(open()).toHaveFocus();
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads the code for the keyboard too', async () => {
    const load = vi.fn(code);
    const user = await openScreen(load);
    await user.tab();
    expect(load).toHaveBeenCalledOnce();
  });

  it('opens a dialog, closes and opens it again', async () => {
    const user = await openScreen(code);
    await user.click(open());
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(open());
    expect(await screen.findByRole('dialog', { name: 'Note' })).toBeInTheDocument();
  });

  it('says that it could not be opened, keeps the screen, and opens by Try again', async () => {
    const load = vi.fn(code).mockImplementation(gone);
    const user = await openScreen(load);
    await user.click(open());
    expect(await screen.findByText(/could not be opened/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Note' })).toBeNull();
    load.mockImplementation(code);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Note' })).toBeInTheDocument();
  });

  it('closes a dialog without its code, and opens it once the code is there', async () => {
    const load = vi.fn(code).mockImplementation(gone);
    const user = await openScreen(load);
    await user.click(open());
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByText(/could not be opened/)).toBeNull());
    load.mockImplementation(code);
    await user.click(open());
    expect(await screen.findByRole('dialog', { name: 'Note' })).toBeInTheDocument();
  });
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
  it('keeps the page when its code does not load, and Try again requests it again', async () => {
    const load = vi.fn<Load>().mockImplementationOnce(gone).mockImplementation(there);
    const { user } = await show(lazyPart(load));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    expect(reload).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('reloads the page once when trying again failed: the code is gone after a deploy', async () => {
    const { user } = await show(lazyPart(vi.fn<Load>(gone)));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), 5_000);
  });

  it('loads a part once, ahead or not, and again when it is rendered after a failure ahead', async () => {
    const load = vi.fn<Load>().mockImplementationOnce(gone).mockImplementation(there);
    const Part = lazyPart(load);
    Part.prefetch();
    await act(() => Promise.resolve());
    await show(Part);
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    Part.prefetch();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads ahead again once there is a network', async () => {
    const load = vi.fn<Load>().mockImplementationOnce(gone).mockImplementation(there);
    lazyPart(load).prefetch();
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    await act(() => Promise.resolve());
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  });

  it('renders a part at once when its code has come ahead', async () => {
    const Part = lazyPart(there);
    Part.prefetch();
    await act(() => Promise.resolve());
    // Without `act`, which would also wait for suspended parts.
    const { container } = render(<Part name="Ada" />);
    expect(container).toHaveTextContent('Hello Ada');
  });

  it('keeps its placeholder until its code has come, however soon that is', async () => {
    let come: (component: typeof Greeting) => void = () => undefined;
    const load = vi.fn<Load>(() => new Promise((resolve) => (come = resolve)));
    await show(lazyPart(load, { placeholder: <p>Soon</p> }));
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(screen.getByText('Soon')).toBeVisible();
    await act(async () => {
      come(Greeting);
      await Promise.resolve();
    });
    expect(screen.queryByText('Soon')).toBeNull();
    expect(screen.getByText('Hello Ada')).toBeVisible();
  });

  it('shows a part with a placeholder after the screen has been painted', async () => {
    await show(lazyPart(there, { placeholder: <p>Soon</p> }));
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    expect(screen.queryByText('Soon')).toBeNull();
  });

  it('replaces a part by its fallback, with the same props', async () => {
    await show(lazyPart<GreetingProps>(gone, { fallback: ({ name }) => <p>{name} waits</p> }));
    expect(await screen.findByText('Ada waits')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });
});
