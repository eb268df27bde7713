import Button from '@mui/material/Button';
import { useState } from 'react';
import { loadPreference, savePreference } from '@/domain/session/calls';
import { useUser } from '@/domain/session/currentUser';
import { permissions } from '@/domain/session/permissions';
import { preferenceChanged, selectPreference } from '@/domain/session/preference';
import { signOutClicked } from '@/domain/session/sessionSlice';
import { useOnline } from '@/shared/browser/useOnline';
import { LongText } from '@/shared/notifications/LongText';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { ActionDialog } from '@/shared/ui/dialog/ActionDialog';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';
import { TryAgain } from '@/shared/ui/states/TryAgain';

const AgreementDialog = lazyPart(async () => (await import('./AgreementDialog')).AgreementDialog, {
  broken: ({ onSignOut }, retry) => (
    <AgreementLoading
      title="User agreement"
      text="The user agreement could not be opened. Check your connection and try again."
      onRetry={retry}
      onSignOut={onSignOut}
    />
  ),
});

interface AgreementProps {
  /** In the exam a preference that cannot be loaded does not interrupt the block. */
  readonly inExam: boolean;
}

/**
 * Blocks the page until the agreement is accepted, which is stored in the preference. If the preference cannot be
 * loaded, acceptance is unknown: the page waits.
 */
export function Agreement({ inExam }: AgreementProps) {
  const dispatch = useAppDispatch();
  const { id: userId, primaryRole } = useUser();
  // Administrators need not accept it.
  const isNeeded = permissions[primaryRole].agreement;
  const preference = useSelector(selectPreference);
  const load = useSelector((root) => loadPreference.selectState(root));
  const save = useSelector(savePreference.selectState);
  const isUnknown = isNeeded && preference === undefined;
  // While offline the shell says so, and the session requests the preference again once the network is back.
  const isOnline = useOnline();
  const [loadOffline, setLoadOffline] = useState<typeof load>();
  // Stays true during a retry.
  const [hasLoadFailed, setHasLoadFailed] = useState(false);
  const isFailed = isUnknown && (load.status === 'error' || load.status === 'idle');
  if (!isOnline && load !== loadOffline) {
    setLoadOffline(load);
    setHasLoadFailed(false);
  }
  if (isFailed && isOnline && load !== loadOffline && !hasLoadFailed) setHasLoadFailed(true);

  const onSignOut = () => dispatch(signOutClicked());
  if (isUnknown && hasLoadFailed && !inExam) {
    return (
      <AgreementLoading
        title="Your settings could not be loaded"
        text={
          (load.status === 'error' ? load.error.message : undefined) ??
          'They show whether you have accepted the user agreement. Check your connection and try again.'
        }
        busy={load.status === 'pending'}
        onRetry={() => dispatch(loadPreference.actions.request({ userId }))}
        onSignOut={onSignOut}
      />
    );
  }
  if (!isNeeded || preference === undefined || preference.userAcknowledged) return null;
  return (
    <AgreementDialog
      busy={save.status === 'pending'}
      failure={
        save.status === 'error'
          ? `Your acceptance could not be saved. ${save.error.message ?? 'Please try again.'}`
          : undefined
      }
      onAccept={() => dispatch(preferenceChanged({ userAcknowledged: true }))}
      onSignOut={onSignOut}
    />
  );
}

interface AgreementLoadingProps {
  readonly title: string;
  readonly text: string;
  readonly busy?: boolean;
  readonly onRetry: () => void;
  readonly onSignOut: () => void;
}

/** Blocks the page while it is unknown whether the agreement was accepted, or while the dialog loads. */
function AgreementLoading({ title, text, busy = false, onRetry, onSignOut }: AgreementLoadingProps) {
  return (
    <ActionDialog
      title={title}
      content={{ role: 'alert' }}
      actions={
        <>
          <Button onClick={onSignOut}>Sign out</Button>
          <TryAgain variant="contained" aria-busy={busy} onClick={busy ? undefined : onRetry} />
        </>
      }
    >
      <LongText text={text} />
    </ActionDialog>
  );
}
