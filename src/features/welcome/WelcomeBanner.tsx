import Button from '@mui/material/Button';
import { CloseIcon } from '@/shared/icons/icons';
import { useWelcome } from './useWelcome';
import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';

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
  '& p': { margin: 0, font: vars.font.subtitle2 },
  '@media (min-width: 1280px)': { right: 54, bottom: 10 },
});

/** Welcome banner, once in each browser. */
export function WelcomeBanner() {
  const { shown, onDismiss } = useWelcome();
  if (!shown) return null;
  return (
    <Banner aria-label="Welcome">
      <p role="status">Welcome to the QLearn beta</p>
      <Button color="inherit" startIcon={<CloseIcon size={16} />} onClick={onDismiss}>
        Dismiss
      </Button>
    </Banner>
  );
}
