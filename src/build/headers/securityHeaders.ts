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
} from './headersFile.ts';
import { formatNginx, formatRedirects } from './hostRouting.ts';

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
