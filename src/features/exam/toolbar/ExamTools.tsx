import { useThemeToggle } from '@/domain/session/useThemeToggle';
import { CommentIcon, FeedbackIcon, KeyboardIcon, MoonIcon, SunIcon } from '@/shared/icons/icons';
import { chooseTextSize, TEXT_SIZES, type TextSize, useTextSize } from '@/domain/preferences/textSize';
import controls from './controls.module.css';
import styles from './header.module.css';
import { useExamSlots } from '@/features/exam/store/slots';
import { useCommentAction } from './useCommentAction';
import { useOpenExam } from '@/features/exam/store/useExam';

interface ExamToolsProps {
  readonly onHelp: () => void;
  readonly onComment: () => void;
}

/** Tools: text size, theme, shortcuts, and the slots of other features. */
export function ExamTools({ onHelp, onComment }: ExamToolsProps) {
  return (
    <div className={styles.tools}>
      <CommentButton onComment={onComment} />
      <SlotTools />
      <TextSizeGroup />
      <ThemeButton />
      <button
        type="button"
        className={controls.icon}
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts"
        onClick={onHelp}
      >
        <KeyboardIcon />
      </button>
    </div>
  );
}

function SlotTools() {
  const { Tools } = useExamSlots();
  const quizId = useOpenExam(({ attempt }) => attempt.quizId);
  if (Tools === undefined || quizId === undefined) return null;
  return <Tools quizId={quizId} />;
}

function CommentButton({ onComment }: { readonly onComment: () => void }) {
  const openComments = useCommentAction();
  if (openComments === undefined) return null;
  return (
    <button
      type="button"
      className={controls.icon}
      aria-label={openComments.name}
      title={openComments.name}
      onClick={onComment}
    >
      {openComments.name === 'Comment' ? <CommentIcon /> : <FeedbackIcon />}
    </button>
  );
}

const sizeNames: Readonly<Record<TextSize, string>> = { small: 'Small', medium: 'Medium', large: 'Large' };

function TextSizeGroup() {
  const chosen = useTextSize();
  return (
    <div role="group" aria-label="Text size" className={styles.sizes}>
      {TEXT_SIZES.map((size) => (
        <button
          key={size}
          type="button"
          className={controls.icon}
          aria-label={sizeNames[size]}
          title={sizeNames[size]}
          aria-pressed={size === chosen}
          data-size={size}
          onClick={() => chooseTextSize(size)}
        >
          A
        </button>
      ))}
    </div>
  );
}

function ThemeButton() {
  const [theme, toggle] = useThemeToggle();
  const name = theme === 'light' ? 'Switch to dark theme' : 'Switch to light theme';
  return (
    <button type="button" className={controls.icon} aria-label={name} title={name} onClick={toggle}>
      {theme === 'light' ? <MoonIcon /> : <SunIcon />}
    </button>
  );
}
