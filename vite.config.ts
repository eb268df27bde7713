import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { checkBank } from './src/build/checkBank.ts';
import { compressFiles } from './src/build/compressFiles.ts';
import { demoWorker, dropDemo } from './src/build/dropDemo.ts';
import type { BootSettings } from './src/build/entry-document/bootScript.ts';
import { entryDocument } from './src/build/entry-document/entryDocument.ts';
import { inlineEntryCss } from './src/build/entry-document/inlineEntryCss.ts';
import { prerenderSignIn } from './src/build/entry-document/prerenderSignIn.ts';
import { cspReportUrl, originOf } from './src/build/headers/contentSecurityPolicy.ts';
import { securityHeaders } from './src/build/headers/securityHeaders.ts';
import { precacheIntegrity } from './src/build/precacheIntegrity.ts';
import { productionSettings } from './src/build/productionSettings.ts';
import { releaseId } from './src/build/releaseId.ts';
import { SUPPORTED_BROWSERS } from './src/build/supportedBrowsers.ts';
import { thirdPartyNotices } from './src/build/thirdPartyNotices.ts';
import { paths } from './src/shared/routing/paths.ts';
import { themeOf } from './src/shared/theme/tokens.ts';

/** MUI and the packages that it is built on; the charts are in a chunk of their own. */
const mui = /node_modules\/(@mui\/(?!x-)|@emotion\/|stylis\/|react-transition-group\/|dom-helpers\/)/;
const otherPackages = /node_modules\/(?!@mui\/|@emotion\/|stylis\/)/;

/** A page of the demo requests 20 files instead of 80, so that its load takes a quarter of the processor time. */
const demoGroups = [
  { name: 'demo', test: /\/src\/demo\/(?!figures\/images)|\/node_modules\/(?:msw|@mswjs)\// },
  { name: 'common', test: /\/src\//, minShareCount: 2 },
];

/** The tooltip in one chunk, which is not needed before the first hint, chart or pagination. */
const muiTooltip = {
  name: 'mui-tooltip',
  test: /node_modules\/(?:@mui\/material\/(?:Tooltip|Popper)|@popperjs)\/|\/HintTooltip\./,
  includeDependenciesRecursively: false,
};

/** What `features/exam/lazyDialogs.tsx` loads, and what only that imports: in one request, because it comes together. */
const examParts = {
  name: 'exam-parts',
  test: /\/features\/exam\/(?:end-block|tools\/(?:calculator|lab-values|notes\/Notes|reading\/(?!useHasVoice))|.*\/(?:ImageDialog|ShownImage|imageStage|NavigatorSheet|ShortcutsDialog|HighlightToolbar|KeyboardSelection|keyboardSelectionModel|ConfidenceField|QuestionFoot|SwipeToMove|swipeModel|finishAttempt)\.)|node_modules\/big\.js/,
  includeDependenciesRecursively: false,
};

/**
 * The service worker stores the built files on the device, but never a response of the API. The demo does not have it,
 * because the demo's own worker has the same scope.
 */
const integrity = precacheIntegrity();

const precache: Partial<VitePWAOptions> = {
  // The manifest is in public/, and app/update registers the worker.
  manifest: false,
  injectRegister: false,
  registerType: 'prompt',
  workbox: {
    manifestTransforms: [integrity.transform],
    globPatterns: ['**/*.{js,css,html,woff2,png,svg,webmanifest}'],
    // Read only by the browser's installer and the host.
    globIgnores: ['*-512.png', 'install-*.png', '404.html'],
    dontCacheBustURLsMatching: /^assets\//,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    cleanupOutdatedCaches: true,
    navigateFallback: '/index.html',
    // Google's pop-up ends at /socialAuth: the opener policy of the fallback would separate it from its opener.
    navigateFallbackDenylist: [/^\/socialAuth/, /^\/qlearn\//, /\.txt$/],
  },
};

const UNIT_TESTS = ['tests/**/*.test.{ts,tsx}'];

/** The unit tests that need a window: they begin with Vitest's comment for that environment. */
const listDomTests = (): string[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'));

/**
 * Whether a test needs modules of its own: because it replaces some, which would affect all files that share them, or
 * for the reason in its comment.
 */
const isIsolated = (file: string): boolean =>
  /^vi\.mock\(|^\/\/ isolated: /m.test(readFileSync(file, 'utf8'));

/** At least 16 MB instead of 1 MB for the young generation, because the workers allocate a lot. */
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
  const boot: BootSettings = {
    tokenKey: 'token',
    receivedKey: 'tokenReceivedAt',
    themeKey: 'themeMode',
    themes: Object.entries(themeOf),
    publicPaths: [paths.root.pattern, paths.signIn.pattern],
    title: 'Sign in · QLearn',
    ...(demo && { worker: `/${demoWorker}` }),
  };
  const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };
  return {
    // The last plugins change the document one after the other; the policy has the hashes of what they put inline.
    plugins: [
      react(),
      checkBank({ demo, alias }),
      dropDemo({ demo }),
      thirdPartyNotices(),
      ...(demo ? [] : [productionSettings(env), integrity.plugin, VitePWA(precache)]),
      entryDocument(boot),
      inlineEntryCss(),
      prerenderSignIn({ demo }),
      securityHeaders({
        connect,
        // The boot script creates `default` for the demo's worker; app/update creates `service-worker`.
        trustedTypes: ['dompurify', 'character-references', demo ? 'default' : 'service-worker'],
        reportTo: demo ? undefined : cspReportUrl(env.VITE_SENTRY_DSN),
      }),
      ...(demo ? [] : [compressFiles()]),
    ],
    resolve: { alias },
    define: { __DEMO__: JSON.stringify(demo), __RELEASE__: JSON.stringify(releaseId(env.VITE_RELEASE)) },
    build: {
      target: SUPPORTED_BROWSERS,
      reportCompressedSize: false,
      // All supported browsers can preload modules.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // In the demo, these modules are in the same file as those that import them statically.
        checks: { ineffectiveDynamicImport: !demo },
        output: {
          codeSplitting: {
            // `$initial`: the modules that the entry imports statically, for which sign-in has to wait.
            groups: [
              { name: 'core', tags: ['$initial'], test: otherPackages },
              { name: 'mui-core', tags: ['$initial'], test: mui },
              muiTooltip,
              // The rest of MUI in one chunk: in three it would be 6 kB larger, as divided by the bundler 19 kB.
              // Without the pagination, which uses Intl at import (see `compareNaturally`).
              { name: 'mui', test: (id) => mui.test(id) && !id.includes('/TablePagination') },
              // Divided into two dozen chunks, it would be 7 kB larger.
              { name: 'session', tags: ['$initial'], test: /\/src\// },
              // Modules that nearly every screen uses, without the date library, which the exam does not need.
              { name: 'shared', test: /\/src\/(?!shared\/format\/dates)/, minShareCount: 20 },
              examParts,
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
      // The default is one less than the number of cores: a single worker on two cores.
      maxWorkers: 2,
      // Tests that need a window declare it in their first line; tests/setup.ts prepares it. Most files share their
      // modules and their window with the other files of their worker, which saves half of the time. Their helpers must
      // not register hooks on import: these would run only in the first file that imports them.
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
