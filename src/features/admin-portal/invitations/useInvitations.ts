import { useEffect } from 'react';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { loadInvitations, sendNewInvitation } from './calls';
import { invitationDialog } from './invitationDialogSlice';

/** The invitations, and whether the dialog is open. */
export function useInvitations() {
  const dispatch = useAppDispatch();
  const invitations = useRemote(loadInvitations, undefined);
  const isDialogOpen = useSelector(invitationDialog.select) !== undefined;
  useEffect(() => () => void dispatch(invitationDialog.actions.closed()), [dispatch]);
  return {
    invitations,
    isDialogOpen,
    open: () => {
      dispatch(sendNewInvitation.actions.reset());
      dispatch(invitationDialog.actions.opened('invitation'));
    },
    close: () => void dispatch(invitationDialog.actions.closed()),
  };
}
