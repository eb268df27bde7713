import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The modules of a folder by their paths from the root, 'src/…'. Read from disk: knip would count a glob import as a
 * use of every export.
 */
export const readSources = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
