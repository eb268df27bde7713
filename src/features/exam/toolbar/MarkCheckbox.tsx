import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { currentItem } from '@/features/exam/attempt/attemptModel';
import { useExamActions, useMayAnswer, useOpenExam } from '@/features/exam/store/useExam';
import { FlagIcon } from '@/shared/icons/icons';
import { targets, weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

const Mark = styled('label')<{ readonly isMarked: boolean }>({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: `var(--q-target, ${targets.control}px)`,
  padding: '0 12px 0 4px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  color: vars.palette.text.secondary,
  font: vars.font.body1,
  fontWeight: weights.medium,
  cursor: 'pointer',
  '&:hover': { background: vars.palette.background.sunken },
  variants: [
    {
      props: { isMarked: true },
      style: {
        '&, &:hover': { background: vars.palette.warning.soft },
        borderColor: vars.palette.warning.main,
        color: vars.palette.warning.main,
      },
    },
  ],
});

export function MarkCheckbox() {
  const isMarked = useOpenExam(({ attempt }) => currentItem(attempt)?.marked) ?? false;
  const mayAnswer = useMayAnswer();
  const { mark } = useExamActions();
  return (
    <Mark isMarked={isMarked}>
      <Checkbox size="small" color="warning" checked={isMarked} disabled={!mayAnswer} onChange={mark} />
      <FlagIcon size={18} />
      Mark
    </Mark>
  );
}
