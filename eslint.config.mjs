import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import globals from 'globals';
import ts from 'typescript-eslint';

const typedEffects = {
  name: 'redux-saga/effects',
  importNames: [
    'actionChannel',
    'call',
    'cancelled',
    'delay',
    'getContext',
    'join',
    'race',
    'select',
    'take',
  ],
  message: 'Their values are untyped: take them from shared/store/effects.',
};

/** Which folders a layer may not import; `tests/architecture.test.ts` checks the same from the folder listing. */
const boundary = (layer, banned) => ({
  files: [`src/${layer}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: [typedEffects],
        patterns: [
          {
            group: banned,
            message: 'Imports run app → features → domain → shared; see README, Architecture.',
          },
        ],
      },
    ],
  },
});

const noUncalledPut = {
  selector: "CallExpression[callee.name='put'][arguments.0.type=/^(Identifier|MemberExpression)$/]",
  message: 'put() takes an action: call the action creator.',
};

const noYieldInFinally = {
  selector: 'TryStatement > BlockStatement.finalizer YieldExpression',
  message:
    'A flow that entered this by yield* would go on after its own cancellation: see shared/remote/abortable.',
};

export default defineConfig([
  globalIgnores(['dist*/', 'public/mockServiceWorker.js', 'coverage/', 'test-results/']),
  js.configs.recommended,
  {
    plugins: { 'simple-import-sort': importSort },
    // One block: what has effects only, Node, packages, the source by layer, neighbours.
    rules: {
      'simple-import-sort/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^@/', '^\\.']] }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-syntax': ['error', noUncalledPut, noYieldInFinally],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    extends: [hooks.configs.flat['recommended-latest'], a11y.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      // Warns of libraries that the React Compiler cannot memoize; it is not part of the build.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    // What idb reads carries no type: it is annotated where it is received.
    files: ['src/demo/database/indexedDatabase.ts'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: ['src/features/**/model.ts', 'src/features/**/*Model.ts'],
    rules: {
      'no-restricted-globals': ['error', { name: 'Date', message: 'Models are pure: pass the time in.' }],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Models are pure: pass randomness in.' },
      ],
    },
  },
  boundary('shared', ['@/app/*', '@/features/*', '@/domain/*', '@/demo/*']),
  boundary('domain', ['@/app/*', '@/features/*', '@/demo/*']),
  // That no feature imports another is checked by tests/architecture.test.ts.
  boundary('features', ['@/app/*', '@/demo/*']),
  boundary('app', ['@/demo/*']),
  boundary('demo', [
    '@/app/*',
    '@/features/*',
    '@/domain/*',
    '@/shared/*',
    '!@/shared/api',
    '!@/shared/format',
  ]),
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node }, rules: { 'no-console': 'off' } },
  { files: ['public/*.js'], languageOptions: { globals: globals.serviceworker } },
  // Functions of the benchmark that run in the page.
  { files: ['tests/bench/**/*.mjs'], languageOptions: { globals: globals.browser } },
]);
