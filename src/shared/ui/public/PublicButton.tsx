import type { MouseEventHandler, ReactNode } from 'react';

interface EntryButtonProps {
  readonly children: ReactNode;
  readonly type?: 'button' | 'submit';
  /** Names the button to the boot script, should it be pressed before the app is there. */
  readonly value?: string;
  /** The page's main act. */
  readonly main?: boolean;
  /** Under way: the label stays, the button says so and does nothing more. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
}

/** Button of the account pages. */
export function PublicButton(props: EntryButtonProps) {
  const { children, type = 'button', value, main = false, busy = false, disabled = false, onClick } = props;
  return (
    <button
      type={type}
      value={value}
      className="q-button"
      data-main={main || undefined}
      aria-busy={busy}
      disabled={disabled}
      onClick={busy ? undefined : onClick}
    >
      {children}
    </button>
  );
}
