// Serves the production build, the floor pages and the benchmark's API from one origin, compressed as a host would.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { answer, questions } from './data.mjs';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const COMPRESSED = ['.css', '.html', '.js', '.json', '.svg', '.webmanifest'];

export const brotli = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

function readBody(request) {
  return new Promise((resolve) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      resolve(text === '' ? undefined : JSON.parse(text));
    });
  });
}

export async function startServer({ dist, floor }) {
  const compressed = new Map();
  const state = {
    submitted: new Set(),
    sizes: { history: 50, performance: 50, topics: 50, admin: 50 },
    role: 'ROLE_STUDENT',
    /** Of the API's responses: long lists would take seconds on a slow line, which hosts avoid. */
    compresses: false,
    calls: [],
  };

  function sendFile(response, file) {
    const extension = extname(file);
    const squeeze = COMPRESSED.includes(extension);
    if (!compressed.has(file)) {
      const isBuilt = squeeze && existsSync(`${file}.br`);
      const bytes = readFileSync(isBuilt ? `${file}.br` : file);
      compressed.set(file, squeeze && !isBuilt ? brotli(bytes) : bytes);
    }
    response.writeHead(200, {
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
      // As in the built `_headers`; each new browser context fetches the code again in any case.
      'Cache-Control': file.endsWith('favicon.png') ? 'public, max-age=86400' : 'no-store',
      ...(squeeze ? { 'Content-Encoding': 'br' } : {}),
    });
    response.end(compressed.get(file));
  }

  function sendJson(response, status, value) {
    const body = JSON.stringify(value);
    const encoding = state.compresses ? { 'Content-Encoding': 'gzip' } : {};
    response.writeHead(status, { 'Content-Type': 'application/json', ...encoding });
    response.end(state.compresses ? gzipSync(body) : body);
  }

  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (url.pathname.startsWith('/qlearn/')) {
        const path = url.pathname.slice('/qlearn'.length);
        const body = await readBody(request);
        state.calls.push(`${request.method} ${path}${url.search}`);
        const value = answer({ method: request.method, path, body, ...state });
        sendJson(response, value === undefined ? 404 : 200, value ?? { message: 'Not found' });
      } else if (url.pathname === '/floor/questions.json') {
        sendJson(response, 200, questions(Number(url.searchParams.get('n'))));
      } else if (url.pathname.startsWith('/floor/')) {
        sendFile(response, join(floor, url.pathname.slice('/floor/'.length)));
      } else {
        const candidates = [url.pathname, `${url.pathname}.html`].map((path) => join(dist, path));
        const file = candidates.find((path) => existsSync(path) && statSync(path).isFile());
        sendFile(response, file ?? join(dist, 'index.html'));
      }
    })();
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://localhost:${server.address().port}`,
    state,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
