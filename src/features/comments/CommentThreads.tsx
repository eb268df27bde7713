import Button from '@mui/material/Button';
import { formatDateTime } from '@/shared/format/dates';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import type { ThreadRow } from './commentModel';
import { Byline, CommentBox, CommentDiv, List, ListDiv, Text } from './commentsStyles';

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
    <List>
      {rows.map((row) => (
        <Comment key={row.commentId} row={row} name={names.get(row.userId) ?? ''} onReply={onReply} />
      ))}
    </List>
  );
}

interface CommentProps {
  readonly row: ThreadRow;
  readonly name: string;
  readonly onReply: (commentId: string) => void;
}

function Comment({ row: { commentId, comment, dateCreated, depth }, name, onReply }: CommentProps) {
  return (
    <CommentBox data-depth={Math.min(depth, DEEPEST_INDENT)} aria-level={depth + 1}>
      <Byline>
        <strong>{name}</strong>
        {dateCreated !== '' && <time dateTime={dateCreated}>{formatDateTime(dateCreated)}</time>}
        {depth > DEEPEST_INDENT && <span>Reply, level {depth}</span>}
      </Byline>
      <Text>{comment}</Text>
      <Button size="small" variant="text" onClick={() => onReply(commentId)}>
        Reply
      </Button>
    </CommentBox>
  );
}

/** Placeholder of three comments. */
export function ThreadsSkeleton() {
  return (
    <ListDiv>
      {[0, 1, 2].map((line) => (
        <CommentDiv key={line}>
          <SkeletonBlock width="40%" height={14} />
          <div style={{ marginBlock: 8 }}>
            <SkeletonBlock height={34} />
          </div>
        </CommentDiv>
      ))}
    </ListDiv>
  );
}
