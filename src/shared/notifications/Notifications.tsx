import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link as RouterLink } from 'react-router-dom';
import { useExposedElement } from '@/shared/browser/useExposedElement';
import { useReturnFocus } from '@/shared/browser/useRestoreFocus';
import { CloseIcon, TickIcon, WarningIcon } from '@/shared/icons/publicIcons';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { below, isHigh } from '@/shared/theme/breakpoints';
import { vars } from '@/shared/theme/vars';
import { LongText } from './LongText';
import {
  type Notification,
  notificationDismissed,
  notificationHeld,
  notificationReleased,
  selectNotifications,
} from './notificationsSlice';

const NotificationCorner = styled('div')({
  position: 'fixed',
  bottom: 16,
  left: '50%',
  zIndex: vars.zIndex.tooltip,
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  transform: 'translateX(-50%)',
  // Above the buttons at the bottom of a page on a phone: the exam has two rows of them.
  [`${below('tablet')} and ${isHigh}`]: {
    bottom: 'calc(124px + env(safe-area-inset-bottom) + var(--q-page-end, 0px))',
  },
  // There, the site feedback is below the exam.
  [`${below('phone')} and ${isHigh}`]: {
    bottom: 'calc(176px + env(safe-area-inset-bottom) + var(--q-page-end, 0px))',
  },
});

const NotificationAlert = styled(Alert)({
  alignItems: 'center',
  gap: 10,
  marginTop: 8,
  padding: '6px 8px 6px 14px',
  borderLeftWidth: 4,
  '&.MuiAlert-root': {
    borderTopColor: vars.palette.edge,
    borderRightColor: vars.palette.edge,
    borderBottomColor: vars.palette.edge,
    backgroundColor: vars.palette.background.paper,
    color: vars.palette.text.primary,
    font: vars.font.body1,
  },
  '& .MuiAlert-icon': { margin: 0, padding: 0, opacity: 1 },
  '& .MuiAlert-message': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 10px' },
  '& .MuiAlert-action': { padding: 0 },
});

const DISMISS = { minWidth: 28, minHeight: 28, padding: 0.5 };

const ICONS = { success: <TickIcon />, error: <WarningIcon /> } as const;

/**
 * The live region for messages: successes politely (status), errors immediately (alert). Both regions exist
 * from the start, because a region inserted together with its text is not reliably announced. MUI's Snackbar
 * shows one message at a time; here every message about answers or money stays until it is dismissed. Open
 * dialogs do not hide it.
 */
export function Notifications() {
  const notifications = useSelector(selectNotifications);
  const container = useExposedElement();
  return createPortal(
    <NotificationCorner>
      <div role="status">
        {notifications.filter(({ severity }) => severity === 'success').map(renderNotification)}
      </div>
      <div role="alert">
        {notifications.filter(({ severity }) => severity === 'error').map(renderNotification)}
      </div>
    </NotificationCorner>,
    container,
  );
}

const renderNotification = (notification: Notification) => (
  <NotificationLine key={notification.id} notification={notification} />
);

function NotificationLine({
  notification: { id, severity, text, link, button },
}: {
  readonly notification: Notification;
}) {
  const dispatch = useAppDispatch();
  const { onFocus, returnFocus } = useReturnFocus();
  const dismiss = () => dispatch(notificationDismissed(id));
  const dismissAndReturn = () => {
    returnFocus();
    dismiss();
  };
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  useEffect(() => {
    if (!isHeld) return undefined;
    dispatch(notificationHeld(id));
    return () => void dispatch(notificationReleased(id));
  }, [dispatch, id, isHeld]);
  return (
    <NotificationAlert
      onMouseEnter={() => setIsPointedAt(true)}
      onMouseLeave={() => setIsPointedAt(false)}
      onFocus={(event) => {
        onFocus(event);
        setHasFocus(true);
      }}
      onBlur={() => setHasFocus(false)}
      role="presentation"
      severity={severity}
      icon={ICONS[severity]}
      action={
        <IconButton
          aria-label="Dismiss message"
          data-hint="Dismiss message"
          sx={DISMISS}
          onClick={dismissAndReturn}
        >
          <CloseIcon size={16} />
        </IconButton>
      }
    >
      <span>
        <LongText text={text} />
      </span>
      {link !== undefined && (
        <Link component={RouterLink} to={link.to} onClick={dismiss}>
          {link.name}
        </Link>
      )}
      {button !== undefined && (
        <Button
          size="small"
          onClick={() => {
            dispatch(button.action);
            dismissAndReturn();
          }}
        >
          {button.name}
        </Button>
      )}
    </NotificationAlert>
  );
}
