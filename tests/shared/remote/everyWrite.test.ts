// @vitest-environment node
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '@/shared/api/endpoint';
import { createHttp } from '@/shared/remote/http';

type AnyEndpoint = Endpoint<unknown, unknown>;

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'decode' in value && 'path' in value;

const modules = import.meta.glob<Record<string, unknown>>('../../../src/shared/api/*.ts', { eager: true });
const writes = Object.values(modules)
  .flatMap((module) => Object.values(module).filter(isEndpoint))
  .filter(({ isRead }) => !isRead)
  .map((endpoint) => [endpoint.id, endpoint] as const);

const HUGE = Buffer.from(JSON.stringify({ message: 'x'.repeat(10_000_000) }));

const FAULTS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'is lost': (response) => response.destroy(),
  'is cut in the middle': (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
    response.write('{"id":"', () => response.destroy());
  },
  'is HTML': (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
  },
  'has 10 MB': (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(HUGE);
  },
  'is a page of a gateway': (response) => {
    response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
  },
  'is text in UTF-16': (response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end(Buffer.from('\uFEFFdone', 'utf16le'));
  },
};

let server: Server;
let baseURL = '';
let requests = 0;
let fault: (response: ServerResponse) => void;

beforeEach(async () => {
  requests = 0;
  server = createServer((request, response) => {
    requests += 1;
    request.resume().on('end', () => fault(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseURL = `http://127.0.0.1:${typeof address === 'object' ? String(address?.port) : ''}/qlearn`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The call without what a feature passes; with an id for each part of its path. */
const withoutArguments = (endpoint: AnyEndpoint): AnyEndpoint => ({
  ...endpoint,
  request: () => ({
    segments: Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'id'])),
    body: {},
  }),
});

describe.each(Object.entries(FAULTS))('a write whose response %s', (_name, respond) => {
  it.each(writes)('sends it once and learns that it is done or unclear: %s', async (_, endpoint) => {
    fault = respond;
    const http = createHttp({ baseURL, getToken: () => 'token', onUnauthorized: vi.fn() });
    const result = await http.send(withoutArguments(endpoint), undefined).catch((cause: unknown) => cause);
    expect(requests).toBe(1);
    // It is done, or its screen asks the server before it is offered again.
    if (result instanceof Error) expect(result).toMatchObject({ name: 'RemoteError', unclear: true });
  });
});
