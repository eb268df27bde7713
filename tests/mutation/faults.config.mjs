import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import app from '../../vite.config.ts';

/** Applies the fault in memory, while the module is loaded: no file is changed on disk. */
function applyFault({ file, find, replace }) {
  const faulty = resolve(file);
  return {
    name: 'apply-fault',
    enforce: 'pre',
    transform: (code, id) => (id.split('?')[0] === faulty ? code.replace(find, () => replace) : undefined),
  };
}

export default defineConfig((env) =>
  mergeConfig(app(env), {
    plugins: process.env.FAULT === undefined ? [] : [applyFault(JSON.parse(process.env.FAULT))],
    test: {
      // A test that waits for what the fault has removed would wait as long as on a loaded machine.
      testTimeout: 20_000,
      maxWorkers: process.env.FAULT === undefined ? 2 : 1,
    },
  }),
);
