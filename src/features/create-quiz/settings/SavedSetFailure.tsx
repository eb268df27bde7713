import Link from '@mui/material/Link';
import { loadSavedCategories } from '@/features/create-quiz/store/calls';
import { LongText } from '@/shared/notifications/LongText';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { keepsFocus } from '@/shared/ui/states/keptFocus';
import { Bar } from './savedStyles';

/** Error state of the saved set. */
export function SavedSetFailure() {
  const dispatch = useAppDispatch();
  const load = useSelector((root) => loadSavedCategories.selectState(root));
  if (load.status !== 'error') return null;
  return (
    <Bar>
      <p role="alert">
        <LongText text={load.error.message ?? 'Your saved set could not be loaded.'} />
      </p>
      <Link
        component="button"
        type="button"
        ref={keepsFocus}
        onClick={() => dispatch(loadSavedCategories.actions.request(load.args))}
      >
        Try again
      </Link>
    </Bar>
  );
}
