import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { startQuiz } from '@/domain/quiz/startQuiz';
import { useUser } from '@/domain/session/currentUser';
import { permissions } from '@/domain/session/permissions';
import { nextStep } from '@/features/create-quiz/store/builderModel';
import { recountRequested, selectBuilder } from '@/features/create-quiz/store/builderSlice';
import { countAvailable } from '@/features/create-quiz/store/calls';
import {
  isCreateDisabled,
  isOutOfQuestions,
  quotaText,
} from '@/features/create-quiz/store/questionCountModel';
import {
  selectAmount,
  selectCountQuery,
  selectEligible,
  selectIsCounted,
  selectMode,
} from '@/features/create-quiz/store/selectors';
import { LongText } from '@/shared/notifications/LongText';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { below } from '@/shared/theme/breakpoints';
import { weights } from '@/shared/theme/tokens';
import { AnnouncedBehindDialog } from '@/shared/ui/live/AnnouncedBehindDialog';
import { keepsFocus } from '@/shared/ui/states/TryAgain';
import { CreateBarPaper } from './createQuizStyles';

const QUOTA = { minHeight: '1.25rem', fontVariantNumeric: 'tabular-nums' };

const FAILURE = { [below('twoColumns')]: { gridRow: 1, gridColumn: '1 / -1' } };

const CREATE = { [below('twoColumns')]: { gridColumn: 2, px: 2.5 } };

export function CreateBar() {
  const dispatch = useAppDispatch();
  const { primaryRole: role } = useUser();
  const hasQuery = useSelector((root) => selectCountQuery(root) !== undefined);
  const count = useSelector((root) => countAvailable.selectState(root));
  const isCounted = useSelector(selectIsCounted);
  const eligible = useSelector(selectEligible);
  const amount = useSelector(selectAmount);
  const mode = useSelector(selectMode);
  const isCountAwaited = useSelector((root) => selectBuilder(root).isCountAwaited);
  const isDone = useSelector((root) => selectBuilder(root).isDone);
  const isCreating = useSelector((root) => startQuiz.selectState(root).status === 'pending');

  const data = count.status === 'idle' ? undefined : count.data;
  const available = hasQuery ? (data?.questionCount ?? 0) : 0;
  const quota = data === undefined ? undefined : quotaText(role, data);
  const isOut = hasQuery && data !== undefined && isOutOfQuestions(role, data);

  return (
    <CreateBarPaper variant="outlined">
      <div>
        <Typography role="status">
          Available questions:{' '}
          <Typography
            component="strong"
            variant="inherit"
            color={hasQuery && !isCounted ? 'textDisabled' : 'textPrimary'}
            sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: weights.bold }}
          >
            {available}
          </Typography>
        </Typography>
        <AnnouncedBehindDialog text={`Available questions: ${String(available)}`} />
        {(permissions[role].dailyQuota || !hasQuery) && (
          <Typography variant={isOut ? 'problem' : 'note'} sx={QUOTA}>
            <span>{hasQuery ? quota : nextStep(mode)}</span>
            {isOut && (
              <Link component={RouterLink} to={paths.subscriptions.to()} sx={{ ml: 1 }}>
                Subscriptions
              </Link>
            )}
          </Typography>
        )}
      </div>
      {count.status === 'error' && hasQuery && (
        <Typography variant="problem" role="alert" sx={FAILURE}>
          <LongText text={count.error.message ?? 'The questions could not be counted.'} />
          <Link
            component="button"
            type="button"
            ref={keepsFocus}
            sx={{ ml: 1 }}
            onClick={() => dispatch(recountRequested())}
          >
            Try again
          </Link>
        </Typography>
      )}
      <Button
        variant="contained"
        size="large"
        type="submit"
        disabled={isCreateDisabled(amount, eligible)}
        aria-busy={isCountAwaited || isCreating || isDone}
        sx={CREATE}
      >
        Create Quiz
      </Button>
    </CreateBarPaper>
  );
}
