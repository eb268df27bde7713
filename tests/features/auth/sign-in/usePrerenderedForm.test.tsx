// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DemoAccounts } from '@/features/auth/sign-in/DemoAccounts';
import { usePrerenderedForm } from '@/features/auth/sign-in/SignInScreen';
import { SignInView } from '@/features/auth/sign-in/SignInView';

const markup = `<div id="early"><form>
  <input name="email"><input name="password" type="password"><button value="submit">Sign in</button>
</form></div>`;

function early(): { email: HTMLInputElement; password: HTMLInputElement } {
  document.body.insertAdjacentHTML('beforeend', markup);
  document.documentElement.dataset.signin = '';
  const input = (name: string) => {
    const found = document.querySelector<HTMLInputElement>(`#early [name=${name}]`);
    if (found === null) throw new Error(name);
    return found;
  };
  return { email: input('email'), password: input('password') };
}

/** @param onCommit - called after the page is rendered, before it takes over the form. */
function renderTakingOver({ onCommit = () => undefined }: { readonly onCommit?: () => void } = {}) {
  const onSignIn = vi.fn();
  const onGoogle = vi.fn();
  function Screen() {
    return (
      <SignInView
        initialValues={usePrerenderedForm()}
        busy={false}
        failure={undefined}
        onSignIn={onSignIn}
        googleBusy={false}
        onGoogle={onGoogle}
      >
        <DemoAccounts onSignIn={onSignIn} />
        <Committed />
      </SignInView>
    );
  }
  function Committed() {
    useLayoutEffect(onCommit, []);
    return null;
  }
  render(
    <StrictMode>
      <MemoryRouter>
        <Screen />
      </MemoryRouter>
    </StrictMode>,
  );
  return { onSignIn, onGoogle };
}

afterEach(() => {
  document.getElementById('early')?.remove();
  delete document.documentElement.dataset.signin;
  delete document.documentElement.dataset.pressed;
  delete document.documentElement.dataset.space;
});

describe('taking over from the pre-rendered form', () => {
  it('keeps what was typed, the focus and the selection, and takes the early form away', () => {
    const { email, password } = early();
    email.value = 'sam@example.org';
    password.value = 'secr';
    email.focus();
    email.setSelectionRange(2, 5);
    renderTakingOver();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    expect(field).toHaveValue('sam@example.org');
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 5]);
    expect(screen.getByLabelText('Password')).toHaveValue('secr');
    expect(document.getElementById('early')).toBeNull();
    expect(document.documentElement.dataset.signin).toBeUndefined();
  });

  it('keeps the focus of a button or link', () => {
    early();
    document.querySelector<HTMLElement>('#early button')?.focus();
    renderTakingOver();
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus();
  });

  it('sends the early form once that was submitted before the app was there', async () => {
    const { email, password } = early();
    email.value = 'sam@example.org';
    password.value = 'secret1';
    document.documentElement.dataset.pressed = 'submit';
    const { onSignIn } = renderTakingOver();
    await vi.waitFor(() => expect(onSignIn).toHaveBeenCalled());
    expect(onSignIn.mock.calls).toEqual([[{ email: 'sam@example.org', password: 'secret1' }]]);
  });

  it('shows the rules that an early, wrong submission breaks', async () => {
    early();
    document.documentElement.dataset.pressed = 'submit';
    const { onSignIn } = renderTakingOver();
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(onSignIn).not.toHaveBeenCalled();
  });

  it('opens Google when that was pressed early', () => {
    early();
    document.documentElement.dataset.pressed = 'google';
    const { onSignIn, onGoogle } = renderTakingOver();
    expect(onGoogle).toHaveBeenCalledOnce();
    expect(onSignIn).not.toHaveBeenCalled();
  });

  it('signs in with a demo account that was pressed early', () => {
    early();
    document.documentElement.dataset.pressed = 'Tutor';
    const { onSignIn } = renderTakingOver();
    expect(onSignIn.mock.calls).toEqual([[{ email: 'tutor@qlearn.demo', password: 'Demo@1234' }]]);
  });

  it('signs in with a button that was pressed while the app was rendering', () => {
    early();
    const { onSignIn } = renderTakingOver({
      onCommit: () => {
        document.documentElement.dataset.pressed = 'Tutor';
      },
    });
    expect(onSignIn).toHaveBeenCalledOnce();
  });

  it('presses a button on which the space bar is still held, once it is released', () => {
    early();
    document.querySelector<HTMLElement>('#early button')?.focus();
    document.documentElement.dataset.space = '';
    const { onSignIn } = renderTakingOver();
    const button = screen.getByRole('button', { name: 'Sign in' });
    const click = vi.spyOn(button, 'click');
    expect(click).not.toHaveBeenCalled();
    fireEvent.keyUp(button, { key: ' ' });
    expect(click).toHaveBeenCalledOnce();
    fireEvent.keyUp(button, { key: ' ' });
    expect(click).toHaveBeenCalledOnce();
    expect(onSignIn).not.toHaveBeenCalled();
  });

  it('ignores a pre-rendered form that is not on the screen', () => {
    early().email.value = 'someone@else.org';
    delete document.documentElement.dataset.signin;
    renderTakingOver();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  });
});
