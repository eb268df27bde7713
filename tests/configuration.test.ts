import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expandBraces, matchesPath } from './paths';

/** Each with the least number of paths that it must name, so that a change of its form is noticed. */
const CONFIGURATIONS = [
  ['tests/mutation/stryker.config.mjs', 30],
  ['tests/mutation/vitest.config.mjs', 0],
  ['.oxlintrc.jsonc', 8],
  ['vite.config.ts', 10],
  ['knip.json', 8],
  ['package.json', 10],
  ['tsconfig.json', 0],
] as const;

const LAYER = /^(?:app|domain|features|shared)\//;

/** The paths that a configuration names, in strings and within messages. */
function pathsIn(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8').replaceAll('${EXAM}', 'tests/features/exam');
  return [
    ...text.matchAll(
      /(?<![\w@/.\\-])(?:\.\/)?((?:src|tests|public|app|domain|features|shared)\/[\w.*{},/@-]*[\w*}/])/g,
    ),
  ]
    .flatMap(([, path = '']) => expandBraces(path))
    .map((path) => (LAYER.test(path) ? `src/${path}` : path));
}

it.each(CONFIGURATIONS)('finds each path that %s names, at least %i', (file, least) => {
  const named = pathsIn(file);
  expect(named.length).toBeGreaterThanOrEqual(least);
  expect(named.filter((path) => !matchesPath(path))).toEqual([]);
});
