import Box from '@mui/material/Box';
import type { SagaIterator } from 'redux-saga';
import { examFailed, examOpened, selectExam } from '@/features/exam/store/examSlice';
import { studyTools } from '@/features/exam/tools/registry';
import { delay, select, take } from '@/shared/store/effects';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';

export const EndBlockDialog = lazyDialog(
  async () => (await import('./end-block/EndBlockDialog')).EndBlockDialog,
);
/** For exam days only. */
export const SuspendDayDialog = lazyDialog(
  async () => (await import('./end-block/SuspendDayDialog')).SuspendDayDialog,
);
/** Replaces the question once the block has ended. */
export const SubmitPanel = lazyPart(async () => (await import('./end-block/SubmitPanel')).SubmitPanel);
export const ImageDialog = lazyDialog(async () => (await import('./images/ImageDialog')).ImageDialog);
/** For narrow screens. */
export const NavigatorSheet = lazyDialog(
  async () => (await import('./navigator/NavigatorSheet')).NavigatorSheet,
);
export const ShortcutsDialog = lazyDialog(
  async () => (await import('./shortcuts/ShortcutsDialog')).ShortcutsDialog,
);
export const HighlightToolbar = lazyPart(
  async () => (await import('./highlights/HighlightToolbar')).HighlightToolbar,
);
export const KeyboardSelection = lazyPart(
  async () => (await import('./highlights/KeyboardSelection')).KeyboardSelection,
);
export const ConfidenceField = lazyPart(
  async () => (await import('./question/ConfidenceField')).ConfidenceField,
);
export const QuestionFoot = lazyPart(async () => (await import('./question/QuestionFoot')).QuestionFoot);

export const ReadAloud = lazyPart(async () => (await import('./tools/reading/ReadAloud')).ReadAloud);
export const LineReader = lazyPart(async () => (await import('./tools/reading/LineReader')).LineReader);
/** Switches for the two above, in the tools of narrow screens. */
export const ReadingTools = lazyPart(async () => (await import('./tools/reading/ReadingTools')).ReadingTools);
/** The same as a menu, on wide screens. */
export const ReadingMenu = lazyDialog(async () => (await import('./tools/reading/ReadingTools')).ReadingMenu);
/** For touch screens. */
export const SwipeToMove = lazyPart(async () => (await import('./question/SwipeToMove')).SwipeToMove);

const PARTS = [
  EndBlockDialog,
  SuspendDayDialog,
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

const PREFETCH_AFTER_MS = 500;

/**
 * A block that was begun must be finished without network: loads every part after the code of the exam, but not before
 * an exam that is being opened is shown.
 */
export function* prefetchPartsSaga(): SagaIterator<void> {
  yield* delay(PREFETCH_AFTER_MS);
  const { phase } = yield* select(selectExam);
  if (phase === 'opening') {
    yield* take([examOpened, examFailed]);
    yield* delay(PREFETCH_AFTER_MS);
  }
  for (const part of PARTS) part.prefetch();
}

/** The filters in one line, in two, and in three. */
const FILTERS = {
  height: 50,
  '@media (max-width: 1128px)': { height: 81 },
  '@media (max-width: 536px)': { height: 117 },
};

export const NoFilters = () => <Box sx={FILTERS} />;

/**
 * Lazy because taking a block needs none of it; the placeholders have the final heights, so that the question does not
 * move.
 */
export const ReviewFilters = lazyPart(async () => (await import('./review/ReviewFilters')).ReviewFilters, {
  placeholder: <NoFilters />,
});

export const AnswerAgain = lazyPart(async () => (await import('./review/AnswerAgain')).AnswerAgain, {
  placeholder: <div style={{ height: 56 }} />,
});

export const WhyMissed = lazyPart(async () => (await import('./review/WhyMissed')).WhyMissed);

export const EndReviewDialog = lazyDialog(
  async () => (await import('./review/EndReviewDialog')).EndReviewDialog,
);
