import IconButton from '@mui/material/IconButton';
import Drawer from '@mui/material/Drawer';
import { CloseIcon } from '@/shared/icons/icons';
import { QuestionList } from './Navigator';
import { Sheet, SheetHead } from './navigatorStyles';

/** Bottom sheet with the questions, for narrow screens. */
export function NavigatorSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Drawer anchor="bottom" open onClose={onClose} slotProps={{ paper: { 'aria-label': 'Questions' } }}>
      <Sheet data-part="sheet" aria-label="Questions">
        <SheetHead>
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
