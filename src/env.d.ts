/// <reference types="trusted-types" />

/** Set at build: the embedded demo backend is part of this build. */
declare const __DEMO__: boolean;
/** Set at build: which release this is. */
declare const __RELEASE__: string;

interface ImportMetaEnv {
  readonly VITE_API_HOST?: string;
  readonly VITE_DEMO?: string;
  readonly VITE_DEMO_DELAY?: string;
  readonly VITE_ANALYTICS_URL?: string;
  readonly VITE_SENTRY_DSN?: string;
  readonly VITE_TUTOR_EMAIL_DOMAIN?: string;
  readonly VITE_CHECKOUT_HOSTS?: string;
  readonly VITE_BLOCK_DEVTOOLS?: string;
}

/** Network Information API, which the DOM types lack. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
