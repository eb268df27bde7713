import { spawnSync } from 'node:child_process';
import packageFile from '../../package.json' with { type: 'json' };

/** Which release a build is: the configured one, or else the commit, or else the version. */
export function releaseId(configured = ''): string {
  if (configured.trim() !== '') return configured.trim();
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : packageFile.version;
}
