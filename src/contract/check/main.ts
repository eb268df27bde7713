import { parseArgs } from 'node:util';
import { checkBackend } from './checkBackend';
import type { Reached } from './client';
import type { Clock, Limits } from './limits';
import { callText, closingText, exitCodeOf, jsonText, painter, visible } from './report';
import type { CallResult, Made } from './result';

interface Options {
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

const USAGE = `npm run check:backend -- https://api.example.org --email student@example.org

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
class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Reads the arguments; `undefined` if only help is requested. Throws `UsageError`. */
function readOptions(args: readonly string[]): Options | undefined {
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

/** The process around a check. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether someone can be asked. */
  readonly isTerminal: boolean;
  readonly hasColors: boolean;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
  readonly readInput: () => Promise<string>;
  readonly ask: (question: string) => Promise<string>;
  /** Asks without showing what is typed. */
  readonly askSecret: (question: string) => Promise<string>;
  readonly writeFile: (file: string, text: string) => Promise<void>;
  readonly clock: Clock;
  readonly limits: Limits;
}

/** Hosts of this machine, for which http is acceptable. */
const LOCAL: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Runs `npm run check:backend` and returns its exit code. */
export async function main(args: readonly string[], around: Surroundings): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(args);
    if (options !== undefined) return await run(options, around);
    around.write(USAGE);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    around.writeError(`${error.message}\n\n${USAGE}`);
    return 2;
  }
}

async function run(options: Options, around: Surroundings): Promise<0 | 1 | 2> {
  const { base, email, origin, verbose, json } = options;
  const { write, writeFile, clock, limits } = around;
  const paint = painter(around.hasColors);
  const password = await passwordOf(options, around);
  write(`${paint('bold', `Check of ${base}`)}\n${introduction(options)}\n`);

  let former: CallResult | undefined;
  const onCall = ({ result, exchanges, token = '' }: Made): void => {
    write(`${callText(result, paint, former)}\n`);
    former = result;
    if (!verbose) return;
    const secrets = [password, token].filter((secret) => secret !== '');
    for (const reached of exchanges) write(`${paint('dim', exchangeText(reached, secrets))}\n`);
  };
  const agree = options.writes ? agreement(options, around) : undefined;
  const result = await checkBackend({ base, email, password, origin, limits, clock, agree, onCall });
  write(closingText(result, paint));
  if (json !== undefined) await writeFile(json, jsonText(result));
  return exitCodeOf(result);
}

function introduction({ address, email, origin, writes }: Options): string {
  return [
    `  as ${email}, ${writes ? 'reading and writing' : 'reading only'}, ${origin === undefined ? 'without CORS (--origin checks it)' : `for pages of ${origin}`}`,
    ...(address.protocol === 'http:' && !LOCAL.includes(address.hostname)
      ? ['  http: password and token travel unencrypted, and production builds refuse this address']
      : []),
    '',
  ].join('\n');
}

async function passwordOf({ readsPassword, email }: Options, around: Surroundings): Promise<string> {
  if (readsPassword) return (await around.readInput()).replace(/\r?\n$/, '');
  const { QLEARN_PASSWORD } = around.env;
  if (QLEARN_PASSWORD !== undefined && QLEARN_PASSWORD !== '') return QLEARN_PASSWORD;
  if (around.isTerminal) return around.askSecret(`Password of ${email}: `);
  throw new UsageError('No terminal to ask for the password: use --password-stdin or QLEARN_PASSWORD.');
}

/** Lists what stays behind, and asks once. */
const agreement =
  ({ base, yes }: Options, { isTerminal, write, ask }: Surroundings) =>
  async (staysBehind: readonly string[]): Promise<boolean> => {
    const lines = staysBehind.map((what) => `  - ${what}`).join('\n');
    write(`\nWriting to ${base}. This will stay there:\n${lines}\n\n`);
    if (yes) return true;
    if (!isTerminal) {
      write('Nothing is written: there is no terminal to ask at. --yes agrees beforehand.\n');
      return false;
    }
    const isAgreed = /^y(es)?$/i.test((await ask('Write? [y/N] ')).trim());
    write(isAgreed ? '\n' : 'Nothing is written.\n');
    return isAgreed;
  };

/** Characters of a body that are shown. */
const MAX_SHOWN = 20_000;

/** Values of JSON fields that grant access. */
const SECRET_FIELDS = /("[^"]*(?:token|passw|pwd|secret|jwt|auth)[^"]*"\s*:\s*")(?:[^"\\]|\\.)+/gi;
const SECRET_QUERY = /([?&][^=&\s]*(?:token|passw|secret|jwt|code)[^=&\s]*=)[^&\s"]+/gi;
/** Anything that begins as a JWT does, wherever it is. */
const JWT = /\beyJ[\w-]+(?:\.[\w-]*)+/g;

const withoutSecrets = (text: string, known: readonly string[]): string =>
  known
    .reduce((shown, secret) => shown.replaceAll(secret, '[hidden]'), text)
    .replaceAll(JWT, '[hidden]')
    .replaceAll(SECRET_FIELDS, '$1[hidden]')
    .replaceAll(SECRET_QUERY, '$1[hidden]');

/** What was sent and received, without passwords and tokens, and without characters that control the terminal. */
function exchangeText({ sent, response: answer }: Reached, secrets: readonly string[]): string {
  const type = answer.headers['content-type'] ?? 'no type';
  const lines = [
    `> ${sent.method} ${sent.url.href}`,
    ...(sent.body === undefined ? [] : [`> ${sent.body}`]),
    `< ${answer.status}, ${type}, ${answer.body.length} bytes`,
    ...(answer.body.length === 0 ? [] : `< ${bodyText(answer.body)}`.split('\n')),
  ];
  return lines.map((line) => `           ${visible(withoutSecrets(line, secrets))}`).join('\n');
}

function bodyText(body: Uint8Array): string {
  const text = new TextDecoder().decode(body.subarray(0, MAX_SHOWN));
  return body.length > MAX_SHOWN ? `${text} … ` : text;
}
