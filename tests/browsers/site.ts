import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Plugin, preview } from 'vite';
import { startBackend } from '@/demo/server/run.mjs';
import { startCollector } from '../e2e/collector';
import { freePort } from '../e2e/freePort';
import { missingAssets } from '../e2e/productionSite';
import { sendUncompressed } from '../e2e/sendUncompressed';

export const RELEASE = 'release';

/** Placeholders in the build, which each worker replaces by its hosts. */
export const BUILD_HOSTS = { backend: 'localhost:65001', collector: 'localhost:65002' } as const;

export interface Site {
  readonly url: string;
  /** What the app reported to its error collector since the last test began. */
  readonly reports: () => readonly string[];
  /** Begins a test: the backend has its initial data, and there are no reports. */
  readonly reset: () => Promise<void>;
  /** 'METHOD path' of each request to the backend since the last test began, with ids in the path. */
  readonly calls: () => readonly string[];
  /** Origin of the backend, which also serves the checkout, the account chooser and the mails. */
  readonly backendUrl: string;
  /** Responds to calls that match 'METHOD path' with a status or not as HTTP, until the next test or fault. */
  readonly fail: (calls: RegExp | undefined, status?: number | Transport) => void;
  /** Until the next test, cuts off windows at the backend from the app that has opened them. */
  readonly cutOffWindows: () => void;
  /** Delays the responses to calls that match 'METHOD path', until `hold` is called again. */
  readonly hold: (calls: RegExp | undefined) => void;
  /** Until the next test, puts these values into each response, by the name of their field. */
  readonly replaceFields: (fields: Readonly<Record<string, unknown>>) => void;
  /** Until the next test, sends scripts that no browser can parse, like those in a newer language to an old browser. */
  readonly sendUnparsable: () => void;
  /** Refuses or accepts connections to the app's host and to the backend. */
  readonly setReachable: (reachable: boolean) => void;
  readonly close: () => Promise<void>;
}

/** A network that can be cut off: open connections end, and new ones are closed at once. */
function cuttable(servers: readonly Server[]): (reachable: boolean) => void {
  const sockets = new Set<Socket>();
  let isReachable = true;
  for (const server of servers) {
    server.prependListener('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      if (!isReachable) socket.destroy();
    });
  }
  return (reachable) => {
    isReachable = reachable;
    if (!reachable) for (const socket of sockets) socket.destroy();
  };
}

interface Fault {
  readonly calls: RegExp;
  readonly status: number | Transport;
}

/** How a response fails before anyone reads it. */
export const TRANSPORT = {
  'a lost connection': (response: ServerResponse) => response.destroy(),
  'half a response': (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
    response.write('{"id":"', () => response.destroy());
  },
  HTML: (response: ServerResponse) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end('<!doctype html><title>Please sign in</title>');
  },
  '10 MB': (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ message: 'x'.repeat(10_000_000) }));
  },
} as const;

export type Transport = keyof typeof TRANSPORT;

/** Changes the body of a response when it is sent. */
function replaceIn(response: ServerResponse, fields: Readonly<Record<string, unknown>>): void {
  const end = response.end.bind(response);
  response.end = (body?: unknown) => {
    if (!(body instanceof Buffer) || body.length === 0) return end(body);
    const replaced: unknown = JSON.parse(body.toString(), (name, value: unknown) => fields[name] ?? value);
    return end(JSON.stringify(replaced));
  };
}

/** A proxy of the backend: logs the requests, and sends the responses that a test sets. */
function intercept(server: HttpServer, origin: string) {
  const [backend] = server.listeners('request');
  if (backend === undefined) throw new Error('The backend does not listen.');
  let calls: string[] = [];
  let fault: Fault | undefined;
  let held: RegExp | undefined;
  let isCutOff = false;
  let fields: Readonly<Record<string, unknown>> | undefined;
  const waiting: (() => unknown)[] = [];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '/' } = request;
    const call = `${method} ${new URL(url, origin).pathname}`;
    if (method !== 'OPTIONS') calls.push(call);
    // Browsers send a request again, also a POST, if a connection that they have used before is lost.
    if (typeof fault?.status === 'string') response.setHeader('Connection', 'close');
    if (fault?.calls.test(call) === true && method !== 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Origin', origin);
      if (typeof fault.status === 'string') {
        TRANSPORT[fault.status](response);
        return;
      }
      response.writeHead(fault.status, { 'Content-Type': 'application/json' });
      response.end('{"message":"Not now."}');
      return;
    }
    if (isCutOff) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    if (fields !== undefined && method !== 'OPTIONS') replaceIn(response, fields);
    const pass = (): unknown => Reflect.apply(backend, server, [request, response]);
    if (held?.test(call) === true) waiting.push(pass);
    else pass();
  });
  const hold = (holding: RegExp | undefined): void => {
    held = holding;
    if (holding !== undefined) return;
    for (const pass of waiting.splice(0)) pass();
  };
  return {
    calls: (): readonly string[] => calls,
    fail: (failing: RegExp | undefined, status: number | Transport = 500): void => {
      fault = failing === undefined ? undefined : { calls: failing, status };
      if (typeof status === 'string') server.closeIdleConnections();
    },
    cutOffWindows: (): void => {
      isCutOff = true;
    },
    hold,
    replaceFields: (replaced: Readonly<Record<string, unknown>>): void => {
      fields = replaced;
    },
    reset: (): void => {
      isCutOff = false;
      fields = undefined;
      calls = [];
      fault = undefined;
      hold(undefined);
    },
  };
}

const unparsable = (isSent: () => boolean): Plugin => ({
  name: 'unparsable-scripts',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (!isSent() || request.url?.endsWith('.js') !== true) next();
      else response.setHeader('Content-Type', 'text/javascript').end('const of the = future;');
    });
  },
});

/** Milliseconds since 1970. */
const sentAt = (report: string): number => Date.parse(/"sent_at":"([^"]+)"/.exec(report)?.[1] ?? '');

/** A copy of the build that calls these hosts. */
function copyBuild(target: string, hosts: Readonly<Record<keyof typeof BUILD_HOSTS, string>>): void {
  cpSync(process.env.QLEARN_BUILD ?? '', target, { recursive: true });
  /** The hashes of changed files, by which the service worker checks what it keeps. */
  const hashes = new Map<string, string>();
  for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|html)$|^_headers$/.test(name)) continue;
    const file = join(target, name);
    const text = readFileSync(file, 'utf8');
    const changed = text
      .replaceAll(BUILD_HOSTS.backend, hosts.backend)
      .replaceAll(BUILD_HOSTS.collector, hosts.collector);
    if (changed === text) continue;
    writeFileSync(file, changed);
    hashes.set(hashOf(text), hashOf(changed));
  }
  const worker = join(target, 'sw.js');
  const checked = [...hashes].reduce(
    (text, [before, after]) => text.replaceAll(before, after),
    readFileSync(worker, 'utf8'),
  );
  writeFileSync(worker, checked);
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** A production build, the demo backend and an error collector over HTTP, each with an origin of its own. */
export async function serveSite(): Promise<Site> {
  const served = mkdtempSync(join(tmpdir(), 'qlearn-served-'));
  const port = await freePort();
  const url = `http://localhost:${String(port)}`;
  const backend = await startBackend({ port: 0, appOrigin: url, like: process.env.QLEARN_LIKE });
  const collector = await startCollector();
  copyBuild(served, { backend: new URL(backend.url).host, collector: new URL(collector.dsn).host });
  let isUnparsable = false;
  const server = await preview({
    logLevel: 'warn',
    plugins: [unparsable(() => isUnparsable), missingAssets(served), sendUncompressed()],
    build: { outDir: served },
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
  const setReachable = cuttable([server.httpServer, backend.server]);
  const { calls, fail, cutOffWindows, hold, replaceFields, reset } = intercept(backend.server, url);
  let begun = 0;
  return {
    url,
    // Reports that a page sent when it was closed with the previous test may arrive late.
    reports: () => collector.envelopes().filter((report) => sentAt(report) >= begun),
    calls,
    backendUrl: backend.url,
    fail,
    cutOffWindows,
    hold,
    replaceFields,
    sendUnparsable: () => {
      isUnparsable = true;
    },
    reset: async () => {
      isUnparsable = false;
      setReachable(true);
      reset();
      await backend.reset();
      begun = Date.now();
    },
    setReachable,
    close: async () => {
      setReachable(false);
      await server.close();
      await backend.close();
      await collector.close();
      rmSync(served, { recursive: true });
    },
  };
}
