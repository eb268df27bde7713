import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';
import { useRated } from './useRated';

const Progress = styled('span')({
  marginInline: '4px 8px',
  color: vars.palette.text.secondary,
  font: vars.font.body2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

interface RatingProgressProps {
  readonly quizId: string;
  readonly questionIds: readonly string[];
}

/** Progress of a tutor: 'rated 3 of 10'. */
export function RatingProgress({ quizId, questionIds }: RatingProgressProps) {
  const rated = useRated(quizId);
  const count = questionIds.filter((id) => rated.includes(id)).length;
  return (
    <Progress role="status">
      rated {count} of {questionIds.length}
    </Progress>
  );
}
