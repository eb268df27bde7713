import { Link } from 'react-router-dom';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { CloseIcon, TickIcon, WarningIcon } from '@/shared/icons/publicIcons';
import { type Notice, noticeDismissed, selectNotices } from './notificationsSlice';

/**
 * The one live region for messages: successes are told politely (status), errors at once (alert). Both regions stand
 * from the start, because a region that comes together with its words is not always read out. Plain CSS: sign-in
 * shows notices too.
 */
export function Notices() {
  const notices = useSelector(selectNotices);
  return (
    <div className="q-notices">
      <div role="status">{notices.filter(({ kind }) => kind === 'success').map(drawNotice)}</div>
      <div role="alert">{notices.filter(({ kind }) => kind === 'error').map(drawNotice)}</div>
    </div>
  );
}

const drawNotice = (notice: Notice) => <NoticeLine key={notice.id} notice={notice} />;

function NoticeLine({ notice: { id, kind, text, link } }: { readonly notice: Notice }) {
  const dispatch = useAppDispatch();
  return (
    <div className="q-notice" data-kind={kind}>
      {kind === 'success' ? <TickIcon /> : <WarningIcon />}
      <span>{text}</span>
      {link !== undefined && (
        <Link className="q-link" to={link.to} onClick={() => dispatch(noticeDismissed(id))}>
          {link.name}
        </Link>
      )}
      <button
        type="button"
        aria-label="Dismiss message"
        title="Dismiss message"
        onClick={() => dispatch(noticeDismissed(id))}
      >
        <CloseIcon size={16} />
      </button>
    </div>
  );
}
