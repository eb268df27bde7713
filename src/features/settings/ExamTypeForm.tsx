import { Button } from '@/shared/ui/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { lazy, Suspense } from 'react';
import type { Preference } from '@/shared/contract/preference';
import { useLeaveGuard } from '@/shared/navigation/useLeaveGuard';
import { Panel } from './Panel';
import { NOT_SAVED } from './saveSettings';
import { useSettingsForm } from './useSettingsForm';
import { SkeletonBlock } from '@/shared/ui/SkeletonBlock';

const LeaveDialog = lazy(() => import('./LeaveDialog'));

const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: '2px 8px',
});

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingTop: 14,
  borderTop: '1px solid var(--q-hairline)',
});

/** What the server keeps of the settings: exam types and e-mail, saved together. */
export function ExamTypeForm({ saved }: { readonly saved: Preference }) {
  const form = useSettingsForm(saved);
  const guard = useLeaveGuard(form.isChanged && !form.isSaving);
  return (
    <Panel aria-label="Exams and e-mail">
      <fieldset role="group" aria-describedby="exam-type-problem">
        <legend>Exam type</legend>
        <Choices>
          {form.examTypes === undefined
            ? Array.from({ length: 10 }, (_, index) => <SkeletonBlock key={index} height={32} />)
            : form.examTypes.map((name) => (
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
        <p className="problem" id="exam-type-problem" role="alert">
          {form.problem}
        </p>
      </fieldset>
      <FormControlLabel
        label="Email me practice questions"
        control={
          <Switch
            checked={form.draft.emailPracticeQuestions}
            onChange={(_, wanted) => form.onEmail(wanted)}
          />
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
        <Suspense fallback={null}>
          <LeaveDialog onLeave={guard.leave} onStay={guard.stay} />
        </Suspense>
      )}
    </Panel>
  );
}
