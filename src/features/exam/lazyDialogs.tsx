import { useEffect } from 'react';
import { withMui } from '@/shared/theme/withMui';
import { fetchConfirm } from '@/shared/ui/dialog/Confirm';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';

interface Closable {
  readonly onClose: () => void;
}

interface Leavable {
  readonly onLeave: () => void;
}

const close = ({ onClose }: Closable): void => onClose();

const image = lazyDialog(
  withMui(async () => (await import('@/features/exam/question/ImageDialog')).ImageDialog),
  close,
);
const navigatorSheet = lazyDialog(
  withMui(async () => (await import('@/features/exam/navigator/NavigatorSheet')).NavigatorSheet),
  close,
);
const shortcuts = lazyDialog(
  withMui(async () => (await import('@/features/exam/shortcuts/ShortcutsDialog')).ShortcutsDialog),
  close,
);

const wordChooser = lazyDialog(
  async () => await import('@/features/exam/highlights/KeyboardSelection'),
  ({ onLeave }: Leavable) => onLeave(),
);

/** A figure, enlarged; its code comes when it is opened, like that of the parts below. */
export const ImageDialog = image.Opened;
/** The block's questions, on narrow screens. */
export const NavigatorSheet = navigatorSheet.Opened;
/** The keyboard shortcuts, where each can be switched off. */
export const ShortcutsDialog = shortcuts.Opened;
/** Chooses words by the keyboard, to highlight them. */
export const WordChooser = wordChooser.Opened;

/** Milliseconds after the room stands. */
const FETCH_AFTER = 200;

/** Fetches all of it ahead, without hurry: a block that was begun must be finished without network (robustness 3). */
export function usePrefetchDialogs(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      fetchConfirm();
      for (const part of [image, navigatorSheet, shortcuts, wordChooser]) part.ahead();
    }, FETCH_AFTER);
    return () => clearTimeout(timer);
  }, []);
}
