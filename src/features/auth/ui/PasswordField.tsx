import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '@/shared/icons/publicIcons';
import { TextField, type TextFieldProps } from '@/shared/ui/public/TextField';

/** A password field whose toggle 'Show password' has a pressed state. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'adornment'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      adornment={
        <button
          type="button"
          aria-label="Show password"
          title="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}
