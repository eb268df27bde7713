import type { Plugin } from 'vite';

/** Fails a production build that would call the API unencrypted; warns where any host may be a checkout. */
export function productionSettings(env: Readonly<Record<string, string | undefined>>): Plugin {
  return {
    name: 'qlearn:production-settings',
    apply: ({ mode }, { command }) => command === 'build' && mode === 'production',
    // Before the build begins: the plugins that end one would fail first.
    configResolved: ({ logger }) => {
      if (/^http:/i.test(env.VITE_API_HOST?.trim() ?? '')) {
        throw new Error('VITE_API_HOST is an http: address: answers and tokens would be sent unencrypted.');
      }
      if ((env.VITE_CHECKOUT_HOSTS?.trim() ?? '') === '') {
        logger.warn('VITE_CHECKOUT_HOSTS is empty: a payment may be redirected to any https host.');
      }
    },
  };
}
