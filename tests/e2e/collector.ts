import { createServer } from 'node:http';

/** A server that receives what browsers send to an error collector and to an analytics service. */
export interface Collector {
  /** In Sentry's format, with the project 1. */
  readonly dsn: string;
  readonly analyticsUrl: string;
  /** The texts of all envelopes, in order of arrival. */
  readonly envelopes: () => readonly string[];
  readonly events: () => readonly string[];
  readonly close: () => Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  const bodies: { readonly path: string; readonly text: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST')
        bodies.push({ path: request.url ?? '', text: Buffer.concat(chunks).toString() });
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The collector has no port.');
  const host = `localhost:${String(address.port)}`;
  const textsAt = (path: string) =>
    bodies.filter((body) => body.path.startsWith(path)).map(({ text }) => text);
  return {
    dsn: `http://key@${host}/1`,
    analyticsUrl: `http://${host}/events`,
    envelopes: () => textsAt('/api/1/envelope/'),
    events: () => textsAt('/events'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
