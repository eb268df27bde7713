import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { FormikValues } from 'formik';
import { type ComponentProps, useId } from 'react';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { Form } from './Form';

interface FormDialogProps<Values extends FormikValues, Sent> extends Omit<
  ComponentProps<typeof Form<Values, Sent>>,
  'name' | 'ref'
> {
  readonly title: string;
  readonly submitLabel: string;
  /** Why the last attempt failed; typed values stay. */
  readonly failure?: string | undefined;
  readonly width?: 'xs' | 'sm';
  readonly onClose: () => void;
}

/**
 * A form in a dialog. While it is being sent it stays open, so that its outcome is seen; a click outside
 * never closes it, so that nothing typed is lost by accident.
 */
export function FormDialog<Values extends FormikValues, Sent>(props: FormDialogProps<Values, Sent>) {
  const { title, submitLabel, isBusy = false, failure, width = 'xs', onClose, children, ...form } = props;
  const titleId = useId();
  const close = isBusy ? undefined : onClose;
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') close?.();
      }}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={width}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Form {...form} isBusy={isBusy}>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {children}
          {failure !== undefined && <ErrorAlert text={failure} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="contained" aria-busy={isBusy}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
