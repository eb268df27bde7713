import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** An icon says nothing to a screen reader: the name does, and it is the tooltip too. */
  readonly 'aria-label': string;
}

/** A button that is a picture alone. */
export function IconButton({ className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={rest['aria-label']}
      {...rest}
      className={[styles.icon, className].filter(Boolean).join(' ')}
    />
  );
}
