import { execFileSync } from 'node:child_process';
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

it('gives each text the same line ends in a clone on any system', () => {
  const lines = execFileSync('git', ['ls-files', '--eol'], { encoding: 'utf8', maxBuffer: 1e7 })
    .trim()
    .split('\n');
  expect(lines.length).toBeGreaterThan(1_000);
  expect(lines.filter((line) => !/^i\/(?:-text\s.*attr\/-text|lf\s.*eol=lf|none\s)/.test(line))).toEqual([]);
});
