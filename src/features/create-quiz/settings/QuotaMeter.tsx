import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { loadSelectedPlan } from '@/domain/session/calls';
import { permissions } from '@/domain/session/permissions';
import { useUser } from '@/domain/session/useUser';
import { countAvailable } from '@/features/create-quiz/store/calls';
import type { Role } from '@/shared/api/account';
import type { QuestionCount } from '@/shared/api/quiz';
import { useSelector } from '@/shared/store/hooks';
import { vars } from '@/shared/theme/vars';

const Meter = styled('meter')({
  width: '100%',
  height: 6,
  border: 0,
  borderRadius: 3,
  appearance: 'none',
  background: vars.palette.background.sunken,
  '&::-webkit-meter-inner-element': { display: 'block', height: '100%' },
  '&::-webkit-meter-bar': { height: '100%', border: 0, borderRadius: 3, background: vars.palette.divider },
  '&::-webkit-meter-optimum-value': { borderRadius: 3, background: vars.palette.primary.main },
  '&::-moz-meter-bar': { borderRadius: 3, background: vars.palette.primary.main },
});

/** How many of the day's questions have been drawn; undefined without a daily limit or while it is unknown. */
export function usedToday(
  role: Role,
  limit: number | undefined,
  count: QuestionCount | undefined,
): number | undefined {
  if (!permissions[role].dailyQuota || limit === undefined || count === undefined) return undefined;
  return Number.isFinite(count.questionLeftInDay)
    ? Math.min(limit, Math.max(0, limit - count.questionLeftInDay))
    : undefined;
}

/**
 * How much of the plan's daily limit is used, if the plan has one. Reserves its space before plan and count are known:
 * 'Create Quiz' is below it and must not move under the pointer.
 */
export function QuotaMeter() {
  const id = useId();
  const { primaryRole: role } = useUser();
  const limit = useSelector((root) => loadSelectedPlan.selectData(root)?.plan.questionsPerDay);
  const count = useSelector((root) => countAvailable.selectData(root));
  if (!permissions[role].dailyQuota) return null;
  const used = usedToday(role, limit, count);
  return (
    <Stack spacing={0.5} sx={{ visibility: used === undefined ? 'hidden' : 'visible' }}>
      <Typography variant="note" id={id} sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {`Today: ${used ?? 0} of ${limit ?? 0} questions`}
      </Typography>
      <Meter aria-labelledby={id} min={0} max={limit ?? 0} value={used ?? 0} />
    </Stack>
  );
}
