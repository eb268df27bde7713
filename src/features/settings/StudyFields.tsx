import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { TextField } from '@/shared/ui/form/TextField';
import type { StudyForm } from './useStudyForm';

/** Settings of studying; kept on the device. */
export function StudyFields({ form }: { readonly form: StudyForm }) {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ '&&': { mb: 0.75 } }}>
        Study
      </FormLabel>
      <TextField
        label="Desired retention"
        helper="Percent of the practised questions that you want to remember, 80–97. More means shorter intervals, from the next grade on."
        error={form.problem}
        type="number"
        autoComplete="off"
        value={form.retention}
        disabled={!form.isRead}
        endAdornment="%"
        slotProps={{ input: { min: 80, max: 97, step: 1, inputMode: 'numeric' } }}
        onChange={({ target }) => form.onRetention(target.value)}
      />
    </FormControl>
  );
}
