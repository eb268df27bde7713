import { checkBackend } from './checkBackend';
import type { Reached } from './client';
import type { Clock, Limits } from './limits';
import { type Options, readOptions, USAGE, UsageError } from './options';
import { callText, closingText, exitCodeOf, jsonText, painter } from './report';
import type { CallResult, Made } from './result';

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
  const onCall = ({ result, exchanges }: Made): void => {
    write(`${callText(result, paint, former)}\n`);
    former = result;
    if (!verbose) return;
    for (const reached of exchanges) write(`${paint('dim', exchangeText(reached))}\n`);
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
const SECRET_FIELDS = /("[^"]*(?:token|password)[^"]*"\s*:\s*")(?:[^"\\]|\\.)+/gi;

/** What was sent and received, without passwords and tokens. */
function exchangeText({ sent, answer }: Reached): string {
  const type = answer.headers['content-type'] ?? 'no type';
  const lines = [
    `> ${sent.method} ${sent.url.href}`,
    ...(sent.body === undefined ? [] : [`> ${sent.body}`]),
    `< ${answer.status}, ${type}, ${answer.body.length} bytes`,
    ...(answer.body.length === 0 ? [] : [`< ${bodyText(answer.body)}`]),
  ];
  return lines.map((line) => `           ${line.replaceAll(SECRET_FIELDS, '$1[hidden]')}`).join('\n');
}

function bodyText(body: Uint8Array): string {
  const text = new TextDecoder().decode(body.subarray(0, MAX_SHOWN));
  return body.length > MAX_SHOWN ? `${text} … ` : text;
}
