import { setupServer } from 'msw/node';
import { onTestFinished } from 'vitest';
import { createTestBackend, type TestBackend, type TestBackendOptions } from '@/demo/testing';

export interface ApiAnswer {
  readonly status: number;
  /** The decoded JSON body; tests inspect it with matchers. */
  readonly body: unknown;
}

export interface Api {
  readonly backend: TestBackend;
  /** Sends a call as this user; without a token if `undefined`. */
  readonly as: (userId: string | undefined) => Caller;
}

export interface Caller {
  readonly get: (path: string) => Promise<ApiAnswer>;
  readonly post: (path: string, body?: unknown) => Promise<ApiAnswer>;
  readonly put: (path: string, body?: unknown) => Promise<ApiAnswer>;
  readonly remove: (path: string) => Promise<ApiAnswer>;
}

const HOST = 'http://api.test/qlearn';

/** A demo backend that responds to `fetch` until the test ends. */
export async function startApi(options: TestBackendOptions = {}): Promise<Api> {
  const backend = await createTestBackend(options);
  const server = setupServer(...backend.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());

  const as = (userId: string | undefined): Caller => {
    const send = async (method: string, path: string, sent?: unknown): Promise<ApiAnswer> => {
      const headers = new Headers();
      if (sent !== undefined) headers.set('Content-Type', 'application/json');
      if (userId !== undefined) headers.set('Authorization', `Bearer ${backend.tokenOf(userId)}`);
      const response = await fetch(`${HOST}${path}`, {
        method,
        headers,
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      });
      const body: unknown = await response.json();
      return { status: response.status, body };
    };
    return {
      get: (path) => send('GET', path),
      post: (path, body) => send('POST', path, body),
      put: (path, body) => send('PUT', path, body),
      remove: (path) => send('DELETE', path),
    };
  };
  return { backend, as };
}

/** The text under a key of the response's body. Throws if there is none. */
export function textAt(answer: ApiAnswer, key: string): string {
  const value =
    typeof answer.body === 'object' && answer.body !== null
      ? new Map<string, unknown>(Object.entries(answer.body)).get(key)
      : undefined;
  if (typeof value !== 'string') throw new Error(`No text under ${key} in ${JSON.stringify(answer.body)}`);
  return value;
}
