import type { ReactNode } from 'react';
import { ShellLayout } from './ShellLayout';
import { useShell } from './useShell';

/** Header and drawer of every signed-in page except the exam and the guide. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return <ShellLayout {...useShell()}>{children}</ShellLayout>;
}
