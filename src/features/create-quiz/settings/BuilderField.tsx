import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { vars } from '@/shared/theme/vars';
import { TextField } from '@/shared/ui/form/TextField';

interface BuilderFieldProps {
  readonly label: string;
  readonly value: string;
  readonly part?: string;
  readonly inputMode?: 'numeric' | 'search';
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly helper?: string | undefined;
  readonly error?: string | undefined;
  /** Shown within the field's edge, behind the text. */
  readonly suffix?: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onEnter?: () => void;
  readonly onFocusChange?: (isFocused: boolean) => void;
}

const Suffix = styled('span')({
  paddingRight: 8,
  color: vars.palette.text.secondary,
  font: vars.font.body2,
  whiteSpace: 'nowrap',
});

/** A line of text of the quiz builder. */
export function BuilderField(props: BuilderFieldProps) {
  const { label, value, helper, error, suffix, onChange, onEnter, onFocusChange } = props;
  const suffixId = useId();
  return (
    <div data-part={props.part}>
      <TextField
        label={label}
        value={value}
        placeholder={props.placeholder}
        autoComplete="off"
        helper={helper}
        error={error}
        describedBy={suffix === undefined ? undefined : suffixId}
        endAdornment={suffix !== undefined && <Suffix id={suffixId}>{suffix}</Suffix>}
        slotProps={{
          input: { inputMode: props.inputMode, maxLength: props.maxLength, spellCheck: false },
        }}
        onChange={({ target }) => onChange(target.value)}
        onFocus={() => onFocusChange?.(true)}
        onBlur={() => onFocusChange?.(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || onEnter === undefined) return;
          event.preventDefault();
          onEnter();
        }}
      />
    </div>
  );
}
