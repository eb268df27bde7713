import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { EXTRA_TIME_NAMES, EXTRA_TIMES, extraTimeOf } from '@/domain/attempt/extraTime';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { confidenceQuestion, swipeToMove } from '@/domain/preferences/examSwitches';
import { useUser } from '@/domain/session/currentUser';
import { permissions } from '@/domain/session/permissions';
import { RETENTION } from '@/domain/study/plan/studyPlanModel';
import { studySettings } from '@/domain/study/studySettingsRecord';
import { Panel } from '@/features/settings/ui/Panel';
import { SelectField } from '@/shared/ui/form/SelectField';

/** How the exam works in this browser; each choice applies at once. */
export function ExamPanel() {
  const { primaryRole } = useUser();
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
      {permissions[primaryRole].study && <ExtraTimeField />}
    </Panel>
  );
}

const TIMES = [
  { value: 'standard', name: 'Standard' },
  ...EXTRA_TIMES.map((percent) => ({ value: String(percent), name: EXTRA_TIME_NAMES[percent] })),
];

/** An accommodation as it is approved; it says something of a person's health. */
function ExtraTimeField() {
  const { id: userId } = useUser();
  const { state, data: saved } = useDeviceRecord(studySettings, '');
  if (state.status === 'pending') return <Skeleton height={74} />;
  const choose = (value: string): void => {
    const { extraTime: _, ...others } = saved ?? { retention: RETENTION.usual };
    const extraTime = extraTimeOf(Number(value));
    void studySettings.write(userId, '', { ...others, ...(extraTime !== undefined && { extraTime }) });
  };
  return (
    <SelectField
      label="Time for timed quizzes"
      value={String(saved?.extraTime ?? 'standard')}
      options={TIMES}
      onChange={choose}
      helper="Kept on this device, not sent."
    />
  );
}
