import type { Plugin } from 'vite';

type Env = Readonly<Record<string, string | undefined>>;

const settingOf = (env: Env, name: string): string => env[name]?.trim() ?? '';

/** Data sent to these addresses is confidential. */
const SENT_TO = {
  VITE_API_HOST: 'answers and tokens',
  VITE_ANALYTICS_URL: 'events',
  VITE_SENTRY_DSN: 'error reports',
} as const;

/** What is missing without these settings. */
const WARNINGS = {
  VITE_API_HOST: 'calls go to the origin that serves the app',
  VITE_CHECKOUT_HOSTS: 'a payment may be redirected to any https host',
  VITE_TUTOR_EMAIL_DOMAIN: 'nobody can register as a tutor',
} as const;

/** Hosts of this machine: traffic to them does not leave it, and browsers trust them without encryption. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const isUnencrypted = (address: string): boolean =>
  /^http:/i.test(address) && !LOOPBACK.test(new URL(address).hostname);

/**
 * Fails a build that would call the API, the analytics service or the error collector unencrypted; warns of
 * missing settings that leave something open or unavailable.
 */
export function productionSettings(env: Env): Plugin {
  return {
    name: 'qlearn:production-settings',
    apply: ({ mode }, { command }) => command === 'build' && mode !== 'development',
    // Before the build begins: plugins that end the build would fail first.
    configResolved: ({ logger }) => {
      for (const [name, what] of Object.entries(SENT_TO)) {
        if (!isUnencrypted(settingOf(env, name))) continue;
        throw new Error(`${name} is an http: address: ${what} would be sent unencrypted.`);
      }
      for (const [name, what] of Object.entries(WARNINGS)) {
        if (settingOf(env, name) === '') logger.warn(`${name} is empty: ${what}.`);
      }
    },
  };
}
