import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useSwipeDown } from '@/shared/browser/useSwipeDown';
import { CloseIcon } from '@/shared/icons/icons';
import { targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
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

const SheetHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 8px 4px 16px',
  touchAction: 'none',
  '& h2': {
    margin: 0,
    font: vars.font.h2,
  },
});

/** Bottom sheet with the questions, for narrow screens. */
export function NavigatorSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Drawer anchor="bottom" open onClose={onClose} slotProps={{ paper: { 'aria-label': 'Questions' } }}>
      <Sheet aria-label="Questions">
        <SheetHead {...useSwipeDown(onClose)}>
          <h2>Questions</h2>
          <IconButton aria-label="Close questions" title="Close questions" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </SheetHead>
        <QuestionList onChosen={onClose} />
      </Sheet>
    </Drawer>
  );
}
