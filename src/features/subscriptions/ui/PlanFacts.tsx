import { styled } from '@mui/material/styles';
import { planTypeName } from '@/features/subscriptions/store/subscriptionsModel';
import type { Plan } from '@/shared/api/plan';
import { formatMoney } from '@/shared/format/numbers';
import { formatPlanDuration } from '@/shared/format/planDurations';
import { vars } from '@/shared/theme/vars';

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '6px 20px',
  margin: 0,
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});

/** Everything about a plan before it is bought. */
export function PlanFacts({ plan }: { readonly plan: Plan }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Category', plan.category],
    ['Price', formatMoney(plan.price)],
    ['Duration', formatPlanDuration(plan.durationInDay)],
    ['Questions per day', String(plan.questionsPerDay)],
    ['Type', planTypeName(plan)],
    ['Exam types', plan.examTypes.join(', ')],
  ];
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
