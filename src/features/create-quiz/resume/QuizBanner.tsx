import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { below } from '@/shared/theme/breakpoints';
import { vars } from '@/shared/theme/vars';

const BannerFrame = styled(Paper)<{ readonly component: 'section' }>({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 12px 10px 16px',
  borderLeft: `3px solid ${vars.palette.primary.main}`,
});

const Icon = styled('div')({ display: 'flex', [below('tablet')]: { display: 'none' } });

/** Same height for all buttons of a banner; on a phone they share a line. */
export const BANNER_BUTTON = {
  minHeight: 36,
  fontSize: '0.875rem',
  [below('tablet')]: { flex: 1, minHeight: 44 },
};

interface QuizBannerProps {
  /** Accessible name. */
  readonly name: string;
  readonly icon: ReactNode;
  readonly role?: 'alert' | 'status';
  /** The quiz, or what went wrong. */
  readonly text: ReactNode;
  readonly state?: string;
  readonly children?: ReactNode;
}

/** Shown above the form for a quiz that is not over yet. */
export function QuizBanner({ name, icon, role, text, state, children }: QuizBannerProps) {
  return (
    <BannerFrame component="section" variant="outlined" aria-label={name}>
      <Icon>{icon}</Icon>
      <Typography
        component="div"
        role={role}
        sx={{
          flex: '1 1 220px',
          minWidth: 0,
          overflowWrap: 'anywhere',
          [below('tablet')]: { flexBasis: '100%' },
        }}
      >
        {state === undefined ? (
          text
        ) : (
          <>
            <Typography variant="subtitle2">{text}</Typography>
            <Typography variant="note" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {state}
            </Typography>
          </>
        )}
      </Typography>
      {children}
    </BannerFrame>
  );
}
