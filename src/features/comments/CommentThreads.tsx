import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatDateTime } from '@/shared/format/dates';
import { vars } from '@/shared/theme/vars';
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

const List = styled('ul')({
  margin: 0,
  padding: '0 24px',
  listStyle: 'none',
  [NARROW]: { paddingInline: 16 },
});

const Item = styled('li')({
  '--depth': 0,
  '--indent': '20px',
  marginInlineStart: 'calc(var(--depth) * var(--indent))',
  padding: '12px 0 6px',
  '& + &': { borderTop: `1px solid ${vars.palette.divider}` },
  '&[data-depth]:not([data-depth="0"])': {
    paddingInlineStart: 14,
    borderTop: 0,
    borderInlineStart: `2px solid ${vars.palette.divider}`,
  },
  '&[data-depth="1"]': { '--depth': 0.5 },
  '&[data-depth="2"]': { '--depth': 1.5 },
  '&[data-depth="3"]': { '--depth': 2.5 },
  '&[data-depth="4"]': { '--depth': 3.5 },
  '&[data-depth="5"]': { '--depth': 4.5 },
  [NARROW]: { '--indent': '10px' },
});

const Byline = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 10px',
  margin: 0,
  color: vars.palette.text.disabled,
  font: vars.font.body2,
  '& strong': { color: vars.palette.text.primary, font: vars.font.subtitle2 },
});

const Text = styled('p')({ margin: '2px 0', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

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
    <Item data-depth={Math.min(depth, DEEPEST_INDENT)} aria-level={depth + 1}>
      <Byline>
        <strong>{name}</strong>
        {dateCreated !== '' && <time dateTime={dateCreated}>{formatDateTime(dateCreated)}</time>}
        {depth > DEEPEST_INDENT && <span>Reply, level {depth}</span>}
      </Byline>
      <Text>{comment}</Text>
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
