import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { activateUpdate, isUpdateReady, subscribeToWorkerState } from '@/app/update/workerState';
import { Strip } from './Strip';

/** Only in the shell: an attempt is never interrupted by an update. */
export function UpdateNotice() {
  const isReady = useSyncExternalStore(subscribeToWorkerState, isUpdateReady);
  return (
    <div role="status">
      {isReady && (
        <Strip>
          <span>A new version is ready</span>
          <Button size="small" onClick={activateUpdate}>
            Reload
          </Button>
        </Strip>
      )}
    </div>
  );
}
