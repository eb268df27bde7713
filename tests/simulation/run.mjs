/*
 * `npm run test:simulation`: 10,000 seeded histories of tabs, disk, locks, channels and network. `--seeds N` runs that
 * many, from seed `--from S` on; `--seed S` runs one, with a log of every step; a history that fails is shrunk. `--root`
 * has other sources.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import vm from 'node:vm';
import { bundleTab } from './bundle.mjs';
import { Broken, runHistory } from './history.mjs';
import { GLOBALS } from './world.mjs';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    root: { type: 'string' },
    brief: { type: 'boolean' },
  },
});
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
    for (const [name, number] of Object.entries(await runHistory(seed, code, options)))
      totals[name] = (totals[name] ?? 0) + number;
    return undefined;
  } catch (cause) {
    if (cause instanceof Broken) return cause.message;
    throw cause;
  }
}

/** Leaves out every action without which the history still fails. */
async function shrink(seed) {
  const skip = new Set();
  for (let size = 64; size >= 1; size /= 2) {
    for (let first = 1; first <= 160; first += size) {
      const more = new Set(skip);
      for (let action = first; action < first + size; action += 1) more.add(action);
      if (more.size > skip.size && (await failureOf(seed, { skip: more })) !== undefined)
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
      await show(seed, await shrink(seed));
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
