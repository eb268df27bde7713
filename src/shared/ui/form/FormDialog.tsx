import { Button } from '@/shared/ui/button/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { FormikValues } from 'formik';
import { type ReactNode, useId } from 'react';
import { type FormRules, ValidatedForm } from './ValidatedForm';

interface FormDialogProps<Values extends FormikValues, Sent> {
  readonly title: string;
  readonly initialValues: Values;
  readonly rules: FormRules<Sent>;
  /** The sending button's name. */
  readonly act: string;
  readonly isBusy?: boolean;
  /** Why the last attempt came to nothing; what was typed stays. */
  readonly failure?: string | undefined;
  readonly width?: 'xs' | 'sm';
  readonly onSend: (sent: Sent) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog. While it is being sent it stays open, so that its outcome is seen. */
export function FormDialog<Values extends FormikValues, Sent>(props: FormDialogProps<Values, Sent>) {
  const { title, initialValues, rules, act, isBusy = false, failure, width = 'xs', onSend, onClose } = props;
  const titleId = useId();
  const close = isBusy ? undefined : onClose;
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth={width}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <ValidatedForm initialValues={initialValues} rules={rules} isBusy={isBusy} onSend={onSend}>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {props.children}
          {failure !== undefined && (
            <p className="q-alert" role="alert">
              {failure}
            </p>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="contained" aria-busy={isBusy}>
            {act}
          </Button>
        </DialogActions>
      </ValidatedForm>
    </Dialog>
  );
}
