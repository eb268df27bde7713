import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { useUser } from '@/domain/session/currentUser';
import { loadInvitations } from '@/features/admin-portal/invitations/calls';
import { inviteManyActions } from '@/features/admin-portal/invitations/many/inviteManySlice';
import type { Invitation } from '@/shared/api/invitation';
import type { AddressList } from '@/shared/format/addressList';
import { formatDate } from '@/shared/format/dates';
import { counted, formatCount } from '@/shared/format/numbers';
import { formatRelativeDay } from '@/shared/format/relativeDays';
import { LongText } from '@/shared/notifications/LongText';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { ListTable } from '@/shared/ui/list/ListTable';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { CellNote } from '@/shared/ui/table/cells';
import type { Column } from '@/shared/ui/table/dataTableModel';
import { TableSkeleton } from '@/shared/ui/table/TableSkeleton';
import {
  checkPeople,
  daysLeft,
  filterPeople,
  peopleCsv,
  type PeopleFilter,
  type Person,
  PERSON_STATES,
  stateNames,
  toInvite,
  toResend,
} from './checkListModel';
import { readPeople } from './peopleCall';

interface CheckedPeopleProps {
  readonly list: AddressList;
  /** When the list was checked, in milliseconds. */
  readonly now: number;
}

const NONE: readonly Invitation[] = [];

/** Who on the list is known, and as what; follows the invitations as they are sent. */
export function CheckedPeople({ list, now }: CheckedPeopleProps) {
  const dispatch = useAppDispatch();
  const state = useSelector(readPeople.selectState);
  const retry = () => dispatch(readPeople.actions.request(undefined));
  return (
    <RemoteContent
      remote={{ state, retry }}
      failure="The invitations could not be loaded. Please try again."
      skeleton={<TableSkeleton rows={8} />}
    >
      {({ accounts }) => <People list={list} now={now} accounts={accounts} />}
    </RemoteContent>
  );
}

interface PeopleProps extends CheckedPeopleProps {
  readonly accounts: readonly string[] | undefined;
}

const emailOf = ({ email }: Person): string => email;

function People({ list, now, accounts }: PeopleProps) {
  const invitations = useSelector(loadInvitations.selectData) ?? NONE;
  const { email: ownEmail } = useUser();
  const [filter, setFilter] = useState<PeopleFilter>({ states: [], isRepeated: false });
  const people = useMemo(
    () => checkPeople(list, { accounts, invitations, ownEmail, now }),
    [list, accounts, invitations, ownEmail, now],
  );
  const shown = useMemo(() => filterPeople(people, filter), [people, filter]);
  const knowsAccounts = accounts !== undefined;
  const columns = useMemo(() => peopleColumns(knowsAccounts, now), [knowsAccounts, now]);
  return (
    <>
      <LimitNotes people={people} knowsAccounts={knowsAccounts} invitations={invitations.length} />
      <PeopleChips people={people} knowsAccounts={knowsAccounts} filter={filter} onChange={setFilter} />
      <ListTable
        name="People"
        columns={columns}
        rows={shown}
        rowKey={emailOf}
        wordsOf={emailOf}
        searchLabel="Search people"
        defaults={{ size: 25 }}
        empty="No one found"
        minWidth={640}
        isViewLocal
        tools={<PeopleActions people={people} />}
        csv={{ fileName: 'qlearn-checked-list.csv', text: (rows) => peopleCsv(rows, knowsAccounts) }}
      />
    </>
  );
}

/** `now` in milliseconds. */
function peopleColumns(knowsAccounts: boolean, now: number): readonly Column<Person>[] {
  const names = stateNames(knowsAccounts);
  return [
    {
      id: 'email',
      narrow: 'lead',
      header: 'Email',
      isRowHeader: true,
      sortBy: emailOf,
      cell: ({ email }) => <LongText text={email} />,
    },
    {
      id: 'state',
      header: 'State',
      width: '170px',
      sortBy: ({ state }) => names[state],
      cell: (person) => <StateCell name={names[person.state]} person={person} now={now} />,
    },
    {
      id: 'plan',
      isSpare: true,
      header: 'Plan',
      width: '130px',
      sortBy: ({ invitation }) => invitation?.invitedPackage.name,
    },
    {
      id: 'sent',
      isSpare: true,
      header: 'Sent',
      width: '116px',
      firstDirection: 'desc',
      sortBy: ({ invitation }) => invitation?.invitationSendDate,
      cell: ({ invitation, olderInvitations }) => (
        <>
          {formatDate(invitation?.invitationSendDate)}
          {olderInvitations > 0 && <CellNote>{`and ${formatCount(olderInvitations)} older`}</CellNote>}
        </>
      ),
    },
    {
      id: 'expires',
      header: 'Expires',
      width: '116px',
      firstDirection: 'desc',
      sortBy: ({ invitation }) => invitation?.expirationDate,
      cell: ({ invitation }) => formatRelativeDay(invitation?.expirationDate, now),
    },
  ];
}

interface StateCellProps {
  readonly name: string;
  readonly person: Person;
  readonly now: number;
}

function StateCell({ name, person, now }: StateCellProps) {
  const details = [
    daysLeft(person, now),
    person.isRepeated ? 'Twice in the list' : '',
    person.isOwn ? 'Your own address' : '',
  ].filter(Boolean);
  return (
    <>
      {name}
      {details.map((detail) => (
        <CellNote key={detail}>{detail}</CellNote>
      ))}
    </>
  );
}

/** More invitations than this are not read. */
const MAX_INVITATIONS = 5_000;

interface LimitNotesProps {
  readonly people: readonly Person[];
  readonly knowsAccounts: boolean;
  readonly invitations: number;
}

/** What the check cannot know. */
function LimitNotes({ people, knowsAccounts, invitations }: LimitNotesProps) {
  const hasUninvited = people.some(({ state }) => state === 'never');
  return (
    <>
      {!knowsAccounts && (
        <Alert severity="warning">Accounts could not be read: who has one is unknown.</Alert>
      )}
      {invitations >= MAX_INVITATIONS && (
        <Alert severity="warning">
          Of the invitations, the first 5,000 were read. Anyone beyond them appears as never invited.
        </Alert>
      )}
      {knowsAccounts && hasUninvited && (
        <Alert severity="info">
          Only accounts of students can be listed: a tutor or an administrator appears as never invited.
        </Alert>
      )}
    </>
  );
}

interface PeopleChipsProps {
  readonly people: readonly Person[];
  readonly knowsAccounts: boolean;
  readonly filter: PeopleFilter;
  readonly onChange: (filter: PeopleFilter) => void;
}

/** In a narrow window the result is below the form. */
const scrollTo = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** Counts by state; each chip shows those alone. */
function PeopleChips({ people, knowsAccounts, filter, onChange }: PeopleChipsProps) {
  const { states, isRepeated } = filter;
  const names = stateNames(knowsAccounts);
  const toggle = (state: (typeof PERSON_STATES)[number]) =>
    onChange({
      ...filter,
      states: states.includes(state) ? states.filter((other) => other !== state) : [...states, state],
    });
  const counts = PERSON_STATES.map((state) => ({
    state,
    count: people.filter((person) => person.state === state).length,
  }));
  const repeated = people.filter((person) => person.isRepeated).length;
  return (
    <Stack direction="row" spacing={0.5} role="group" aria-label="Show" ref={scrollTo}>
      <VisuallyHidden role="status">{`${counted(people.length, 'entry', 'entries')} checked`}</VisuallyHidden>
      {counts
        .filter(({ state, count }) => state !== 'accepted' || count > 0)
        .map(({ state, count }) => (
          <Chip
            key={state}
            component="button"
            type="button"
            clickable
            label={`${names[state]} ${formatCount(count)}`}
            aria-pressed={states.includes(state)}
            onClick={() => toggle(state)}
          />
        ))}
      <Chip
        component="button"
        type="button"
        clickable
        label={`Twice in the list ${formatCount(repeated)}`}
        aria-pressed={isRepeated}
        onClick={() => onChange({ ...filter, isRepeated: !isRepeated })}
      />
    </Stack>
  );
}

/** What can be sent to people on the list, whichever are shown. */
function PeopleActions({ people }: { readonly people: readonly Person[] }) {
  const dispatch = useAppDispatch();
  const { values } = useFormikContext<{ readonly packageId: string }>();
  const invited = useMemo(() => toInvite(people), [people]);
  const resends = useMemo(() => toResend(people), [people]);
  const emails = Object.keys(resends);
  const resend = () =>
    dispatch(
      inviteManyActions.sendingRequested({
        packageId: '',
        planName: '',
        emails,
        resends,
        leavesOutInvited: false,
      }),
    );
  return (
    <Stack direction="row">
      {invited.length > 0 && (
        <Button
          onClick={() =>
            dispatch(
              inviteManyActions.inviteManyOpened({
                emails: invited.join('\n'),
                packageId: values.packageId,
              }),
            )
          }
        >
          {`Invite ${formatCount(invited.length)}`}
        </Button>
      )}
      {emails.length > 0 && <Button onClick={resend}>{`Resend ${formatCount(emails.length)}`}</Button>}
    </Stack>
  );
}
