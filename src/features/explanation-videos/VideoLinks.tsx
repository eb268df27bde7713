import { useAppDispatch } from '@/shared/store/hooks';
import { ExternalIcon } from '@/shared/icons/icons';
import { isSafeLink } from '@/shared/ui/rich-text/sanitise';
import { videoOpened } from './videosSaga';
import styles from './videos.module.css';

interface VideoLinksProps {
  readonly questionId: string;
  readonly links: readonly string[];
}

/** Videos of an explanation, each in a window of its own; only https URLs. */
export function VideoLinks({ questionId, links }: VideoLinksProps) {
  const dispatch = useAppDispatch();
  const safe = links.filter(isSafeLink);
  if (safe.length === 0) return null;
  const tell = (): void => void dispatch(videoOpened({ questionId }));
  return (
    <section>
      <h2>Videos</h2>
      <ul className={styles.links}>
        {safe.map((link, index) => (
          <li key={link}>
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              onClick={tell}
              onAuxClick={({ button }) => button === 1 && tell()}
            >
              Video {index + 1} <ExternalIcon size={14} />
            </a>{' '}
            <span className={styles.host}>{new URL(link).host}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
