import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { stores } from '@/domain/stores';
import { currentItem } from '@/features/exam/attempt/attemptModel';
import {
  useCurrentIndex,
  useExamActions,
  useIsEnded,
  useIsOpen,
  useItemCount,
  useMayAnswer,
  useOpenExam,
} from '@/features/exam/store/useExam';
import type { ExamFault } from '@/features/exam/useUncaughtErrors';
import { useOnline } from '@/shared/browser/useOnline';
import { kerningOf } from '@/shared/format/kerning';
import { FlagIcon, SettingsIcon } from '@/shared/icons/icons';
import { LogoMark } from '@/shared/icons/publicIcons';
import { paths } from '@/shared/routing/paths';
import { type StorageTrouble, useStorageTrouble } from '@/shared/storage/storageHealth';
import { useWriteProgress } from '@/shared/storage/writeProgress';
import { below, from } from '@/shared/theme/breakpoints';
import { targets, weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { hinted } from '@/shared/ui/controls/hinted';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { usePageTitle } from '@/shared/ui/layout/PageHead';
import { visuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { AnnouncedBehindDialog } from '@/shared/ui/live/AnnouncedBehindDialog';
import { ITEM_HEADING } from './ExamFooter';
import { ExamTools } from './ExamTools';
import { MoveButtons } from './MoveButtons';

const HeaderBar = styled('header')({
  gridArea: 'header',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 56,
  padding: '6px 16px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  [below('tablet')]: {
    gap: '4px 10px',
    padding: '6px 12px',
    '--q-target': `${targets.option}px`,
  },
});

const LogoLink = styled(Link)({ display: 'grid', borderRadius: 6, color: vars.palette.text.primary });

const ItemPosition = styled('div')({
  display: 'grid',
  rowGap: 2,
  minWidth: '8.5em',
  [below('laptop')]: { flex: 1 },
});

const BLOCK = {
  color: 'text.disabled',
  typography: 'caption',
  whiteSpace: 'nowrap',
  [from('tablet')]: { flexWrap: 'nowrap' },
};

const QuizName = styled(Typography)<{ readonly component: 'h1' | 'div' }>({
  flex: 1,
  minWidth: 0,
  isolation: 'isolate',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  [below('laptop')]: visuallyHidden,
});

const ItemHeadingText = styled('h2')({
  justifySelf: 'start',
  margin: '0 -4px',
  padding: '0 4px',
  font: vars.font.h2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  borderRadius: 4,
  // Close to the text: further out it would cross the line below.
  '&:focus-visible': { outlineOffset: 0 },
});

interface ExamHeaderProps {
  readonly narrow: boolean;
  readonly fault?: ExamFault | undefined;
  readonly onHelp: () => void;
  /** Opens comments or question feedback. */
  readonly onComment: () => void;
}

export function ExamHeader({ narrow, fault, onHelp, onComment }: ExamHeaderProps) {
  const isOpen = useIsOpen();
  const isEnded = useIsEnded();
  const [showsTools, setShowsTools] = useState(false);
  const toolsButton = useRef<HTMLButtonElement>(null);
  const closeTools = (): void => {
    if (!narrow) return;
    // Before the panel opens: it returns the focus here when it closes.
    toolsButton.current?.focus();
    setShowsTools(false);
  };
  return (
    <HeaderBar>
      <LogoLink {...hinted('QLearn home')} to={paths.createQuiz.to()}>
        <LogoMark size={26} />
      </LogoLink>
      <ItemPosition>
        <ItemHeading />
        <Stack direction="row" spacing="0 8px" sx={BLOCK}>
          <BlockLine />
          <SaveStatus fault={fault} />
        </Stack>
      </ItemPosition>
      {isOpen ? <QuizTitle /> : <QuizName component="div" />}
      <MarkCheckbox />
      {!narrow && !isEnded && <MoveButtons />}
      {narrow && (
        <IconAction
          ref={toolsButton}
          label="Tools"
          aria-expanded={showsTools}
          onClick={() => setShowsTools(!showsTools)}
        >
          <SettingsIcon />
        </IconAction>
      )}
      {(!narrow || showsTools) && (
        <ExamTools narrow={narrow} onHelp={onHelp} onComment={onComment} onTool={closeTools} />
      )}
    </HeaderBar>
  );
}

/** Takes focus once the exam is open. */
function QuizTitle() {
  const name = useOpenExam((exam) => exam.name);
  const heading = usePageTitle(name);
  return (
    <QuizName
      component="h1"
      color="textSecondary"
      align="center"
      title={name}
      tabIndex={-1}
      ref={heading}
      sx={{ fontKerning: kerningOf(name) }}
    >
      {name}
    </QuizName>
  );
}

/** In an exam day the block's number in the day; any other quiz is one block. */
function BlockLine() {
  const { block, blocks } = useOpenExam(({ dayBlock }) => dayBlock) ?? { block: 1, blocks: 1 };
  const hasExtraTime = useOpenExam(({ attempt }) => attempt.timerOn && attempt.extraTime !== undefined);
  return (
    <>
      <span>{`Block ${block} of ${blocks}`}</span>
      {hasExtraTime && <span>Extra time</span>}
    </>
  );
}

/** Takes focus when the item changes, so that reading continues there. */
function ItemHeading() {
  const index = useCurrentIndex();
  const count = useItemCount();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useLayoutEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    // In the frame that paints the item, when layout is due anyway.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [index]);
  return (
    <ItemHeadingText ref={heading} id={ITEM_HEADING} tabIndex={-1}>
      {`Item ${index + 1} of ${count}`}
    </ItemHeadingText>
  );
}

const MarkLabel = styled('label')<{ readonly isMarked: boolean }>({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: `var(--q-target, ${targets.control}px)`,
  padding: '0 12px 0 4px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  color: vars.palette.text.secondary,
  font: vars.font.body1,
  fontWeight: weights.medium,
  cursor: 'pointer',
  '&:hover': { background: vars.palette.background.sunken },
  variants: [
    {
      props: { isMarked: true },
      style: {
        '&, &:hover': { background: vars.palette.warning.soft },
        borderColor: vars.palette.warning.main,
        color: vars.palette.warning.main,
      },
    },
  ],
});

function MarkCheckbox() {
  const isMarked = useOpenExam(({ attempt }) => currentItem(attempt)?.marked) ?? false;
  const mayAnswer = useMayAnswer();
  const { mark } = useExamActions();
  return (
    <MarkLabel isMarked={isMarked}>
      <Checkbox size="small" color="warning" checked={isMarked} disabled={!mayAnswer} onChange={mark} />
      <FlagIcon size={18} />
      Mark
    </MarkLabel>
  );
}

const SaveStatusLine = styled('div')<{ readonly isWarning: boolean; readonly isPending: boolean }>({
  [below('tablet')]: { whiteSpace: 'normal' },
  variants: [
    {
      props: { isWarning: true },
      style: { color: vars.palette.warning.main, fontWeight: weights.medium },
    },
    // Not shown as saved until the answer is on disk. Neither the layout nor what is announced changes. Not by
    // `opacity`, with which the browser builds its layers again: 1.1 of 16 ms of the main thread a question.
    { props: { isPending: true }, style: { color: 'transparent', forcedColorAdjust: 'none' } },
  ],
});

/** Whether the answers are on disk; a read-only tab saves none. */
function SaveStatus({ fault }: { readonly fault: ExamFault | undefined }) {
  const isOpen = useIsOpen();
  const mayAnswer = useMayAnswer();
  const isOnline = useOnline();
  const trouble = useStorageTrouble();
  const progress = useWriteProgress(stores.attempts.name);
  const isUnsaved = fault?.isSaved === false;
  if (!mayAnswer) return null;
  const savedText = isOnline ? 'Saved' : 'Offline – answers are kept on this device';
  const warning = warningOf(trouble, isUnsaved);
  const text = warning ?? (progress === 'slow' ? 'Saving…' : savedText);
  return (
    <>
      <SaveStatusLine
        role="status"
        isPending={!isOpen || (warning === undefined && progress === 'underWay')}
        isWarning={warning !== undefined || !isOnline}
      >
        {text}
      </SaveStatusLine>
      <AnnouncedBehindDialog text={text} />
    </>
  );
}

const WARNINGS: Readonly<Record<StorageTrouble, string>> = {
  blocked: 'Not saved – QLearn is open in another tab of an older version. Close that tab.',
  late: 'Not saved – this device’s storage is not responding. Close other QLearn tabs, but not this one.',
  refused: 'Not saved – this browser blocks storage. Do not close this page before the end.',
};

function warningOf(trouble: StorageTrouble | undefined, isUnsaved: boolean): string | undefined {
  if (trouble !== undefined) return WARNINGS[trouble];
  return isUnsaved ? 'Not saved' : undefined;
}
