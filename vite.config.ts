import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { originOf } from './src/app/build/contentSecurityPolicy.ts';
import { demoWorker, dropDemo } from './src/app/build/dropDemo.ts';
import { entryDocument } from './src/app/build/entryDocument.ts';
import { inlineEntryCss } from './src/app/build/inlineEntryCss.ts';
import { prerenderSignIn } from './src/app/build/prerenderSignIn.ts';
import { securityHeaders } from './src/app/build/securityHeaders.ts';

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const demo = env.VITE_DEMO === '1';
  const connect = [...(demo ? [] : originOf(env.VITE_API_HOST)), ...originOf(env.VITE_ANALYTICS_URL)];
  const boot = {
    tokenKey: 'token',
    themeKey: 'themeMode',
    doors: ['/', '/login'],
    title: 'Sign in · QLearn',
    ...(demo && { worker: `/${demoWorker}` }),
  };
  return {
    // The last ones change the document one after the other; the policy hashes what they have put inline.
    plugins: [
      react(),
      dropDemo({ demo }),
      entryDocument(boot),
      inlineEntryCss(),
      prerenderSignIn({ demo }),
      securityHeaders({ connect }),
    ],
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    define: { __DEMO__: JSON.stringify(demo) },
    build: { manifest: true, reportCompressedSize: false },
    test: {
      restoreMocks: true,
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
