import { selectSubmission } from '@/domain/outbox/outboxSlice';
import { DownloadAnswersButton } from '@/domain/outbox/submission/DownloadAnswersButton';
import { MessageText } from '@/features/exam/MessagePage';
import { useOnline } from '@/shared/browser/useOnline';
import { useStorageVolatile } from '@/shared/storage/storageHealth';
import { useSelector } from '@/shared/store/hooks';
import { submitPanelText } from './submitPanelModel';

/** Answers on this device that the completed quiz on the server does not have. */
export function UnsentAnswers({ quizId }: { readonly quizId: string }) {
  const state = useSelector((root) => selectSubmission(root, quizId));
  const isVolatile = useStorageVolatile();
  const isOnline = useOnline();
  if (state?.status !== 'refused' && state?.status !== 'waiting') return null;
  const { title, text } = submitPanelText(state, { isOnline, isVolatile });
  return (
    <>
      <MessageText role="alert" paragraphs={[title, text]} />
      <DownloadAnswersButton quizId={quizId} />
    </>
  );
}
