import { tryLock } from '@/shared/browser/webLock';
import { isPageOfQuiz, paths } from '@/shared/routing/paths';
import { localEntries } from '@/shared/storage/localEntries';
import { feedbackBlockLock, keepBlock, listBlocks } from './feedbackBlockRecord';

/**
 * Marks the feedback blocks as left whose page is gone, so that their end is sent: those that no tab holds,
 * except the block of this page's own quiz, which continues after a reload.
 */
export async function endAbandonedFeedbackBlocks(userId: string): Promise<void> {
  const open = (await listBlocks(userId)).filter(({ isLeft, quizId }) => !isLeft && !isOfThisPage(quizId));
  for (const record of open) {
    const release = await tryLock(feedbackBlockLock(record.blockId));
    if (release === undefined) continue;
    if (localEntries.feedbackBlockId.read() === record.blockId) localEntries.feedbackBlockId.remove();
    await keepBlock({ ...record, isLeft: true });
    release();
  }
}

/** Whether this page reviews the quiz or sits it in tutor mode. */
const isOfThisPage = (quizId: string): boolean =>
  [paths.review, paths.tutorExam].some(({ pattern }) => isPageOfQuiz(pattern, location.pathname, quizId));
