import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { THEME_MODES } from '@/domain/preferences/themeMode';
import { useThemeMode } from '@/domain/session/useThemeToggle';
import {
  lineReaderToggled,
  readingToggled,
  selectHasLineReader,
  selectIsReading,
} from '@/features/exam/tools/toolsSlice';
import { SpeakerIcon, StopIcon } from '@/shared/icons/icons';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { SelectField } from '@/shared/ui/form/SelectField';
import { useHasVoice } from './useHasVoice';

/** Reading aloud, the line reader, and the color scheme. */
export function ReadingTools() {
  const dispatch = useAppDispatch();
  const isReading = useSelector(selectIsReading);
  const hasLineReader = useSelector(selectHasLineReader);
  const hasVoice = useHasVoice();
  const [mode, choose] = useThemeMode();
  return (
    <>
      {hasVoice && (
        <Button variant="text" color="inherit" onClick={() => dispatch(readingToggled())}>
          {isReading ? <StopIcon size={18} /> : <SpeakerIcon size={18} />}
          <span>{isReading ? 'Stop reading' : 'Read aloud'}</span>
        </Button>
      )}
      <FormControlLabel
        label="Line reader"
        control={<Switch checked={hasLineReader} onChange={() => dispatch(lineReaderToggled())} />}
      />
      <SelectField label="Theme" value={mode} options={THEME_MODES} onChange={choose} />
    </>
  );
}

const PAPER = { mt: 0.5, border: 1, borderColor: 'edge' };

interface ReadingMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The tools that do not fit in the header. */
export function ReadingMenu({ anchor, onClose }: ReadingMenuProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      transitionDuration={0}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Tools', sx: PAPER } }}
      onClose={onClose}
    >
      <Stack spacing={0.5} sx={{ alignItems: 'start', padding: '10px' }}>
        <ReadingTools />
      </Stack>
    </Popover>
  );
}
