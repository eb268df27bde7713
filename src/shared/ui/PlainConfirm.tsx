import { Button } from './Button';
import type { ConfirmDialogProps } from './ConfirmDialog';
import { PlainDialog } from './PlainDialog';

/** Asks what ConfirmDialog asks, without MUI: the stand-in where that dialog's code does not come. */
export function PlainConfirm(props: ConfirmDialogProps) {
  const { title, children, act, keep, destructive = false, busy = false, failure, onAct, onKeep } = props;
  return (
    <PlainDialog
      title={title}
      onEscape={onKeep}
      acts={
        <>
          <Button onClick={onKeep}>{keep}</Button>
          <Button
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            aria-busy={busy}
            onClick={busy ? undefined : onAct}
          >
            {act}
          </Button>
        </>
      }
    >
      {children}
      {failure !== undefined && (
        <p className="q-alert" role="alert">
          {failure}
        </p>
      )}
    </PlainDialog>
  );
}
