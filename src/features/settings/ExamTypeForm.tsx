import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { EXAM_TYPES } from '@/shared/api/category';
import type { Preference } from '@/shared/api/preference';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { useLeaveGuard } from '@/shared/routing/useLeaveGuard';
import { useAppDispatch } from '@/shared/store/hooks';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { NOT_SAVED, SAVED } from './calls';
import { StudyFields } from './StudyFields';
import { useSettingsForm } from './useSettingsForm';
import { useStudyForm } from './useStudyForm';

const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: '2px 8px',
  // Aligns the boxes, not their padding, with the legend.
  marginInline: -8,
});

const greyChoices = (
  <Choices>
    {EXAM_TYPES.map((name) => (
      <SkeletonBlock key={name} height={32} />
    ))}
  </Choices>
);

interface ExamTypeFormProps {
  readonly saved: Preference;
  /** Whether the user studies here. */
  readonly studies: boolean;
}

/** Settings that are saved together: exam types and e-mail on the server, those of studying on the device. */
export function ExamTypeForm({ saved, studies }: ExamTypeFormProps) {
  const dispatch = useAppDispatch();
  const form = useSettingsForm(saved);
  const study = useStudyForm();
  const guard = useLeaveGuard((form.isChanged && !form.isSaving) || study.isChanged);
  const canSave =
    study.problem === undefined &&
    (form.isChanged ? form.canSave : form.problem === undefined && study.isChanged);
  const save = (): void => {
    if (study.isChanged) study.onSave();
    if (form.isChanged) form.onSave();
    else dispatch(notificationAdded({ severity: 'success', text: SAVED }));
  };
  return (
    <Paper component="section" variant="panel" aria-label="Exams and e-mail">
      <FormControl component="fieldset" sx={{ gap: 0 }} aria-describedby="exam-type-problem">
        <FormLabel component="legend" sx={{ '&&': { mb: 0.75 } }}>
          Exam type
        </FormLabel>
        {form.examTypes === undefined ? (
          <LoadingState
            skeleton={greyChoices}
            onRetry={form.onRetryLoading}
            onCancel={form.onCancelLoading}
          />
        ) : (
          <Choices>
            {form.examTypes.map((name) => (
              <FormControlLabel
                key={name}
                label={name}
                control={
                  <Checkbox
                    checked={form.draft.examType.includes(name)}
                    onChange={() => form.onToggle(name)}
                  />
                }
              />
            ))}
          </Choices>
        )}
        <Typography variant="body2" color="error" id="exam-type-problem" role="alert">
          {form.problem}
        </Typography>
      </FormControl>
      <FormControlLabel
        label="Email me practice questions"
        control={
          <Switch checked={form.draft.emailPracticeQuestions} onChange={(_, isOn) => form.onEmail(isOn)} />
        }
      />
      {studies && <StudyFields form={study} />}
      <Divider aria-hidden="true" />
      <Stack direction="row" spacing="8px 16px">
        <Button
          variant="contained"
          disabled={!canSave}
          aria-busy={form.isSaving}
          onClick={form.isSaving ? undefined : save}
        >
          Save
        </Button>
        {form.hasFailed && (
          <Typography variant="body2" color="error">
            {NOT_SAVED}
          </Typography>
        )}
      </Stack>
      {guard.isAsking && (
        <ConfirmDialog
          open
          title="Leave without saving?"
          confirmLabel="Leave"
          cancelLabel="Stay"
          destructive
          onConfirm={guard.leave}
          onCancel={guard.stay}
        >
          Your changes to the settings have not been saved.
        </ConfirmDialog>
      )}
    </Paper>
  );
}
