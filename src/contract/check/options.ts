import { parseArgs } from 'node:util';

export interface Options {
  readonly address: URL;
  /** `{address}/qlearn`. */
  readonly base: string;
  readonly email: string;
  readonly origin?: string | undefined;
  readonly readsPassword: boolean;
  readonly writes: boolean;
  readonly yes: boolean;
  readonly verbose: boolean;
  readonly json?: string | undefined;
}

export const USAGE = `npm run check:backend -- https://api.example.org --email student@example.org

Signs in, makes every reading call that the account may make, and says how each answer fits.

  --email ADDRESS     the account; its password is asked for, or comes from
                      the variable QLEARN_PASSWORD
  --password-stdin    reads the password from the standard input
  --origin ORIGIN     also checks CORS for the app's pages at this origin
  --writes            also makes calls that change something, after a question
  --yes               answers that question with yes
  --verbose           shows what is sent and received; bodies may be personal
  --json FILE         writes the result as JSON
`;

/** An argument that cannot be used, in words for the person. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Reads the arguments; `undefined` if only help is requested. Throws `UsageError`. */
export function readOptions(args: readonly string[]): Options | undefined {
  const { values, positionals } = parsed(args);
  if (values.help === true) return undefined;
  if (positionals.length !== 1) throw new UsageError('Give one address: that of VITE_API_HOST.');
  const address = addressOf(positionals[0] ?? '');
  if (values.email === undefined) throw new UsageError('Give the account with --email.');
  return {
    address,
    base: `${address.origin}${address.pathname.replace(/\/+$/, '')}/qlearn`,
    email: values.email,
    origin: values.origin === undefined ? undefined : originOf(values.origin),
    readsPassword: values['password-stdin'] === true,
    writes: values.writes === true,
    yes: values.yes === true,
    verbose: values.verbose === true,
    json: values.json,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        'password-stdin': { type: 'boolean' },
        origin: { type: 'string' },
        writes: { type: 'boolean' },
        yes: { type: 'boolean' },
        verbose: { type: 'boolean' },
        json: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

const isWeb = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:';

function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !isWeb(url)) {
    throw new UsageError(`${text} is no address: give one like https://api.example.org.`);
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new UsageError('The address has no name, password, query or fragment.');
  }
  if (/\/qlearn\/*$/.test(url.pathname))
    throw new UsageError('Leave /qlearn out of the address: the app adds it.');
  return url;
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !isWeb(url))
    throw new UsageError(`${text} is no origin: give one like https://app.example.org.`);
  return url.origin;
}
