import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { GOAL, RETENTION } from '@/domain/study/plan/studyPlanModel';
import { serverToday } from '@/domain/study/useToday';
import { FormTextField } from '@/shared/ui/form/FormTextField';

/** Stored on the device. */
export function StudyFields() {
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
          helper={`Percent of the practised questions that you want to remember, ${RETENTION.least}–${RETENTION.most}. More means shorter intervals, from the next grade on.`}
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
