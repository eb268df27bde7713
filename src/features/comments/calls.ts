import { getUser } from '@/shared/api/account';
import { addComment, type CommentDraft, getComments } from '@/shared/api/comment';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { threadRows } from './commentModel';

/** The threads of a question as rows: the state contains no tree of unknown depth. */
export const loadComments = createRemoteCall({
  name: 'comments/load',
  concurrency: 'latest',
  key: ({ questionId }: { readonly questionId: string }) => questionId,
  send: async (args: { readonly questionId: string }, { http, signal }) =>
    threadRows(await http.send(getComments, args, signal)),
});

const reload = [({ questionId }: CommentDraft) => loadComments.actions.request({ questionId })] as const;

/** A comment is shown only once the server has it. */
export const sendComment = createRemoteCall({
  name: 'comments/send',
  key: ({ questionId }: CommentDraft) => questionId,
  endpoint: addComment,
  onSuccess: { reload },
  onUnclear: { reload },
});

export const loadAuthor = createRemoteCall({
  name: 'comments/author',
  endpoint: getUser,
  concurrency: 'every',
  key: ({ userId }) => userId,
});
