import { lockManager } from '@/shared/browser/webLock';
import { paths } from '@/shared/routing/paths';
import { guideNames } from './guideMessagesModel';

/** Name and features of the window. */
const WINDOW = { name: 'qlearn-guide', features: 'popup,width=800,height=700' } as const;

/** The guide opened by this page. */
let opened: WindowProxy | null = null;

/** Opens the one guide window, or returns why not. An open guide is brought to the front. */
export async function openGuide(
  userId: string,
  place: { readonly quizId: string; readonly item: number },
): Promise<'opened' | 'already open' | 'blocked'> {
  if (opened?.closed === false) {
    opened.focus();
    return 'already open';
  }
  // Opened before this page was loaded, or by another tab: it holds the lock.
  if (await isHeld(guideNames(userId).lock)) return 'already open';
  const address = paths.guide.to({
    examId: place.quizId,
    item: place.item,
    tutor: 'true',
    guide: 'true',
  });
  opened = window.open(address, WINDOW.name, WINDOW.features);
  return opened === null ? 'blocked' : 'opened';
}

async function isHeld(name: string): Promise<boolean> {
  try {
    const { held = [] } = (await lockManager()?.query()) ?? {};
    return held.some((lock) => lock.name === name);
  } catch {
    return false;
  }
}
