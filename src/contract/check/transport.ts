/** One HTTP exchange with Node's own client: nothing is followed, repeated or sent along unless stated here. */
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { connectionFailure, Failure } from './failure';
import type { Clock, Limits } from './limits';

export interface Exchange {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Decompressed. */
  readonly body: Uint8Array<ArrayBuffer>;
}

const UNZIP: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Sends one request and reads its response. Throws `Failure`. */
export async function exchange(sent: Exchange, limits: Limits, clock: Clock): Promise<HttpResponse> {
  const signal = clock.deadline(limits.timeoutMs);
  try {
    const response = await open(sent, signal);
    const body = await readBody(response, limits.maxBytes);
    return { status: response.statusCode ?? 0, headers: response.headers, body };
  } catch (cause) {
    if (signal.aborted) throw new Failure(`no complete answer in ${limits.timeoutMs / 1000} s`, { cause });
    throw connectionFailure(cause, sent.url.host);
  }
}

function open({ method, url, headers, body }: Exchange, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const sent = {
    ...headers,
    'Accept-Encoding': 'gzip, deflate, br',
    ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
  };
  return new Promise((resolve, reject) => {
    // A separate connection for each call: the server may close a kept one while a write is being sent.
    send(url, { method, headers: sent, signal, agent: false }, resolve).on('error', reject).end(body);
  });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of unzipped(response)) {
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.length;
    if (size > maxBytes) {
      response.destroy();
      throw new Failure(`the answer is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`);
    }
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function unzipped(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === '' || encoding === 'identity') return response;
  const unzip = UNZIP[encoding];
  if (unzip === undefined) throw new Failure(`the body is encoded as ${encoding}, which nobody asked for`);
  // Errors arrive at the reader of the last stream.
  return pipeline(response, unzip(), () => undefined);
}
