import type { ReactNode } from 'react';
import { ShellLayout } from './ShellLayout';
import { useShell } from './useShell';

/** Header and drawer around every signed-in page but the exam room and the guide. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return <ShellLayout {...useShell()}>{children}</ShellLayout>;
}
