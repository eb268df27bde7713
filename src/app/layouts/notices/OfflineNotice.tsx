import { ResumeKeptLink } from '@/domain/resume/ResumeKeptLink';
import { useOnline } from '@/shared/browser/useOnline';
import { WarningIcon } from '@/shared/icons/icons';
import { Strip } from './Strip';

/** What still works without network, on every page of the shell. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <Strip>
          <WarningIcon size={18} color="warning" />
          <span>
            <strong>You are offline.</strong> A quiz that you have started goes on, and its answers are kept
            on this device. Everything else loads by itself when the network is back.
          </span>
          <ResumeKeptLink />
        </Strip>
      )}
    </div>
  );
}
