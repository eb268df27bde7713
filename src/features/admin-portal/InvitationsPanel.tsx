import { Button } from '@/shared/ui/Button';
import type { Invitation } from '@/shared/contract/invitation';
import { ListTable } from '@/shared/list/ListTable';
import { RemoteContent } from '@/shared/ui/RemoteContent';
import { StateMessage } from '@/shared/ui/StateMessage';
import { TableSkeleton } from '@/shared/ui/TableSkeleton';
import { withMui } from '@/shared/theme/withMui';
import { whenOpened } from '@/shared/ui/whenOpened';
import { INVITATION_COLUMNS } from './invitationColumns';
import { statusName } from './invitationModel';
import { PanelBar } from './PanelBar';
import { ResendFailure } from './ResendFailure';
import { useInvitations } from './useInvitations';

const { Opened: InvitationDialog, usePart: useInvitationDialog } = whenOpened(
  withMui(async () => (await import('./InvitationDialog')).InvitationDialog),
  ({ onClose }) => onClose(),
);

const PAGES = { sizes: [10, 25, 50, 100], size: 10 } as const;

const idOf = ({ id }: Invitation): string => id;
const wordsOf = (invitation: Invitation): string =>
  `${invitation.email} ${invitation.invitedPackage.name} ${statusName(invitation)}`;

/** Who was invited, and what came of it. */
export function InvitationsPanel() {
  useInvitationDialog();
  const { invitations, isDialogOpen, retry, open, close } = useInvitations();
  return (
    <>
      <PanelBar about="An invitation offers a plan to someone who has no account yet.">
        <Button variant="contained" onClick={open}>
          Send invitation
        </Button>
      </PanelBar>
      <RemoteContent
        remote={invitations}
        onRetry={retry}
        failure="The invitations could not be loaded. Please try again."
        skeleton={<TableSkeleton rows={6} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<StateMessage tone="empty" text="No data found" />}
      >
        {(rows) => (
          <>
            {rows.map((invitation) => (
              <ResendFailure key={invitation.id} invitation={invitation} />
            ))}
            <ListTable
              name="Invitations"
              columns={INVITATION_COLUMNS}
              rows={rows}
              rowKey={idOf}
              wordsOf={wordsOf}
              searchLabel="Search invitations"
              defaults={PAGES}
              empty="No data found"
              minWidth={860}
            />
          </>
        )}
      </RemoteContent>
      {isDialogOpen && <InvitationDialog onClose={close} />}
    </>
  );
}
