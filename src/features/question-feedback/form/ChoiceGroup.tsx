import { useId } from 'react';
import { Choice, Option, Options, QuestionBox } from './feedbackStyles';

interface ChoiceGroupProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly value: Value | undefined;
  /** Required: marked by a sign and for screen readers. */
  readonly required?: boolean;
  readonly onChange: (value: Value) => void;
}

/** One of a few values, as a row of native radios. */
export function ChoiceGroup<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  const { label, options, nameOf, value, required = false, onChange } = props;
  const id = useId();
  return (
    <Choice role="radiogroup" aria-labelledby={id} aria-required={required}>
      <QuestionBox>
        <span id={id}>{label}</span>
        {required && <span aria-hidden="true"> *</span>}
      </QuestionBox>
      <Options>
        {options.map((option) => (
          <Option key={option}>
            <input type="radio" name={id} checked={option === value} onChange={() => onChange(option)} />
            <span>{nameOf(option)}</span>
          </Option>
        ))}
      </Options>
    </Choice>
  );
}
