import { createLogger, type Plugin, resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { productionSettings } from '@/build/productionSettings';

const COMPLETE = {
  VITE_API_HOST: 'https://api.example.org',
  VITE_CHECKOUT_HOSTS: 'pay.example.org',
  VITE_TUTOR_EMAIL_DOMAIN: 'example.org',
};

/** The warnings of a command in a mode; rejects if it fails. */
async function warningsOf(
  env: Readonly<Record<string, string>>,
  mode = 'production',
  command: 'build' | 'serve' = 'build',
): Promise<readonly string[]> {
  const warnings: string[] = [];
  const customLogger = { ...createLogger('silent'), warn: (text: string) => void warnings.push(text) };
  const plugins: Plugin[] = [productionSettings(env)];
  await resolveConfig({ configFile: false, mode, plugins, customLogger }, command, mode);
  return warnings.filter((text) => text.startsWith('VITE_'));
}

describe('the settings of a build', () => {
  it.each(['VITE_API_HOST', 'VITE_ANALYTICS_URL', 'VITE_SENTRY_DSN'])(
    'refuses an http: address as %s, in each mode but development',
    async (name) => {
      const env = { ...COMPLETE, [name]: ' HTTP://key@host.example.org/1' };
      for (const mode of ['production', 'preproduction', 'staging']) {
        await expect(warningsOf(env, mode)).rejects.toThrow(`${name} is an http: address`);
      }
      expect(await warningsOf(env, 'development')).toEqual([]);
      expect(await warningsOf(env, 'production', 'serve')).toEqual([]);
    },
  );

  it.each([
    'http://localhost:8787',
    'http://app.localhost',
    'http://127.0.0.1:8787',
    'http://127.8.9.10',
    'http://[::1]:8787',
    'https://api.example.org',
  ])('takes the backend at %j', async (address) => {
    expect(await warningsOf({ ...COMPLETE, VITE_API_HOST: address })).toEqual([]);
  });

  it.each([
    'http://localhost.example.org',
    'http://127.0.0.1.example.org',
    'http://10.0.0.1',
    'http://0.0.0.0',
    'http://notlocalhost',
    'http://localhost@api.example.org',
  ])('refuses the backend at %s, which is no loopback host', async (address) => {
    await expect(warningsOf({ ...COMPLETE, VITE_API_HOST: address })).rejects.toThrow('VITE_API_HOST');
  });

  it('warns of an empty host of the API, empty checkout hosts and an empty domain of tutors', async () => {
    const warnings = await warningsOf({ VITE_TUTOR_EMAIL_DOMAIN: ' ' }, 'preproduction');
    expect(warnings).toEqual([
      'VITE_API_HOST is empty: calls go to the origin that serves the app.',
      'VITE_CHECKOUT_HOSTS is empty: a payment may be redirected to any https host.',
      'VITE_TUTOR_EMAIL_DOMAIN is empty: nobody can register as a tutor.',
    ]);
  });
});
