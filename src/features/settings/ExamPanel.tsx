import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { askConfidence, useAsksConfidence } from '@/domain/preferences/confidenceQuestion';
import { Panel } from '@/features/settings/ui/Panel';

/** How the exam works in this browser; each choice applies at once. */
export function ExamPanel() {
  const asksConfidence = useAsksConfidence();
  return (
    <Panel aria-labelledby="settings-exam">
      <h2 id="settings-exam">Exam</h2>
      <FormControlLabel
        label="Ask how sure I am"
        control={<Switch checked={asksConfidence} onChange={(_, isOn) => askConfidence(isOn)} />}
      />
      <p className="soft">
        After each answer: ‘Guess’, ‘Unsure’ or ‘Sure’. It is kept on this device only and shown in review.
      </p>
    </Panel>
  );
}
