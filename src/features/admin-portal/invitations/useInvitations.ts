import { useEffect } from 'react';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { loadInvitations, sendNewInvitation } from './calls';
import { invitationDialog } from './invitationDialogSlice';
import { inviteManyActions, selectIsInviteManyOpen } from './many/inviteManySlice';

/** The invitations, and which dialog is open. */
export function useInvitations() {
  const dispatch = useAppDispatch();
  const invitations = useRemote(loadInvitations, undefined);
  const isDialogOpen = useSelector(invitationDialog.select) !== undefined;
  const isManyOpen = useSelector(selectIsInviteManyOpen);
  useEffect(
    () => () => {
      dispatch(invitationDialog.actions.closed());
      dispatch(inviteManyActions.inviteManyClosed());
    },
    [dispatch],
  );
  return {
    invitations,
    isDialogOpen,
    isManyOpen,
    open: () => {
      dispatch(sendNewInvitation.actions.reset());
      dispatch(invitationDialog.actions.opened('invitation'));
    },
    close: () => void dispatch(invitationDialog.actions.closed()),
    openMany: () => void dispatch(inviteManyActions.inviteManyOpened()),
    closeMany: () => void dispatch(inviteManyActions.inviteManyClosed()),
  };
}
