import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import type { StudyToolId } from '@/domain/preferences/studyTools';
import { chooseTextSize, TEXT_SIZES, type TextSize, useTextSize } from '@/domain/preferences/textSize';
import { useThemeToggle } from '@/domain/session/useThemeToggle';
import { ReadingMenu, ReadingTools } from '@/features/exam/lazyDialogs';
import { hasReferenceTools } from '@/features/exam/store/examSlice';
import { useCommentAction, useExamSlots } from '@/features/exam/store/slots';
import { useIsEnded, useIsOpen, useOpenExam, useQuizId } from '@/features/exam/store/useExam';
import { studyTools } from '@/features/exam/tools/registry';
import { selectOpenTool, toolToggled } from '@/features/exam/tools/toolsSlice';
import { canFullScreen, toggleFullScreen, useIsFullScreen } from '@/shared/browser/fullScreen';
import {
  CommentIcon,
  ExitFullScreenIcon,
  FeedbackIcon,
  FullScreenIcon,
  KeyboardIcon,
  MoonIcon,
  SettingsIcon,
  SunIcon,
} from '@/shared/icons/icons';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { below, from, isBelow } from '@/shared/theme/breakpoints';
import { targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { hinted } from '@/shared/ui/controls/hinted';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { visuallyHidden } from '@/shared/ui/layout/VisuallyHidden';

const ToolButton = styled(Button)({
  minWidth: 36,
  padding: '4px 8px',
  "&[aria-expanded='true']": { backgroundColor: vars.palette.primary.soft, color: vars.palette.primary.main },
});

/** Between these widths there is only room for the icon. */
const ToolLabel = styled('span')({ [`${from('tablet')} and ${isBelow('wideDesktop')}`]: visuallyHidden });

function ToolButtons({ onOpen }: { readonly onOpen: () => void }) {
  const dispatch = useAppDispatch();
  const open = useSelector(selectOpenTool);
  const hasReference = useOpenExam(hasReferenceTools);
  const toggle = (id: StudyToolId): void => {
    onOpen();
    dispatch(toolToggled(id));
  };
  const offered = studyTools.filter(({ isReference }) => hasReference || !isReference);
  return offered.map(({ id, label, Icon, Panel }) => (
    <ToolButton
      key={id}
      {...hinted(label)}
      variant="text"
      color="inherit"
      aria-expanded={open === id}
      {...Panel.opener}
      onClick={() => toggle(id)}
    >
      <Icon />
      <ToolLabel>{label}</ToolLabel>
    </ToolButton>
  ));
}

const ToolsBox = styled('div')({
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  [below('tablet')]: { flexWrap: 'wrap', justifyContent: 'space-between', width: '100%' },
});

/** The others show their percentage. */
const LETTERS: Partial<Readonly<Record<TextSize, string>>> = {
  small: '0.8125rem',
  medium: '0.9375rem',
  large: '1.25rem',
};

const SIZE = { minWidth: `calc(var(--q-target, ${targets.control}px) - 10px)`, fontSize: '0.75rem' };

interface ExamToolsProps {
  readonly narrow: boolean;
  readonly onHelp: () => void;
  readonly onComment: () => void;
  /** Called when a side panel opens or closes. */
  readonly onTool: () => void;
}

export function ExamTools({ narrow, onHelp, onComment, onTool }: ExamToolsProps) {
  const isEnded = useIsEnded();
  return (
    <ToolsBox>
      {!isEnded && <ToolButtons onOpen={onTool} />}
      <FullScreenButton />
      <CommentButton onComment={onComment} />
      <SlotTools />
      {!isEnded && (narrow ? <ReadingTools /> : <ReadingMenuButton />)}
      <TextSizeGroup />
      <ThemeButton />
      <IconAction label="Keyboard shortcuts" onClick={onHelp}>
        <KeyboardIcon />
      </IconAction>
    </ToolsBox>
  );
}

/** Narrow screens have another 'Tools' button, which shows all of them. */
function ReadingMenuButton() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <IconAction
        label="Tools"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        {...ReadingMenu.opener}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <SettingsIcon />
      </IconAction>
      {anchor !== undefined && <ReadingMenu anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  );
}

/** Nothing if the browser has no full screen, as on an iPhone. */
function FullScreenButton() {
  const isFull = useIsFullScreen();
  if (!canFullScreen()) return null;
  const name = isFull ? 'Exit full screen' : 'Full screen';
  return (
    <IconAction label={name} onClick={toggleFullScreen}>
      {isFull ? <ExitFullScreenIcon /> : <FullScreenIcon />}
    </IconAction>
  );
}

function SlotTools() {
  const { Tools } = useExamSlots();
  const quizId = useQuizId();
  const isOpen = useIsOpen();
  return isOpen && Tools !== undefined && <Tools quizId={quizId} />;
}

function CommentButton({ onComment }: { readonly onComment: () => void }) {
  const commentAction = useCommentAction();
  if (commentAction === undefined) return null;
  return (
    <IconAction label={commentAction.name} onClick={onComment}>
      {commentAction.name === 'Comment' ? <CommentIcon /> : <FeedbackIcon />}
    </IconAction>
  );
}

function TextSizeGroup() {
  const chosen = useTextSize();
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Text size"
      value={chosen}
      onChange={(_, size: TextSize | null) => {
        if (size !== null) chooseTextSize(size);
      }}
    >
      {TEXT_SIZES.map(({ value, name }) => (
        <ToggleButton
          key={value}
          {...hinted(name)}
          value={value}
          sx={{ ...SIZE, fontSize: LETTERS[value] ?? SIZE.fontSize }}
        >
          {LETTERS[value] === undefined ? value : 'A'}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function ThemeButton() {
  const [theme, toggle] = useThemeToggle();
  const name = theme === 'light' ? 'Switch to dark theme' : 'Switch to light theme';
  return (
    <IconAction label={name} onClick={toggle}>
      {theme === 'light' ? <MoonIcon /> : <SunIcon />}
    </IconAction>
  );
}
