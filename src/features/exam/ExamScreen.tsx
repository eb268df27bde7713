import { useLayoutEffect, useState } from 'react';
import { useTextSize } from '@/domain/preferences/textSize';
import { ExplanationPanel } from '@/features/exam/question/ExplanationPanel';
import { SubmitPanel } from '@/features/exam/end-block/SubmitPanel';
import { NavigatorSheet, usePrefetchedDialogs } from './lazyDialogs';
import { WideNavigator } from '@/features/exam/navigator/Navigator';
import { QuestionColumn } from '@/features/exam/question/QuestionColumn';
import { ReadOnlyBanner } from '@/features/exam/toolbar/ReadOnlyBanner';
import styles from './exam.module.css';
import { ExamFooter } from '@/features/exam/toolbar/ExamFooter';
import { ExamHeader } from '@/features/exam/toolbar/ExamHeader';
import { ExamShortcuts } from '@/features/exam/shortcuts/ExamShortcuts';
import { ExamPanelBoundary } from './ExamPanelBoundary';
import { CommentOrFeedbackDialog } from '@/features/exam/toolbar/CommentOrFeedbackDialog';
import { NARROW, useMedia } from '@/shared/browser/useMedia';
import { usePrefetchNextImages } from '@/features/exam/question/useImages';
import { usePresanitize } from '@/features/exam/question/usePresanitize';
import { useIsEnded, useCapabilities } from '@/features/exam/store/useExam';
import { useItemInUrl, useUnloadWarning, usePageVisibility } from './useExamVisit';

/**
 * The exam: question in the middle, everything else at the edges; no layout shift when the next item comes.
 */
export function ExamScreen() {
  usePageVisibility();
  useUnloadWarning();
  useFooterAttribute();
  const { key } = useCapabilities();
  const isEnded = useIsEnded();
  const isNarrow = useMedia(NARROW);
  const size = useTextSize();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isCommentsOpen, setIsCommentsOpen] = useState(false);
  const openComments = (): void => setIsCommentsOpen(true);
  return (
    <div className={styles.exam} data-size={size} data-ended={isEnded}>
      <ExamPanelBoundary area="header" words="The tools of the room cannot be shown.">
        <ExamHeader narrow={isNarrow} onHelp={() => setIsHelpOpen(true)} onComment={openComments} />
      </ExamPanelBoundary>
      {!isNarrow && !isEnded && (
        <ExamPanelBoundary area="nav" words="The list of questions cannot be shown.">
          <WideNavigator />
        </ExamPanelBoundary>
      )}
      <main className={styles.main} data-panel={key}>
        <ReadOnlyBanner />
        {isEnded ? (
          <SubmitPanel />
        ) : (
          <ExamPanelBoundary words="This question cannot be shown. Your answers are kept.">
            <QuestionColumn />
          </ExamPanelBoundary>
        )}
        {key && !isEnded && (
          <ExamPanelBoundary words="The explanation cannot be shown.">
            <ExplanationPanel />
          </ExamPanelBoundary>
        )}
      </main>
      {isNarrow && isSheetOpen && <NavigatorSheet onClose={() => setIsSheetOpen(false)} />}
      <ExamPanelBoundary
        area="footer"
        words="The ways out of the block cannot be shown. Your answers are kept."
      >
        <ExamFooter narrow={isNarrow} onShowQuestions={() => setIsSheetOpen(true)} />
      </ExamPanelBoundary>
      <ItemEffects />
      <ExamShortcuts isHelpOpen={isHelpOpen} onHelp={setIsHelpOpen} onComment={openComments} />
      {isCommentsOpen && <CommentOrFeedbackDialog onClose={() => setIsCommentsOpen(false)} />}
    </div>
  );
}

/**
 * Effects that follow the current item, in a component of their own, so that the exam itself does not render.
 */
function ItemEffects() {
  useItemInUrl();
  usePrefetchNextImages();
  usePresanitize();
  usePrefetchedDialogs();
  return null;
}

/**
 * An attribute for floating elements to keep clear of the footer; `:has()` would be evaluated with every
 * change.
 */
function useFooterAttribute(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.lowerEdge = 'exam';
    return () => {
      delete dataset.lowerEdge;
    };
  }, []);
}
