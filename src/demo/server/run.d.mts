import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Sends what `respond` returns for the request; 500 if it fails. Never throws: that would end the process. */
export function respondTo(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  respond: (request: Request) => Promise<Response>,
): Promise<void>;

/** Starts the backend; port 0 chooses a free one. */
export function startBackend(options: {
  readonly port: number;
  readonly appOrigin: string;
  /** spring, hal, nest or laravel: the notation it answers in. */
  readonly like?: string | undefined;
}): Promise<{
  readonly url: string;
  readonly server: Server;
  /** Returns to the seed. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}>;
