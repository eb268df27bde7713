import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useExamActions, useIsFirst, useIsLast } from '@/features/exam/store/useExam';
import { NextIcon, PreviousIcon } from '@/shared/icons/icons';
import { below, from, isBelow } from '@/shared/theme/breakpoints';

/** With smaller text and without icons, the three buttons of the footer fit the narrowest phones. */
export const MOVE_TEXT = { [below('phone')]: { fontSize: '0.8125rem' } };
export const RoomyIcon = styled('span')({
  display: 'contents',
  [below('phone')]: { display: 'none' },
  // Leaves room for the name of the quiz.
  [`${from('laptop')} and ${isBelow('wideDesktop')}`]: { display: 'none' },
});

const WIDE = { flex: 1, ...MOVE_TEXT };

/** In the header; on narrow screens in the footer. */
export function MoveButtons({ isWide = false }: { readonly isWide?: boolean }) {
  const isFirst = useIsFirst();
  const isLast = useIsLast();
  const { move } = useExamActions();
  const style = isWide ? WIDE : undefined;
  return (
    <Stack direction="row" sx={{ flex: isWide ? 1 : 'none', flexWrap: 'nowrap' }}>
      <Button color="inherit" sx={style} aria-disabled={isFirst} onClick={() => move(-1)}>
        <RoomyIcon>
          <PreviousIcon size={18} />
        </RoomyIcon>{' '}
        Previous
      </Button>
      <Button color="inherit" sx={style} aria-disabled={isLast} onClick={() => move(1)}>
        Next{' '}
        <RoomyIcon>
          <NextIcon size={18} />
        </RoomyIcon>
      </Button>
    </Stack>
  );
}
