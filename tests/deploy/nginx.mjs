// `npm run test:deploy`: serves a production build with a real nginx and the build's nginx.conf, and checks the
// responses. `npm run test:deploy -- dist` uses an existing build. Fails without nginx.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasBrotli = existsSync(BROTLI_MODULE);

function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
  if (found !== undefined) return found;
  console.error('nginx is not installed. On Debian: apt-get install nginx-light');
  process.exit(1);
}

function freePort() {
  return new Promise((done, fail) => {
    const server = createServer().on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

function buildSite(outDir) {
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITE_DEMO: '',
        VITE_API_HOST: 'https://api.example.org',
      },
    },
  );
}

/** A complete configuration that includes the build's, with all files that nginx writes in `folder`. */
function configuration(folder, dist, port) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
error_log stderr error;
events {}
http {
  include /etc/nginx/mime.types;
  access_log ${folder}/access.log;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${dist};
    ${hasBrotli ? 'brotli_static on;' : ''}
    include ${dist}/nginx.conf;
  }
}
`;
}

async function untilListening(url, nginx) {
  for (let tries = 0; tries < 100; tries += 1) {
    assert.equal(nginx.exitCode, null, 'nginx has ended');
    const response = await fetch(url).catch(() => undefined);
    if (response !== undefined) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('nginx does not listen.');
}

const program = findNginx();
const folder = mkdtempSync(join(tmpdir(), 'qlearn-nginx-'));
const [given] = process.argv.slice(2);
const dist = given === undefined ? join(folder, 'dist') : resolve(given);
if (given === undefined) buildSite(dist);
const port = await freePort();
const site = `http://127.0.0.1:${port}`;
const log = join(folder, 'access.log');
const file = join(folder, 'nginx.conf');
writeFileSync(file, configuration(folder, dist, port));
const nginx = spawn(program, ['-e', 'stderr', '-p', folder, '-c', file], { stdio: 'inherit' });

// Part of sign-in's code, and large enough to be compressed.
const script = readdirSync(join(dist, 'assets')).find((name) => /^session-.*\.js$/.test(name));
const get = (path, accepted = 'identity') =>
  fetch(`${site}${path}`, { headers: { 'accept-encoding': accepted } });

function assertSecurityHeaders({ headers }) {
  const policy = headers.get('content-security-policy') ?? '';
  assert.match(policy, /^default-src 'none'; script-src 'self' 'sha256-/);
  assert.match(policy, /require-trusted-types-for 'script'/);
  assert.match(headers.get('strict-transport-security') ?? '', /max-age=\d{8}/);
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.equal(headers.get('referrer-policy'), 'no-referrer');
  assert.match(headers.get('permissions-policy') ?? '', /camera=\(\)/);
  assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin');
}

async function assertDocument(path, status = 200) {
  const response = await get(path);
  assert.equal(response.status, status);
  assert.match(response.headers.get('content-type') ?? '', /^text\/html; charset=utf-8$/);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assertSecurityHeaders(response);
  assert.match(await response.text(), /<div id="root">/);
  return response;
}

const CHECKS = {
  'sends the document with its headers on /': async () => {
    const { headers } = await assertDocument('/');
    assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin-allow-popups');
    assert.equal(headers.get('server'), 'nginx');
  },
  'sends the document on deep links': async () => {
    for (const path of ['/login', '/exam/q1/3', '/exam/q1/3/review', '/payment/success/b1', '/index.html'])
      await assertDocument(path);
  },
  'leaves the opener to the page where Google’s pop-up lands': async () => {
    const { headers } = await assertDocument('/socialAuth');
    assert.equal(headers.get('cross-origin-opener-policy'), null);
  },
  'logs no address that contains a token': async () => {
    for (const path of ['/socialAuth', '/register', '/reset-password', '/question/view/q1'])
      await assertDocument(`${path}?token=secret`);
    await get('/login?seen=1');
    // nginx writes the line after the end of the request.
    for (let tries = 0; !readFileSync(log, 'utf8').includes('seen=1'); tries += 1) {
      assert.ok(tries < 100, 'nothing is logged');
      await new Promise((done) => setTimeout(done, 20));
    }
    assert.doesNotMatch(readFileSync(log, 'utf8'), /secret/);
  },
  'refuses to be framed': async () => {
    for (const path of ['/', '/exam/q1/3', '/nowhere']) {
      const { headers } = await get(path);
      assert.match(headers.get('content-security-policy') ?? '', /(^|; )frame-ancestors 'none'(;|$)/);
    }
  },
  'sends hashed assets for ever, compressed': async () => {
    for (const encoding of ['gzip', ...(hasBrotli ? ['br'] : [])]) {
      const response = await get(`/assets/${script}`, encoding);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('content-encoding'), encoding);
      assert.match(response.headers.get('vary') ?? '', /accept-encoding/i);
      assert.match(response.headers.get('content-type') ?? '', /javascript/);
      assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
      assertSecurityHeaders(response);
    }
    assert.equal((await get(`/assets/${script}`)).headers.get('content-encoding'), null);
    assert.equal((await get('/exam/q1/3', 'gzip')).headers.get('content-encoding'), 'gzip');
  },
  'sends 404 for a missing asset, neither the document nor for ever': async () => {
    const response = await get('/assets/session-gone.js');
    assert.equal(response.status, 404);
    assert.equal(response.headers.get('cache-control'), null);
    assertSecurityHeaders(response);
    assert.doesNotMatch(await response.text(), /id="root"/);
    assert.equal((await get('/mockServiceWorker.js')).status, 404);
  },
  'sends the page ‘Page not found’ with 404 for an address of nothing': () => assertDocument('/nowhere', 404),
  'lets browsers ask for a new service worker each time': async () => {
    const response = await get('/sw.js');
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('cache-control'), 'no-cache');
    const tag = response.headers.get('etag');
    const again = await fetch(`${site}/sw.js`, {
      headers: { 'if-none-match': tag, 'accept-encoding': 'identity' },
    });
    assert.equal(again.status, 304);
  },
  'knows the types of font and manifest': async () => {
    const font = readdirSync(join(dist, 'assets')).find((name) => name.endsWith('.woff2'));
    assert.equal((await get(`/assets/${font}`)).headers.get('content-type'), 'font/woff2');
    const manifest = await get('/manifest.webmanifest');
    assert.match(manifest.headers.get('content-type') ?? '', /^application\/manifest\+json/);
  },
  'does not publish its own configuration': async () => {
    for (const path of ['/nginx.conf', '/_headers', '/_redirects'])
      assert.equal((await get(path)).status, 404);
  },
};

let failed = 0;
try {
  await untilListening(site, nginx);
  console.log(`brotli: ${hasBrotli ? 'checked' : 'not checked, nginx lacks its module'}`);
  for (const [title, check] of Object.entries(CHECKS)) {
    try {
      await check();
      console.log(`passed  ${title}`);
    } catch (error) {
      failed += 1;
      console.log(`FAILED  ${title}\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
} finally {
  const ended = new Promise((done) => nginx.once('exit', done));
  if (nginx.exitCode === null && nginx.kill('SIGQUIT')) await ended;
  rmSync(folder, { recursive: true });
}
console.log(`${Object.keys(CHECKS).length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
