import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  lineReaderToggled,
  readingToggled,
  selectHasLineReader,
  selectIsReading,
} from '@/features/exam/tools/toolsSlice';
import { SpeakerIcon, StopIcon } from '@/shared/icons/icons';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { useHasVoice } from './useHasVoice';

/** Switches for reading aloud and the line reader. */
export function ReadingTools() {
  const dispatch = useAppDispatch();
  const isReading = useSelector(selectIsReading);
  const hasLineReader = useSelector(selectHasLineReader);
  const hasVoice = useHasVoice();
  return (
    <>
      {hasVoice && (
        <Button variant="text" color="inherit" onClick={() => dispatch(readingToggled())}>
          {isReading ? <StopIcon size={18} /> : <SpeakerIcon size={18} />}
          {isReading ? 'Stop reading' : 'Read aloud'}
        </Button>
      )}
      <FormControlLabel
        label="Line reader"
        control={<Switch checked={hasLineReader} onChange={() => dispatch(lineReaderToggled())} />}
      />
    </>
  );
}
