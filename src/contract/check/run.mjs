/*
 * `npm run check:backend -- https://api.example.org --email student@example.org`: checks a backend by the app's own
 * declarations and decoders. `--help` names the options; exit code 0 means that all calls fit.
 */
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { withSources } from '../withSources.mjs';

const { stdin, stdout, stderr, argv, env } = process;

async function ask(question) {
  const lines = createInterface({ input: stdin, output: stdout });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

/** Reads a line like a terminal, and shows nothing of it. */
async function askSecret(question) {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: true });
  lines.on('SIGINT', () => process.exit(130));
  // Only now: until here, the terminal shows what is typed.
  stdout.write(question);
  try {
    return await lines.question('');
  } finally {
    lines.close();
    stdout.write('\n');
  }
}

process.exitCode = await withSources(async (load) => {
  const { main } = await load('/src/contract/check/main.ts');
  const { LIMITS, systemClock } = await load('/src/contract/check/limits.ts');
  return main(argv.slice(2), {
    env,
    isTerminal: stdin.isTTY && stdout.isTTY,
    hasColors: stdout.isTTY && !env.NO_COLOR,
    write: (part) => void stdout.write(part),
    writeError: (part) => void stderr.write(part),
    readInput: () => text(stdin),
    ask,
    askSecret,
    writeFile,
    clock: systemClock,
    limits: LIMITS,
  });
});
