import { boolean, string } from '@/shared/api/decode';
import { textEntry } from '@/shared/storage/localEntries';
import { createLocalSetting } from '@/shared/storage/localSetting';

/** Width of the panel, percent of what the navigator leaves. */
export const PANEL_WIDTHS = { min: 25, max: 65, usual: 42, step: 2 } as const;

const clamp = (width: number): number =>
  Math.round(Math.min(PANEL_WIDTHS.max, Math.max(PANEL_WIDTHS.min, width)));

/** Both are stored per browser, like the text size. */
const isHidden = createLocalSetting(textEntry('examPanelHidden', boolean), false);
const width = createLocalSetting(
  textEntry('examPanelWidth', (value) => clamp(Number(string(value)) || PANEL_WIDTHS.usual)),
  PANEL_WIDTHS.usual,
);

export const hidePanel = isHidden.write;
export const useIsPanelHidden = isHidden.useValue;

export const setPanelWidth = (percent: number): void => width.write(clamp(percent));
export const usePanelWidth = width.useValue;
