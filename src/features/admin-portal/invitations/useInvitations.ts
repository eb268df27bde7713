import { useEffect, useState } from 'react';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { loadInvitations, sendNewInvitation } from './calls';
import { inviteManyActions, selectIsInviteManyOpen } from './many/inviteManySlice';

/** The invitations, and which dialog is open. */
export function useInvitations() {
  const dispatch = useAppDispatch();
  const invitations = useRemote(loadInvitations, undefined);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const isManyOpen = useSelector(selectIsInviteManyOpen);
  useEffect(() => () => void dispatch(inviteManyActions.inviteManyClosed()), [dispatch]);
  return {
    invitations,
    isDialogOpen,
    isManyOpen,
    open: () => {
      dispatch(sendNewInvitation.actions.reset());
      setIsDialogOpen(true);
    },
    close: () => setIsDialogOpen(false),
    openMany: () => void dispatch(inviteManyActions.inviteManyOpened()),
    closeMany: () => void dispatch(inviteManyActions.inviteManyClosed()),
  };
}
