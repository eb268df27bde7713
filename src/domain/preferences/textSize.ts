import { closedList } from '@/shared/api/decode';
import { textEntry } from '@/shared/storage/localEntries';
import { createLocalSetting } from '@/shared/storage/localSetting';

/** Text sizes, smallest first; `scale` multiplies the size of what is read in the exam. */
export const TEXT_SIZES = [
  { value: 'small', name: 'Small', scale: 1 },
  { value: 'medium', name: 'Medium', scale: 1.1 },
  { value: 'large', name: 'Large', scale: 1.2 },
  { value: '150', name: '150 %', scale: 1.5 },
  { value: '180', name: '180 %', scale: 1.8 },
  { value: '220', name: '220 %', scale: 2.2 },
] as const;
export type TextSize = (typeof TEXT_SIZES)[number]['value'];

const SIZES = TEXT_SIZES.map(({ value }) => value);

/** A setting of the browser, like the theme. */
const setting = createLocalSetting(textEntry<TextSize>('textSize', closedList(SIZES)), 'small');

export const chooseTextSize = setting.write;

/** One size larger (1) or smaller (−1); no change at either end. */
export function stepTextSize(step: 1 | -1): void {
  const size = SIZES[SIZES.indexOf(setting.read()) + step];
  if (size !== undefined) chooseTextSize(size);
}

export const useTextSize = setting.useValue;
