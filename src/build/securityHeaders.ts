import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { paths } from '../shared/routing/paths.ts';
import { headerPolicy, inlineTexts, metaPolicy, type PolicySources } from './contentSecurityPolicy.ts';
import { formatHeaders, headerRules, headersFor, parseHeaders } from './headersFile.ts';

const FILE = '_headers';

type SecurityOptions = Pick<PolicySources, 'connect' | 'trustedTypes' | 'reportTo'>;

/**
 * Ships the strict policy with the build: as `<meta>` in the document and in `_headers`; `vite preview` sends
 * the headers of that file. Must be the last plugin that changes the document, because it hashes the inline
 * texts.
 */
export function securityHeaders(options: SecurityOptions): Plugin {
  let headersPath = '';
  let headers = '';
  return {
    name: 'qlearn:security-headers',
    configResolved: ({ root, build }) => {
      headersPath = resolve(root, build.outDir, FILE);
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
        const routes = Object.values(paths).map(({ pattern }) => pattern);
        headers = formatHeaders(headerRules(headerPolicy(sources), routes, options.reportTo));
        const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(sources)}" />`;
        return html.replace(/<meta charset="utf-8" ?\/?>/i, (charset) => `${charset}\n    ${meta}`);
      },
    },
    writeBundle: () => {
      if (headers !== '') writeFileSync(headersPath, headers);
    },
    configurePreviewServer: ({ middlewares }) => {
      const rules = existsSync(headersPath) ? parseHeaders(readFileSync(headersPath, 'utf8')) : [];
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://preview');
        for (const [name, value] of Object.entries(headersFor(rules, pathname)))
          response.setHeader(name, value);
        next();
      });
    },
  };
}
