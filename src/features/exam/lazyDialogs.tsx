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

/** An enlarged figure; loaded when it is opened, like the dialogs below. */
export const ImageDialog = image.Opened;
export const NavigatorSheet = navigatorSheet.Opened;
/** Keyboard shortcuts, each with a switch. */
export const ShortcutsDialog = shortcuts.Opened;
/** Selects words by keyboard, to highlight them. */
export const WordChooser = wordChooser.Opened;

/** Milliseconds after the first render of the exam. */
const FETCH_AFTER = 200;

/** Prefetches the dialogs: a block that was started must be finished without network. */
export function usePrefetchDialogs(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      fetchConfirm();
      for (const part of [image, navigatorSheet, shortcuts, wordChooser]) part.ahead();
    }, FETCH_AFTER);
    return () => clearTimeout(timer);
  }, []);
}
