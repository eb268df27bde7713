import Link from '@mui/material/Link';
import { loadSavedCategories } from '@/features/create-quiz/store/calls';
import { LongText } from '@/shared/notifications/LongText';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { keepsFocus } from '@/shared/ui/states/keptFocus';
import { SavedSetLine } from './SavedSetLine';

/** Error state of the saved set. */
export function SavedSetFailure() {
  const dispatch = useAppDispatch();
  const load = useSelector((root) => loadSavedCategories.selectState(root));
  if (load.status !== 'error') return null;
  return (
    <SavedSetLine
      role="alert"
      text={<LongText text={load.error.message ?? 'Your saved set could not be loaded.'} />}
    >
      <Link
        component="button"
        type="button"
        variant="body2"
        ref={keepsFocus}
        onClick={() => dispatch(loadSavedCategories.actions.request(load.args))}
      >
        Try again
      </Link>
    </SavedSetLine>
  );
}
