import { join } from 'node:path';

/** The folder of the pictures; git ignores it. */
export const GALLERY = join(import.meta.dirname, '../../dist-gallery');

/** The folder of the copies that the engines open. */
export const COPIES = join(GALLERY, 'copies');

export const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

export const THEMES = ['light', 'dark'] as const;

/** Firefox and WebKit also take pictures at these widths: a laptop's and a phone's. */
export const isForEngines = (width: number): boolean => width === 1280 || width === 390;
