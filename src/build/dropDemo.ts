import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

export const demoWorker = 'demoWorker.js';

/** The files of public/ that only the demo backend needs; public/ is copied into every build. */
const DEMO_FILES = [demoWorker, 'mockServiceWorker.js'];

const DEMO_SOURCE = /[/\\]src[/\\]demo[/\\]|[/\\]node_modules[/\\]msw[/\\]/;

/** The README's screenshots are also in public/; no page requests them. */
const SCREENSHOTS = 'screenshots';

/**
 * Keeps the demo out of production builds: removes its workers, and fails the build if demo code is in it.
 * Removes the README's screenshots from every build.
 */
export function dropDemo({ demo }: { readonly demo: boolean }): Plugin {
  let strayFiles: readonly string[] = [];
  return {
    name: 'qlearn:drop-demo',
    apply: 'build',
    configResolved: ({ root, build }) => {
      strayFiles = [SCREENSHOTS, ...(demo ? [] : DEMO_FILES)].map((file) =>
        resolve(root, build.outDir, file),
      );
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
