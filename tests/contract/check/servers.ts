import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { checkBackend, type CheckOptions, type CheckResult } from '@/contract/check/checkBackend';
import { type Clock, LIMITS } from '@/contract/check/limits';
import type { CallResult } from '@/contract/check/result';
import { createHttpBackend } from '@/demo/server/httpBackend';
import { respondTo } from '@/demo/server/run.mjs';

export const APP = 'https://app.example.org';
export const PASSWORD = 'Demo@1234';

/** Serves until the test ends; returns the origin. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  });
  return `http://localhost:${portOf(server.address())}`;
}

export const portOf = (address: string | AddressInfo | null): number => {
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  return address.port;
};

/** Sends the response itself, or returns false to leave the request to the demo backend. */
export type Takeover = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** Returns the response to send in place of the demo backend's. */
export type Change = (response: Response, request: Request) => Response | Promise<Response>;

export interface DemoServer {
  readonly url: string;
  /** 'GET /qlearn/user/me', for every request except preflights. */
  readonly requests: string[];
}

export interface DemoOptions {
  readonly change?: Change;
  readonly takeOver?: Takeover;
  /** The framework whose notation the backend answers in. */
  readonly like?: string;
}

/** The demo backend over HTTP, with the given changes. */
export async function serveDemo({ change, takeOver, like }: DemoOptions = {}): Promise<DemoServer> {
  const demo = await createHttpBackend(APP, APP, like);
  const requests: string[] = [];
  const respond = async (request: Request): Promise<Response> => {
    const response = await demo(request.clone());
    return change === undefined || request.method === 'OPTIONS' ? response : change(response, request);
  };
  const url = await serve((incoming, outgoing) => {
    if (incoming.method !== 'OPTIONS') requests.push(`${incoming.method} ${incoming.url}`);
    if (takeOver?.(incoming, outgoing) !== true) void respondTo(incoming, outgoing, respond);
  });
  return { url, requests };
}

interface TestClock extends Clock {
  readonly waits: readonly number[];
  /** Lets all open requests time out. */
  readonly expire: () => void;
}

/** A clock that never really waits; its deadlines pass only when a test calls `expire`. */
export function fastClock(): TestClock {
  const waits: number[] = [];
  const open: AbortController[] = [];
  let time = Date.now();
  return {
    waits,
    now: () => time,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      time += milliseconds;
      return Promise.resolve();
    },
    deadline: () => {
      const controller = new AbortController();
      open.push(controller);
      return controller.signal;
    },
    expire: () => {
      for (const controller of open.splice(0)) controller.abort();
    },
  };
}

export const check = (url: string, options: Partial<CheckOptions> = {}): Promise<CheckResult> =>
  checkBackend({
    base: `${url}/qlearn`,
    email: 'student@qlearn.demo',
    password: PASSWORD,
    limits: LIMITS,
    clock: fastClock(),
    onCall: () => undefined,
    ...options,
  });

export const agreeToAll = { agree: () => Promise.resolve(true) };

/** The first line of a call. Throws if there is none. */
export function lineOf({ results }: Pick<CheckResult, 'results'>, call: string): CallResult {
  const line = results.find((result) => result.call === call);
  if (line === undefined) throw new Error(`No line for ${call}.`);
  return line;
}

export const linesThat = ({ results }: CheckResult, outcome: CallResult['outcome']): string[] =>
  results.flatMap((result) =>
    result.outcome === outcome
      ? [`${result.call} ${result.status} ${JSON.stringify(result.problems)} ${result.rules.join()}`]
      : [],
  );
