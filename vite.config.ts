import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { originOf } from './src/build/contentSecurityPolicy.ts';
import { demoWorker, dropDemo } from './src/build/dropDemo.ts';
import { entryDocument } from './src/build/entryDocument.ts';
import { inlineEntryCss } from './src/build/inlineEntryCss.ts';
import { leanFormik } from './src/build/leanFormik.ts';
import { prerenderSignIn } from './src/build/prerenderSignIn.ts';
import { securityHeaders } from './src/build/securityHeaders.ts';

/** What sign-in cannot do without, and every screen uses: packages, and what is ours. */
const doorPackages =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@reduxjs\/toolkit|immer|redux|reselect|react-redux|use-sync-external-store|redux-saga|@redux-saga\/[a-z-]+|jwt-decode|axios|formik|react-fast-compare|hoist-non-react-statics|react-is|tiny-warning|deepmerge|yup|property-expr|tiny-case|toposort)\//;

const doorModules =
  /\/src\/(shared\/(api\/(decode|endpoint|account|plan|activePlan|preference)|remote\/(createRemoteCall|remoteState|remoteError|sagaContext|useRemote)|store\/[a-zA-Z]+|storage\/(safeStorage|localEntries)|routing\/paths|browser\/pathSegment)|domain\/session\/[a-zA-Z]+)\.tsx?$/;

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const demo = mode === 'demo' || env.VITE_DEMO === '1';
  const connect = [...(demo ? [] : originOf(env.VITE_API_HOST)), ...originOf(env.VITE_ANALYTICS_URL)];
  const boot = {
    tokenKey: 'token',
    themeKey: 'themeMode',
    publicPaths: ['/', '/login'],
    title: 'Sign in · QLearn',
    ...(demo && { worker: `/${demoWorker}` }),
  };
  return {
    // The last ones change the document one after the other; the policy hashes what they have put inline.
    plugins: [
      react(),
      dropDemo({ demo }),
      leanFormik(),
      entryDocument(boot),
      inlineEntryCss(),
      prerenderSignIn({ demo }),
      securityHeaders({ connect }),
    ],
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    define: { __DEMO__: JSON.stringify(demo) },
    build: {
      manifest: true,
      reportCompressedSize: false,
      // Every browser that the rest asks for knows how to preload modules.
      modulePreload: { polyfill: false },
      // The door in two chunks: cut into two dozen it weighs 5 kB brotli more.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'door', test: doorPackages },
              { name: 'house', test: doorModules },
            ],
          },
        },
      },
    },
    test: {
      restoreMocks: true,
      // A loaded build machine may starve one test of its time; a fault fails twice.
      retry: process.env.CI === undefined ? 0 : 1,
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['tests/**/*.test.ts'],
            exclude: ['tests/browser/**'],
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'jsdom',
            environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
            include: ['tests/**/*.test.tsx'],
            setupFiles: ['./tests/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'journeys',
            environment: 'node',
            include: ['tests/browser/**/*.journey.ts'],
            globalSetup: ['./tests/browser/site.ts'],
            testTimeout: 120_000,
            hookTimeout: 120_000,
            fileParallelism: false,
          },
        },
      ],
    },
  };
});
