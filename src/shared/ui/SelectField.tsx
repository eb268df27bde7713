import { styled } from '@mui/material/styles';
import { useId } from 'react';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly onChange: (value: Value) => void;
}

const Field = styled('div')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  minWidth: 0,
  '& label': { color: 'var(--q-ink-soft)', font: 'var(--q-text-small)', whiteSpace: 'nowrap' },
  '& select': {
    minWidth: 0,
    maxWidth: '100%',
    minHeight: 'var(--q-control)',
    padding: '4px 8px',
    border: '1px solid var(--q-edge)',
    borderRadius: 'var(--q-radius)',
    background: 'var(--q-surface)',
    color: 'var(--q-ink)',
    font: 'var(--q-text-body)',
    textOverflow: 'ellipsis',
  },
});

/** A labelled native select: the platform's own list, for keyboards and thumbs alike. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </Field>
  );
}
