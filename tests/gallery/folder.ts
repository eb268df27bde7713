import { join } from 'node:path';

/** Where the pictures are written; git ignores it. */
export const GALLERY = join(import.meta.dirname, '../../dist-gallery');

/** Where the copies are, which the engines open. */
export const COPIES = join(GALLERY, 'copies');

export const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

export const THEMES = ['light', 'dark'] as const;

/** Those that Firefox and WebKit are shown as well: a laptop and a phone. */
export const isForEngines = (width: number): boolean => width === 1280 || width === 390;
