/*
 * `npm run backend`: the demo backend as an HTTP server, for `npm run dev` and for tests of production builds. The data
 * is in memory: a restart begins with the seed. PORT (8787) is its port, APP_ORIGIN (http://localhost:5173) where the
 * app is served. `-- --like spring` (hal, nest, laravel) answers in the notation of that framework.
 */
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer as createVite } from 'vite';

function toRequest(incoming, host) {
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD' && incoming.method !== 'OPTIONS';
  return new Request(new URL(incoming.url ?? '/', host), {
    method: incoming.method,
    headers: Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' }),
  });
}

/** Sends what `respond` returns for the request; 500 if it fails. Never throws: that would end the process. */
export async function respondTo(incoming, outgoing, respond) {
  try {
    const response = await respond(toRequest(incoming, 'http://localhost'));
    const body = Buffer.from(await response.arrayBuffer());
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(body);
  } catch (cause) {
    outgoing.writeHead(500, { 'Content-Type': 'application/json' });
    outgoing.end(JSON.stringify({ message: String(cause) }));
  }
}

/** Starts the backend; port 0 chooses a free one. Throws `EADDRINUSE` if the port is taken. */
export async function startBackend({ port, appOrigin, like }) {
  let respond = () => Promise.resolve(new Response(null, { status: 503 }));
  const server = createServer((incoming, outgoing) => void respondTo(incoming, outgoing, respond));
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const vite = await createVite({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  const { createHttpBackend } = await vite.ssrLoadModule('/src/demo/server/httpBackend.ts');
  const url = `http://localhost:${server.address().port}`;
  const reset = async () => {
    respond = await createHttpBackend(appOrigin, url, like);
  };
  await reset();
  return {
    url,
    server,
    reset,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await vite.close();
    },
  };
}

const USAGE = `PORT=8787 APP_ORIGIN=http://localhost:5173 npm run backend

Serves the demo backend at PORT, for the app's pages at APP_ORIGIN. A restart begins with the seed.

  --like spring|hal|nest|laravel   answers in the notation of that framework
`;

async function main() {
  const { PORT = '8787', APP_ORIGIN = 'http://localhost:5173' } = process.env;
  const { values } = parseArgs({
    options: { like: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help === true) {
    console.log(USAGE);
    return;
  }
  const { url } = await startBackend({ port: Number(PORT), appOrigin: APP_ORIGIN, like: values.like });
  console.log(
    `The demo backend listens at ${url} for the app at ${APP_ORIGIN}. Its mails are at ${url}/mails.`,
  );
}

/** What the person who starts it can change; `undefined` for a bug. */
function reasonOf({ code, message, name }) {
  if (code === 'EADDRINUSE') {
    return `Port ${process.env.PORT ?? '8787'} is in use. PORT=8788 npm run backend takes another one.`;
  }
  const isUsage = name === 'UsageError' || /^ERR_(?:PARSE_ARGS|SOCKET_BAD_PORT)/.test(code ?? '');
  return isUsage ? `${message}\n\n${USAGE}` : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await main();
  } catch (cause) {
    const reason = reasonOf(cause);
    if (reason === undefined) throw cause;
    console.error(reason);
    process.exit(2);
  }
}
