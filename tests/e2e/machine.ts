import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';

/** The first of these programs that is on the PATH. */
export function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => `${folder}/${name}`))
    .find((file) => existsSync(file));
}

/** The command's output goes to stderr: stdout belongs to the tests. */
export function tryRun(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: ['ignore', 2, 2] });
    return true;
  } catch {
    return false;
  }
}

/** Installs Debian packages, if apt exists and the user is root. */
export const tryApt = (...packages: readonly string[]): boolean =>
  process.getuid?.() === 0 &&
  tryRun('apt-get', ['update']) &&
  tryRun('apt-get', ['install', '-y', ...packages]);
