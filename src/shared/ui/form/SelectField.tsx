import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useState } from 'react';
import { Field, type FieldControl, type FieldProps } from './Field';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly name: string;
}

interface SelectFieldProps<Value extends string> extends FieldProps {
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
}

/** Options of a long list that are rendered before the list opens. */
const INITIAL_COUNT = 50;

/** A labeled native select: the platform's own list, suited to both keyboards and thumbs. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { value, options, onChange, ...field } = props;
  const [isOpening, setIsOpening] = useState(false);
  // Thousands of options cost more than the rest of a screen: they are rendered when the list is about to open.
  const shown =
    isOpening || options.length <= 2 * INITIAL_COUNT
      ? options
      : options.filter((option, index) => index < INITIAL_COUNT || option.value === value);
  const open = () => setIsOpening(true);
  return (
    <Field fullWidth={false} {...field}>
      {(control) => (
        <SelectInput
          control={control}
          value={value}
          onPointerDown={open}
          onFocus={open}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {renderOptions(shown)}
        </SelectInput>
      )}
    </Field>
  );
}

interface SelectInputProps extends NativeSelectProps {
  readonly control: FieldControl;
}

export function SelectInput({ control, ...select }: SelectInputProps) {
  return <NativeSelect {...select} input={<OutlinedInput />} inputProps={{ ...control }} />;
}

export const renderOptions = (options: readonly SelectOption[]): ReactNode =>
  options.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
