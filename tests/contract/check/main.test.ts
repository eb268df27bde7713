import { describe, expect, it } from 'vitest';
import { LIMITS } from '@/contract/check/limits';
import { main, type Surroundings } from '@/contract/check/main';
import { APP, fastClock, PASSWORD, serveDemo } from './servers';

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const EMAIL = ['--email', 'student@qlearn.demo'];

interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly files: ReadonlyMap<string, string>;
  readonly asked: readonly string[];
}

async function run(args: readonly string[], around: Partial<Surroundings> = {}): Promise<Run> {
  const [out, err, asked]: [string[], string[], string[]] = [[], [], []];
  const files = new Map<string, string>();
  const answer = (text: string) => (question: string) => {
    asked.push(question);
    return Promise.resolve(text);
  };
  const code = await main(args, {
    env: { QLEARN_PASSWORD: PASSWORD },
    isTerminal: false,
    hasColors: false,
    write: (text) => void out.push(text),
    writeError: (text) => void err.push(text),
    readInput: () => Promise.reject(new Error('Nothing to read.')),
    ask: answer('y'),
    askSecret: answer(PASSWORD),
    writeFile: (file, text) => {
      files.set(file, text);
      return Promise.resolve();
    },
    clock: fastClock(),
    limits: LIMITS,
    ...around,
  });
  return { code, out: out.join(''), err: err.join(''), files, asked };
}

describe('npm run check:backend', () => {
  it('ends with the counts and exit code 0 when all calls fit', async () => {
    const { url } = await serveDemo();
    const { code, out } = await run([url, ...EMAIL, '--origin', APP]);
    expect(code).toBe(0);
    expect(out).toMatch(
      / {2}fits {5}getHistory +GET +\/quiz-history\/user\/:userId +200 +\d+ ms CORS fits\n/,
    );
    expect(out).toMatch(/\n\d+ calls fit, 0 fit with leniency, 0 do not fit\n$/);
    expect(out).not.toContain('\u001B');
  });

  it('ends with exit code 1, path, types and the line of the declaration when one does not', async () => {
    const { url } = await serveDemo({
      change: (response, request) =>
        request.url.includes('/quiz-history/user') ? Response.json({ rows: 'Sam Student' }) : response,
    });
    const { code, out } = await run([url, ...EMAIL]);
    expect(code).toBe(1);
    expect(out).toContain('MISFIT   getHistory');
    expect(out).toContain('body: expected a list, got a text\n');
    expect(out).toMatch(/declared in src\/shared\/api\/performance\.ts:\d+\n/);
    expect(out).not.toContain('Sam Student');
  });

  it('says once what is wrong with CORS when it is the same for the next call', async () => {
    const { url } = await serveDemo();
    const { code, out } = await run([url, ...EMAIL, '--origin', 'https://other.example.org']);
    expect(code).toBe(1);
    expect(out).toMatch(/getMe .*\n +preflight\.Access-Control-Allow-Origin: expected .*\n/);
    expect(out).toMatch(/getPreference .*\n +CORS: as for the call before\n/);
    expect(out).not.toContain('declared in');
  });

  it('writes the result as JSON', async () => {
    const { url } = await serveDemo();
    const { files } = await run([url, ...EMAIL, '--json', 'result.json']);
    const result: unknown = JSON.parse(files.get('result.json') ?? '');
    expect(result).toHaveProperty('summary.misfits', 0);
    const { calls } = record(result);
    expect(Array.isArray(calls) ? calls.slice(0, 2) : calls).toMatchObject([
      { call: 'signin', method: 'POST', path: '/auth/signin', status: 200 },
      { call: 'getMe', cors: null, outcome: 'fits', rules: [], problems: [] },
    ]);
  });

  it('shows bodies with --verbose, but neither password nor token', async () => {
    const { url } = await serveDemo();
    const { out } = await run([url, ...EMAIL, '--verbose']);
    expect(out).toContain('Sam Student');
    expect(out).toContain('[hidden]');
    expect(out).not.toContain(PASSWORD);
    expect(out).not.toMatch(/"accessToken":"[^[]/);
  });

  it('shows with --verbose no copy of the token and nothing that controls the terminal', async () => {
    const opaque = 'opaque-0123456789';
    const { url } = await serveDemo({
      change: async (response, { url: sent }) => {
        if (!sent.endsWith('/user/me') || response.status !== 200) return response;
        const token = String(response.headers.get('X-Token'));
        const fields = {
          displayName: '\u001B[2J\u001B]0;owned\u0007\u202E',
          next: `https://a.example/?token=${opaque}`,
        };
        return Response.json({ ...record(await response.json()), ...fields, note: token, jwt: opaque });
      },
    });
    const { out } = await run([url, ...EMAIL, '--verbose']);
    expect(out).not.toMatch(/[^\P{C}\n\t]/u);
    expect(out).not.toContain(opaque);
    expect(out).not.toMatch(/eyJ[\w-]+\./);
  });

  it('shows with --verbose no token that sign-in sends under two names', async () => {
    let sent = '';
    const { url } = await serveDemo({
      change: async (response, request) => {
        if (!request.url.endsWith('/auth/signin') || response.status !== 200) return response;
        const body = record(await response.json());
        sent = String(body.accessToken);
        return Response.json({ ...body, copy: sent, list: [`Bearer ${sent}`] });
      },
    });
    const { out } = await run([url, ...EMAIL, '--verbose']);
    expect(sent.length).toBeGreaterThan(20);
    expect(out).not.toContain(sent);
  });

  it('shows nothing of persons without --verbose', async () => {
    const { url } = await serveDemo();
    expect((await run([url, ...EMAIL])).out).not.toContain('Sam Student');
  });

  it.each(['/', '/sub/path/'])('takes an address that ends in %s', async (path) => {
    const { url, requests } = await serveDemo();
    await run([`${url}${path}`, ...EMAIL]);
    expect(requests[0]).toBe(`POST ${path.replace(/\/$/, '')}/qlearn/auth/signin`);
  });
});

describe('the password', () => {
  it('reads the password from the standard input', async () => {
    const { url } = await serveDemo();
    const readInput = () => Promise.resolve(`${PASSWORD}\n`);
    expect((await run([url, ...EMAIL, '--password-stdin'], { env: {}, readInput })).code).toBe(0);
  });

  it('asks for the password on a terminal', async () => {
    const { url } = await serveDemo();
    const { code, asked } = await run([url, ...EMAIL], { env: {}, isTerminal: true });
    expect(code).toBe(0);
    expect(asked).toEqual(['Password of student@qlearn.demo: ']);
  });

  it('fails without a password when there is nobody to ask', async () => {
    const { code, err } = await run(['http://localhost:1', ...EMAIL], { env: {} });
    expect(code).toBe(2);
    expect(err).toContain('--password-stdin');
  });

  it('takes the password from no argument', async () => {
    const { code, err } = await run(['http://localhost:1', ...EMAIL, '--password', 'x']);
    expect(code).toBe(2);
    expect(err).toContain('--password');
  });
});

describe('--writes', () => {
  it('names what stays behind, asks once and writes', async () => {
    const { url, requests } = await serveDemo();
    const { code, out, asked } = await run([url, ...EMAIL, '--writes'], { isTerminal: true });
    expect(code).toBe(0);
    expect(asked).toEqual(['Write? [y/N] ']);
    expect(out).toContain('This will stay there:\n  - a finished quiz of one question');
    expect(out).toContain('Stays in the backend\n  a finished quiz of one question');
    expect(requests.some((request) => request.startsWith('PUT'))).toBe(true);
  });

  it('writes nothing when the answer is not yes', async () => {
    const { url, requests } = await serveDemo();
    const ask = () => Promise.resolve('');
    const { out } = await run([url, ...EMAIL, '--writes'], { isTerminal: true, ask });
    expect(out).toContain('Nothing is written.');
    expect(requests.some((request) => request.startsWith('PUT'))).toBe(false);
  });

  it('writes nothing without a terminal, and says so', async () => {
    const { url, requests } = await serveDemo();
    const { out, asked } = await run([url, ...EMAIL, '--writes']);
    expect(out).toContain('Nothing is written: there is no terminal to ask at.');
    expect(asked).toEqual([]);
    expect(requests.some((request) => request.startsWith('PUT'))).toBe(false);
  });

  it('asks nothing with --yes', async () => {
    const { url, requests } = await serveDemo();
    const { asked } = await run([url, ...EMAIL, '--writes', '--yes']);
    expect(asked).toEqual([]);
    expect(requests.some((request) => request.startsWith('PUT'))).toBe(true);
  });
});

describe('the arguments', () => {
  it('explains the arguments by --help', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    expect(out).toContain('--writes');
  });

  it.each([
    [[], 'Give one address'],
    [['api.example.org', ...EMAIL], 'is no address'],
    [['ftp://api.example.org', ...EMAIL], 'is no address'],
    [['https://me:x@api.example.org', ...EMAIL], 'no name, password'],
    [['https://api.example.org/qlearn', ...EMAIL], 'Leave /qlearn out'],
    [['https://api.example.org'], 'Give the account'],
    [['https://api.example.org', ...EMAIL, '--origin', 'app'], 'is no origin'],
  ])('ends with exit code 2 for %j and says why', async (args, text) => {
    const { code, err } = await run(args);
    expect(code).toBe(2);
    expect(err).toContain(text);
  });

  it('warns of an http address that is not of this machine', async () => {
    const { out } = await run(['http://nowhere.invalid', ...EMAIL]);
    expect(out).toContain('http: password and token travel unencrypted');
  });
});
