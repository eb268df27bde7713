import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { confidenceQuestion, swipeToMove } from '@/domain/preferences/examSwitches';
import { Panel } from '@/features/settings/ui/Panel';

/** How the exam works in this browser; each choice applies at once. */
export function ExamPanel() {
  const asksConfidence = confidenceQuestion.useIsOn();
  const swipes = swipeToMove.useIsOn();
  return (
    <Panel title="Exam">
      <FormControlLabel
        label="Ask how sure I am"
        control={<Switch checked={asksConfidence} onChange={(_, isOn) => confidenceQuestion.turn(isOn)} />}
      />
      <Typography color="textSecondary">
        After each answer: ‘Guess’, ‘Unsure’ or ‘Sure’. It is kept on this device only and shown in review.
      </Typography>
      <FormControlLabel
        label="Swipe to move"
        control={<Switch checked={swipes} onChange={(_, isOn) => swipeToMove.turn(isOn)} />}
      />
      <Typography color="textSecondary">
        On touch screens: left to the next item, right to the previous one.
      </Typography>
    </Panel>
  );
}
