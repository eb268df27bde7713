import { REPORT_GROUP } from './contentSecurityPolicy.ts';

export interface HeaderRule {
  /** A path, or a path ending in `*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const FEATURES_NOT_USED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const ALWAYS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // No other site embeds or reads a file of this one.
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Some addresses contain tokens. The document says the same, for hosts that send no headers.
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': FEATURES_NOT_USED.map((feature) => `${feature}=()`).join(', '),
};

/** Addresses whose query contains a token: hosts must not log it. */
export const TOKEN_PATHS: ReadonlySet<string> = new Set([
  '/register',
  '/reset-password',
  '/socialAuth',
  '/question/view/*',
]);

/** Google's pop-up ends here: a COOP header of its own would cut the opener. */
const RELAY_PAGE = '/socialAuth';

/** A copy of the document for status 404: hosts send it for addresses that are neither file nor route. */
export const NOT_FOUND_PAGE = '/404.html';

function documentHeaders(path: string): Readonly<Record<string, string>> {
  const caching = { 'Cache-Control': 'no-store' };
  if (path === RELAY_PAGE) return caching;
  return { ...caching, 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' };
}

/** The rule paths of route patterns: `/exam/:examId/:item` → `/exam/*`, `/login` → `/login`. */
export function rulePaths(routePatterns: readonly string[]): string[] {
  const paths = routePatterns.map((pattern) => {
    const at = pattern.indexOf('/:');
    return at < 0 ? pattern : `${pattern.slice(0, at)}/*`;
  });
  return [...new Set(paths)];
}

/**
 * Headers of the built site. Hosts join the values of all matching rules, so each path gets its Cache-Control
 * from exactly one: documents by their route, hashed files by their folder.
 */
export function headerRules(
  policy: string,
  routePatterns: readonly string[],
  reportTo?: string,
): HeaderRule[] {
  const documents = ['/index.html', NOT_FOUND_PAGE, ...rulePaths(routePatterns)];
  return [
    {
      path: '/*',
      headers: {
        ...ALWAYS,
        'Content-Security-Policy': policy,
        ...(reportTo !== undefined && { 'Reporting-Endpoints': `${REPORT_GROUP}="${reportTo}"` }),
      },
    },
    ...documents.map((path) => ({ path, headers: documentHeaders(path) })),
    // The browser detects a new version by comparing bytes.
    { path: '/sw.js', headers: { 'Cache-Control': 'no-cache' } },
    // Chromium requests the icon again on each change of the address: each item of an exam.
    { path: '/favicon.png', headers: { 'Cache-Control': 'public, max-age=86400' } },
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ];
}

/** The `_headers` file that Netlify and Cloudflare Pages read. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')
    .concat('\n');
}

/** The inverse of `formatHeaders`; lines that are neither rule nor header are skipped. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([^:\s]+):\s*(.*)$/.exec(line);
    if (header !== null) {
      const [, name = '', value = ''] = header;
      const rule = rules.at(-1);
      if (rule !== undefined) rule.headers[name] = value;
    } else if (line.startsWith('/')) {
      rules.push({ path: line.trim(), headers: {} });
    }
  }
  return rules;
}

/** All headers of a path, as a host would send them. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({ path }) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  );
  return Object.fromEntries(matching.flatMap(({ headers }) => Object.entries(headers)));
}
