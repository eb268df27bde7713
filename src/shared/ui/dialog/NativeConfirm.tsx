import { DialogButtons } from './DialogButtons';
import type { ConfirmDialogProps } from './ConfirmDialog';
import { NativeDialog } from './NativeDialog';

/** Asks what ConfirmDialog asks, without MUI: the stand-in where that dialog's code does not come. */
export function NativeConfirm(props: ConfirmDialogProps) {
  const { title, children, failure, onKeep } = props;
  return (
    <NativeDialog title={title} onEscape={onKeep} acts={<DialogButtons {...props} />}>
      {children}
      {failure !== undefined && (
        <p className="q-alert" role="alert">
          {failure}
        </p>
      )}
    </NativeDialog>
  );
}
