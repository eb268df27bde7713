// The code of a tab as one script, from the sources in `root`.
import { build } from 'vite';

export async function bundleTab(root) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': `${root}/src` } },
    define: {
      __DEMO__: 'false',
      __RELEASE__: '"simulation"',
      'import.meta.env.DEV': 'false',
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: `${root}/tests/simulation/tab.ts`,
        preserveEntrySignatures: 'strict',
        output: { format: 'cjs', codeSplitting: false },
      },
    },
  });
  return result.output[0].code;
}
