import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { vars } from '@/shared/theme/vars';

const ExplanationSection = styled('section')({
  '& + &': { marginTop: 20, paddingTop: 18, borderTop: `1px solid ${vars.palette.divider}` },
});

/** The title is as large as the text of the exam around it. */
const TITLE = { mb: 0.75, fontSize: 'calc(0.8125rem * var(--reading-scale, 1))' };

interface ExplanationPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function ExplanationPart({ title, children }: ExplanationPartProps) {
  return (
    <ExplanationSection>
      <Typography component="h2" variant="overline" sx={TITLE}>
        {title}
      </Typography>
      {children}
    </ExplanationSection>
  );
}
