import Button from '@mui/material/Button';
import { useState } from 'react';
import { ADMIN_PAGES } from '@/domain/adminPages';
import { PanelHeader } from '@/features/admin-portal/ui/PanelHeader';
import type { Invitation } from '@/shared/api/invitation';
import { localToday } from '@/shared/format/dates';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { RemoteList } from '@/shared/ui/list/RemoteList';
import { invitationColumns } from './invitationColumns';
import { invitationsCsv, statusName } from './invitationModel';
import { ResendFailures } from './ResendFailures';
import { useInvitations } from './useInvitations';

const InviteManyDialog = lazyDialog(async () => (await import('./many/InviteManyDialog')).InviteManyDialog);
const InvitationDialog = lazyDialog(async () => (await import('./InvitationDialog')).InvitationDialog);

const idOf = ({ id }: Invitation): string => id;
const wordsOf = (invitation: Invitation): string =>
  `${invitation.email} ${invitation.invitedPackage.name} ${statusName(invitation)}`;

/** Invitations and their status. */
export function InvitationsPanel() {
  const [columns] = useState(() => invitationColumns(localToday()));
  const { invitations, isDialogOpen, isManyOpen, ...actions } = useInvitations();
  return (
    <>
      <PanelHeader about="An invitation offers a plan to someone who has no account yet.">
        <Button {...InviteManyDialog.opener} onClick={actions.openMany}>
          Invite many
        </Button>
        <Button variant="contained" {...InvitationDialog.opener} onClick={actions.open}>
          Send invitation
        </Button>
      </PanelHeader>
      <ResendFailures invitations={invitations.data ?? []} />
      <RemoteList
        remote={invitations}
        failure="The invitations could not be loaded. Please try again."
        name="Invitations"
        columns={columns}
        rowKey={idOf}
        wordsOf={wordsOf}
        searchLabel="Search invitations"
        defaults={ADMIN_PAGES}
        empty="No data found"
        minWidth={860}
        csv={{ fileName: 'qlearn-invitations.csv', text: invitationsCsv }}
      />
      {isDialogOpen && <InvitationDialog onClose={actions.close} />}
      {isManyOpen && <InviteManyDialog onClose={actions.closeMany} />}
    </>
  );
}
