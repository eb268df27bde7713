import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

interface SubmitWhenValidProps {
  readonly schema: { readonly isValidSync: (values: unknown) => boolean };
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** Submits the surrounding form; disabled while it is invalid. */
export function SubmitWhenValid({ schema, busy, children }: SubmitWhenValidProps) {
  const { values } = useFormikContext();
  return (
    <Button
      variant="contained"
      size="large"
      type="submit"
      aria-busy={busy}
      disabled={!schema.isValidSync(values)}
    >
      {children}
    </Button>
  );
}
