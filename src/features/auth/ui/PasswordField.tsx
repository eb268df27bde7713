import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '@/shared/icons/publicIcons';
import { TextField, type TextFieldProps } from '@/shared/ui/public/TextField';

/** A password that can be read back: 'Show password' is a toggle, its pressed state says which way it stands. */
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
