import { type ReactNode, useEffect } from 'react';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { ConfirmDialog } from './ConfirmDialog';
import type { Act } from '@/shared/remote/createConfirmedWrite';

interface ActDialogProps<Target> {
  readonly act: Act<Target>;
  /** The question, naming the thing. */
  readonly title: (target: Target) => string;
  /** The acting button: the act's name. */
  readonly name: string;
  readonly keep: 'Keep' | 'Cancel';
  readonly children: (target: Target) => ReactNode;
}

/** Asks once before a destructive act, shows how far it has come and, inline, why it came to nothing. */
export function ConfirmWriteDialog<Target>({ act, title, name, keep, children }: ActDialogProps<Target>) {
  const dispatch = useAppDispatch();
  const asked = useSelector(act.select);
  useEffect(() => () => void dispatch(act.actions.kept()), [act, dispatch]);
  if (asked === undefined) return null;
  return (
    <ConfirmDialog
      open
      title={title(asked.target)}
      act={name}
      keep={keep}
      destructive
      busy={asked.isUnderWay}
      failure={asked.message}
      onAct={() => dispatch(act.actions.confirmed())}
      onKeep={() => dispatch(act.actions.kept())}
    >
      {children(asked.target)}
    </ConfirmDialog>
  );
}
