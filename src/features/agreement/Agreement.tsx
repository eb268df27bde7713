import { useState } from 'react';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { loadPreference, savePreference } from '@/domain/session/calls';
import {
  preferenceChanged,
  selectPreference,
  selectUser,
  signOutClicked,
} from '@/domain/session/sessionSlice';
import { withMui } from '@/shared/theme/withMui';
import { lazyPanel } from '@/shared/ui/lazy/lazyPanel';
import { mustAccept, needsAgreement } from './agreementModel';
import { AgreementLoading } from './AgreementLoading';

const { Part: AgreementDialog } = lazyPanel(
  withMui(async () => (await import('./AgreementDialog')).AgreementDialog),
  {
    broken: ({ onSignOut }, retry) => (
      <AgreementLoading
        title="User agreement"
        text="The user agreement could not be opened. Check your connection and try again."
        onRetry={retry}
        onSignOut={onSignOut}
      />
    ),
  },
);

interface AgreementProps {
  /** A block in progress is not held up by settings that cannot be loaded. */
  readonly inExam: boolean;
}

/**
 * Stands before everything until the agreement was accepted; kept in the preference (specification 1, section 1). Where
 * the preference cannot be loaded it is not known what was accepted: the page waits for it.
 */
export function Agreement({ inExam }: AgreementProps) {
  const dispatch = useAppDispatch();
  const user = useSelector(selectUser);
  const preference = useSelector(selectPreference);
  const load = useSelector((root) => loadPreference.selectState(root));
  const save = useSelector(savePreference.selectState);
  const isUnknown = user !== undefined && needsAgreement(user.primaryRole) && preference === undefined;
  // Stays while it is tried again.
  const [isHeld, setIsHeld] = useState(false);
  if (isUnknown && (load.status === 'error' || load.status === 'idle') && !isHeld) setIsHeld(true);

  const onSignOut = () => dispatch(signOutClicked());
  if (isUnknown && isHeld && !inExam) {
    return (
      <AgreementLoading
        title="Your settings could not be loaded"
        text={
          (load.status === 'error' ? load.error.message : undefined) ??
          'They say whether you have accepted the user agreement. Check your connection and try again.'
        }
        busy={load.status === 'pending'}
        onRetry={() => dispatch(loadPreference.actions.request({ userId: user.id }))}
        onSignOut={onSignOut}
      />
    );
  }
  if (!mustAccept(user?.primaryRole, preference)) return null;
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
