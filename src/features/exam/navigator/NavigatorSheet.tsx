import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSwipeDown } from '@/shared/browser/useSwipeDown';
import { CloseIcon } from '@/shared/icons/icons';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { QuestionList } from './Navigator';

const NavigatorNav = styled('nav')({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  height: '72dvh',
});

const HEAD = {
  flexWrap: 'nowrap',
  justifyContent: 'space-between',
  padding: '8px 8px 4px 16px',
  touchAction: 'none',
};

/** Bottom sheet for narrow screens. */
export function NavigatorSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Drawer anchor="bottom" open onClose={onClose} slotProps={{ paper: { 'aria-label': 'Questions' } }}>
      <NavigatorNav aria-label="Questions">
        <Stack direction="row" sx={HEAD} {...useSwipeDown(onClose)}>
          <Typography variant="h2">Questions</Typography>
          <IconAction label="Close questions" onClick={onClose}>
            <CloseIcon />
          </IconAction>
        </Stack>
        <QuestionList inSheet onChosen={onClose} />
      </NavigatorNav>
    </Drawer>
  );
}
