import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import type { Performance } from '@/shared/api/performance';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch } from '@/shared/store/hooks';
import { weakestOf, weakestText } from './performanceModel';

const TOO_FEW = 'There is no category yet with five answers, one of them wrong.';

/** Opens Create Quiz with the weakest categories chosen, and names them there. */
export function PractiseWeakest({ performance }: { readonly performance: Performance }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const onClick = (): void => {
    const weakest = weakestOf(performance);
    if (weakest.length === 0) {
      dispatch(notificationAdded({ severity: 'error', text: TOO_FEW, autoHideSeconds: 6 }));
      return;
    }
    const names = weakest.map(
      ({ heading, categories }) => [heading, categories.map(({ subCategory }) => subCategory)] as const,
    );
    const to = paths.createQuiz.to({ names: Object.fromEntries(names) });
    void navigate(to, { state: { notice: weakestText(weakest) } });
  };
  return (
    <Button variant="contained" onClick={onClick}>
      Practise my weakest
    </Button>
  );
}
