import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useShortcutsOff } from '@/domain/preferences/shortcuts';
import { type Grade, type Graded, GRADES } from '@/domain/study/practiceModel';
import { GRADE_NAMES, intervalText, isLongInterval } from '@/features/study/practice/queue/practiceTexts';
import { formatDate } from '@/shared/format/dates';
import { targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { Hint } from '@/shared/ui/controls/Hint';

/** Hidden where there is no keyboard. */
export const Keys = styled('span')({ '@media (hover: none)': { display: 'none' } });

const Bar = styled('div')({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '10px 0 12px',
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.default,
});

const Grades = styled('div')({
  flex: '1 1 480px',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 8,
  '@media (max-width: 480px)': { flexBasis: '100%' },
});

interface GradeBarProps {
  /** The filled button. */
  readonly likely: Grade;
  readonly today: string;
  readonly grades: Readonly<Record<Grade, Graded>>;
  readonly onGrade: (grade: Grade) => void;
}

/** The grade decides when the question is due again. */
export function GradeBar({ likely, today, grades, onGrade }: GradeBarProps) {
  const id = useId();
  const hasKeys = !useShortcutsOff().includes('choose');
  return (
    <Bar role="group" aria-labelledby={id}>
      <Typography variant="note">
        <span id={id}>When again?</span> {hasKeys && <Keys>Keys: 1–4, and Ctrl+Z to undo.</Keys>}
      </Typography>
      <Grades>
        {GRADES.map((grade, index) => {
          const { dueDay } = grades[grade];
          return (
            <Hint key={grade} text={isLongInterval(today, dueDay) ? formatDate(dueDay) : ''}>
              <Button
                variant={grade === likely ? 'contained' : 'outlined'}
                sx={{ minHeight: targets.option, flexDirection: 'column', paddingInline: 0.5 }}
                aria-keyshortcuts={hasKeys ? String(index + 1) : undefined}
                onClick={() => onGrade(grade)}
              >
                <span>{GRADE_NAMES[grade]}</span>{' '}
                <Typography component="span" variant="caption" color="inherit">
                  {intervalText(today, dueDay)}
                </Typography>
              </Button>
            </Hint>
          );
        })}
      </Grades>
    </Bar>
  );
}
