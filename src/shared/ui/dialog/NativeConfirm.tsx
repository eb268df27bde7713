import { ConfirmActs } from './DialogButtons';
import type { ConfirmDialogProps } from './ConfirmDialog';
import { PlainDialog } from './NativeDialog';

/** Asks what ConfirmDialog asks, without MUI: the stand-in where that dialog's code does not come. */
export function PlainConfirm(props: ConfirmDialogProps) {
  const { title, children, failure, onKeep } = props;
  return (
    <PlainDialog title={title} onEscape={onKeep} acts={<ConfirmActs {...props} />}>
      {children}
      {failure !== undefined && (
        <p className="q-alert" role="alert">
          {failure}
        </p>
      )}
    </PlainDialog>
  );
}
