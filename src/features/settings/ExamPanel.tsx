import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { confidenceQuestion, swipeToMove } from '@/domain/preferences/examSwitches';
import { Panel } from '@/features/settings/ui/Panel';

/** How the exam works in this browser; each choice applies at once. */
export function ExamPanel() {
  const asksConfidence = confidenceQuestion.useIsOn();
  const swipes = swipeToMove.useIsOn();
  return (
    <Panel aria-labelledby="settings-exam">
      <h2 id="settings-exam">Exam</h2>
      <FormControlLabel
        label="Ask how sure I am"
        control={<Switch checked={asksConfidence} onChange={(_, isOn) => confidenceQuestion.turn(isOn)} />}
      />
      <p className="soft">
        After each answer: ‘Guess’, ‘Unsure’ or ‘Sure’. It is kept on this device only and shown in review.
      </p>
      <FormControlLabel
        label="Swipe to move"
        control={<Switch checked={swipes} onChange={(_, isOn) => swipeToMove.turn(isOn)} />}
      />
      <p className="soft">On touch screens: left to the next item, right to the previous one.</p>
    </Panel>
  );
}
