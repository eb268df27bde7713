import { useField } from 'formik';
import { parseAddresses } from '@/shared/format/addressList';
import { FormTextField } from './FormTextField';

/** One address, as `email` of the form. Of a pasted link or `Name <address>` the address is taken. */
export function EmailField() {
  const [, , { setValue }] = useField<string>('email');
  return (
    <FormTextField
      name="email"
      label="Email"
      inputMode="email"
      onPaste={(event) => {
        const { emails, invalid } = parseAddresses(event.clipboardData.getData('text'));
        const [email] = emails;
        const { value, selectionStart, selectionEnd } =
          event.currentTarget.querySelector('input') ?? NO_FIELD;
        const isWhole = selectionStart === 0 && selectionEnd === value.length;
        if (email === undefined || emails.length > 1 || invalid.length > 0 || !isWhole) return;
        event.preventDefault();
        void setValue(email);
      }}
    />
  );
}

const NO_FIELD = { value: '', selectionStart: 0, selectionEnd: 0 };
