import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useRef } from 'react';
import { useRemote } from '@/shared/remote/useRemote';
import { DialogHead } from '@/shared/ui/dialog/DialogHead';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { loadComments } from './calls';
import { CommentComposer } from './CommentComposer';
import { CommentThreads, ThreadsSkeleton } from './CommentThreads';
import { useAuthorNames } from './useAuthorNames';
import { useCommentText } from './useCommentText';

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
      <DialogHead id="comments-title" title="Comments" onClose={onClose} />
      <Box sx={{ overflowY: 'auto', minHeight: 120 }}>
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
      </Box>
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
