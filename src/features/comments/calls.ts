import { addComment, getComments } from '@/shared/contract/comment';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { threadRows } from './model';

/** The threads of a question, as rows: no state ever holds a tree of unknown depth. */
export const loadComments = createRemoteCall({
  name: 'comments/load',
  concurrency: 'latest',
  key: ({ questionId }: { readonly questionId: string }) => questionId,
  send: async (args: { readonly questionId: string }, { http, signal }) =>
    threadRows(await http.send(getComments, args, signal)),
});

export const sendComment = createRemoteCall({
  name: 'comments/send',
  endpoint: addComment,
  concurrency: 'leading',
  key: ({ questionId }) => questionId,
});
