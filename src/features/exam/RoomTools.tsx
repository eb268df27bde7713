import { preferenceChanged } from '@/shared/session/session';
import { chooseThemeMode } from '@/shared/session/themeMode';
import { useTheme } from '@/shared/session/useTheme';
import { useAppDispatch } from '@/shared/remote/hooks';
import { MoonIcon, SunIcon } from '@/shared/ui/icons';
import controls from './controls.module.css';
import styles from './header.module.css';
import { chooseTextSize, TEXT_SIZES, type TextSize, useTextSize } from './textSize';

/** How the room looks and listens: text size, theme. */
export function RoomTools() {
  return (
    <div className={styles.tools}>
      <TextSizeGroup />
      <ThemeButton />
    </div>
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
          title={`${sizeNames[size]} text`}
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
  const theme = useTheme();
  const dispatch = useAppDispatch();
  const name = theme === 'light' ? 'Switch to dark theme' : 'Switch to light theme';
  const toggle = (): void => {
    const darkTheme = theme === 'light';
    chooseThemeMode(darkTheme ? 'dark' : 'light');
    dispatch(preferenceChanged({ darkTheme }));
  };
  return (
    <button type="button" className={controls.icon} aria-label={name} title={name} onClick={toggle}>
      {theme === 'light' ? <MoonIcon /> : <SunIcon />}
    </button>
  );
}
