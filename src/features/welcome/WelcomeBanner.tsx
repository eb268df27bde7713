import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FocusEvent, useEffect, useState } from 'react';
import { useReturnFocus } from '@/shared/browser/useRestoreFocus';
import { CloseIcon } from '@/shared/icons/icons';
import { localEntries } from '@/shared/storage/localEntries';
import { from } from '@/shared/theme/breakpoints';
import { vars } from '@/shared/theme/vars';

const HIDDEN_AFTER_MS = 10_000;

/** The first visit in a browser: `hasNotified` records that the banner was shown. */
function useWelcome() {
  const [isShown, setIsShown] = useState(() => localEntries.hasNotified.read() !== true);
  const [isFocused, setIsFocused] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const { onFocus, returnFocus } = useReturnFocus();
  const isPaused = isFocused || isPointedAt;
  useEffect(() => localEntries.hasNotified.write(true), []);
  useEffect(() => {
    if (!isShown || isPaused) return undefined;
    const timer = setTimeout(() => setIsShown(false), HIDDEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isShown, isPaused]);

  return {
    isShown,
    onDismiss: () => {
      returnFocus();
      setIsShown(false);
    },
    /** Handlers of the banner: it does not hide while it has focus or the pointer. */
    pauseProps: {
      onFocus: (event: FocusEvent) => {
        onFocus(event);
        setIsFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setIsFocused(currentTarget.contains(relatedTarget)),
      onPointerEnter: () => setIsPointedAt(true),
      onPointerLeave: () => setIsPointedAt(false),
    },
  };
}

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
  // In the middle, above the grades of Practice: the corner has the site feedback and Create Quiz's main button.
  [from('margins')]: { right: '50%', transform: 'translateX(50%)' },
});

/** Shown once per browser. */
export function WelcomeBanner() {
  const { isShown, pauseProps, onDismiss } = useWelcome();
  if (!isShown) return null;
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
