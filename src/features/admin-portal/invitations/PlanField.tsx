import Alert from '@mui/material/Alert';
import { loadPlans } from '@/domain/plan/calls';
import { plansOnOffer } from '@/domain/plan/planModel';
import type { Plan } from '@/shared/api/plan';
import { LongText } from '@/shared/notifications/LongText';
import type { Remote } from '@/shared/remote/remoteState';
import { useAppDispatch } from '@/shared/store/hooks';
import { FormSelect } from '@/shared/ui/form/FormSelect';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { TryAgain } from '@/shared/ui/states/TryAgain';

/** For a form with `packageId`. The field stays the same element while plans load: it may have the focus. */
export function PlanField({ plans }: { readonly plans: Remote<readonly Plan[]> }) {
  const dispatch = useAppDispatch();
  const isLoading = plans.data === undefined && plans.state.status !== 'error';
  return (
    <>
      <div>
        <FormSelect
          name="packageId"
          label="Plan"
          placeholder={isLoading ? 'Loading plans' : 'Choose a plan'}
          options={plansOnOffer(plans.data ?? []).map(({ id, name }) => ({ value: id, name }))}
        />
        {isLoading && (
          <LoadingState
            skeleton={null}
            onRetry={plans.retry}
            onCancel={() => dispatch(loadPlans.actions.reset())}
          />
        )}
      </div>
      {plans.state.status === 'error' && (
        <Alert severity="error">
          <LongText text={plans.state.error.message ?? 'The plans could not be loaded.'} />{' '}
          <TryAgain size="small" onClick={plans.retry} />
        </Alert>
      )}
    </>
  );
}
