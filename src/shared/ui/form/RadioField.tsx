import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { SelectOption } from './SelectField';

interface RadioFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, in a row, as radios in a named group. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { label, value, options, onChange } = props;
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>{label}</FormLabel>
      <RadioGroup row aria-labelledby={labelId} value={value ?? ''}>
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.name}
            control={<Radio onChange={() => onChange(option.value)} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
