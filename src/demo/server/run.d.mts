/** Starts the backend; port 0 takes a free one. */
export function startBackend(options: {
  readonly port: number;
  readonly appOrigin: string;
}): Promise<{ readonly url: string; readonly close: () => Promise<void> }>;
