import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { afterPress } from '@/shared/browser/afterPress';
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
  /** Shown inside the field's border, after the text. */
  readonly suffix?: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onEnter?: () => void;
  readonly onFocusChange?: (isFocused: boolean) => void;
}

export function BuilderField(props: BuilderFieldProps) {
  const { label, value, helper, error, suffix, onChange, onEnter, onFocusChange } = props;
  const suffixId = useId();
  return (
    <Box data-part={props.part} sx={{ flex: 1, minWidth: 0 }}>
      <TextField
        label={label}
        value={value}
        placeholder={props.placeholder}
        autoComplete="off"
        helper={helper}
        error={error}
        describedBy={suffix === undefined ? undefined : suffixId}
        endAdornment={
          suffix !== undefined && (
            <Typography component="span" variant="note" id={suffixId} sx={{ pr: 1, whiteSpace: 'nowrap' }}>
              {suffix}
            </Typography>
          )
        }
        inputMode={props.inputMode}
        slotProps={{ input: { maxLength: props.maxLength, spellCheck: false } }}
        onChange={({ target }) => onChange(target.value)}
        onFocus={() => onFocusChange?.(true)}
        onBlur={() => afterPress(() => onFocusChange?.(false))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || onEnter === undefined) return;
          event.preventDefault();
          onEnter();
        }}
      />
    </Box>
  );
}
