import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { FormDraft } from '@/domain/drafts/FormDraft';
import { useUser } from '@/domain/session/currentUser';
import { formatDateTime } from '@/shared/format/dates';
import { LongText, WRITTEN } from '@/shared/notifications/LongText';
import type { RemoteState } from '@/shared/remote/remoteState';
import { useOnSuccess } from '@/shared/remote/useOnSuccess';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch, useAppStore, useSelector } from '@/shared/store/hooks';
import { below } from '@/shared/theme/breakpoints';
import { vars } from '@/shared/theme/vars';
import { DialogHead } from '@/shared/ui/dialog/DialogHead';
import { Form } from '@/shared/ui/form/Form';
import { Byline } from '@/shared/ui/layout/Byline';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { loadAuthor, loadComments, sendComment } from './calls';
import { CommentComposer } from './CommentComposer';
import { commentDrafts } from './commentDraftRecord';
import { authorNames, commentRules, EMPTY_COMMENT, type ThreadRow } from './commentModel';

interface CommentThreadsProps {
  readonly rows: readonly ThreadRow[];
  /** By author id. */
  readonly names: ReadonlyMap<string, string>;
  readonly onReply: (commentId: string) => void;
}

/** Deeper replies are not indented further, so that lines keep their length; their level is given as text. */
const MAX_INDENT = 5;

const CommentList = styled('ul')({ padding: '0 24px', [below('largePhone')]: { paddingInline: 16 } });

const CommentItem = styled('li')<{ readonly isReply?: boolean }>({
  '--indent': '20px',
  marginInlineStart: 'calc(var(--depth, 0) * var(--indent))',
  padding: '12px 0 6px',
  '& + &': { borderTop: `1px solid ${vars.palette.divider}` },
  [below('largePhone')]: { '--indent': '10px' },
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

function CommentThreads({ rows, names, onReply }: CommentThreadsProps) {
  return (
    <CommentList>
      {rows.map((row) => (
        <Comment key={row.commentId} row={row} name={names.get(row.userId) ?? ''} onReply={onReply} />
      ))}
    </CommentList>
  );
}

interface CommentProps {
  readonly row: ThreadRow;
  readonly name: string;
  readonly onReply: (commentId: string) => void;
}

function Comment({ row: { commentId, comment, dateCreated, depth }, name, onReply }: CommentProps) {
  return (
    <CommentItem
      isReply={depth > 0}
      aria-level={depth + 1}
      sx={{ '--depth': Math.max(0, Math.min(depth, MAX_INDENT) - 0.5) }}
    >
      <Byline author={name} date={dateCreated} format={formatDateTime}>
        {depth > MAX_INDENT && <span>{`Reply, level ${depth}`}</span>}
      </Byline>
      <Typography variant="userText" sx={{ my: 0.25 }}>
        <LongText text={comment} first={WRITTEN} />
      </Typography>
      <Button size="small" variant="text" sx={{ ml: -1.25 }} onClick={() => onReply(commentId)}>
        Reply
      </Button>
    </CommentItem>
  );
}

const CommentPlaceholder = styled(CommentItem)({ display: 'grid', gap: 8, paddingBottom: 14 });

function ThreadsSkeleton() {
  return (
    <CommentList aria-hidden="true">
      {[0, 1, 2].map((line) => (
        <CommentPlaceholder key={line}>
          <Skeleton width="40%" height={14} />
          <Skeleton height={34} />
        </CommentPlaceholder>
      ))}
    </CommentList>
  );
}

interface CommentsDialogProps {
  readonly questionId: string;
  readonly onClose: () => void;
}

export function CommentsDialog({ questionId, onClose }: CommentsDialogProps) {
  const dispatch = useAppDispatch();
  const sending = useOnSuccess(sendComment, questionId, () => undefined);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="comments-title">
      <DialogHead id="comments-title" title="Comments" onClose={onClose} />
      <Form
        initialValues={EMPTY_COMMENT}
        rules={commentRules}
        isBusy={sending.status === 'pending'}
        onSend={({ text, replyTo }) =>
          dispatch(sendComment.actions.request({ questionId, comment: text, parentCommentId: replyTo }))
        }
      >
        <FormDraft record={commentDrafts} id={questionId} />
        <Comments questionId={questionId} sending={sending} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

interface CommentsProps extends CommentsDialogProps {
  readonly sending: RemoteState<unknown, unknown>;
}

function Comments({ questionId, sending, onClose }: CommentsProps) {
  const remote = useRemote(loadComments, { questionId });
  const [{ value: replyTo }, , { setValue: setReplyTo }] = useField<string | undefined>('replyTo');
  const box = useRef<HTMLTextAreaElement>(null);
  const rows = remote.data;
  const names = useAuthorNames(rows);
  const answered = rows?.find(({ commentId }) => commentId === replyTo);

  return (
    <>
      <Box sx={{ overflowY: 'auto', minHeight: 120 }}>
        <RemoteContent
          remote={remote}
          onCancel={onClose}
          skeleton={<ThreadsSkeleton />}
          failure="The comments could not be loaded. Please try again."
          empty={<StateMessage text="No comments yet. Yours can be the first." />}
        >
          {(list) => (
            <CommentThreads
              rows={list}
              names={names}
              onReply={(commentId) => {
                void setReplyTo(commentId);
                box.current?.focus();
              }}
            />
          )}
        </RemoteContent>
      </Box>
      <CommentComposer
        box={box}
        sending={sending}
        answered={
          answered && { name: names.get(answered.userId) ?? 'Another reviewer', comment: answered.comment }
        }
        onCancelReply={() => void setReplyTo(undefined)}
      />
    </>
  );
}

/** Names of the authors by id. Each is requested once per visit, whether or not that succeeds. */
function useAuthorNames(rows: readonly ThreadRow[] | undefined): ReadonlyMap<string, string> {
  const store = useAppStore();
  const { id: ownId } = useUser();
  const ids = useMemo(() => [...new Set(rows?.map(({ userId }) => userId))], [rows]);
  useEffect(() => {
    for (const userId of ids) {
      const { status } = loadAuthor.selectState(store.getState(), userId);
      const isWanted = userId !== '' && userId !== ownId && status === 'idle';
      if (isWanted) store.dispatch(loadAuthor.actions.request({ userId }));
    }
  }, [store, ids, ownId]);
  const found = useSelector(
    (root) => ids.map((id) => loadAuthor.selectData(root, id)?.displayName ?? ''),
    shallowEqual,
  );
  return useMemo(() => {
    const known = new Map(ids.map((id, index) => [id, found[index] ?? '']));
    return authorNames(rows ?? [], ownId, known);
  }, [rows, ownId, ids, found]);
}
