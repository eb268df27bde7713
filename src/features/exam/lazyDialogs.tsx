import { useEffect } from 'react';
import { studyTools } from '@/features/exam/tools/registry';
import { lazyDialog, lazyPart } from '@/shared/ui/lazy/lazyDialog';

/** What is still open before the block ends. */
export const EndBlockDialog = lazyDialog(
  async () => (await import('@/features/exam/end-block/EndBlockDialog')).EndBlockDialog,
);
/** The state of the submission, in place of the question once the block has ended. */
export const SubmitPanel = lazyPart(
  async () => (await import('@/features/exam/end-block/SubmitPanel')).SubmitPanel,
);
/** The figures of a question: zoomed, moved, rotated, their tones changed. */
export const ImageDialog = lazyDialog(
  async () => (await import('@/features/exam/images/ImageDialog')).ImageDialog,
);
/** The block's questions, on narrow screens. */
export const NavigatorSheet = lazyDialog(
  async () => (await import('@/features/exam/navigator/NavigatorSheet')).NavigatorSheet,
);
/** The keyboard shortcuts, where each can be switched off. */
export const ShortcutsDialog = lazyDialog(
  async () => (await import('@/features/exam/shortcuts/ShortcutsDialog')).ShortcutsDialog,
);
/** Colours and notes for the selected words. */
export const HighlightToolbar = lazyPart(
  async () => (await import('@/features/exam/highlights/HighlightToolbar')).HighlightToolbar,
);
/** Selects words by the keyboard, to highlight them. */
export const KeyboardSelection = lazyPart(
  async () => (await import('@/features/exam/highlights/KeyboardSelection')).KeyboardSelection,
);
/** How sure the student is of an answer. */
export const ConfidenceField = lazyPart(
  async () => (await import('@/features/exam/question/ConfidenceField')).ConfidenceField,
);
/** The question's id, and what is known of its answer. */
export const QuestionFoot = lazyPart(
  async () => (await import('@/features/exam/question/QuestionFoot')).QuestionFoot,
);

/** The question read aloud. */
export const ReadAloud = lazyPart(
  async () => (await import('@/features/exam/tools/reading/ReadAloud')).ReadAloud,
);
/** A band of three lines over the stem. */
export const LineReader = lazyPart(
  async () => (await import('@/features/exam/tools/reading/LineReader')).LineReader,
);
/** Switches these two on and off: in the tools of narrow screens. */
export const ReadingTools = lazyPart(
  async () => (await import('@/features/exam/tools/reading/ReadingTools')).ReadingTools,
);
/** The same in a menu, on wide screens. */
export const ReadingMenu = lazyDialog(
  async () => (await import('@/features/exam/tools/reading/ReadingMenu')).ReadingMenu,
);
/** Moves between the items on touch screens. */
export const SwipeToMove = lazyPart(
  async () => (await import('@/features/exam/question/SwipeToMove')).SwipeToMove,
);

const PARTS = [
  EndBlockDialog,
  SubmitPanel,
  ImageDialog,
  NavigatorSheet,
  ShortcutsDialog,
  HighlightToolbar,
  KeyboardSelection,
  ConfidenceField,
  QuestionFoot,
  ReadAloud,
  LineReader,
  ReadingTools,
  ReadingMenu,
  SwipeToMove,
  ...studyTools.map(({ Panel }) => Panel),
];

/** Milliseconds after the exam is shown. */
const PREFETCH_AFTER = 200;

/** Loads all of it ahead, in no hurry: a block that was begun must be finished without network. */
export function usePrefetchedDialogs(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const part of PARTS) part.prefetch();
    }, PREFETCH_AFTER);
    return () => clearTimeout(timer);
  }, []);
}
