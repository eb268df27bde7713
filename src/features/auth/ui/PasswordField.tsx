import { type ComponentProps, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '@/shared/icons/publicIcons';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { FormTextField } from '@/shared/ui/form/FormTextField';

/** A password that can be read back: 'Show password' is a toggle, its pressed state says which way it is. */
export function PasswordField(props: Omit<ComponentProps<typeof FormTextField>, 'type' | 'endAdornment'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FormTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <IconAction label="Show password" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconAction>
      }
    />
  );
}
