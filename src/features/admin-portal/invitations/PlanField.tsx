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

/** For a form with `packageId`. */
export function PlanField({ plans }: { readonly plans: Remote<readonly Plan[]> }) {
  const dispatch = useAppDispatch();
  return (
    <>
      {plans.data === undefined && plans.state.status !== 'error' ? (
        <LoadingState
          skeleton={<FormSelect name="packageId" label="Plan" placeholder="Loading plans" options={[]} />}
          onRetry={plans.retry}
          onCancel={() => dispatch(loadPlans.actions.reset())}
        />
      ) : (
        <FormSelect
          name="packageId"
          label="Plan"
          placeholder="Choose a plan"
          options={plansOnOffer(plans.data ?? []).map(({ id, name }) => ({ value: id, name }))}
        />
      )}
      {plans.state.status === 'error' && (
        <Alert severity="error">
          <LongText text={plans.state.error.message ?? 'The plans could not be loaded.'} />{' '}
          <TryAgain size="small" onClick={plans.retry} />
        </Alert>
      )}
    </>
  );
}
