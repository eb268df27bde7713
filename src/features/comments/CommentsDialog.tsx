import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { CloseIcon } from '@/shared/icons/icons';
import { useRemote } from '@/shared/remote/useRemote';
import { vars } from '@/shared/theme/vars';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { loadComments } from './calls';
import { CommentComposer } from './CommentComposer';
import { CommentThreads, ThreadsSkeleton } from './CommentThreads';
import { useAuthorNames } from './useAuthorNames';
import { useCommentText } from './useCommentText';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '4px 12px 4px 0',
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& h2': { paddingBlock: 10 },
});

const Threads = styled('div')({ overflowY: 'auto', minHeight: 120 });

interface CommentsDialogProps {
  readonly questionId: string;
  readonly onClose: () => void;
}

/** Comments on a question, and the box to add one. */
export function CommentsDialog({ questionId, onClose }: CommentsDialogProps) {
  const remote = useRemote(loadComments, { questionId });
  const writing = useCommentText(questionId);
  const box = useRef<HTMLTextAreaElement>(null);
  const rows = remote.data;
  const names = useAuthorNames(rows);
  const answered = rows?.find(({ commentId }) => commentId === writing.value.replyTo);

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="comments-title">
      <Head>
        <DialogTitle id="comments-title">Comments</DialogTitle>
        <IconButton aria-label="Close" title="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Threads>
        <RemoteContent
          remote={remote}
          onCancel={onClose}
          skeleton={<ThreadsSkeleton />}
          failure="The comments could not be loaded. Please try again."
          isEmpty={(list) => list.length === 0}
          empty={<StateMessage tone="empty" text="No comments yet. Yours can be the first." />}
        >
          {(list) => (
            <CommentThreads
              rows={list}
              names={names}
              onReply={(commentId) => {
                writing.replyTo(commentId);
                box.current?.focus();
              }}
            />
          )}
        </RemoteContent>
      </Threads>
      <CommentComposer
        box={box}
        writing={writing}
        answered={
          answered && { name: names.get(answered.userId) ?? 'Another reviewer', comment: answered.comment }
        }
      />
    </Dialog>
  );
}
