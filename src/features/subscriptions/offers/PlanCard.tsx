import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { examTypesText, planTypeName } from '@/features/subscriptions/store/subscriptionsModel';
import { PROCEED_ATTRIBUTE } from '@/features/subscriptions/store/useCheckoutStep';
import { CategoryBadge } from '@/features/subscriptions/ui/CategoryBadge';
import type { Plan } from '@/shared/api/plan';
import { counted, formatMoney } from '@/shared/format/numbers';
import { formatPlanDuration } from '@/shared/format/planDurations';
import { TickIcon } from '@/shared/icons/icons';
import { vars } from '@/shared/theme/vars';
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

const Card = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  padding: '12px 12px 10px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '&[data-active]': { borderColor: vars.palette.primary.main },
  '& h3': { margin: 0, font: vars.font.h2, overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: vars.palette.text.secondary },
  '& .head': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .active': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    marginInlineStart: 'auto',
    color: vars.palette.primary.main,
    whiteSpace: 'nowrap',
  },
  '& .price': { color: vars.palette.text.primary, fontVariantNumeric: 'tabular-nums' },
  '& .price strong': { font: vars.font.h1, letterSpacing: '-0.012em' },
  '& .exams': { display: 'flex', flexWrap: 'wrap', gap: '2px 8px' },
  '& .why': { color: vars.palette.warning.main, font: vars.font.body2 },
  '& .exams, & .exams p': { font: vars.font.body2 },
  // Both side by side in a quarter of the page.
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 'auto', paddingTop: 4 },
  '& .actions .MuiButton-text': { paddingInline: 4 },
  '& .actions .MuiButton-contained': { paddingInline: 8 },
});

/** One plan on offer: price, contents, and two buttons. */
export function PlanCard(props: PlanCardProps) {
  const { plan, isActive, isBlocked, reasonId, ownReason, onShowDetails, detailsOpener, onProceed } = props;
  const nameId = useId();
  const ownReasonId = useId();
  const describedBy = isBlocked
    ? (reasonId ?? (ownReason === undefined ? undefined : ownReasonId))
    : undefined;
  return (
    <Card aria-labelledby={nameId} data-active={isActive || undefined}>
      <div className="head">
        <h3 id={nameId}>{plan.name}</h3>
        <CategoryBadge category={plan.category} />
      </div>
      <p className="price">
        <strong>{formatMoney(plan.price)}</strong> for {formatPlanDuration(plan.durationInDay)}
      </p>
      <p>
        {counted(plan.questionsPerDay, 'question')} per day · {planTypeName(plan)}
      </p>
      <div className="exams">
        <p>{examTypesText(plan.examTypes)}</p>
        {isActive && (
          <span className="active">
            <TickIcon size={16} />
            Your plan
          </span>
        )}
      </div>
      {ownReason !== undefined && (
        <p className="why" id={ownReasonId}>
          {ownReason}
        </p>
      )}
      <div className="actions">
        <Button
          size="small"
          variant="text"
          aria-describedby={nameId}
          {...detailsOpener}
          onClick={onShowDetails}
        >
          Show Details
        </Button>
        <Button
          size="small"
          variant="contained"
          disabled={isBlocked}
          aria-describedby={describedBy === undefined ? nameId : `${nameId} ${describedBy}`}
          {...{ [PROCEED_ATTRIBUTE]: plan.id }}
          onClick={onProceed}
        >
          Proceed to Checkout
        </Button>
      </div>
    </Card>
  );
}
