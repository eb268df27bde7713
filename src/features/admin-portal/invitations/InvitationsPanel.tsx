import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useEffect, useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import {
  inviteManyActions,
  selectIsInviteManyOpen,
} from '@/features/admin-portal/invitations/many/inviteManySlice';
import { PanelHeader } from '@/features/admin-portal/ui/PanelHeader';
import type { Invitation } from '@/shared/api/invitation';
import { formatDate, localToday } from '@/shared/format/dates';
import { formatRelativeDay } from '@/shared/format/relativeDays';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { useRemote } from '@/shared/remote/useRemote';
import { useQuery } from '@/shared/routing/useQuery';
import { serverNow } from '@/shared/storage/serverClock';
import { useAppDispatch, useAppStore, useSelector } from '@/shared/store/hooks';
import { hinted } from '@/shared/ui/controls/hinted';
import { SelectField, type SelectOption } from '@/shared/ui/form/SelectField';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { RemoteList } from '@/shared/ui/list/RemoteList';
import { actionColumn, type Column, idOf } from '@/shared/ui/table/dataTableModel';
import { loadInvitations, sendAgain, sendNewInvitation } from './calls';
import {
  canResend,
  expiresWithinDays,
  invitationsCsv,
  invitationState,
  type InvitationState,
  invitationStatusName,
  resendFailure,
} from './invitationModel';

/** `today` is a local day. */
const invitationColumns = (today: string): readonly Column<Invitation>[] => [
  { id: 'email', narrow: 'lead', header: 'Email', isRowHeader: true, sortBy: ({ email }) => email },
  { id: 'plan', header: 'Plan', width: '150px', sortBy: ({ invitedPackage }) => invitedPackage.name },
  {
    id: 'sent',
    isSpare: true,
    header: 'Sent',
    width: '116px',
    firstDirection: 'desc',
    sortBy: ({ invitationSendDate }) => invitationSendDate,
    cell: ({ invitationSendDate }) => formatDate(invitationSendDate),
  },
  {
    id: 'expires',
    header: 'Expires',
    width: '116px',
    firstDirection: 'desc',
    sortBy: ({ expirationDate }) => expirationDate,
    cell: ({ expirationDate }) => (
      <time dateTime={expirationDate} title={formatDate(expirationDate)}>
        {formatRelativeDay(expirationDate, today)}
      </time>
    ),
  },
  {
    id: 'accepted',
    isSpare: true,
    header: 'Accepted',
    width: '116px',
    firstDirection: 'desc',
    sortBy: ({ acceptDate }) => acceptDate,
    cell: ({ acceptDate }) => formatDate(acceptDate) || '–',
  },
  { id: 'status', header: 'Status', width: '104px', sortBy: invitationStatusName },
  actionColumn('Resend', '96px', (invitation) =>
    canResend(invitation) ? <ResendButton invitation={invitation} /> : null,
  ),
];

function ResendButton({ invitation: { id, email } }: { readonly invitation: Invitation }) {
  const dispatch = useAppDispatch();
  const isBusy = useSelector((root) => sendAgain.selectState(root, id).status === 'pending');
  return (
    <Button
      {...hinted(`Resend ${email}`)}
      size="small"
      aria-busy={isBusy}
      onClick={() => dispatch(sendAgain.actions.request({ invitationId: id }))}
    >
      Resend
    </Button>
  );
}

const InviteManyDialog = lazyDialog(async () => (await import('./many/InviteManyDialog')).InviteManyDialog);
const CheckListDialog = lazyDialog(
  async () => (await import('./check-list/CheckListDialog')).CheckListDialog,
);
const InvitationDialog = lazyDialog(async () => (await import('./InvitationDialog')).InvitationDialog);

const wordsOf = (invitation: Invitation): string =>
  `${invitation.email} ${invitation.invitedPackage.name} ${invitationStatusName(invitation)}`;

export function InvitationsPanel() {
  const [columns] = useState(() => invitationColumns(localToday()));
  const dispatch = useAppDispatch();
  const invitations = useRemote(loadInvitations, undefined);
  const shown = useFiltered(invitations.data);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const isManyOpen = useSelector(selectIsInviteManyOpen);
  useEffect(() => () => void dispatch(inviteManyActions.inviteManyClosed()), [dispatch]);
  const open = () => {
    dispatch(sendNewInvitation.actions.reset());
    setIsDialogOpen(true);
  };
  return (
    <>
      <PanelHeader about="An invitation offers a plan to someone who has no account yet.">
        <Button {...CheckListDialog.opener} onClick={() => setIsChecking(true)}>
          Check a list
        </Button>
        <Button
          {...InviteManyDialog.opener}
          onClick={() => dispatch(inviteManyActions.inviteManyOpened(undefined))}
        >
          Invite many
        </Button>
        <Button variant="contained" {...InvitationDialog.opener} onClick={open}>
          Send invitation
        </Button>
      </PanelHeader>
      <ResendFailures invitations={invitations.data ?? []} />
      <RemoteList
        remote={{ ...invitations, data: shown }}
        failure="The invitations could not be loaded. Please try again."
        name="Invitations"
        columns={columns}
        rowKey={idOf}
        wordsOf={wordsOf}
        searchLabel="Search invitations"
        empty="No data found"
        minWidth={860}
        tools={<InvitationFilters />}
        csv={{ fileName: 'qlearn-invitations.csv', text: invitationsCsv }}
      />
      {isDialogOpen && <InvitationDialog onClose={() => setIsDialogOpen(false)} />}
      {isChecking && <CheckListDialog onClose={() => setIsChecking(false)} />}
      {isManyOpen && <InviteManyDialog onClose={() => dispatch(inviteManyActions.inviteManyClosed())} />}
    </>
  );
}

const STATES: readonly SelectOption<InvitationState | ''>[] = [
  { value: '', name: 'All' },
  { value: 'open', name: 'Open' },
  { value: 'expired', name: 'Expired' },
  { value: 'accepted', name: 'Accepted' },
];

/** The invitations that pass the filters in the query. */
function useFiltered(invitations: readonly Invitation[] | undefined) {
  const { params } = useQuery();
  const [now] = useState(serverNow);
  const state = params.get('state') ?? '';
  const isSoon = params.has('soon');
  return useMemo(
    () =>
      invitations?.filter(
        (invitation) =>
          (state === '' || invitationState(invitation, now) === state) &&
          (!isSoon || expiresWithinDays(invitation, SOON_DAYS, now)),
      ),
    [invitations, state, isSoon, now],
  );
}

const SOON_DAYS = 7;

function InvitationFilters() {
  const { params, change } = useQuery();
  const isSoon = params.has('soon');
  return (
    <>
      <SelectField
        label="State"
        size="small"
        value={STATES.find(({ value }) => value === params.get('state'))?.value ?? ''}
        options={STATES}
        onChange={(state) => change({ state: state === '' ? undefined : state, page: undefined })}
      />
      <Chip
        component="button"
        clickable
        label={`Expires within ${SOON_DAYS} days`}
        aria-pressed={isSoon}
        onClick={() => change({ soon: isSoon ? undefined : '1', page: undefined })}
      />
    </>
  );
}

/** Why resending failed; shown until the next attempt or until the page is left. */
function ResendFailures({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const failed = useSelector(sendAgain.selectFailedKeys, shallowEqual);
  useEffect(
    () => () => {
      for (const id of sendAgain.selectFailedKeys(store.getState())) dispatch(sendAgain.actions.reset(id));
    },
    [dispatch, store],
  );
  if (failed.length === 0) return null;
  return invitations
    .filter(({ id }) => failed.includes(id))
    .map((invitation) => <ResendFailure key={invitation.id} invitation={invitation} />);
}

function ResendFailure({ invitation: { id, email } }: { readonly invitation: Invitation }) {
  const failure = useSelector((root) => sendAgain.selectError(root, id));
  if (failure === undefined) return null;
  return <ErrorAlert text={`${email}: ${resendFailure(failure)}`} role="presentation" sx={{ mb: 1.5 }} />;
}
