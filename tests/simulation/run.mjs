/*
 * `npm run test:simulation`: 10,000 seeded histories of tabs, disk, locks, channels and network. `--seeds N` runs that
 * many, from seed `--from S` on, in `--processes` at a time (2); `--seed S` runs one, with a log of every step; a history
 * that fails is shrunk, unless `--brief`. `--kind` makes all of one kind; `--found` runs those first that once failed.
 * `--root` has other sources.
 *
 * `found.json`: what each has found, and the test that holds it. A seed decides the order of events only as long as
 * nothing else draws from it: those that still fail without the mend are marked as reached.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import v8 from 'node:v8';
import vm from 'node:vm';
import { runBlockHistory } from './blockHistory.mjs';
import { bundleTab } from './bundle.mjs';
import { runDrillHistory } from './drillHistory.mjs';
import { runPeopleHistory } from './peopleHistory.mjs';
import { Broken, GLOBALS } from './world.mjs';

// Less time to collect what a step leaves behind.
v8.setFlagsFromString('--max-semi-space-size=64');
v8.setFlagsFromString('--semi-space-growth-factor=4');

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    kind: { type: 'string' },
    processes: { type: 'string', default: '2' },
    root: { type: 'string' },
    brief: { type: 'boolean' },
    found: { type: 'boolean' },
  },
});
const execute = promisify(execFile);

const KINDS = {
  block: runBlockHistory,
  /** The same beside an older release. */
  older: (seed, tab, options) => runBlockHistory(seed, tab, { ...options, isBesideOlder: true }),
  people: runPeopleHistory,
  drill: runDrillHistory,
};
/** Seeds take turns. */
const TURNS = ['people', 'block', 'drill', 'older', 'people', 'block', 'people', 'block'];
const run = (seed, { kind = values.kind ?? TURNS[seed % TURNS.length], ...options } = {}) =>
  KINDS[kind](seed, code, options);
const root = values.root ?? dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const code = new vm.Script(
  `(function (${[...GLOBALS, 'exports'].join(', ')}) {${await bundleTab(root)}\n})`,
  {
    filename: 'tab.js',
  },
).runInThisContext();

// What a killed tab had begun.
process.on('unhandledRejection', () => undefined);

/** What the histories have in all: those that hold have tried something. */
const totals = {};

/** The failure of a history; undefined if it holds. */
async function failureOf(seed, options) {
  try {
    for (const [name, number] of Object.entries(await run(seed, options)))
      totals[name] = (totals[name] ?? 0) + number;
    return undefined;
  } catch (cause) {
    if (cause instanceof Broken) return cause.message;
    throw cause;
  }
}

/** The same for every id and value. */
const kindOf = (failure) => failure?.replaceAll(/\d+/g, '');

/** Leaves out every action without which the history still fails in the same way. */
async function shrink(seed, failure) {
  const skip = new Set();
  for (let size = 64; size >= 1; size /= 2) {
    for (let first = 1; first <= 160; first += size) {
      const more = new Set(skip);
      for (let action = first; action < first + size; action += 1) more.add(action);
      if (more.size > skip.size && kindOf(await failureOf(seed, { skip: more })) === kindOf(failure))
        for (const action of more) skip.add(action);
    }
  }
  return skip;
}

async function show(seed, skip) {
  const failure = await failureOf(seed, { log: (line) => console.log(`  ${line}`), skip });
  console.log(failure === undefined ? `Seed ${seed}: holds.` : `Seed ${seed}: ${failure}`);
  return failure;
}

/** Runs the histories in this process; returns the seed of the first that fails. */
async function runHere(first, count) {
  for (let seed = first; seed < first + count; seed += 1) {
    const failure = await failureOf(seed);
    if (failure === undefined) continue;
    console.log(`History ${seed - first + 1} of ${count} (seed ${seed}) fails: ${failure}`);
    return seed;
  }
  return undefined;
}

/** The same in several processes, each with a range of the seeds; waits for the lowest that fails. */
async function runInProcesses(first, count, processes) {
  const share = Math.ceil(count / processes);
  const ranges = Array.from({ length: processes }, (_, index) => [
    first + index * share,
    Math.max(0, Math.min(share, count - index * share)),
  ]);
  const kind = values.kind === undefined ? [] : ['--kind', values.kind];
  const others = new AbortController();
  const runs = ranges.map(async ([from, seeds]) => {
    const args = ['--from', from, '--seeds', seeds, '--processes', 1, '--root', root, '--brief', ...kind];
    try {
      const { stdout } = await execute(
        process.execPath,
        [fileURLToPath(import.meta.url), ...args.map(String)],
        { signal: others.signal },
      );
      return stdout.trim();
    } catch (cause) {
      // Exit code 1: a history fails.
      if (cause.stdout) return cause.stdout.trim();
      throw cause;
    }
  });
  for (const run of runs) {
    const line = await run;
    const failed = /\(seed (\d+)\) fails/.exec(line)?.[1];
    if (failed !== undefined) {
      others.abort();
      console.log(line);
      return Number(failed);
    }
    for (const [name, number] of Object.entries(JSON.parse(line.slice(line.indexOf('{')))))
      totals[name] = (totals[name] ?? 0) + number;
  }
  return undefined;
}

/** Runs the histories that once failed; returns the first that does again. */
async function runFound() {
  const found = JSON.parse(readFileSync(new URL('found.json', import.meta.url), 'utf8'));
  for (const { seed, kind } of found) {
    const failure = await failureOf(seed, { kind });
    if (failure !== undefined) return `Seed ${seed} (--kind ${kind}) fails again: ${failure}`;
  }
  return undefined;
}

const failedAgain = values.found === true ? await runFound() : undefined;
if (failedAgain !== undefined) {
  process.exitCode = 1;
  console.log(failedAgain);
} else if (values.seed !== undefined) {
  process.exitCode = (await show(Number(values.seed), undefined)) === undefined ? 0 : 1;
} else {
  const started = Date.now();
  const [first, count, processes] = [values.from, values.seeds, values.processes].map(Number);
  const failed = processes > 1 ? await runInProcesses(first, count, processes) : await runHere(first, count);
  if (failed === undefined) {
    const seconds = Math.round((Date.now() - started) / 1_000);
    console.log(`${count} histories hold (${seconds} s).`, JSON.stringify(totals));
  } else {
    process.exitCode = 1;
    if (values.brief !== true) {
      console.log(`Shrunk (repeat it whole with --seed ${failed}):`);
      await show(failed, await shrink(failed, await failureOf(failed)));
    }
  }
}
process.exit(process.exitCode);
