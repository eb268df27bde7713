import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const list = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file).replaceAll('\\', '/'),
  );

/** Every file and folder of the repository that is ours, by its path from the root. */
export const PATHS: readonly string[] = [
  ...list('src'),
  ...list('tests'),
  ...list('public'),
  ...readdirSync('.'),
];

/** 'a/{b,c}.ts' as 'a/b.ts' and 'a/c.ts'; braces may be nested. */
export function expandBraces(glob: string): readonly string[] {
  const [, before = '', choices = '', after = ''] = /^(.*)\{([^{}]*)\}(.*)$/.exec(glob) ?? [];
  if (choices === '') return [glob];
  return choices.split(',').flatMap((choice) => expandBraces(`${before}${choice}${after}`));
}

const WILDCARDS = new Map([
  ['**/', '(?:.*/)?'],
  ['**', '.*'],
  ['*', '[^/]*'],
]);

/** Whether a path exists: a file, a folder, a glob of them, or the beginning of one if it has no extension. */
export function matchesPath(glob: string): boolean {
  const pattern = glob
    .replace(/^\.\//, '')
    .replaceAll(/\*\*\/|\*\*|\*|[.+^$()|[\]]/g, (part) => WILDCARDS.get(part) ?? `\\${part}`);
  const isBeginning = !/\.\w+$/.test(glob);
  const matcher = new RegExp(`^${pattern}${isBeginning ? '' : '$'}`);
  return PATHS.some((path) => matcher.test(path) || matcher.test(`${path}/`));
}
