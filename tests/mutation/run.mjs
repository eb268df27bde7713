// `npm run test:faults`: breaks one line at a time and expects the tests of that line to fail. With arguments, only the
// faults whose area, file or name contains one of them. Ends with 'killed/applied' and the survivors.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { faults } from './faults.mjs';

/** Percent of the faults that the tests have to notice. */
const WANTED = 95;
/** Milliseconds after which a run is ended: the fault has led to an endless loop. */
const LONGEST_RUN = 180_000;
/** Milliseconds for which a test waits for the page, instead of the 30 s that a loaded machine may need. */
const LONGEST_WAIT = '6000';

const wanted = process.argv.slice(2);
const applied = faults.filter(
  ({ area, file, name }) =>
    wanted.length === 0 || wanted.some((text) => [area, file, name].some((value) => value.includes(text))),
);

const reports = mkdtempSync(join(tmpdir(), 'qlearn-mutation-'));
let runs = 0;

/** Runs test files with a fault, or as they are; resolves to 'passed', 'failed', or 'broken' where no test has run. */
function runTests(tests, fault) {
  const report = join(reports, `${(runs += 1)}.json`);
  const args = [
    'run',
    '--config',
    'tests/mutation/faults.config.mjs',
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  const env = { ...process.env, TEST_WAIT: LONGEST_WAIT };
  if (fault !== undefined) {
    args.push('--bail=1');
    env.FAULT = JSON.stringify(fault);
  }
  if (fault?.named !== undefined) args.push('-t', fault.named);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args, ...tests], {
      env,
      stdio: 'ignore',
      // A group of its own: the workers end with it.
      detached: true,
    });
    const limit = setTimeout(
      () => {
        process.kill(-child.pid, 'SIGKILL');
        resolve('failed');
      },
      LONGEST_RUN * (fault === undefined ? 10 : 1),
    );
    child.on('close', (status) => {
      clearTimeout(limit);
      const {
        numPassedTests = 0,
        numFailedTests = 0,
        testResults = [],
      } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
      if (fault === undefined) {
        const results = testResults.flatMap(({ assertionResults }) => assertionResults);
        for (const { status: outcome, fullName } of results) {
          if (outcome === 'failed') console.error(`failed without a fault: ${fullName}`);
        }
      }
      if (status === 0) resolve(numPassedTests > 0 ? 'passed' : 'broken');
      else resolve(numFailedTests > 0 ? 'failed' : 'broken');
    });
  });
}

function checkFaults() {
  const wrong = applied.filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2);
  for (const { name, file } of wrong) console.error(`Its text is not exactly once in ${file}: ${name}`);
  return wrong.length === 0;
}

async function applyAll() {
  const outcomes = { passed: [], failed: [], broken: [] };
  const waiting = [...applied];
  const work = async () => {
    for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift()) {
      const outcome = await runTests(fault.tests, fault);
      outcomes[outcome].push(fault);
      const word = { passed: 'SURVIVED', failed: 'killed  ', broken: 'BROKEN  ' }[outcome];
      console.log(`${word}  ${fault.area}: ${fault.name}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  return outcomes;
}

async function main() {
  if (!checkFaults()) return 1;
  const tests = [...new Set(applied.flatMap((fault) => fault.tests))];
  if ((await runTests(tests)) !== 'passed') {
    console.error('The tests fail without a fault: run `npm run test:unit`.');
    return 1;
  }
  const { passed: survivors, failed: killed, broken } = await applyAll();
  console.log();
  for (const { name, file } of survivors) console.log(`survived: ${name} (${file})`);
  for (const { name, file } of broken) console.log(`no test ran: ${name} (${file})`);
  console.log(`${killed.length}/${applied.length} killed`);
  return broken.length === 0 && killed.length >= (applied.length * WANTED) / 100 ? 0 : 1;
}

process.exitCode = await main();
rmSync(reports, { recursive: true });
