import { boolean } from '@/shared/api/decode';
import { textEntry } from '@/shared/storage/localEntries';
import { createLocalSetting } from '@/shared/storage/localSetting';
import type { StoredTextName } from '@/shared/storage/storedTexts';

/** A setting of the browser, like the theme. */
function createSwitch(name: StoredTextName, initially: boolean) {
  const { write, useValue } = createLocalSetting(textEntry(name, boolean), initially);
  return { turn: write, useIsOn: useValue };
}

export const confidenceQuestion = createSwitch('asksConfidence', false);

export const swipeToMove = createSwitch('swipesToMove', true);
