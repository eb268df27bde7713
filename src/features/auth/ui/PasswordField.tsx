import { type ComponentProps, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '@/shared/icons/publicIcons';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import { GENERATOR_RULES } from '../passwordRules';

const NEW_PASSWORD = { autoCapitalize: 'none', passwordrules: GENERATOR_RULES };

/** Password input with a show/hide toggle; its pressed state says whether the password is shown. */
export function PasswordField(props: Omit<ComponentProps<typeof FormTextField>, 'type' | 'endAdornment'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FormTextField
      {...props}
      {...(props.autoComplete === 'new-password' && { slotProps: { input: NEW_PASSWORD } })}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <IconAction label="Show password" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconAction>
      }
    />
  );
}
