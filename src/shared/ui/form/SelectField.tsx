import styled from '@emotion/styled';
import { useId, useState } from 'react';

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

/** Options of a long list that stand there before the list is wanted. */
const AT_FIRST = 50;

/** A labelled native select: the platform's own list, for keyboards and thumbs alike. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  const [isWanted, setIsWanted] = useState(false);
  // Thousands of options cost more than the rest of a screen: they come when the list is about to open.
  const shown =
    isWanted || options.length <= 2 * AT_FIRST
      ? options
      : options.filter((option, index) => index < AT_FIRST || option.value === value);
  const want = () => setIsWanted(true);
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onPointerDown={want}
        onFocus={want}
        onChange={({ target }) => {
          const chosen = shown[target.selectedIndex];
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {shown.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </Field>
  );
}
