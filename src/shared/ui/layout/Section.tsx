import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';

interface SectionProps {
  readonly title: string;
  /** For a title that receives the focus. */
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A part of a page: a region named by its h2. */
export function Section({ title, heading, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography
        variant="h2"
        id={id}
        ref={heading}
        tabIndex={heading === undefined ? undefined : -1}
        sx={{ mb: 1 }}
      >
        {title}
      </Typography>
      {children}
    </section>
  );
}
