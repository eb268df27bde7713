import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { TEXT_SIZES, type TextSize, useTextSize } from '@/domain/preferences/textSize';
import { usePrefetchNextImages } from '@/features/exam/images/useImages';
import { WideNavigator } from '@/features/exam/navigator/Navigator';
import { ExplanationFrame } from '@/features/exam/question/ExplanationFrame';
import { QuestionColumn } from '@/features/exam/question/QuestionColumn';
import { QuestionSkeleton } from '@/features/exam/question/QuestionSkeleton';
import { usePresanitize } from '@/features/exam/question/usePresanitize';
import { ExamShortcuts } from '@/features/exam/shortcuts/ExamShortcuts';
import { useCommentAction } from '@/features/exam/store/slots';
import {
  useCapabilities,
  useCurrentIndex,
  useIsEnded,
  useIsOpen,
  useItem,
  useQuizId,
} from '@/features/exam/store/useExam';
import { ExamFooter } from '@/features/exam/toolbar/ExamFooter';
import { ExamHeader } from '@/features/exam/toolbar/ExamHeader';
import { FaultBanner, ReadOnlyBanner } from '@/features/exam/toolbar/ReadOnlyBanner';
import { ToolPanels } from '@/features/exam/tools/ToolPanels';
import { selectIsReading } from '@/features/exam/tools/toolsSlice';
import { useStorageVolatile } from '@/shared/storage/storageHealth';
import { useSelector } from '@/shared/store/hooks';
import { below, from, isBelow, isLow } from '@/shared/theme/breakpoints';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';
import { ErrorBoundary } from '@/shared/ui/states/ErrorBoundary';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { OpeningTitle } from './ExamSkeleton';
import { NavigatorSheet, NoFilters, ReadAloud, ReviewFilters, SubmitPanel } from './lazyDialogs';
import { useOnItem } from './store/useExam';
import { useItemInUrl, usePageVisibility, useUnloadWarning } from './useExamVisit';
import { useUncaughtErrors } from './useUncaughtErrors';

/** Lazy because a student who takes a block never sees the explanation there. */
export const ExplanationPanel = lazyPart(
  async () => (await import('./question/ExplanationPanel')).ExplanationPanel,
  {
    placeholder: <ExplanationFrame />,
  },
);

const ExamGrid = styled('div')<{ readonly size: TextSize }>({
  display: 'grid',
  gridTemplate:
    "'header header header' auto 'nav main tool' minmax(0, 1fr) 'footer footer footer' auto / 104px minmax(0, 1fr) auto",
  // Minus what else is on the page.
  height: 'calc(100dvh - var(--q-below-exam, 0px) - var(--q-page-end, 0px))',
  [from('laptop')]: {
    '&:has(> [data-open-tool])': { '--tool-width': 'min(380px * var(--reading-scale), 44vw)' },
  },
  [below('laptop')]: {
    gridTemplate:
      "'header header' auto 'nav main' minmax(0, 1fr) 'tool tool' minmax(0, auto) 'footer footer' auto / 104px minmax(0, 1fr)",
  },
  [below('tablet')]: {
    gridTemplate: "'header' auto 'main' minmax(0, 1fr) 'tool' minmax(0, auto) 'footer' auto / minmax(0, 1fr)",
  },
  // Zoomed far in, or a phone in landscape: header and footer scroll with the page instead of covering it.
  [`@media ${isLow}`]: {
    height: 'auto',
    minHeight: '100dvh',
    gridTemplateRows: 'none',
    gridAutoRows: 'auto',
  },
  '@media print': { display: 'block' },
  variants: TEXT_SIZES.map(({ value, scale }) => ({
    props: { size: value },
    style: { '--reading-scale': String(scale) },
  })),
});

const ExamMain = styled('main')<{ readonly hasPanel: boolean; readonly isEnded: boolean }>({
  gridArea: 'main',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  variants: [
    // The block has ended: there is no navigator next to it.
    { props: { isEnded: true }, style: { gridColumn: '1 / -1' } },
    {
      props: { hasPanel: true },
      style: {
        [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
        [below('desktop')]: { display: 'block', overflowY: 'auto' },
      },
    },
  ],
  // Browsers leave pages empty between the parts of a grid.
  '@media print': { '&&': { display: 'block', overflow: 'visible' } },
});

const Strips = styled('div')({ gridRow: 1, gridColumn: '1 / -1' });

/**
 * Question in the middle, everything else at the edges; no layout shift when an item appears. Before the exam is open
 * it is its frame: what leads to the questions is in its final place, but nothing can be done.
 */
export function ExamScreen() {
  usePageVisibility();
  useUnloadWarning();
  const { fault, dismiss, checkAgain } = useUncaughtErrors();
  const isVolatile = useStorageVolatile();
  const storedText = isVolatile ? '' : ' Your answers are kept.';
  const { panel, reviewTools } = useCapabilities();
  const isOpen = useIsOpen();
  const isEnded = useIsEnded();
  const isNarrow = useMediaQuery(isBelow('tablet'));
  const size = useTextSize();
  const main = useRef<HTMLElement>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isCommentsOpen, setIsCommentsOpen] = useState(false);
  const openComments = (): void => setIsCommentsOpen(true);
  return (
    <>
      {!isOpen && <OpeningTitle />}
      <ExamGrid size={size} inert={!isOpen}>
        <ExamPanelBoundary area="header" text="The tools of the exam cannot be shown.">
          <ExamHeader
            narrow={isNarrow}
            fault={fault}
            onHelp={() => setIsHelpOpen(true)}
            onComment={openComments}
          />
        </ExamPanelBoundary>
        {!isNarrow && !isEnded && (
          <ExamPanelBoundary area="nav" text="The list of questions cannot be shown.">
            <WideNavigator />
          </ExamPanelBoundary>
        )}
        <ExamMain ref={main} hasPanel={panel} isEnded={isEnded} aria-busy={!isOpen}>
          <Strips>
            <ReadOnlyBanner />
            <FaultBanner fault={fault} onCheckAgain={checkAgain} onDismiss={dismiss} />
            {reviewTools && (isOpen ? <ReviewFilters /> : <NoFilters />)}
          </Strips>
          {!isOpen ? (
            <QuestionSkeleton />
          ) : isEnded ? (
            <SubmitPanel />
          ) : (
            <ExamPanelBoundary text={`This question cannot be shown.${storedText}`}>
              <QuestionColumn />
            </ExamPanelBoundary>
          )}
          {panel && !isEnded && (
            <ExamPanelBoundary text="The explanation cannot be shown.">
              {isOpen ? <ExplanationPanel /> : <ExplanationFrame />}
            </ExamPanelBoundary>
          )}
        </ExamMain>
        {isOpen && !isEnded && (
          <ExamPanelBoundary area="tool" text="This tool cannot be shown.">
            <ToolPanels />
          </ExamPanelBoundary>
        )}
        {isNarrow && isSheetOpen && <NavigatorSheet onClose={() => setIsSheetOpen(false)} />}
        <ExamPanelBoundary area="footer" text={`‘Suspend’ and ‘End Block’ cannot be shown.${storedText}`}>
          <ExamFooter narrow={isNarrow} onShowQuestions={() => setIsSheetOpen(true)} />
        </ExamPanelBoundary>
        {isOpen && <ItemEffects main={main} />}
        {isOpen && <ExamShortcuts isHelpOpen={isHelpOpen} onHelp={setIsHelpOpen} onComment={openComments} />}
        {isCommentsOpen && <CommentOrFeedbackDialog onClose={() => setIsCommentsOpen(false)} />}
      </ExamGrid>
    </>
  );
}

/** Effects that follow the current item, in a separate component so that the exam itself does not render. */
function ItemEffects({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  useItemInUrl();
  useScrollToTop(main);
  usePrefetchNextImages();
  usePresanitize();
  const isReading = useSelector(selectIsReading);
  return isReading ? <ReadAloud /> : null;
}

function CommentOrFeedbackDialog({ onClose }: { readonly onClose: () => void }) {
  const commentAction = useCommentAction();
  const questionId = useItem()?.questionId;
  const quizId = useQuizId();
  if (commentAction === undefined || questionId === undefined) return null;
  const { Dialog } = commentAction;
  return <Dialog questionId={questionId} quizId={quizId} onClose={onClose} />;
}

interface BrokenProps {
  /** Shown when the panel fails. */
  readonly text: string;
  readonly area?: 'header' | 'nav' | 'tool' | 'footer';
}

interface ExamPanelBoundaryProps extends BrokenProps {
  readonly children: ReactNode;
}

/** Error boundary of one panel of the exam: the others keep working, and the next item renders it again. */
function ExamPanelBoundary({ children, ...broken }: ExamPanelBoundaryProps) {
  return (
    <ErrorBoundary fallback={(retry) => <Broken {...broken} onRetry={retry} />}>{children}</ErrorBoundary>
  );
}

function Broken({ text, area, onRetry }: BrokenProps & { readonly onRetry: () => void }) {
  const index = useCurrentIndex();
  const [brokenAt] = useState(index);
  useEffect(() => {
    if (index !== brokenAt) onRetry();
  }, [index, brokenAt, onRetry]);
  return (
    <Stack
      role="alert"
      spacing={2}
      style={{ gridArea: area }}
      sx={{ alignItems: 'center', padding: '48px 24px', textAlign: 'center' }}
    >
      <Typography>{text}</Typography>
      <TryAgain onClick={onRetry} />
    </Stack>
  );
}

/**
 * Shows each item, and its explanation, from the top. What scrolls depends on the window: question and explanation
 * separately, both together in `main`, or the page.
 */
function useScrollToTop(main: RefObject<HTMLElement | null>): void {
  const scrolled = useRef(new Set<Element>());
  useEffect(() => {
    const onScroll = ({ target }: Event): void => {
      const element = target instanceof Document ? target.scrollingElement : target;
      if (!(element instanceof Element) || element.scrollTop === 0) return;
      if (element.contains(main.current) || main.current?.contains(element) === true) {
        scrolled.current.add(element);
      }
    };
    // Captured: scroll events of elements do not bubble.
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', onScroll, options);
    return () => document.removeEventListener('scroll', onScroll, options);
  }, [main]);
  useOnItem(() => {
    // Only what was scrolled: this forces a layout.
    for (const element of scrolled.current) element.scrollTo(0, 0);
    scrolled.current.clear();
  });
}
