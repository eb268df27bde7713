import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { loadPlans } from '@/domain/plan/calls';
import { loadInvitations } from '@/features/admin-portal/invitations/calls';
import { PlanField } from '@/features/admin-portal/invitations/PlanField';
import type { Plan } from '@/shared/api/plan';
import { useDebouncedValue } from '@/shared/browser/useDebouncedValue';
import { parseAddresses } from '@/shared/format/addressList';
import { addressKey } from '@/shared/format/emailAddress';
import { formatCount } from '@/shared/format/numbers';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { LongText } from '@/shared/notifications/LongText';
import { useRemote } from '@/shared/remote/useRemote';
import { serverNow } from '@/shared/storage/serverClock';
import { useSelector } from '@/shared/store/hooks';
import { Form } from '@/shared/ui/form/Form';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import { inviteManyRules, type InviteManyValues, type NewBatch, openInvitations } from './inviteManyModel';
import { selectDraft } from './inviteManySlice';

interface InviteManyFormProps {
  readonly onSend: (list: NewBatch) => void;
  readonly onClose: () => void;
}

const ALL_INVITED = 'Every address has an open invitation to this plan already.';

/** Asks whether to send again to addresses with an open invitation only if there are any. */
export function InviteManyForm({ onSend, onClose }: InviteManyFormProps) {
  const plans = useRemote(loadPlans, undefined);
  const { packageId, emails } = useSelector(selectDraft);
  const [leavesOutInvited, setLeavesOutInvited] = useState(true);
  /** What was not sent because every address is already invited. */
  const [refused, setRefused] = useState<InviteManyValues>();
  const invitedTo = useInvitedTo(plans.data ?? NONE);

  const send = (values: InviteManyValues) => {
    const { planName, invited } = invitedTo(values.packageId);
    const isLeftOut = (email: string): boolean => leavesOutInvited && invited.has(addressKey(email));
    const toSend = parseAddresses(values.emails).emails.filter((email) => !isLeftOut(email));
    if (toSend.length === 0) setRefused(values);
    else onSend({ packageId: values.packageId, planName, emails: toSend, leavesOutInvited });
  };
  return (
    <Form initialValues={{ packageId, emails }} rules={inviteManyRules} onSend={send}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <PlanField plans={plans} />
        <FormTextField
          name="emails"
          label="Emails"
          rows={8}
          helper="One per line, or separated by commas or spaces."
          slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <Summary
          invitedTo={invitedTo}
          refused={refused}
          leavesOutInvited={leavesOutInvited}
          onLeaveOut={setLeavesOutInvited}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained">
          Send
        </Button>
      </DialogActions>
    </Form>
  );
}

const NONE: readonly never[] = [];

/** The name of a plan, and the keys of the addresses with an open invitation to it. */
function useInvitedTo(plans: readonly Plan[]) {
  const invitations = useSelector(loadInvitations.selectData) ?? NONE;
  const [now] = useState(serverNow);
  return (packageId: string) => {
    const planName = plans.find(({ id }) => id === packageId)?.name ?? '';
    return { planName, invited: openInvitations(invitations, planName, now) };
  };
}

/** A partly typed address is not reported as invalid yet. */
const DEBOUNCE_MS = 300;

interface SummaryProps {
  readonly invitedTo: ReturnType<typeof useInvitedTo>;
  readonly refused: InviteManyValues | undefined;
  readonly leavesOutInvited: boolean;
  readonly onLeaveOut: (leavesOut: boolean) => void;
}

/** Result of reading the list, naming duplicates and what is not an address. */
function Summary({ invitedTo, refused, leavesOutInvited, onLeaveOut }: SummaryProps) {
  const { values } = useFormikContext<InviteManyValues>();
  const text = useDebouncedValue(values.emails, DEBOUNCE_MS);
  const { emails, duplicates, invalid } = useMemo(() => parseAddresses(text), [text]);
  const keys = useMemo(() => emails.map(addressKey), [emails]);
  const { invited } = invitedTo(values.packageId);
  const isKnown = (_email: string, at: number): boolean => invited.has(keys[at] ?? '');
  const known = emails.filter(isKnown);
  const toSend = leavesOutInvited ? emails.filter((email, at) => !isKnown(email, at)) : emails;
  const isRefused =
    leavesOutInvited && refused?.packageId === values.packageId && refused.emails === values.emails;
  return (
    <>
      <Stack role="status" spacing={0.5}>
        {text.trim() !== '' && (
          <Typography color="textSecondary">
            <Typography component="strong" variant="subtitle2" color="textPrimary">
              {formatCount(emails.length)}
            </Typography>{' '}
            <span>{emails.length === 1 ? 'address' : 'different addresses'}</span>
          </Typography>
        )}
        <Named label="Duplicate, sent once" names={duplicates} />
        <Named label="Not valid, left out" names={invalid} />
        <Named label="Invited to this plan already" names={known} />
      </Stack>
      {toSend.length > 0 && (
        <Typography
          variant="userText"
          role="group"
          aria-label="Addresses to be invited"
          tabIndex={0}
          sx={{ maxHeight: '20vh', overflowY: 'auto' }}
        >
          {toSend.join('\n')}
        </Typography>
      )}
      {known.length > 0 && (
        <FormControlLabel
          sx={{ ml: -1 }}
          label={`Leave out ${formatCount(known.length)} already invited`}
          control={
            <Checkbox checked={leavesOutInvited} onChange={({ target }) => onLeaveOut(target.checked)} />
          }
        />
      )}
      {isRefused && <ErrorAlert text={ALL_INVITED} />}
    </>
  );
}

function Named({ label, names }: { readonly label: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      <LongText text={`${label}: ${names.join(', ')}`} />
    </Typography>
  );
}
