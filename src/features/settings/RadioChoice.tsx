import styled from '@emotion/styled';
import { useId } from 'react';

interface RadioChoiceProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly onChange: (value: Value) => void;
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 'var(--q-control)',
    padding: '0 14px 0 10px',
    border: '1px solid var(--q-edge)',
    borderRadius: 'var(--q-radius)',
    cursor: 'pointer',
  },
  '& label:has(:checked)': { borderColor: 'var(--q-accent)', background: 'var(--q-accent-soft)' },
  '& label:has(:focus-visible)': { outline: '2px solid var(--q-focus)', outlineOffset: 2 },
  '& input': { width: 16, height: 16, margin: 0, accentColor: 'var(--q-accent)', outline: 'none' },
});

/** One of a few, as a row of native radios. */
export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { legend, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset role="radiogroup">
      <legend>{legend}</legend>
      <Row>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.name}
          </label>
        ))}
      </Row>
    </fieldset>
  );
}
