import Typography from '@mui/material/Typography';
import { useRated } from './useRated';

interface RatingProgressProps {
  readonly quizId: string;
  readonly questionIds: readonly string[];
}

/** 'rated 3 of 10'. */
export function RatingProgress({ quizId, questionIds }: RatingProgressProps) {
  const rated = useRated(quizId);
  const count = questionIds.filter((id) => rated.includes(id)).length;
  return (
    <Typography
      component="span"
      variant="note"
      role="status"
      sx={{ marginInline: '4px 8px', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
    >
      rated {count} of {questionIds.length}
    </Typography>
  );
}
