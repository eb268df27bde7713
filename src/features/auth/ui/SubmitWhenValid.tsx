import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { PublicButton } from '@/shared/ui/public/PublicButton';

interface SubmitWhenValidProps {
  readonly schema: { readonly isValidSync: (values: unknown) => boolean };
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** Submits the surrounding form; disabled while it is invalid. */
export function SubmitWhenValid({ schema, busy, children }: SubmitWhenValidProps) {
  const { values } = useFormikContext();
  return (
    <PublicButton type="submit" main busy={busy} disabled={!schema.isValidSync(values)}>
      {children}
    </PublicButton>
  );
}
