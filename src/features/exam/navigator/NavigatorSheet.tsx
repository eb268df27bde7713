import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSwipeDown } from '@/shared/browser/useSwipeDown';
import { CloseIcon } from '@/shared/icons/icons';
import { targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { QuestionList } from './Navigator';

const Sheet = styled('nav')({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  height: '72dvh',
  '& > label': { padding: '4px 16px 12px', '& select': { minHeight: targets.option } },
  "& > [data-part='items']": {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))',
    alignContent: 'start',
    gap: 6,
    minHeight: 240,
    padding: '12px 16px 24px',
    '& > button': {
      height: targets.option,
      padding: '0 6px',
      border: `1px solid ${vars.palette.divider}`,
      borderRadius: vars.shape.borderRadius,
      '&[aria-current]': {
        borderColor: vars.palette.primary.main,
        '@media (forced-colors: active)': { borderWidth: 3, borderColor: 'Highlight' },
      },
      '@media (forced-colors: active)': { borderColor: 'ButtonBorder' },
    },
  },
});

const HEAD = {
  flexWrap: 'nowrap',
  justifyContent: 'space-between',
  padding: '8px 8px 4px 16px',
  touchAction: 'none',
};

/** Bottom sheet with the questions, for narrow screens. */
export function NavigatorSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Drawer anchor="bottom" open onClose={onClose} slotProps={{ paper: { 'aria-label': 'Questions' } }}>
      <Sheet aria-label="Questions">
        <Stack direction="row" sx={HEAD} {...useSwipeDown(onClose)}>
          <Typography variant="h2">Questions</Typography>
          <IconAction label="Close questions" onClick={onClose}>
            <CloseIcon />
          </IconAction>
        </Stack>
        <QuestionList onChosen={onClose} />
      </Sheet>
    </Drawer>
  );
}
