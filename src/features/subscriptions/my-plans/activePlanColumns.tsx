import { planKey } from '@/features/subscriptions/store/subscriptionsModel';
import { CategoryBadge } from '@/features/subscriptions/ui/CategoryBadge';
import type { ActivePlan } from '@/shared/api/activePlan';
import { formatDate } from '@/shared/format/dates';
import type { Column } from '@/shared/ui/table/dataTableModel';
import { PlanRowActions } from './PlanRowActions';

/** Id of the cell that names a plan, for the buttons of its row. */
const nameIdOf = (activePlan: ActivePlan): string =>
  `active-plan-${planKey(activePlan).replaceAll(/\W/g, '-')}`;

const term = ({ status, plan, subscriptionEndDt }: ActivePlan): string => {
  const date = formatDate(subscriptionEndDt);
  if (date === '') return '';
  const isLast = status === 'CANCELLED' || plan.category === 'FREE';
  return `${isLast ? 'until' : 'renews'} ${date}`;
};

interface PlanActions {
  readonly onEnd: (plan: ActivePlan) => void;
}

export const activePlanColumns = ({ onEnd }: PlanActions): readonly Column<ActivePlan>[] => [
  {
    id: 'plan',
    header: 'Plan',
    narrow: 'lead',
    isRowHeader: true,
    cell: (activePlan) => (
      <span id={nameIdOf(activePlan)}>
        {activePlan.plan.name} <CategoryBadge category={activePlan.plan.category} />
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: '96px',
    cell: ({ status }) => (status === 'CANCELLED' ? 'Cancelled' : 'Active'),
  },
  {
    id: 'started',
    isSpare: true,
    header: 'Started',
    width: '116px',
    cell: ({ subscriptionStartDt }) => formatDate(subscriptionStartDt),
  },
  { id: 'term', header: 'Term', width: '164px', cell: term },
  {
    id: 'questions',
    isSpare: true,
    header: 'Questions per day',
    width: '92px',
    align: 'end',
    cell: ({ plan }) => plan.questionsPerDay,
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    width: '254px',
    align: 'end',
    narrow: 'line',
    cell: (activePlan) => (
      <PlanRowActions activePlan={activePlan} nameId={nameIdOf(activePlan)} onEnd={onEnd} />
    ),
  },
];
