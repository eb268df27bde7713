import { closedList } from '@/shared/api/decode';
import { textEntry } from '@/shared/storage/localEntries';
import { createLocalSetting } from '@/shared/storage/localSetting';

/** Text sizes, smallest first. */
export const TEXT_SIZES = [
  { value: 'small', name: 'Small' },
  { value: 'medium', name: 'Medium' },
  { value: 'large', name: 'Large' },
] as const;
export type TextSize = (typeof TEXT_SIZES)[number]['value'];

const SIZES = TEXT_SIZES.map(({ value }) => value);

/** 100, 110 and 120 %. A setting of the browser, like the theme. */
const setting = createLocalSetting(textEntry<TextSize>('textSize', closedList(SIZES)), 'small');

export const chooseTextSize = setting.write;

/** One size larger (1) or smaller (−1); no change at either end. */
export function stepTextSize(step: 1 | -1): void {
  const size = SIZES[SIZES.indexOf(setting.read()) + step];
  if (size !== undefined) chooseTextSize(size);
}

export const useTextSize = setting.useValue;
