import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The demo backend's service worker. */
export const demoWorker = 'demoWorker.js';

/** What public/ holds for the demo backend only; it is copied into every build. */
const DEMO_FILES = [demoWorker, 'mockServiceWorker.js'];

const DEMO_SOURCE = /[/\\]src[/\\]demo[/\\]|[/\\]node_modules[/\\]msw[/\\]/;

/** The README's screenshots are in public/ too; no page requests them. */
const PICTURES = 'screenshots';

/**
 * Keeps the demo out of production builds: removes its workers, and fails the build when demo code got in.
 * Removes the README's screenshots from every build.
 */
export function dropDemo({ demo }: { readonly demo: boolean }): Plugin {
  let strayFiles: readonly string[] = [];
  return {
    name: 'qlearn:drop-demo',
    apply: 'build',
    configResolved: ({ root, build }) => {
      strayFiles = [PICTURES, ...(demo ? [] : DEMO_FILES)].map((file) => resolve(root, build.outDir, file));
    },
    generateBundle(_, bundle) {
      if (demo) return;
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const demoModules = modules.filter((id) => DEMO_SOURCE.test(id));
      if (demoModules.length > 0) this.error(`Demo code in a production build: ${demoModules.join(', ')}`);
    },
    closeBundle: () => {
      for (const file of strayFiles) rmSync(file, { recursive: true, force: true });
    },
  };
}
