import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RefObject, useId, useState } from 'react';
import { formatPlanDuration } from '@/domain/plan/planModel';
import {
  examTypesText,
  isPurchaseBlocked,
  offersInOrder,
  planTypeName,
} from '@/features/subscriptions/store/subscriptionsModel';
import { PROCEED_ATTRIBUTE } from '@/features/subscriptions/store/useCheckoutStep';
import type { ActivePlan } from '@/shared/api/activePlan';
import type { Plan } from '@/shared/api/plan';
import { counted, formatMoney } from '@/shared/format/numbers';
import { TickIcon } from '@/shared/icons/icons';
import { LongText } from '@/shared/notifications/LongText';
import type { Remote } from '@/shared/remote/remoteState';
import { Columns } from '@/shared/ui/layout/Columns';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';

const PlanDetailsDialog = lazyDialog(async () => (await import('./PlanDetailsDialog')).PlanDetailsDialog);

interface OffersProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly remote: Remote<readonly Plan[]>;
  readonly plans: Remote<readonly ActivePlan[]>;
  readonly onProceed: (planId: string) => void;
}

const TRACKS = 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))';
const ALREADY = 'You are already have an active plan.';
const UNKNOWN = 'Your plans could not be checked, so nothing can be bought at the moment.';
const REASON_ID = 'why-no-checkout';

/** 'Add Plans': plans on offer, and why they cannot be bought if so. */
export function Offers({ heading, remote, plans, onProceed }: OffersProps) {
  const [detailed, setDetailed] = useState<Plan>();
  const activePlans = plans.data;
  const hasPaidPlan = activePlans?.some(
    ({ plan }) => plan.category !== 'FREE' && isPurchaseBlocked(plan, activePlans),
  );
  const reason =
    hasPaidPlan === true
      ? ALREADY
      : activePlans === undefined && plans.state.status === 'error'
        ? UNKNOWN
        : undefined;

  return (
    <section aria-labelledby="add-plans">
      <Stack direction="row" spacing="4px 16px" sx={{ alignItems: 'baseline', mb: 1 }}>
        <Typography
          variant="h2"
          id="add-plans"
          ref={heading}
          tabIndex={-1}
          aria-describedby={reason === undefined ? undefined : REASON_ID}
        >
          Add Plans
        </Typography>
        {reason !== undefined && (
          <Typography color="warning" id={REASON_ID}>
            {reason}
          </Typography>
        )}
      </Stack>
      <RemoteContent
        remote={remote}
        failure="The plans could not be loaded. Please try again."
        skeleton={<CardsSkeleton />}
        isEmpty={(offers) => offersInOrder(offers).length === 0}
        empty={<StateMessage text="No plans found." />}
      >
        {(offers) => (
          <Columns component="ul" tracks={TRACKS} spacing={1.5}>
            {offersInOrder(offers).map((plan) => {
              const isActive =
                activePlans?.some((active) => active.plan.id === plan.id && !active.expired) === true;
              const isBlocked = activePlans === undefined || isPurchaseBlocked(plan, activePlans);
              return (
                <PlanCard
                  key={plan.id}
                  plan={plan}
                  isActive={isActive}
                  isBlocked={isBlocked}
                  reasonId={reason === undefined ? undefined : REASON_ID}
                  ownReason={isActive && isBlocked && reason === undefined ? ALREADY : undefined}
                  onShowDetails={() => setDetailed(plan)}
                  onProceed={() => onProceed(plan.id)}
                />
              );
            })}
          </Columns>
        )}
      </RemoteContent>
      {detailed !== undefined && <PlanDetailsDialog plan={detailed} onClose={() => setDetailed(undefined)} />}
    </section>
  );
}

function CardsSkeleton() {
  return (
    <Columns component="ul" tracks={TRACKS} spacing={1.5} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index}>
          <Skeleton height={168} />
        </li>
      ))}
    </Columns>
  );
}

interface PlanCardProps {
  readonly plan: Plan;
  readonly isActive: boolean;
  readonly isBlocked: boolean;
  /** Id of the text that says why nothing can be bought. */
  readonly reasonId: string | undefined;
  readonly ownReason: string | undefined;
  readonly onShowDetails: () => void;
  readonly onProceed: () => void;
}

function PlanCard(props: PlanCardProps) {
  const { plan, isActive, isBlocked, reasonId, ownReason, onShowDetails, onProceed } = props;
  const nameId = useId();
  const ownReasonId = useId();
  const describedBy = isBlocked
    ? (reasonId ?? (ownReason === undefined ? undefined : ownReasonId))
    : undefined;
  return (
    <Card
      component="li"
      aria-labelledby={nameId}
      sx={{ gap: 0.5, padding: '12px 12px 10px', ...(isActive && { borderColor: 'primary.main' }) }}
    >
      <Stack direction="row" sx={{ flexWrap: 'nowrap' }}>
        <Typography component="h3" variant="h2" id={nameId} sx={{ overflowWrap: 'anywhere' }}>
          <LongText text={plan.name} />
        </Typography>
        <Chip component="span" size="small" label={plan.category} />
      </Stack>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Typography component="strong" variant="h1">
          {formatMoney(plan.price)}
        </Typography>{' '}
        <span>{`for ${formatPlanDuration(plan.durationInDay)}`}</span>
      </Typography>
      <Typography color="textSecondary">{`${counted(plan.questionsPerDay, 'question')} per day · ${planTypeName(plan)}`}</Typography>
      <Stack direction="row" spacing="2px 8px" sx={{ alignItems: 'flex-start' }}>
        <Typography variant="note">{examTypesText(plan.examTypes)}</Typography>
        {isActive && (
          <Typography
            component="span"
            variant="body2"
            color="primary"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, marginInlineStart: 'auto' }}
          >
            <TickIcon size={16} />
            Your plan
          </Typography>
        )}
      </Stack>
      {ownReason !== undefined && (
        <Typography variant="body2" color="warning" id={ownReasonId}>
          {ownReason}
        </Typography>
      )}
      {/* They fit next to each other in a quarter of the page. */}
      <Stack direction="row" spacing={0.75} sx={{ mt: 'auto', pt: 0.5 }}>
        <Button
          size="small"
          variant="text"
          sx={{ px: 0.5 }}
          aria-describedby={nameId}
          {...PlanDetailsDialog.opener}
          onClick={onShowDetails}
        >
          Show Details
        </Button>
        <Button
          size="small"
          variant="contained"
          sx={{ px: 1 }}
          disabled={isBlocked}
          aria-describedby={describedBy === undefined ? nameId : `${nameId} ${describedBy}`}
          {...{ [PROCEED_ATTRIBUTE]: plan.id }}
          onClick={onProceed}
        >
          Proceed to Checkout
        </Button>
      </Stack>
    </Card>
  );
}
