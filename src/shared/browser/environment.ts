/** Configuration of the build; `.env.example` explains each variable. */
export interface Environment {
  /** Origin of the backend without a trailing slash; '' for the app's own origin. */
  readonly apiHost: string;
  /** The production mode, as opposed to development or preproduction. */
  readonly production: boolean;
  /** URL for events; undefined sends none. */
  readonly analyticsUrl: string | undefined;
  /** Addresses of this domain register as tutors. */
  readonly tutorEmailDomain: string | undefined;
  /** Allowed checkout hosts; empty allows any https host. */
  readonly checkoutHosts: readonly string[];
  readonly blockDevtools: boolean;
}

const given = (value: string | undefined): string | undefined => (value?.trim() ? value.trim() : undefined);

/** A boolean variable: '1' is on, '0' off, anything else the default. */
function switched(value: string | undefined, standard: boolean): boolean {
  const given = value?.trim();
  return given === '1' || (given !== '0' && standard);
}

/** Reads the variables of one mode; missing ones take the defaults of `.env.example`. */
export function readEnvironment(variables: ImportMetaEnv, mode: string, demo: boolean): Environment {
  const production = mode === 'production' && !demo;
  return {
    apiHost: (given(variables.VITE_API_HOST) ?? '').replace(/\/+$/, ''),
    production,
    analyticsUrl: given(variables.VITE_ANALYTICS_URL),
    tutorEmailDomain: given(variables.VITE_TUTOR_EMAIL_DOMAIN)?.toLowerCase(),
    checkoutHosts: (given(variables.VITE_CHECKOUT_HOSTS) ?? '')
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter((host) => host !== ''),
    blockDevtools: mode !== 'development' && !demo && switched(variables.VITE_BLOCK_DEVTOOLS, production),
  };
}

/** A demo build ignores these two variables; the condition is constant, so other builds drop the branch. */
const variables = __DEMO__
  ? { ...import.meta.env, VITE_API_HOST: '', VITE_TUTOR_EMAIL_DOMAIN: 'qlearn.demo' }
  : import.meta.env;

export const environment: Environment = readEnvironment(variables, import.meta.env.MODE, __DEMO__);
