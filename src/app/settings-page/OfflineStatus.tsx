import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useSyncExternalStore } from 'react';
import { retryOffline } from '@/app/update/serviceWorker';
import { type OfflineReadiness, offlineReadiness, subscribeToWorkerState } from '@/app/update/workerState';
import { TickIcon, WarningIcon } from '@/shared/icons/icons';
import { vars } from '@/shared/theme/vars';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  '& > div': { display: 'flex', flex: 1, gap: 8, minWidth: '14em', outline: 'none' },
  '& svg': { flex: 'none', marginTop: 1, color: vars.palette.warning.main },
  '& [data-ready] svg': { color: vars.palette.success.main },
});

const WORDS: Record<OfflineReadiness, string> = {
  absent: 'This version of QLearn is not kept on the device, so it needs the network to open.',
  pending: 'Getting ready to open without network…',
  ready: 'Ready to open without network',
  refused: 'This browser does not keep QLearn on the device, so it needs the network to open.',
  full: 'There was not enough room on this device to keep QLearn for use without network.',
  failed: 'QLearn could not be kept on this device, so it needs the network to open.',
};

/** Whether the app opens without network. */
export function OfflineStatus() {
  const readiness = useSyncExternalStore(subscribeToWorkerState, offlineReadiness);
  const status = useRef<HTMLDivElement>(null);
  const isReady = readiness === 'ready';
  const hasFailed = readiness === 'full' || readiness === 'failed';
  const retry = (): void => {
    // The button goes away.
    status.current?.focus();
    retryOffline();
  };
  return (
    <Line>
      <div role="status" ref={status} tabIndex={-1} data-ready={isReady || undefined}>
        {isReady && <TickIcon size={18} />}
        {(hasFailed || readiness === 'refused') && <WarningIcon size={18} />}
        <span>{WORDS[readiness]}</span>
      </div>
      {hasFailed && (
        <Button size="small" onClick={retry}>
          Try again
        </Button>
      )}
    </Line>
  );
}
