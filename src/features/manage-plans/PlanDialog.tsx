import { loadExamTypes } from '@/domain/question/calls';
import { EXAM_TYPES } from '@/shared/api/category';
import { type Plan, PLAN_STATUSES, PLAN_TYPES } from '@/shared/api/plan';
import { filterDecimal, normalizeDecimal } from '@/shared/format/numbers';
import { useOnSuccess } from '@/shared/remote/useOnSuccess';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch } from '@/shared/store/hooks';
import { FormCheckGroup } from '@/shared/ui/form/FormCheckGroup';
import { FormDialog } from '@/shared/ui/form/FormDialog';
import { FormSelect } from '@/shared/ui/form/FormSelect';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import { submitErrorText } from '@/shared/ui/form/submitErrorText';
import { Columns } from '@/shared/ui/layout/Columns';
import { sendNewPlan, sendPlan } from './calls';
import {
  categoryOptions,
  changedPlan,
  draftOf,
  durationOptions,
  filterPerDay,
  formOf,
  normalizePerDay,
  PER_DAY_RANGE,
  type PlanFields,
  planRules,
} from './planModel';

interface PlanDialogProps {
  /** The plan to edit; undefined for a new one. */
  readonly plan?: Plan;
  readonly onClose: () => void;
}

const named = (values: readonly string[]) => values.map((value) => ({ value, name: value }));

/** 'Create Plan' and 'Edit {plan}': one form with the same validation. */
export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const dispatch = useAppDispatch();
  const creating = useOnSuccess(sendNewPlan, '', onClose);
  const saving = useOnSuccess(sendPlan, '', onClose);
  const sending = plan === undefined ? creating : saving;
  const known = useRemote(loadExamTypes, undefined);
  const offered = known.data ?? EXAM_TYPES;
  const examTypes = [...new Set([...offered, ...(plan?.examTypes ?? [])])];

  const send = (fields: PlanFields) => {
    if (plan === undefined) dispatch(sendNewPlan.actions.request(draftOf(fields)));
    else dispatch(sendPlan.actions.request(changedPlan(plan, fields)));
  };

  return (
    <FormDialog
      title={plan === undefined ? 'Create Plan' : `Edit ${plan.name}`}
      initialValues={formOf(plan)}
      rules={planRules}
      submitLabel={plan === undefined ? 'Create' : 'Save'}
      width="sm"
      isBusy={sending.status === 'pending'}
      failure={submitErrorText(sending)}
      onSend={send}
      onClose={onClose}
    >
      <Columns
        tracks="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))"
        spacing={2}
        sx={{ alignItems: 'start' }}
      >
        <FormTextField name="name" label="Name" maxLength={80} />
        <FormSelect
          name="category"
          label="Category"
          options={named(categoryOptions(plan?.category))}
          placeholder="Choose"
        />
        <FormTextField
          name="price"
          label="Price"
          inputMode="decimal"
          filter={filterDecimal}
          format={normalizeDecimal}
          helper="US dollars"
        />
        <FormSelect
          name="durationInDay"
          label="Duration"
          options={durationOptions(plan?.durationInDay)}
          placeholder="Choose"
        />
        <FormTextField
          name="questionsPerDay"
          label="Questions per day"
          inputMode="numeric"
          filter={filterPerDay}
          format={normalizePerDay}
          helper={PER_DAY_RANGE}
        />
        <FormSelect name="type" label="Type" options={named(PLAN_TYPES)} placeholder="Choose" />
        <FormSelect name="status" label="Status" options={named(PLAN_STATUSES)} />
      </Columns>
      <FormCheckGroup name="examTypes" label="Exam types" options={examTypes} />
      <FormTextField name="description" label="Description" rows={4} />
    </FormDialog>
  );
}
