import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { ExplanationPart } from '@/domain/question/ExplanationPart';
import { questionFacts } from '@/domain/question/questionFacts';
import { HighlightedText } from '@/features/exam/highlights/HighlightedText';
import { useExamSlots } from '@/features/exam/store/slots';
import { useCapabilities, useIsAnsweringAgain, useQuestion, useQuizId } from '@/features/exam/store/useExam';
import type { Question } from '@/shared/api/question';
import { linkText } from '@/shared/format/linkText';
import { ExternalIcon, NextIcon, PreviousIcon } from '@/shared/icons/icons';
import { below } from '@/shared/theme/breakpoints';
import { vars } from '@/shared/theme/vars';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { Facts } from '@/shared/ui/layout/Facts';
import { panelOf, PanelTabs } from '@/shared/ui/layout/PanelTabs';
import { isSafeLink } from '@/shared/ui/rich-text/isSafeLink';
import { RichText } from '@/shared/ui/rich-text/RichText';
import {
  ExplanationFrame,
  hidePanel,
  PANEL_WIDTHS,
  setPanelWidth,
  useIsPanelHidden,
  usePanelWidth,
} from './ExplanationFrame';

const HEAD = {
  display: 'flex',
  justifyContent: 'flex-end',
  pr: 1,
  pl: 3,
  borderBottom: 1,
  borderColor: 'divider',
};
const FOLDED_HEAD = { padding: 0.5 };

const ExplanationBody = styled('div')({
  overflowY: 'auto',
  minHeight: 0,
  padding: '20px 24px 32px',
  font: vars.font.subtitle1,
  fontSize: 'calc(0.9375rem * var(--reading-scale))',
  overflowWrap: 'anywhere',
  contain: 'layout style',
  '&:focus-visible': { outlineOffset: -3 },
  [below('desktop')]: { maxWidth: '52rem', margin: '0 auto' },
});

const REFERENCE = { fontSize: 'calc(0.875rem * var(--reading-scale))' };

/** The tabs without highlights, whose positions are measured. */
const ZOOMED = { zoom: 'var(--reading-scale)' };

const PARAGRAPHS = { '& p': { margin: '0 0 0.75em' } };

const Rich = styled(RichText)(PARAGRAPHS);

const RichHighlightedText = styled(HighlightedText)(PARAGRAPHS);

const TABS = ['Explanation', 'Info', 'Feedback'] as const;
type Tab = (typeof TABS)[number];

/** Next to the question if there is space, otherwise below it. */
export function ExplanationPanel() {
  const question = useQuestion();
  const [tab, setTab] = useState<Tab>('Explanation');
  const id = useId();
  const isHidden = useIsPanelHidden();
  const isReanswering = useIsAnsweringAgain();
  const { FeedbackTab } = useExamSlots();
  const quizId = useQuizId();
  const tabs = TABS.filter((name) => name !== 'Feedback' || FeedbackTab !== undefined);
  if (question === undefined) return null;
  if (isReanswering) {
    return (
      <ExplanationFrame id={id} label="Answer and explanation">
        {!isHidden && <ExplanationBody>Shown once you have answered.</ExplanationBody>}
      </ExplanationFrame>
    );
  }
  const toggleName = isHidden ? 'Show panel' : 'Hide panel';
  return (
    <ExplanationFrame id={id} label="Answer and explanation">
      {!isHidden && <PanelSeparator panelId={id} />}
      <Box sx={isHidden ? FOLDED_HEAD : HEAD}>
        {!isHidden && (
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <PanelTabs
              id={`${id}-tabs`}
              label="About this question"
              tabs={tabs.map((name) => ({ value: name, name }))}
              value={tab}
              isInHead
              onChange={setTab}
            />
          </Box>
        )}
        <IconAction
          label={toggleName}
          aria-expanded={!isHidden}
          sx={{ alignSelf: 'center' }}
          onClick={() => hidePanel(!isHidden)}
        >
          {isHidden ? <PreviousIcon /> : <NextIcon />}
        </IconAction>
      </Box>
      {!isHidden && (
        // Each tab starts at its top.
        <ExplanationBody key={tab} {...panelOf(`${id}-tabs`, tab)} tabIndex={0}>
          {tab === 'Explanation' && <Explanation question={question} />}
          {tab !== 'Explanation' && (
            <Box sx={ZOOMED}>
              {tab === 'Info' && <Info question={question} />}
              {tab === 'Feedback' && FeedbackTab !== undefined && (
                <FeedbackTab questionId={question.questionId} quizId={quizId} />
              )}
            </Box>
          )}
        </ExplanationBody>
      )}
    </ExplanationFrame>
  );
}

function Explanation({ question }: { readonly question: Question }) {
  const { briefExplanation, explanation, additionalExplanation, refLinks, videoLinks } = question;
  const { Videos } = useExamSlots();
  const { answers } = useCapabilities();
  const quizId = useQuizId();
  const links = refLinks.filter(isSafeLink);
  const isEmpty = briefExplanation === '' && explanation === '' && additionalExplanation === '';
  return (
    <>
      {isEmpty && <Typography>There is no explanation for this question.</Typography>}
      <Part title="In brief" html={briefExplanation} />
      {explanation !== '' && (
        <ExplanationPart title="Explanation">
          {answers ? (
            // During a block only the stem can be highlighted.
            <Rich html={explanation} />
          ) : (
            <RichHighlightedText html={explanation} text="explanation" />
          )}
        </ExplanationPart>
      )}
      <Part title="Expanded explanation" html={additionalExplanation} />
      {videoLinks.length > 0 && Videos !== undefined && (
        <Videos questionId={question.questionId} quizId={quizId} links={videoLinks} />
      )}
      {links.length > 0 && (
        <ExplanationPart title="References">
          <Stack component="ul" spacing={0.75}>
            {links.map((link) => (
              <Typography key={link} component="li" sx={REFERENCE}>
                <Link href={link} target="_blank" rel="noopener noreferrer">
                  <span>{linkText(link)}</span> <ExternalIcon size={14} />
                </Link>
              </Typography>
            ))}
          </Stack>
        </ExplanationPart>
      )}
    </>
  );
}

function Part({ title, html }: { readonly title: string; readonly html: string }) {
  if (html === '') return null;
  return (
    <ExplanationPart title={title}>
      <Rich html={html} />
    </ExplanationPart>
  );
}

function Info({ question }: { readonly question: Question }) {
  const { authorEmail } = useCapabilities();
  return <Facts layout="stacked" facts={questionFacts(question, { showsAuthor: authorEmail })} />;
}

const Separator = styled('div')({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineStart: 0,
  width: 24,
  cursor: 'col-resize',
  touchAction: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 3,
    background: 'transparent',
  },
  '&:is(:hover, :focus-visible)::before': { background: vars.palette.primary.main },
  '&:focus-visible': { outlineOffset: -3 },
  [below('desktop')]: { display: 'none' },
});

/** The edge between question and panel: dragged, or moved by the arrow keys while it has focus. */
function PanelSeparator({ panelId }: { readonly panelId: string }) {
  const width = usePanelWidth();
  const isDragged = useRef(false);

  const onKeyDown = (event: KeyboardEvent): void => {
    const { min, max, step } = PANEL_WIDTHS;
    const widths = { ArrowLeft: width + step, ArrowRight: width - step, Home: min, End: max };
    const nextWidth = new Map(Object.entries(widths)).get(event.key);
    if (nextWidth === undefined) return;
    event.preventDefault();
    // Otherwise the arrow keys move between the items.
    event.stopPropagation();
    setPanelWidth(nextWidth);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    isDragged.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): void => {
    const bounds = currentTarget.parentElement?.parentElement?.getBoundingClientRect();
    if (!isDragged.current || bounds === undefined || bounds.width === 0) return;
    setPanelWidth(((bounds.right - clientX) / bounds.width) * 100);
  };
  const onPointerUp = (): void => {
    isDragged.current = false;
  };
  return (
    <Separator
      role="separator"
      aria-orientation="vertical"
      aria-label="Panel width"
      aria-controls={panelId}
      aria-valuenow={width}
      aria-valuemin={PANEL_WIDTHS.min}
      aria-valuemax={PANEL_WIDTHS.max}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    />
  );
}
