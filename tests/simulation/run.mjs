/*
 * `npm run test:simulation`: 10,000 seeded histories of tabs, disk, locks, channels and network. `--seeds N` runs that
 * many, from seed `--from S` on; `--seed S` runs one, with a log of every step; a history that fails is shrunk.
 * `--root` has other sources.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import vm from 'node:vm';
import { runBlockHistory } from './blockHistory.mjs';
import { bundleTab } from './bundle.mjs';
import { runPeopleHistory } from './peopleHistory.mjs';
import { Broken, GLOBALS } from './world.mjs';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    root: { type: 'string' },
    brief: { type: 'boolean' },
  },
});
/** Seeds alternate between the two kinds of history. */
const run = (seed, options) => (seed % 2 === 0 ? runPeopleHistory : runBlockHistory)(seed, code, options);
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

if (values.seed !== undefined) {
  process.exitCode = (await show(Number(values.seed), undefined)) === undefined ? 0 : 1;
} else {
  const started = Date.now();
  const count = Number(values.seeds);
  const first = Number(values.from);
  for (let seed = first; seed < first + count; seed += 1) {
    const failure = await failureOf(seed);
    if (failure === undefined) continue;
    console.log(`History ${seed - first + 1} of ${count} (seed ${seed}) fails: ${failure}`);
    if (values.brief !== true) {
      console.log(`Shrunk (repeat it whole with --seed ${seed}):`);
      await show(seed, await shrink(seed, failure));
    }
    process.exitCode = 1;
    break;
  }
  if (process.exitCode !== 1) {
    console.log(
      `${count} histories hold (${Math.round((Date.now() - started) / 1_000)} s).`,
      JSON.stringify(totals),
    );
  }
}
process.exit(process.exitCode);
