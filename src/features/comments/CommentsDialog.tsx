import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useField } from 'formik';
import { useRef } from 'react';
import { FormDraft } from '@/domain/drafts/FormDraft';
import type { RemoteState } from '@/shared/remote/createRemoteCall';
import { useOnSuccess } from '@/shared/remote/useOnSuccess';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch } from '@/shared/store/hooks';
import { DialogHead } from '@/shared/ui/dialog/DialogHead';
import { Form } from '@/shared/ui/form/Form';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { loadComments, sendComment } from './calls';
import { CommentComposer } from './CommentComposer';
import { commentDrafts } from './commentDraftRecord';
import { commentRules, EMPTY_COMMENT } from './commentModel';
import { CommentThreads, ThreadsSkeleton } from './CommentThreads';
import { useAuthorNames } from './useAuthorNames';

interface CommentsDialogProps {
  readonly questionId: string;
  readonly onClose: () => void;
}

/** Comments on a question, and the box to add one. */
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
          isEmpty={(list) => list.length === 0}
          empty={<StateMessage tone="empty" text="No comments yet. Yours can be the first." />}
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
