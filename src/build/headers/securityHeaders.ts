import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { paths } from '../../shared/routing/paths.ts';
import { headerPolicy, inlineTexts, metaPolicy, type PolicySources } from './contentSecurityPolicy.ts';
import {
  formatHeaders,
  type HeaderRule,
  headerRules,
  headersFor,
  NOT_FOUND_PAGE,
  parseHeaders,
  rulePaths,
  TOKEN_PATHS,
} from './headersFile.ts';

const FILE = '_headers';

type SecurityOptions = Pick<PolicySources, 'connect' | 'trustedTypes' | 'reportTo'>;

/**
 * Ships the strict policy with the build: as `<meta>` in the document, and with the other headers and the routing
 * in the files that hosts read (`_headers`, `_redirects`, `nginx.conf`); `vite preview` sends the headers of
 * `_headers`. Must be the last plugin that changes the document, because it hashes the inline texts.
 */
export function securityHeaders(options: SecurityOptions): Plugin {
  let outDir = '';
  let rules: readonly HeaderRule[] = [];
  const routes = Object.values(paths).map(({ pattern }) => pattern);
  return {
    name: 'qlearn:security-headers',
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) => {
        if (server !== undefined) return html;
        const sources = {
          scripts: inlineTexts(html, 'script'),
          styles: inlineTexts(html, 'style'),
          ...options,
        };
        rules = headerRules(headerPolicy(sources), routes, options.reportTo);
        const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(sources)}" />`;
        return html.replace(/<meta charset="utf-8" ?\/?>/i, (charset) => `${charset}\n    ${meta}`);
      },
    },
    writeBundle: () => {
      if (rules.length === 0) return;
      writeFileSync(join(outDir, FILE), formatHeaders(rules));
      writeFileSync(join(outDir, '_redirects'), formatRedirects(routes));
      writeFileSync(join(outDir, 'nginx.conf'), formatNginx(rules, routes));
      copyFileSync(join(outDir, 'index.html'), join(outDir, NOT_FOUND_PAGE));
    },
    configurePreviewServer: ({ middlewares }) => {
      const file = join(outDir, FILE);
      const sent = existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://preview');
        for (const [name, value] of Object.entries(headersFor(sent, pathname)))
          response.setHeader(name, value);
        next();
      });
    },
  };
}

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
