import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { formatCount } from '@/shared/format/numbers';
import { LongText } from '@/shared/notifications/LongText';
import { useLeaveGuard } from '@/shared/routing/useLeaveGuard';
import { useAppDispatch } from '@/shared/store/hooks';
import { vars } from '@/shared/theme/vars';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { announcementOf, type Batch, type Progress, progressOf } from './inviteManyModel';
import { inviteManyActions } from './inviteManySlice';

interface BatchProgressProps {
  readonly batch: Batch;
  /** Label of the button at the end. */
  readonly closeLabel: string;
  readonly onClose: () => void;
}

const Failure = styled('li')({
  padding: '6px 12px',
  borderInlineStart: `2px solid ${vars.palette.error.main}`,
  overflowWrap: 'anywhere',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 52px',
});

/** Progress of a list, with 'Stop'; at the end what failed and why, with 'Retry failed'. */
export function BatchProgress({ batch, closeLabel, onClose }: BatchProgressProps) {
  const dispatch = useAppDispatch();
  const countId = useId();
  const heading = useRef<HTMLParagraphElement>(null);
  const { phase } = batch;
  const progress = progressOf(batch);
  const { sent, total, failed, heldBack } = progress;
  const guard = useLeaveGuard(phase !== 'over');
  const isOver = phase === 'over';
  // The focused button is gone.
  useEffect(() => heading.current?.focus(), [isOver]);
  return (
    <>
      <DialogContent>
        <Typography
          variant="subtitle2"
          id={countId}
          tabIndex={-1}
          ref={heading}
          sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}
        >
          {`${formatCount(sent)} of ${formatCount(total)} sent`}
        </Typography>
        <LinearProgress variant="determinate" value={(100 * sent) / total} aria-labelledby={countId} />
        <VisuallyHidden role="status">{announcementOf(progress, phase)}</VisuallyHidden>
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {noteOf(batch, progress)}
        </Typography>
        {isOver && sent === total && (
          <Alert severity="success" role="presentation" sx={{ mt: 1.5 }}>
            Every address has been sent its invitation.
          </Alert>
        )}
        {failed.length > 0 && <Failures failed={failed} />}
      </DialogContent>
      <DialogActions>
        {isOver ? (
          <>
            <Button onClick={onClose}>{closeLabel}</Button>
            {heldBack > 0 && (
              <Button onClick={() => dispatch(inviteManyActions.restRequested())}>Send the rest</Button>
            )}
            {failed.length > 0 && (
              <Button variant="contained" onClick={() => dispatch(inviteManyActions.retryRequested())}>
                Retry failed
              </Button>
            )}
          </>
        ) : (
          <Button aria-busy={phase !== 'sending'} onClick={() => dispatch(inviteManyActions.stopRequested())}>
            Stop
          </Button>
        )}
      </DialogActions>
      {guard.isAsking && (
        <ConfirmDialog
          title="Leave while invitations are being sent?"
          confirmLabel="Leave"
          cancelLabel="Stay"
          destructive
          onConfirm={guard.leave}
          onCancel={guard.stay}
        >
          Nothing more is sent once you leave. The list of invitations shows what has been sent.
        </ConfirmDialog>
      )}
    </>
  );
}

function Failures({ failed }: Pick<Progress, 'failed'>) {
  return (
    <Stack
      component="ul"
      aria-label="Failed"
      tabIndex={0}
      sx={{ mt: 1.5, maxHeight: '40vh', overflowY: 'auto' }}
    >
      {failed.map(({ email, reason }) => (
        <Failure key={email}>
          <strong>{email}</strong>
          <Typography color="textSecondary">
            <LongText text={reason} />
          </Typography>
        </Failure>
      ))}
    </Stack>
  );
}

function noteOf(
  { phase, planName, resends }: Batch,
  { underWay, failed, heldBack, sent, total }: Progress,
): string {
  const subject = resends === undefined ? `Invitations to ${planName}.` : 'Invitations that are sent again.';
  if (phase === 'sending') return `${subject} Keep this page open until all are sent.`;
  if (phase === 'stopping') return `Stopping. Still in progress: ${underWay}.`;
  if (phase === 'lost') return 'The connection was lost. Nothing more will be sent.';
  const open = [
    failed.length > 0 ? `Failed: ${formatCount(failed.length)}.` : '',
    heldBack > 0 ? `Not sent because you stopped: ${formatCount(heldBack)}.` : '',
  ].filter(Boolean);
  return sent === total ? subject : open.join(' ');
}
