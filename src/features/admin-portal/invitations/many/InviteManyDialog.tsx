import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { BatchProgress } from './BatchProgress';
import { InviteManyForm } from './InviteManyForm';
import { inviteManyActions, selectBatch } from './inviteManySlice';

/** 'Invite many': a list of addresses, then its progress, then what failed. Stays open while sending. */
export function InviteManyDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useAppDispatch();
  const batch = useSelector(selectBatch);
  const titleId = useId();
  const canClose = batch === undefined || batch.phase === 'over';
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        // The dialog shrinks when sending starts: the second click of a double click is then outside.
        if (canClose && reason === 'escapeKeyDown') onClose();
      }}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={titleId}>Invite many</DialogTitle>
      {batch === undefined ? (
        <InviteManyForm
          onSend={(list) => dispatch(inviteManyActions.sendingRequested(list))}
          onClose={onClose}
        />
      ) : (
        <BatchProgress batch={batch} closeLabel="Close" onClose={onClose} />
      )}
    </Dialog>
  );
}
