import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { Panel } from '@/features/settings/ui/Panel';
import { EXAM_TYPES } from '@/shared/api/category';
import type { Preference } from '@/shared/api/preference';
import { useLeaveGuard } from '@/shared/routing/useLeaveGuard';
import { vars } from '@/shared/theme/vars';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { NOT_SAVED } from './calls';
import { useSettingsForm } from './useSettingsForm';

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

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingTop: 14,
  borderTop: `1px solid ${vars.palette.divider}`,
});

/** Settings stored on the server: exam types and e-mail, saved together. */
export function ExamTypeForm({ saved }: { readonly saved: Preference }) {
  const form = useSettingsForm(saved);
  const guard = useLeaveGuard(form.isChanged && !form.isSaving);
  return (
    <Panel aria-label="Exams and e-mail">
      <fieldset aria-describedby="exam-type-problem">
        <legend>Exam type</legend>
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
        <p className="problem" id="exam-type-problem" role="alert">
          {form.problem}
        </p>
      </fieldset>
      <FormControlLabel
        label="Email me practice questions"
        control={
          <Switch checked={form.draft.emailPracticeQuestions} onChange={(_, isOn) => form.onEmail(isOn)} />
        }
      />
      <Foot>
        <Button
          variant="contained"
          disabled={!form.canSave}
          aria-busy={form.isSaving}
          onClick={form.isSaving ? undefined : form.onSave}
        >
          Save
        </Button>
        {form.hasFailed && <p className="problem">{NOT_SAVED}</p>}
      </Foot>
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
    </Panel>
  );
}
