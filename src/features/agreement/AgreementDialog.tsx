import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type RefCallback, useCallback, useState } from 'react';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { vars } from '@/shared/theme/vars';
import { ActionDialog } from '@/shared/ui/dialog/ActionDialog';
import { type Clause, clauses } from './agreementText';

/** px: zoomed pages scroll by fractions. */
const TOLERANCE = 4;

interface ScrolledToEnd {
  /** Stays true once the end was visible. */
  readonly reached: boolean;
  readonly region: RefCallback<HTMLElement>;
}

/** Whether a region was scrolled to its end; true at once if nothing overflows. */
function useScrolledToEnd(): ScrolledToEnd {
  const [reached, setReached] = useState(false);
  const region = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const check = (): void => {
      const { scrollTop, clientHeight, scrollHeight } = element;
      if (scrollTop + clientHeight >= scrollHeight - TOLERANCE) setReached(true);
    };
    // The dialog has its height one frame after mounting; later only the window changes it.
    const frame = requestAnimationFrame(check);
    element.addEventListener('scroll', check, { passive: true });
    window.addEventListener('resize', check);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', check);
      window.removeEventListener('resize', check);
    };
  }, []);
  return { reached, region };
}

interface AgreementDialogProps {
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onAccept: () => void;
  readonly onSignOut: () => void;
}

const AgreementScroll = styled('div')({
  maxHeight: 'min(46vh, 420px)',
  padding: '4px 16px 12px',
  overflowY: 'auto',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.default,
});

/** Closes only by accepting or signing out. */
export function AgreementDialog({ busy, failure, onAccept, onSignOut }: AgreementDialogProps) {
  const [ticked, setTicked] = useState(false);
  const { reached, region } = useScrolledToEnd();
  return (
    <ActionDialog
      maxWidth="sm"
      title="User agreement"
      content={{ sx: { display: 'grid', gap: 1.5 } }}
      actions={
        <>
          <Button onClick={onSignOut}>Sign out</Button>
          <Button
            variant="contained"
            disabled={!ticked || !reached}
            aria-busy={busy}
            onClick={busy ? undefined : onAccept}
          >
            Continue
          </Button>
        </>
      }
    >
      <AgreementScroll ref={region} role="region" aria-label="Text of the user agreement" tabIndex={0}>
        {clauses.map(renderClause)}
      </AgreementScroll>
      <FormControlLabel
        sx={{ ml: -1 }}
        label="I have read and accept the user agreement"
        control={<Checkbox checked={ticked} onChange={() => setTicked(!ticked)} />}
      />
      <FormHelperText role="status">
        {reached ? '' : 'Scroll to the end of the text to continue.'}
      </FormHelperText>
      {failure !== undefined && <ErrorAlert text={failure} />}
    </ActionDialog>
  );
}

const CLAUSE = { maxWidth: '70ch', mb: 1 };

function renderClause({ heading, paragraphs, list }: Clause) {
  return (
    <section key={heading}>
      <Typography variant="h3" sx={{ margin: '14px 0 4px' }}>
        {heading}
      </Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={CLAUSE}>
          {paragraph}
        </Typography>
      ))}
      {list !== undefined && (
        <Box component="ul" sx={{ ...CLAUSE, pl: 2.5, listStyle: 'disc' }}>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Box>
      )}
    </section>
  );
}
