import { useThemeToggle } from '@/domain/session/useThemeToggle';
import { CommentIcon, FeedbackIcon, KeyboardIcon, MoonIcon, SunIcon } from '@/shared/icons/icons';
import { chooseTextSize, TEXT_SIZES, type TextSize, useTextSize } from '@/domain/preferences/textSize';
import controls from './controls.module.css';
import styles from './header.module.css';
import { useRoomSlots } from '@/features/exam/store/slots';
import { useTalk } from './useCommentAction';
import { useOpenRoom } from '@/features/exam/store/useExam';

interface RoomToolsProps {
  readonly onHelp: () => void;
  readonly onTalk: () => void;
}

/** How the room looks and listens: text size, theme, keys; and what other features bring. */
export function RoomTools({ onHelp, onTalk }: RoomToolsProps) {
  return (
    <div className={styles.tools}>
      <TalkButton onTalk={onTalk} />
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
  const { Tools } = useRoomSlots();
  const quizId = useOpenRoom(({ sitting }) => sitting.quizId);
  if (Tools === undefined || quizId === undefined) return null;
  return <Tools quizId={quizId} />;
}

function TalkButton({ onTalk }: { readonly onTalk: () => void }) {
  const talk = useTalk();
  if (talk === undefined) return null;
  return (
    <button type="button" className={controls.icon} aria-label={talk.name} title={talk.name} onClick={onTalk}>
      {talk.name === 'Comment' ? <CommentIcon /> : <FeedbackIcon />}
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
