import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { array, object, string } from 'yup';

const TEXT = /\.(html|js|css|json|svg|webmanifest|txt|conf)$|\/_[a-z]+$/;

const Pictures = array(
  object({ src: string().required(), sizes: string().required(), form_factor: string() }),
);
const Manifest = object({
  icons: Pictures.required(),
  screenshots: Pictures.required(),
  shortcuts: array(object({ url: string().required() })).required(),
});

const dist = mkdtempSync(join(tmpdir(), 'qlearn-dist-'));

const files = (): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length));

/** Each match in a text file of the build, after the name of its file. */
const textsWith = (pattern: RegExp): string[] =>
  files()
    .filter((file) => TEXT.test(file))
    .flatMap((file) =>
      [...readFileSync(join(dist, file), 'utf8').matchAll(pattern)].map(([found]) => `${file}: ${found}`),
    );

/** Builds for production; returns the exit status and the output in the terminal. */
function build(
  outDir: string,
  settings: Readonly<Record<string, string>>,
): { readonly status: number | null; readonly said: string } {
  const args = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--outDir',
    outDir,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ];
  const env = { ...process.env, NODE_ENV: 'production', VITE_DEMO: undefined, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

let said = '';
beforeAll(() => {
  const built = build(dist, {
    VITE_API_HOST: 'https://api.example.org',
    VITE_CHECKOUT_HOSTS: '',
    VITE_TUTOR_EMAIL_DOMAIN: '',
  });
  said = built.said;
  expect(built.status, said).toBe(0);
});
afterAll(() => rmSync(dist, { recursive: true }));

it('contains nothing of the demo', () => {
  // 'hideMobile' in MUI's tabs is unrelated, and so are the letters in the hash of a file name.
  const demo = /(?<!hi)demo(?!bile|[\w-]{0,4}\.js)/;
  expect(
    textsWith(new RegExp(`.{0,40}${demo.source}.{0,40}|.{0,40}\\bmsw\\b.{0,40}|mockServiceWorker`, 'gi')),
  ).toEqual([]);
  expect(
    files().filter((file) => new RegExp(`${demo.source}|mockServiceWorker|screenshots`, 'i').test(file)),
  ).toEqual([]);
});

it('leaves the error collector out of a build that configures none', () => {
  expect(textsWith(/sentry_key|unhandled rejection/g)).toEqual([]);
});

it('contains no source map and no list of source files', () => {
  expect(files().filter((file) => file.endsWith('.map') || file.includes('.vite'))).toEqual([]);
  expect(textsWith(/sourceMappingURL|src\/[a-z-]+\/[\w/-]+\.tsx?/g)).toEqual([]);
});

it('ships a policy of three named Trusted Types policies, no frames, and no referrer', () => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const headers = readFileSync(join(dist, '_headers'), 'utf8');
  for (const text of [html, headers]) {
    expect(text).toMatch(/trusted-types dompurify character-references service-worker[;"\n]/);
    expect(text).toContain("frame-src 'none'");
  }
  expect(html).toContain('<meta name="referrer" content="no-referrer" />');
  expect(headers).toContain('Referrer-Policy: no-referrer');
});

it('asks hosts that delay scripts to leave every script of its documents', () => {
  for (const name of ['index.html', '404.html']) {
    const scripts = readFileSync(join(dist, name), 'utf8').match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) expect(script).toMatch(/^<script data-cfasync="false"/);
  }
});

it('keeps no script or style whose hash differs from the release', () => {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const names = files().filter((name) => /^\/assets\/.*\.(?:js|css|woff2)$/.test(name));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names.filter((file) => worker.includes(file.slice(1)))) {
    const hash = createHash('sha256')
      .update(readFileSync(join(dist, name)))
      .digest('base64');
    expect(worker).toContain(`integrity:"sha256-${hash}"`);
  }
});

it('ships brotli and gzip files of larger texts, which the service worker does not keep', () => {
  const names = files();
  const compressed = names.filter((name) => name.endsWith('.br'));
  for (const file of compressed) {
    const original = readFileSync(join(dist, file.slice(0, -'.br'.length)));
    expect(brotliDecompressSync(readFileSync(join(dist, file))).equals(original)).toBe(true);
    expect(gunzipSync(readFileSync(join(dist, file.replace(/br$/, 'gz')))).equals(original)).toBe(true);
  }
  expect(compressed).toEqual(expect.arrayContaining(['/index.html.br', '/404.html.br', '/sw.js.br']));
  const scripts = names.filter((name) => name.endsWith('.js') && statSync(join(dist, name)).size >= 1024);
  expect(scripts.filter((name) => !compressed.includes(`${name}.br`))).toEqual([]);
  expect(readFileSync(join(dist, 'sw.js'), 'utf8')).not.toMatch(/\.(?:br|gz)\b|404\.html/);
});

it('can be installed, with pictures of true size and shortcuts that the worker does not keep', () => {
  const text = readFileSync(join(dist, 'manifest.webmanifest'), 'utf8');
  const { icons, screenshots, shortcuts } = Manifest.validateSync(JSON.parse(text));
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const file = readFileSync(join(dist, src));
    // In a PNG, the size in pixels follows the signature.
    if (src.endsWith('.png')) expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow']);
  const routes = readFileSync(join(dist, '_redirects'), 'utf8');
  for (const { url } of shortcuts) expect(routes).toContain(`\n${url} / 200\n`);
  expect(shortcuts.length).toBeGreaterThan(0);
  expect(readFileSync(join(dist, 'sw.js'), 'utf8')).not.toMatch(/install-/);
});

it('routes hosts by its own list of routes', () => {
  expect(readFileSync(join(dist, '_redirects'), 'utf8')).toMatch(/^\/login \/ 200\n[^]*^\/exam\/\* \/ 200$/m);
  expect(readFileSync(join(dist, '404.html'))).toEqual(readFileSync(join(dist, 'index.html')));
  expect(readFileSync(join(dist, 'nginx.conf'), 'utf8')).toContain('location ^~ /exam/ {');
});

it('carries the licences of the packages in it', () => {
  const notices = readFileSync(join(dist, 'third-party-notices.txt'), 'utf8');
  for (const name of ['react', 'redux-saga', '@mui/material', '@fontsource-variable/inter', 'workbox-core']) {
    expect(notices).toMatch(new RegExp(`^${name} \\d[\\w.-]+ \\(\\S+\\)$`, 'm'));
  }
  expect(notices).toContain('Permission is hereby granted, free of charge');
  expect(notices).not.toMatch(/^(?:vitest|msw|eslint) /m);
});

it('warns when a checkout may be at any host, and when nobody becomes a tutor', () => {
  expect(said).toContain('VITE_CHECKOUT_HOSTS');
  expect(said).toContain('VITE_TUTOR_EMAIL_DOMAIN');
});

it('fails when the API would be called without encryption', () => {
  const unwritten = join(dist, 'unencrypted');
  const { status, said: words } = build(unwritten, { VITE_API_HOST: 'http://api.example.org' });
  expect(status).not.toBe(0);
  expect(words).toContain('VITE_API_HOST');
  expect(existsSync(unwritten)).toBe(false);
});
