import Button from '@mui/material/Button';

/** The two answers to a question. */
export interface ConfirmActsProps {
  /** The acting button's name is the act's name. */
  readonly act: string;
  readonly keep: string;
  readonly destructive?: boolean;
  /** The act is under way: the button stays, says so, and does nothing. */
  readonly busy?: boolean;
  readonly onAct: () => void;
  readonly onKeep: () => void;
}

/** Back first, then on: the buttons of every question that is asked before an act. */
export function DialogButtons({
  act,
  keep,
  destructive = false,
  busy = false,
  onAct,
  onKeep,
}: ConfirmActsProps) {
  return (
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
  );
}
