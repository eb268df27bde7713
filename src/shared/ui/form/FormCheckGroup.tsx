import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useField } from 'formik';
import { useId } from 'react';
import { Choices } from './Choices';

interface FormCheckGroupProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly string[];
}

/** Any number of choices of the surrounding Formik form: one checkbox each, in a named group. */
export function FormCheckGroup({ name, label, options }: FormCheckGroupProps) {
  const [field, meta, helpers] = useField<readonly string[]>(name);
  const errorId = useId();
  const error = meta.touched ? meta.error : undefined;
  // What is checked is sent, so it is shown too, even if it is no longer offered.
  const shown = [...new Set([...options, ...field.value])];
  const toggle = (option: string) => {
    const isChosen = field.value.includes(option);
    void helpers.setValue(
      isChosen ? field.value.filter((chosen) => chosen !== option) : [...field.value, option],
    );
    void helpers.setTouched(true, false);
  };
  return (
    <FormControl
      component="fieldset"
      error={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <FormLabel component="legend">{label}</FormLabel>
      <Choices>
        {shown.map((option) => (
          <FormControlLabel
            key={option}
            label={option}
            control={
              <Checkbox name={name} checked={field.value.includes(option)} onChange={() => toggle(option)} />
            }
          />
        ))}
      </Choices>
      {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
