// `npm run test:mutation`: Stryker mutates the code of one area after the other, and the tests of the area must fail.
// Arguments select areas by name. Fails if the tests of an area miss more mutants than its threshold allows.
import { spawnSync } from 'node:child_process';
import { areas } from './stryker.config.mjs';

/** Not by npx, which on Windows is a script that only a shell starts. */
const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js';

const wanted = process.argv.slice(2);

for (const name of wanted.length > 0 ? wanted : Object.keys(areas)) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(process.execPath, [STRYKER, 'run', 'tests/mutation/stryker.config.mjs'], {
    env: { ...process.env, MUTATION_AREA: name },
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
