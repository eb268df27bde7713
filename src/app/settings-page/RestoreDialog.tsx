import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { reportHandled } from '@/shared/browser/reportError';
import { formatDateTime } from '@/shared/format/dates';
import { counted, formatCount } from '@/shared/format/numbers';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { ActionDialog } from '@/shared/ui/dialog/ActionDialog';
import { Facts } from '@/shared/ui/layout/Facts';
import { restoreRecords } from './backup';
import { recordsToWrite, type RestoreOutcome, type RestorePlan, type Tally } from './backupModel';
import { useAbortController } from './useAbortController';

const SKIPPED = ['same', 'newer', 'damaged', 'taken'] as const satisfies readonly RestoreOutcome[];

function countsOf(tally: Tally, replacesNewer: boolean) {
  const replaced = replacesNewer ? tally.newer : 0;
  const skipped = SKIPPED.reduce((sum, outcome) => sum + tally[outcome], 0);
  return { added: tally.added, changed: tally.changed + replaced, skipped: skipped - replaced };
}

/** '3 added, 1 changed, 12 skipped'; zero counts are left out. */
function tallyText(tally: Tally, replacesNewer: boolean): string {
  const { added, changed, skipped } = countsOf(tally, replacesNewer);
  const parts: readonly (readonly [number, string])[] = [
    [added, 'added'],
    [changed, 'changed'],
    [skipped, 'skipped'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${formatCount(count)} ${word}`)
    .join(', ');
}

/** Why records are skipped, one line per reason. */
function skippedReasons({ tallies, unknownKinds }: RestorePlan, replacesNewer: boolean): string[] {
  const count = (outcome: RestoreOutcome): number =>
    [...tallies.values()].reduce((sum, tally) => sum + tally[outcome], 0);
  const lines: readonly (readonly [number, string, string])[] = [
    [count('same'), 'is the same on this device', 'are the same on this device'],
    [
      replacesNewer ? 0 : count('newer'),
      'is newer on this device, or has no date',
      'are newer on this device, or have no date',
    ],
    [count('taken'), 'has the name of another preset', 'have the names of other presets'],
    [count('damaged'), 'is damaged or of a newer version', 'are damaged or of a newer version'],
    [unknownKinds, 'kind of records is unknown here', 'kinds of records are unknown here'],
  ];
  return lines
    .filter(([lineCount]) => lineCount > 0)
    .map(
      ([lineCount, singular, plural]) => `${formatCount(lineCount)} ${lineCount === 1 ? singular : plural}`,
    );
}

interface RestoreDialogProps {
  readonly userId: string;
  readonly plan: RestorePlan;
  readonly onClose: () => void;
}

const REFUSED =
  'The browser could not store the records: it is out of space or blocks storage. Nothing was changed.';

const CANCELED = 'Canceled. Nothing was changed.';

/** Shows what a backup would add, change and skip; nothing is written before it is confirmed. */
export function RestoreDialog(props: RestoreDialogProps) {
  const { plan } = props;
  const id = useId();
  const [replacesNewer, setReplacesNewer] = useState(false);
  const records = recordsToWrite(plan, replacesNewer);
  const { isBusy, failure, restore, cancel } = useRestore(props, records);
  return (
    <ActionDialog
      onClose={cancel}
      title="Restore study data?"
      aria-describedby={`${id}-date`}
      actions={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button
            variant="contained"
            aria-busy={isBusy}
            disabled={records.length === 0}
            onClick={isBusy ? undefined : () => void restore()}
          >
            {`Restore ${counted(records.length, 'record')}`}
          </Button>
        </>
      }
    >
      <Typography id={`${id}-date`}>
        {plan.createdAt === undefined
          ? 'What this backup changes on this device:'
          : `What the backup of ${formatDateTime(plan.createdAt)} changes on this device:`}
      </Typography>
      <Preview plan={plan} replacesNewer={replacesNewer} />
      {plan.newer.length > 0 && (
        <FormControlLabel
          sx={{ mt: 1, ml: -1 }}
          label={`Also replace what is newer on this device: ${counted(plan.newer.length, 'record')}`}
          control={
            <Checkbox checked={replacesNewer} onChange={({ target }) => setReplacesNewer(target.checked)} />
          }
        />
      )}
      {failure !== undefined && <ErrorAlert text={failure} />}
    </ActionDialog>
  );
}

function Preview({ plan, replacesNewer }: { readonly plan: RestorePlan; readonly replacesNewer: boolean }) {
  const skippedId = useId();
  const kinds = [...plan.tallies].flatMap(([store, tally]) => {
    const text = tallyText(tally, replacesNewer);
    return text === '' ? [] : [{ store, words: text }];
  });
  const reasons = skippedReasons(plan, replacesNewer);
  return (
    <>
      {kinds.length === 0 && <Typography sx={{ mt: 1.5 }}>Nothing: it has no records.</Typography>}
      <Box aria-live="polite" sx={{ my: 1.5 }}>
        <Facts layout="headed" facts={kinds.map(({ store, words }) => [store.label, words])} />
      </Box>
      {reasons.length > 0 && (
        <>
          <Typography id={skippedId}>Skipped:</Typography>
          <Box
            component="ul"
            aria-labelledby={skippedId}
            sx={{ mt: 0.5, paddingInlineStart: 2.5, listStyle: 'disc' }}
          >
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Box>
        </>
      )}
    </>
  );
}

/** Writes the records once; `cancel` closes the dialog, or aborts the write. */
function useRestore({ userId, onClose }: RestoreDialogProps, records: ReturnType<typeof recordsToWrite>) {
  const dispatch = useAppDispatch();
  const controller = useAbortController();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const restore = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(undefined);
    const signal = controller.renew();
    let left: number;
    try {
      left = await restoreRecords(userId, records, signal);
    } catch (cause) {
      setIsBusy(false);
      setFailure(signal.aborted ? CANCELED : REFUSED);
      if (!signal.aborted) reportHandled('denied storage', cause);
      return;
    }
    setIsBusy(false);
    const text = `Restored ${counted(records.length - left, 'record')}.`;
    dispatch(
      left === 0
        ? notificationAdded({ severity: 'success', text })
        : notificationAdded({
            severity: 'success',
            text: `${text} Not restored because they changed in the meantime: ${left}.`,
            autoHideSeconds: null,
          }),
    );
    onClose();
  };

  /** During the write, aborts it: nothing is changed then. */
  const cancel = (): void => {
    if (isBusy) controller.abort();
    else onClose();
  };
  return { isBusy, failure, restore, cancel };
}
