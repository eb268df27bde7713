import IconButton from '@mui/material/IconButton';
import { type ComponentProps, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '@/shared/icons/publicIcons';
import { FormTextField } from '@/shared/ui/form/FormTextField';

/** A password that can be read back: 'Show password' is a toggle, its pressed state says which way it is. */
export function PasswordField(props: Omit<ComponentProps<typeof FormTextField>, 'type' | 'endAdornment'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FormTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          aria-label="Show password"
          title="Show password"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
