import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { loadExamTypes } from '@/domain/question/calls';
import { toggleName } from '@/domain/quiz/picker/pickerModel';
import { useUser } from '@/domain/session/currentUser';
import { mergePreference } from '@/domain/session/preferenceSaga';
import { GOAL, RETENTION } from '@/domain/study/plan/studyPlanModel';
import { studySettings } from '@/domain/study/studySettingsRecord';
import { serverToday } from '@/domain/study/useToday';
import { EXAM_TYPES } from '@/shared/api/category';
import type { Preference } from '@/shared/api/preference';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { useClearStaleError } from '@/shared/remote/useClearStaleError';
import { useRemote } from '@/shared/remote/useRemote';
import { useLeaveGuard } from '@/shared/routing/useLeaveGuard';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { Choices } from '@/shared/ui/form/Choices';
import { Form } from '@/shared/ui/form/Form';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import {
  type AccountSettings,
  isAccountChanged,
  isStudyChanged,
  offeredExamTypes,
  settingsRules,
  type SettingsValues,
  studySettingsOf,
  valuesOf,
} from './settingsModel';

const SAVED = 'Settings saved successfully';
const NOT_SAVED = 'Failed to save settings. Please try again';

/** Saves the settings as part of the whole preference. */
const saveSettings = createRemoteCall<AccountSettings, Preference>({
  name: 'settings/save',
  concurrency: 'leading',
  send: mergePreference,
  onSuccess: { notify: SAVED },
  onError: { notify: NOT_SAVED },
});

const choicesSkeleton = (
  <Choices>
    {EXAM_TYPES.map((name) => (
      <Skeleton key={name} height={32} />
    ))}
  </Choices>
);

/** About as high as the form: a student's has study fields, and would move all that is below by 600 px. */
export const SettingsFormSkeleton = ({ studies }: Pick<SettingsFormProps, 'studies'>) => (
  <Skeleton height={studies ? 890 : 310} />
);

interface SettingsFormProps {
  readonly saved: AccountSettings;
  readonly studies: boolean;
}

/** Settings that are saved together: exam types and e-mail on the server, study settings on the device. */
export function SettingsForm({ saved: account, studies }: SettingsFormProps) {
  const dispatch = useAppDispatch();
  const { id: userId } = useUser();
  const { state, data: study } = useDeviceRecord(studySettings, '');
  const { status } = useSelector((root) => saveSettings.selectState(root));
  useClearStaleError(saveSettings);
  const saved = useMemo(() => valuesOf(account, study), [account, study]);
  const rules = useMemo(() => settingsRules(serverToday(), saved.examDay), [saved]);
  if (state.status === 'pending') return <SettingsFormSkeleton studies={studies} />;
  const save = (values: SettingsValues): void => {
    if (isStudyChanged(values, saved))
      void studySettings.write(userId, '', studySettingsOf(values, study ?? {}, serverToday()));
    if (isAccountChanged(values, saved)) {
      const { examType, emailPracticeQuestions } = values;
      dispatch(saveSettings.actions.request({ examType, emailPracticeQuestions }));
    } else dispatch(notificationAdded({ severity: 'success', text: SAVED }));
  };
  return (
    <Paper component="section" variant="panel" aria-label="Exams and e-mail">
      <Form initialValues={saved} rules={rules} isBusy={status === 'pending'} onSend={save}>
        {/* In a flex column, WebKit counts the legends of the groups twice. */}
        <Stack spacing={1.75} sx={{ display: 'grid' }}>
          <ExamTypes saved={account.examType} />
          <SwitchField name="emailPracticeQuestions" label="Email me practice questions" />
          {studies && <StudyFields />}
          <Divider aria-hidden="true" />
          <SaveBar saved={saved} />
        </Stack>
      </Form>
    </Paper>
  );
}

function ExamTypes({ saved }: { readonly saved: readonly string[] }) {
  const dispatch = useAppDispatch();
  const { data: offered, retry } = useRemote(loadExamTypes, undefined);
  const [{ value: chosen }, { error }, { setValue }] = useField<readonly string[]>('examType');
  return (
    <FormControl component="fieldset" sx={{ gap: 0 }} aria-describedby="exam-type-problem">
      <FormLabel component="legend" sx={{ '&&': { mb: 0.75 } }}>
        Exam type
      </FormLabel>
      {offered === undefined ? (
        <LoadingState
          skeleton={choicesSkeleton}
          onRetry={retry}
          onCancel={() => dispatch(loadExamTypes.actions.reset())}
        />
      ) : (
        <Choices>
          {offeredExamTypes(offered, saved).map((name) => (
            <FormControlLabel
              key={name}
              label={name}
              control={
                <Checkbox
                  checked={chosen.includes(name)}
                  onChange={() => void setValue(toggleName(chosen, name))}
                />
              }
            />
          ))}
        </Choices>
      )}
      <Typography variant="body2" color="error" id="exam-type-problem" role="alert">
        {error}
      </Typography>
    </FormControl>
  );
}

interface SwitchFieldProps {
  readonly name: 'emailPracticeQuestions' | 'endsBeforeExam';
  readonly label: string;
}

function SwitchField({ name, label }: SwitchFieldProps) {
  const [{ value: isChecked }, , { setValue }] = useField<boolean>(name);
  return (
    <FormControlLabel
      label={label}
      control={<Switch checked={isChecked} onChange={(_, isOn) => void setValue(isOn)} />}
    />
  );
}

/** Changes are kept until they are saved or discarded; a form without changes follows what is saved elsewhere. */
function SaveBar({ saved }: { readonly saved: SettingsValues }) {
  const { values, isValid, setValues } = useFormikContext<SettingsValues>();
  const { status } = useSelector((root) => saveSettings.selectState(root));
  const isSaving = status === 'pending';
  const followed = useRef(saved);
  useEffect(() => {
    if (
      !isAccountChanged(values, followed.current) &&
      !isStudyChanged(values, followed.current) &&
      followed.current !== saved
    )
      void setValues(saved);
    followed.current = saved;
  }, [saved, values, setValues]);
  const isAccount = isAccountChanged(values, saved);
  const isStudy = isStudyChanged(values, saved);
  const guard = useLeaveGuard((isAccount && !isSaving) || isStudy);
  return (
    <>
      <Stack direction="row" spacing="8px 16px">
        <Button
          type="submit"
          variant="contained"
          disabled={!isValid || !(isAccount || isStudy)}
          aria-busy={isSaving}
        >
          Save
        </Button>
        {status === 'error' && isAccount && (
          <Typography variant="body2" color="error">
            {NOT_SAVED}
          </Typography>
        )}
      </Stack>
      {guard.isAsking && (
        <ConfirmDialog
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
    </>
  );
}

/** Stored on the device. */
function StudyFields() {
  const [earliest] = useState(serverToday);
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ '&&': { mb: 0.75 } }}>
        Study
      </FormLabel>
      <Stack spacing={1.5}>
        <FormTextField
          name="retention"
          label="Desired retention"
          helper={`Percent of the practiced questions that you want to remember, ${RETENTION.least}–${RETENTION.most}. More means shorter intervals, from the next grade on.`}
          inputMode="numeric"
          showsErrorsAtOnce
          endAdornment="%"
          sx={{ pr: 1.5 }}
        />
        <FormTextField
          name="examDay"
          label="Exam date"
          type="date"
          min={earliest}
          showsErrorsAtOnce
          helper="Shown on Create Quiz and Study. Empty: no date."
        />
        <FormTextField
          name="stopAt"
          label="Stop studying at"
          type="time"
          showsErrorsAtOnce
          helper="On the day before the exam, Study and Create Quiz then say that it is enough. Empty: no time."
        />
        <div>
          <SwitchField name="endsBeforeExam" label="Nothing due after the exam" />
          <Typography variant="note">
            From the next grade on, an interval ends at the latest on the day before the exam.
          </Typography>
        </div>
        <FormTextField
          name="questionsADay"
          label="Questions a day"
          inputMode="numeric"
          showsErrorsAtOnce
          helper={`How many you want to answer each day until the exam, ${GOAL.least}–${GOAL.most}. Practice counts too. Empty: no goal.`}
        />
      </Stack>
    </FormControl>
  );
}
