import { useAppDispatch, useSelector } from '@/shared/remote/hooks';
import { savePreference } from '@/shared/session/calls';
import { preferenceChanged, selectPreference, selectRole, signOutAsked } from '@/shared/session/session';
import { withMui } from '@/shared/theme/withMui';
import { lazyPart } from '@/shared/ui/lazyPart';
import { mustAccept } from './model';

const { Part: AgreementDialog } = lazyPart(
  withMui(async () => (await import('./AgreementDialog')).AgreementDialog),
);

/** Stands before everything until the agreement was accepted; kept in the preference (specification 1, section 1). */
export function Agreement() {
  const dispatch = useAppDispatch();
  const role = useSelector(selectRole);
  const preference = useSelector(selectPreference);
  const save = useSelector(savePreference.selectState);
  if (!mustAccept(role, preference)) return null;
  return (
    <AgreementDialog
      busy={save.status === 'pending'}
      failure={
        save.status === 'error'
          ? `Your acceptance could not be saved. ${save.error.message ?? 'Please try again.'}`
          : undefined
      }
      onAccept={() => dispatch(preferenceChanged({ userAcknowledged: true }))}
      onSignOut={() => dispatch(signOutAsked())}
    />
  );
}
