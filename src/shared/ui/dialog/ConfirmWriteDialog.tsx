import { type ReactNode, useEffect } from 'react';
import type { RemoteCall } from '@/shared/remote/createRemoteCall';
import { useOnSuccess } from '@/shared/remote/useOnSuccess';
import { useAppDispatch, useAppStore } from '@/shared/store/hooks';
import { ConfirmDialog } from './ConfirmDialog';

interface ConfirmWriteDialogProps<Target, Args, Data> {
  /** A `leading` call with `verify`, keyed by its object. */
  readonly call: RemoteCall<Args, Data>;
  /** The object of the question; undefined while nothing is asked. */
  readonly target: Target | undefined;
  readonly argsOf: (target: Target) => Args;
  readonly title: (target: Target) => string;
  readonly confirmLabel: string;
  readonly cancelLabel: 'Keep' | 'Cancel';
  /** Error text, from the server's message if there is one. */
  readonly failure: (message: string | undefined) => string;
  readonly onClose: () => void;
  readonly children: (target: Target) => ReactNode;
}

const UNKNOWN =
  'It is not known whether this was done, because the server does not answer. It will be asked before anything is sent again.';

/** Confirms a write that cannot be undone, shows its progress and, inline, why it failed; closes on success. */
export function ConfirmWriteDialog<Target, Args, Data>(props: ConfirmWriteDialogProps<Target, Args, Data>) {
  const { target } = props;
  return target === undefined ? null : <Question {...props} target={target} />;
}

function Question<Target, Args, Data>(
  props: ConfirmWriteDialogProps<Target, Args, Data> & { readonly target: Target },
) {
  const { call, target, title, confirmLabel, cancelLabel, failure, onClose, children } = props;
  const dispatch = useAppDispatch();
  const args = props.argsOf(target);
  const key = call.keyOf(args);
  const store = useAppStore();
  // After an unclear outcome the next request for this target must verify it first.
  useEffect(() => {
    const clearRefusal = () => {
      if (call.selectError(store.getState(), key)?.unclear === false) dispatch(call.actions.reset(key));
    };
    clearRefusal();
    return clearRefusal;
  }, [call, dispatch, key, store]);
  const write = useOnSuccess(call, key, onClose);
  const isBusy = write.status === 'pending';
  const error = write.status === 'error' ? write.error : undefined;
  return (
    <ConfirmDialog
      title={title(target)}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      destructive
      busy={isBusy}
      failure={error && (error.unclear ? UNKNOWN : failure(error.message))}
      onConfirm={() => dispatch(call.actions.request(args))}
      onCancel={() => {
        if (!isBusy) onClose();
      }}
    >
      {children(target)}
    </ConfirmDialog>
  );
}
