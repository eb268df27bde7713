import { type HeaderRule, headersFor, NOT_FOUND_PAGE, rulePaths, TOKEN_PATHS } from './headersFile.ts';

/** A path that a rule matches: `/exam/*` → `/exam/x`. */
const samplePath = (rulePath: string): string => rulePath.replace(/\*$/, 'x');

/**
 * The `_redirects` file that Netlify and Cloudflare Pages read: each route shows the document, all other
 * addresses without a file get `404.html`. A rule for `/*` would return the document for missing scripts too,
 * and Cloudflare ignores rules that lead to `/index.html`.
 */
export function formatRedirects(routePatterns: readonly string[]): string {
  return rulePaths(routePatterns)
    .filter((path) => path !== '/')
    .map((path) => `${path} / 200\n`)
    .join('');
}

const quoted = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;

function location(match: string, path: string, rules: readonly HeaderRule[], serve: string): string {
  // A location with its own headers inherits none: each repeats all of them.
  const headers = Object.entries(headersFor(rules, path)).map(
    // Only a file is immutable, not the response for a missing one: no `always`.
    ([name, value]) => `add_header ${name} ${quoted(value)}${value.includes('immutable') ? '' : ' always'};`,
  );
  const lines = [
    ...headers,
    // nginx has no type for it, and `nosniff` forbids guessing.
    ...(path.endsWith('.webmanifest') ? ['default_type application/manifest+json;'] : []),
    serve,
  ];
  return [`location ${match} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

/**
 * Headers and routing for nginx, to be included in a `server` block that sets `root`. Routes get the
 * document; anything that is neither file nor route gets status 404, under `/assets/` without the document.
 */
export function formatNginx(rules: readonly HeaderRule[], routePatterns: readonly string[]): string {
  const routes = new Set(rulePaths(routePatterns));
  const special = rules
    .map(({ path }) => path)
    .filter((path) => path !== '/*')
    .concat('/manifest.webmanifest')
    .map((path) => {
      const match = path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`;
      const file = routes.has(path) ? '/index.html' : '$uri';
      // nginx logs addresses with their queries.
      const logs = TOKEN_PATHS.has(path) ? 'access_log off;\n  ' : '';
      return location(match, samplePath(path), rules, `${logs}try_files ${file} =404;`);
    });
  return `${[
    '# Written by the build: include it in a server block that sets listen, server_name, TLS and root.',
    '# With the module ngx_brotli, put `brotli_static on;` beside the include.',
    'charset utf-8;',
    'etag on;',
    'gzip_static on;',
    'gzip_vary on;',
    'server_tokens off;',
    'location ~ ^/(_headers|_redirects|nginx\\.conf)(\\.br|\\.gz)?$ { return 404; }',
    ...special,
    location('/', '/x', rules, `error_page 404 ${NOT_FOUND_PAGE};\n  try_files $uri =404;`),
  ].join('\n')}\n`;
}
