import { useEffect, useId, useRef } from 'react';
import { Button } from './Button';
import type { ConfirmDialogProps } from './ConfirmDialog';
import styles from './plainConfirm.module.css';

/** Asks what ConfirmDialog asks, without MUI: the stand-in where that dialog's code does not come. */
export function PlainConfirm(props: ConfirmDialogProps) {
  const { title, children, act, keep, destructive = false, busy = false, failure, onAct, onKeep } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Gives the focus back to where it was.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onKeep();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <div>{children}</div>
      {failure !== undefined && (
        <p className="q-alert" role="alert">
          {failure}
        </p>
      )}
      <div className={styles.acts}>
        <Button onClick={onKeep}>{keep}</Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          aria-busy={busy}
          onClick={busy ? undefined : onAct}
        >
          {act}
        </Button>
      </div>
    </dialog>
  );
}
