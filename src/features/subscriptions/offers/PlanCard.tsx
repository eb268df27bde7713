import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { examTypesText, planTypeName } from '@/features/subscriptions/store/subscriptionsModel';
import { PROCEED_ATTRIBUTE } from '@/features/subscriptions/store/useCheckoutStep';
import { CategoryBadge } from '@/features/subscriptions/ui/CategoryBadge';
import type { Plan } from '@/shared/api/plan';
import { formatPlanDuration } from '@/shared/api/planDurations';
import { counted, formatMoney } from '@/shared/format/numbers';
import { TickIcon } from '@/shared/icons/icons';
import type { LazyPart } from '@/shared/ui/lazy/lazyDialog';

interface PlanCardProps {
  readonly plan: Plan;
  /** The visitor has this plan. */
  readonly isActive: boolean;
  readonly isBlocked: boolean;
  /** Id of the text that says why nothing can be bought. */
  readonly reasonId: string | undefined;
  /** Why this particular plan cannot be bought. */
  readonly ownReason: string | undefined;
  readonly onShowDetails: () => void;
  /** Handlers that load the details' dialog ahead. */
  readonly detailsOpener: LazyPart<never>['opener'];
  readonly onProceed: () => void;
}

/** One plan on offer: price, contents, and two buttons. */
export function PlanCard(props: PlanCardProps) {
  const { plan, isActive, isBlocked, reasonId, ownReason, onShowDetails, detailsOpener, onProceed } = props;
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
          {plan.name}
        </Typography>
        <CategoryBadge category={plan.category} />
      </Stack>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Typography component="strong" variant="h1">
          {formatMoney(plan.price)}
        </Typography>{' '}
        for {formatPlanDuration(plan.durationInDay)}
      </Typography>
      <Typography color="textSecondary">
        {counted(plan.questionsPerDay, 'question')} per day · {planTypeName(plan)}
      </Typography>
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
      {/* Both next to each other in a quarter of the page. */}
      <Stack direction="row" spacing={0.75} sx={{ mt: 'auto', pt: 0.5 }}>
        <Button
          size="small"
          variant="text"
          sx={{ px: 0.5 }}
          aria-describedby={nameId}
          {...detailsOpener}
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
