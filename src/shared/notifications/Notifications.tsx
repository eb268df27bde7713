import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { CloseIcon, TickIcon, WarningIcon } from '@/shared/icons/publicIcons';
import { type Notification, notificationDismissed, selectNotifications } from './notificationsSlice';

/**
 * The live region for messages: successes politely (status), errors at once (alert). Both regions exist from
 * the start, because a region inserted together with its text is not reliably announced.
 */
export function Notifications() {
  const notifications = useSelector(selectNotifications);
  return (
    <div className="q-notices">
      <div role="status">
        {notifications.filter(({ severity }) => severity === 'success').map(renderNotification)}
      </div>
      <div role="alert">
        {notifications.filter(({ severity }) => severity === 'error').map(renderNotification)}
      </div>
    </div>
  );
}

const renderNotification = (notification: Notification) => (
  <NotificationLine key={notification.id} notification={notification} />
);

function NotificationLine({
  notification: { id, severity, text, link },
}: {
  readonly notification: Notification;
}) {
  const dispatch = useAppDispatch();
  return (
    <div className="q-notice" data-kind={severity}>
      {severity === 'success' ? <TickIcon /> : <WarningIcon />}
      <span>{text}</span>
      {link !== undefined && (
        <Link component={RouterLink} to={link.to} onClick={() => dispatch(notificationDismissed(id))}>
          {link.name}
        </Link>
      )}
      <button
        type="button"
        aria-label="Dismiss message"
        title="Dismiss message"
        onClick={() => dispatch(notificationDismissed(id))}
      >
        <CloseIcon size={16} />
      </button>
    </div>
  );
}
