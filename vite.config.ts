import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { checkBank } from './src/build/checkBank.ts';
import { compressFiles } from './src/build/compressFiles.ts';
import { demoWorker, dropDemo } from './src/build/dropDemo.ts';
import { entryDocument } from './src/build/entry-document/entryDocument.ts';
import { inlineEntryCss } from './src/build/entry-document/inlineEntryCss.ts';
import { prerenderSignIn } from './src/build/entry-document/prerenderSignIn.ts';
import { cspReportUrl, originOf } from './src/build/headers/contentSecurityPolicy.ts';
import { securityHeaders } from './src/build/headers/securityHeaders.ts';
import { productionSettings } from './src/build/productionSettings.ts';
import { releaseId } from './src/build/releaseId.ts';
import { SUPPORTED_BROWSERS } from './src/build/supportedBrowsers.ts';
import { thirdPartyNotices } from './src/build/thirdPartyNotices.ts';

/** MUI with what it is made of; the charts are a chunk of their own. */
const mui = /node_modules\/(@mui\/(?!x-)|@emotion\/|stylis\/|react-transition-group\/|dom-helpers\/)/;
const otherPackages = /node_modules\/(?!@mui\/|@emotion\/|stylis\/)/;

/** A page of the demo requests 20 files instead of 80, which takes a quarter of the processor time of its load. */
const demoGroups = [
  { name: 'demo', test: /\/src\/demo\/(?!figures\/images)|\/node_modules\/(?:msw|@mswjs)\// },
  { name: 'common', test: /\/src\//, minShareCount: 2 },
];

/**
 * The service worker: the built files are kept on the device, no response of the API ever is. The demo's own
 * worker has the same scope, so the demo has none.
 */
const precache: Partial<VitePWAOptions> = {
  // public/manifest.webmanifest, and app/update registers the worker.
  manifest: false,
  injectRegister: false,
  registerType: 'prompt',
  workbox: {
    globPatterns: ['**/*.{js,css,html,woff2,png,svg,webmanifest}'],
    // Only the browser's installer and the host read them.
    globIgnores: ['*-512.png', 'install-*.png', '404.html'],
    dontCacheBustURLsMatching: /^assets\//,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    cleanupOutdatedCaches: true,
    navigateFallback: '/index.html',
    // Google's pop-up lands there: the fallback's opener policy would cut it off.
    navigateFallbackDenylist: [/^\/socialAuth/, /^\/qlearn\//, /\.txt$/],
  },
};

const UNIT_TESTS = ['tests/**/*.test.{ts,tsx}'];

/** The unit tests that begin with vitest's own comment for an environment with a window. */
const listDomTests = (): string[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'));

/** Whether a test needs modules of its own: what it replaces, it replaces for all that share it, or a comment says why. */
const isIsolated = (file: string): boolean =>
  /^vi\.mock\(|^\/\/ isolated: /m.test(readFileSync(file, 'utf8'));

/** A young generation of 16 instead of 1 MB, in workers that allocate much. */
const nodeOptions = ['--min-semi-space-size=16', '--max-semi-space-size=32'];

const inWindow = {
  environment: 'jsdom',
  execArgv: [...nodeOptions, '--import', new URL('./tests/jsdomStyleSheet.mjs', import.meta.url).href],
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  setupFiles: ['./tests/setup.ts'],
};

export default defineConfig(({ mode }) => {
  const dom = listDomTests();
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const demo = mode === 'demo' || env.VITE_DEMO === '1';
  const connect = [
    ...(demo ? [] : [...originOf(env.VITE_API_HOST), ...originOf(env.VITE_SENTRY_DSN)]),
    ...originOf(env.VITE_ANALYTICS_URL),
  ];
  const boot = {
    tokenKey: 'token',
    receivedKey: 'tokenReceivedAt',
    themeKey: 'themeMode',
    publicPaths: ['/', '/login'],
    title: 'Sign in · QLearn',
    ...(demo && { worker: `/${demoWorker}` }),
  };
  return {
    // The last ones change the document one after the other; the policy hashes what they have put inline.
    plugins: [
      react(),
      checkBank(),
      dropDemo({ demo }),
      thirdPartyNotices(),
      ...(demo ? [] : [productionSettings(env), VitePWA(precache)]),
      entryDocument(boot),
      inlineEntryCss(),
      prerenderSignIn({ demo }),
      securityHeaders({
        connect,
        // The boot script creates `default` for the demo's worker, app/update the other.
        trustedTypes: ['dompurify', demo ? 'default' : 'service-worker'],
        reportTo: demo ? undefined : cspReportUrl(env.VITE_SENTRY_DSN),
      }),
      ...(demo ? [] : [compressFiles()]),
    ],
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    define: { __DEMO__: JSON.stringify(demo), __RELEASE__: JSON.stringify(releaseId(env.VITE_RELEASE)) },
    build: {
      target: SUPPORTED_BROWSERS,
      reportCompressedSize: false,
      // Every browser that the rest asks for knows how to preload modules.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // In the demo they are in one file with what imports them statically.
        checks: { ineffectiveDynamicImport: !demo },
        output: {
          codeSplitting: {
            // `$initial`: what the entry imports statically, and so what sign-in waits for.
            groups: [
              { name: 'core', tags: ['$initial'], test: otherPackages },
              { name: 'mui-core', tags: ['$initial'], test: mui },
              // All of MUI that is left, in one chunk: in three it weighs 6 kB more, cut by the bundler 19 kB.
              { name: 'mui', test: mui },
              // Cut into two dozen chunks it weighs 7 kB more.
              { name: 'session', tags: ['$initial'], test: /\/src\// },
              // What nearly every screen uses; the exam needs no date library.
              { name: 'shared', test: /\/src\/(?!shared\/format\/dates)/, minShareCount: 20 },
              ...(demo ? demoGroups : []),
            ],
          },
        },
      },
    },
    test: {
      restoreMocks: true,
      // Generous: a loaded machine must not fail a test.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      // One less than the cores is the default: a single worker on two cores.
      maxWorkers: 2,
      // Tests that need a window say so in their first line; tests/setup.ts prepares it. Most files share their modules
      // and their window with the others of their worker: that saves half of the time. A helper of theirs must not
      // register hooks, which would only run in the first file that imports it.
      projects: [
        {
          extends: true,
          test: { name: 'node', include: UNIT_TESTS, exclude: dom, environment: 'node', isolate: false },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            ...inWindow,
            include: dom.filter((file) => !isIsolated(file)),
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'isolated',
            ...inWindow,
            setupFiles: ['./tests/freshModules.ts', ...inWindow.setupFiles],
            sequence: { setupFiles: 'list' },
            include: dom.filter(isIsolated),
            isolate: false,
          },
        },
      ],
    },
  };
});
