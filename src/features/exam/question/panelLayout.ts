import { useSyncExternalStore } from 'react';
import { boolean, string } from '@/shared/api/decode';
import { textEntry } from '@/shared/storage/localEntries';

/** Width of the panel, percent of what the navigator leaves. */
export const PANEL_WIDTHS = { min: 25, max: 65, usual: 42, step: 2 } as const;

const clamp = (width: number): number =>
  Math.round(Math.min(PANEL_WIDTHS.max, Math.max(PANEL_WIDTHS.min, width)));

/** Both belong to the browser, like the text size. */
const hidden = textEntry('examPanelHidden', boolean);
const width = textEntry('examPanelWidth', (value) => clamp(Number(string(value)) || PANEL_WIDTHS.usual));

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const notify = (): void => {
  for (const listener of listeners) listener();
};

export function hidePanel(isHidden: boolean): void {
  hidden.write(isHidden);
  notify();
}

export function setPanelWidth(percent: number): void {
  width.write(clamp(percent));
  notify();
}

export const useIsPanelHidden = (): boolean => useSyncExternalStore(subscribe, () => hidden.read() === true);

export const usePanelWidth = (): number =>
  useSyncExternalStore(subscribe, () => width.read() ?? PANEL_WIDTHS.usual);
