import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_HOSTS, RELEASE } from './site';

/**
 * Makes the production build that is served to all engines; each worker copies it and replaces the hosts by its own.
 */
export default function buildOnce(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'qlearn-browsers-'));
  // In a separate process: the test runner's NODE_ENV would make a development build of React and Emotion.
  execFileSync('node', ['tests/e2e/buildReleases.mjs', folder, RELEASE], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITE_API_HOST: `http://${BUILD_HOSTS.backend}`,
      VITE_SENTRY_DSN: `http://key@${BUILD_HOSTS.collector}/1`,
      VITE_TUTOR_EMAIL_DOMAIN: 'qlearn.demo',
      VITE_CHECKOUT_HOSTS: 'localhost',
    },
  });
  process.env.QLEARN_BUILD = join(folder, RELEASE);
  return () => rmSync(folder, { recursive: true });
}
