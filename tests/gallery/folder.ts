import { join } from 'node:path';

/** Where the pictures are written; git ignores it. */
export const GALLERY = join(import.meta.dirname, '../../dist-gallery');

export const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

export const THEMES = ['light', 'dark'] as const;
