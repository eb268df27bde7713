import type { ReactNode } from 'react';
import { ShellFrame } from './ShellFrame';
import { useShell } from './useShell';

/** Header and drawer around every signed-in page but the exam room and the guide. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return <ShellFrame {...useShell()}>{children}</ShellFrame>;
}
