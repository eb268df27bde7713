import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HELPERS = /\/lodash-es\/(clone|cloneDeep|toPath|isPlainObject)\.js$/;
const plainData = fileURLToPath(new URL('./plainData.ts', import.meta.url));

/**
 * Builds Formik without lodash, whose four helpers are the fourth part of a form library that sign-in waits for (4 kB
 * brotli). Formik is the only package here that asks for lodash.
 */
export function leanFormik(): Plugin {
  return {
    name: 'qlearn:lean-formik',
    apply: 'build',
    enforce: 'pre',
    load: (id) => {
      const helper = HELPERS.exec(id)?.[1];
      return helper === undefined
        ? null
        : `export { ${helper} as default } from ${JSON.stringify(plainData)};`;
    },
  };
}
