import { formatPlanDuration } from '@/domain/plan/planModel';
import { planTypeName } from '@/features/subscriptions/store/subscriptionsModel';
import type { Plan } from '@/shared/api/plan';
import { formatMoney } from '@/shared/format/numbers';
import { Facts } from '@/shared/ui/layout/Facts';

export function PlanFacts({ plan }: { readonly plan: Plan }) {
  return (
    <Facts
      facts={[
        ['Category', plan.category],
        ['Price', formatMoney(plan.price)],
        ['Duration', formatPlanDuration(plan.durationInDay)],
        ['Questions per day', String(plan.questionsPerDay)],
        ['Type', planTypeName(plan)],
        ['Exam types', plan.examTypes.join(', ')],
      ]}
    />
  );
}
