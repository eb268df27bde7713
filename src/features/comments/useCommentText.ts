import { useDraft } from '@/domain/drafts/useDraft';
import type { RemoteFailure } from '@/shared/remote/remoteError';
import { useOnSuccess } from '@/shared/remote/useOnSuccess';
import { useAppDispatch } from '@/shared/store/hooks';
import { sendComment } from './calls';
import { commentDrafts, type CommentText } from './commentDraftRecord';
import { EMPTY_COMMENT, isSendable } from './commentModel';

/** The comment being written; stored on the device until the server has it. */
export interface CommentWriting {
  readonly value: CommentText;
  readonly isSending: boolean;
  readonly failure: RemoteFailure | undefined;
  readonly write: (text: string) => void;
  /** Replies to a comment, or with undefined to none. */
  readonly replyTo: (commentId: string | undefined) => void;
  readonly send: () => void;
}

/** Writes and sends the visitor's comment on a question. */
export function useCommentText(questionId: string): CommentWriting {
  const dispatch = useAppDispatch();
  const { value, change, discard } = useDraft(commentDrafts, questionId, EMPTY_COMMENT);
  const remote = useOnSuccess(sendComment, questionId, discard);
  return {
    value,
    isSending: remote.status === 'pending',
    failure: remote.status === 'error' ? remote.error : undefined,
    write: (text) => change({ ...value, text }),
    replyTo: (commentId) => change({ ...value, replyTo: commentId }),
    send: () => {
      if (!isSendable(value)) return;
      const comment = value.text.trim();
      dispatch(sendComment.actions.request({ questionId, comment, parentCommentId: value.replyTo }));
    },
  };
}
