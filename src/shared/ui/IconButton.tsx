import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Root = styled('button')({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 36,
  minHeight: 36,
  padding: 6,
  border: 0,
  borderRadius: 'var(--q-radius)',
  background: 'none',
  color: 'var(--q-ink-soft)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--q-sunken)', color: 'var(--q-ink)' },
  '&:disabled': { background: 'none', color: 'var(--q-ink-faint)', cursor: 'default' },
});

interface IconButtonProps extends ComponentProps<typeof Root> {
  /** An icon says nothing to a screen reader: the name does, and it is the tooltip too. */
  readonly 'aria-label': string;
}

export function IconButton(props: IconButtonProps) {
  return <Root type="button" title={props['aria-label']} {...props} />;
}
