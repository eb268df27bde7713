import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './nativeDialog.module.css';

interface PlainDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons. */
  readonly acts: ReactNode;
  /** Without it the dialog is left by its buttons alone. */
  readonly onEscape?: () => void;
}

/** The browser's own modal dialog: what can be said and asked where MUI's code is not there. */
export function NativeDialog({ title, children, acts, onEscape }: PlainDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Gives the focus back to where it was.
    return () => element?.close();
  }, []);
  return (
    // Escape is no act of the browser's here: the dialog stands as long as it is drawn.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onEscape?.();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onEscape?.();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <div>{children}</div>
      <div className={styles.acts}>{acts}</div>
    </dialog>
  );
}
