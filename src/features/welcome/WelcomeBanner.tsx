import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CloseIcon } from '@/shared/icons/icons';
import { vars } from '@/shared/theme/vars';
import { useWelcome } from './useWelcome';

const Banner = styled('aside')({
  position: 'fixed',
  right: 14,
  bottom: 92,
  zIndex: 18,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  maxWidth: 'calc(100vw - 32px)',
  padding: '10px 10px 10px 16px',
  border: `1px solid ${vars.palette.edge}`,
  borderLeft: `4px solid ${vars.palette.primary.main}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  // Beside the floating site feedback, in the corner that pages leave free.
  '@media (min-width: 1280px)': { right: 54, bottom: 10 },
});

/** Welcome banner, once in each browser. */
export function WelcomeBanner() {
  const { shown, pauseProps, onDismiss } = useWelcome();
  if (!shown) return null;
  return (
    <Banner aria-label="Welcome" {...pauseProps}>
      <Typography variant="subtitle2" role="status">
        Welcome to the QLearn beta
      </Typography>
      <Button color="inherit" startIcon={<CloseIcon size={16} />} onClick={onDismiss}>
        Dismiss
      </Button>
    </Banner>
  );
}
