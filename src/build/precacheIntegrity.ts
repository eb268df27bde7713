import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';

type Transform = NonNullable<VitePWAOptions['workbox']['manifestTransforms']>[number];

/** Not the document and pictures, which some hosts rewrite. */
const CHECKED = /\.(?:js|css|woff2)$/;

/**
 * The service worker keeps no file whose hash differs, such as a page of the host or of a network's sign-in that
 * was sent in its place: its installation fails, and is tried again at the next load.
 */
export function precacheIntegrity(): { readonly plugin: Plugin; readonly transform: Transform } {
  let outDir = '';
  const hashOf = (url: string): string =>
    createHash('sha256')
      .update(readFileSync(resolve(outDir, url)))
      .digest('base64');
  return {
    plugin: {
      name: 'qlearn:precache-integrity',
      configResolved: ({ root, build }) => {
        outDir = resolve(root, build.outDir);
      },
    },
    transform: (entries) => ({
      manifest: entries.map((entry) =>
        CHECKED.test(entry.url) ? { ...entry, integrity: `sha256-${hashOf(entry.url)}` } : entry,
      ),
    }),
  };
}
