import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import packageFile from '../package.json';

/** Package names in import declarations, dynamic imports, `resolve` calls and CSS urls; not in type-only imports. */
const IMPORTED =
  /(?:\b(?:import|export)\s(?!type\s)[^;'"]*?from\s+|\bimport\s*\(?\s*|\bresolve\(|\burl\()'((?:@[\w.-]+\/)?[\w.-]+)[^']*'/g;

const importsOf = (files: readonly string[]): Set<string> =>
  new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORTED)].flatMap(([, name]) => name ?? []),
    ),
  );

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
    .map((file) => `${folder}/${file}`);

const inSource = importsOf(filesOf('src'));
const inApp = importsOf(filesOf('src').filter((file) => !/^src\/(?:build|demo)\//.test(file)));
const anywhere = importsOf([...filesOf('src'), ...filesOf('tests'), 'vite.config.ts']);

/** Used without an import: command-line tools, type declarations, a test environment and a peer dependency. */
const NOT_IMPORTED = [
  '@stryker-mutator/core',
  '@stryker-mutator/vitest-runner',
  '@types/big.js',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@types/trusted-types',
  'jsdom',
  'knip',
  'oxfmt',
  'oxlint',
  'oxlint-plugin-eslint',
  'oxlint-tsgolint',
  'typescript',
];

describe('packages', () => {
  it.each([
    '@emotion/react',
    '@emotion/styled',
    '@mui/material',
    '@reduxjs/toolkit',
    'axios',
    'dayjs',
    'formik',
    'jwt-decode',
    'react',
    'react-dom',
    'react-redux',
    'react-router-dom',
    'redux-saga',
    'yup',
  ])('includes %s, imported by the app', (name) => {
    expect(Object.keys(packageFile.dependencies)).toContain(name);
    expect([...inApp]).toContain(name);
  });

  it.each(['@testing-library/react', 'msw', 'vite', 'vitest'])('includes %s for development', (name) => {
    expect(Object.keys(packageFile.devDependencies)).toContain(name);
    expect([...anywhere]).toContain(name);
  });

  it('uses all packages', () => {
    expect(Object.keys(packageFile.dependencies).filter((name) => !inSource.has(name))).toEqual([]);
    const development = Object.keys(packageFile.devDependencies).filter((name) => !anywhere.has(name));
    expect(development.sort()).toEqual(NOT_IMPORTED);
  });

  it('pins packages to exact versions', () => {
    const versions = Object.values({ ...packageFile.dependencies, ...packageFile.devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
