/** What the build was told by its environment; `.env.example` explains each variable. */
export interface Environment {
  /** Origin of the backend without a trailing slash, '' for the app's own origin. */
  readonly apiHost: string;
  /** The demo backend answers instead of a server. */
  readonly demo: boolean;
  /** The real product, not a development or preproduction copy of it. */
  readonly production: boolean;
  /** Where events go; undefined sends none. */
  readonly analyticsUrl: string | undefined;
  /** Addresses at this domain register as tutors. */
  readonly tutorEmailDomain: string | undefined;
  /** Hosts a checkout may lie on; empty allows any https host. */
  readonly checkoutHosts: readonly string[];
  readonly blockDevtools: boolean;
}

const given = (value: string | undefined): string | undefined => (value?.trim() ? value.trim() : undefined);

/** A switch of the environment: '1' is on, '0' off, all else leaves it as it is. */
function switched(value: string | undefined, standard: boolean): boolean {
  const given = value?.trim();
  return given === '1' || (given !== '0' && standard);
}

/** Reads the variables of one mode; missing ones take the defaults that `.env.example` names. */
export function readEnvironment(variables: ImportMetaEnv, mode: string, demo: boolean): Environment {
  const production = mode === 'production' && !demo;
  return {
    apiHost: demo ? '' : (given(variables.VITE_API_HOST) ?? '').replace(/\/+$/, ''),
    demo,
    production,
    analyticsUrl: given(variables.VITE_ANALYTICS_URL),
    tutorEmailDomain: demo ? 'qlearn.demo' : given(variables.VITE_TUTOR_EMAIL_DOMAIN)?.toLowerCase(),
    checkoutHosts: (given(variables.VITE_CHECKOUT_HOSTS) ?? '')
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter((host) => host !== ''),
    blockDevtools: mode !== 'development' && !demo && switched(variables.VITE_BLOCK_DEVTOOLS, production),
  };
}

/** This build's own environment, read once. */
export const environment: Environment = readEnvironment(import.meta.env, import.meta.env.MODE, __DEMO__);
