import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { below } from '@/shared/theme/breakpoints';
import { targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

const RadioChoice = styled(FormControlLabel)({
  alignItems: 'center',
  gap: 7,
  minHeight: targets.control,
  padding: '0 14px 0 10px',
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: vars.shape.borderRadius,
  '--q-choice-top': '0',
  '&:has(:checked)': { borderColor: vars.palette.primary.main, backgroundColor: vars.palette.primary.soft },
  '&:has(:focus-visible)': { outlineOffset: 2 },
  [below('largePhone')]: { gap: 5, padding: '0 10px 0 8px' },
});

interface RadioFieldProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  /** Shown by a sign, and announced by screen readers. */
  readonly required?: boolean;
  readonly onChange: (value: Value) => void;
}

/** One of a few choices, in a row, as radios in a named group. */
export function RadioField<Value extends string | number>(props: RadioFieldProps<Value>) {
  const { label, value, options, required = false, onChange } = props;
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId} component="span" required={required}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        sx={{ gap: 0.75 }}
        aria-labelledby={labelId}
        aria-required={required}
        value={value ?? ''}
      >
        {options.map((option) => (
          <RadioChoice
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
