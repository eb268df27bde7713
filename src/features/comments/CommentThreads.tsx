import Button from '@mui/material/Button';
import { formatDateTime } from '@/shared/format/dates';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import styles from './comments.module.css';
import type { ThreadRow } from './commentModel';

interface CommentThreadsProps {
  readonly rows: readonly ThreadRow[];
  /** By author id. */
  readonly names: ReadonlyMap<string, string>;
  readonly onReply: (commentId: string) => void;
}

/**
 * Deeper replies are not indented further, so that lines keep their length; their level is given in words.
 */
const DEEPEST_INDENT = 5;

export function CommentThreads({ rows, names, onReply }: CommentThreadsProps) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <Comment key={row.commentId} row={row} name={names.get(row.userId) ?? ''} onReply={onReply} />
      ))}
    </ul>
  );
}

interface CommentProps {
  readonly row: ThreadRow;
  readonly name: string;
  readonly onReply: (commentId: string) => void;
}

function Comment({ row: { commentId, comment, dateCreated, depth }, name, onReply }: CommentProps) {
  return (
    <li className={styles.comment} data-depth={Math.min(depth, DEEPEST_INDENT)} aria-level={depth + 1}>
      <p className={styles.byline}>
        <strong>{name}</strong>
        {dateCreated !== '' && <time dateTime={dateCreated}>{formatDateTime(dateCreated)}</time>}
        {depth > DEEPEST_INDENT && <span>Reply, level {depth}</span>}
      </p>
      <p className={styles.text}>{comment}</p>
      <Button size="small" variant="text" onClick={() => onReply(commentId)}>
        Reply
      </Button>
    </li>
  );
}

/** Placeholder of three comments. */
export function ThreadsSkeleton() {
  return (
    <div className={styles.list}>
      {[0, 1, 2].map((line) => (
        <div key={line} className={styles.comment}>
          <SkeletonBlock width="40%" height={14} />
          <div style={{ marginBlock: 8 }}>
            <SkeletonBlock height={34} />
          </div>
        </div>
      ))}
    </div>
  );
}
