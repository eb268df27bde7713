import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@/shared/format/dates';
import { LongText, WRITTEN } from '@/shared/notifications/LongText';
import { vars } from '@/shared/theme/vars';
import { Byline } from '@/shared/ui/layout/Byline';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
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

const NARROW = '@media (max-width: 479px)';

const List = styled('ul')({ padding: '0 24px', [NARROW]: { paddingInline: 16 } });

const Item = styled('li')<{ readonly isReply?: boolean }>({
  '--indent': '20px',
  marginInlineStart: 'calc(var(--depth, 0) * var(--indent))',
  padding: '12px 0 6px',
  '& + &': { borderTop: `1px solid ${vars.palette.divider}` },
  [NARROW]: { '--indent': '10px' },
  variants: [
    {
      props: { isReply: true },
      style: {
        paddingInlineStart: 14,
        borderInlineStart: `2px solid ${vars.palette.divider}`,
        '&&': { borderTop: 0 },
      },
    },
  ],
});

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
    <Item
      isReply={depth > 0}
      aria-level={depth + 1}
      sx={{ '--depth': Math.max(0, Math.min(depth, DEEPEST_INDENT) - 0.5) }}
    >
      <Byline author={name} date={dateCreated} format={formatDateTime}>
        {depth > DEEPEST_INDENT && <span>Reply, level {depth}</span>}
      </Byline>
      <Typography variant="userText" sx={{ my: 0.25 }}>
        <LongText text={comment} first={WRITTEN} />
      </Typography>
      <Button size="small" variant="text" sx={{ ml: -1.25 }} onClick={() => onReply(commentId)}>
        Reply
      </Button>
    </Item>
  );
}

const Placeholder = styled(Item)({ display: 'grid', gap: 8, paddingBottom: 14 });

/** Placeholder of three comments. */
export function ThreadsSkeleton() {
  return (
    <List aria-hidden="true">
      {[0, 1, 2].map((line) => (
        <Placeholder key={line}>
          <SkeletonBlock width="40%" height={14} />
          <SkeletonBlock height={34} />
        </Placeholder>
      ))}
    </List>
  );
}
