import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { RETENTION } from '@/domain/study/studySettingsModel';
import { FormTextField } from '@/shared/ui/form/FormTextField';

/** Settings of studying; kept on the device. */
export function StudyFields() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ '&&': { mb: 0.75 } }}>
        Study
      </FormLabel>
      <FormTextField
        name="retention"
        label="Desired retention"
        helper={`Percent of the practised questions that you want to remember, ${RETENTION.least}–${RETENTION.most}. More means shorter intervals, from the next grade on.`}
        type="number"
        showsErrorsAtOnce
        endAdornment="%"
        slotProps={{
          input: { min: RETENTION.least, max: RETENTION.most, step: 1, inputMode: 'numeric' },
        }}
      />
    </FormControl>
  );
}
