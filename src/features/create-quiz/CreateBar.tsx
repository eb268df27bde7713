import Button from '@mui/material/Button';
import TextLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { permissions } from '@/domain/session/permissions';
import { selectRole } from '@/domain/session/sessionSlice';
import { nextStep } from '@/features/create-quiz/store/builderModel';
import { recountRequested, selectBuilder } from '@/features/create-quiz/store/builderSlice';
import { countAvailable, create } from '@/features/create-quiz/store/calls';
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
import { AnnouncedBehindDialog } from '@/shared/ui/live/AnnouncedBehindDialog';
import { keepsFocus } from '@/shared/ui/states/keptFocus';
import { AvailableBox, Bar, Failure, Quota } from './createQuizStyles';

/** Available questions, what the day still allows, and 'Create Quiz'. */
export function CreateBar() {
  const dispatch = useAppDispatch();
  const role = useSelector(selectRole) ?? 'ROLE_STUDENT';
  const hasQuery = useSelector((root) => selectCountQuery(root) !== undefined);
  const count = useSelector((root) => countAvailable.selectState(root));
  const isCounted = useSelector(selectIsCounted);
  const eligible = useSelector(selectEligible);
  const amount = useSelector(selectAmount);
  const mode = useSelector(selectMode);
  const isCountAwaited = useSelector((root) => selectBuilder(root).isCountAwaited);
  const isDone = useSelector((root) => selectBuilder(root).isDone);
  const isCreating = useSelector((root) => create.selectState(root).status === 'pending');

  const data = count.status === 'idle' ? undefined : count.data;
  const available = hasQuery ? (data?.questionCount ?? 0) : 0;
  const quota = data === undefined ? undefined : quotaText(role, data);
  const isOut = hasQuery && data !== undefined && isOutOfQuestions(role, data);

  return (
    <Bar>
      <div>
        <AvailableBox role="status" data-stale={hasQuery && !isCounted}>
          Available questions: <strong>{available}</strong>
        </AvailableBox>
        <AnnouncedBehindDialog text={`Available questions: ${String(available)}`} />
        {(permissions[role].dailyQuota || !hasQuery) && (
          <Quota data-out={isOut}>
            {hasQuery ? quota : nextStep(mode)}
            {isOut && <Link to={paths.subscriptions.to()}>Subscriptions</Link>}
          </Quota>
        )}
      </div>
      {count.status === 'error' && hasQuery && (
        <Failure role="alert">
          <LongText text={count.error.message ?? 'The questions could not be counted.'} />
          <TextLink
            component="button"
            type="button"
            ref={keepsFocus}
            onClick={() => dispatch(recountRequested())}
          >
            Try again
          </TextLink>
        </Failure>
      )}
      <Button
        variant="contained"
        size="large"
        type="submit"
        disabled={isCreateDisabled(amount, eligible)}
        aria-busy={isCountAwaited || isCreating || isDone}
      >
        Create Quiz
      </Button>
    </Bar>
  );
}
