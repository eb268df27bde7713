// `npm test` runs two series of parts at the same time, because no part keeps two processors busy: the end-to-end
// tests, then the main job in each engine; and lint with types, dead exports, format, then the unit tests. `--all` adds
// the end-to-end tests tagged '@slow' and the other journeys in Chromium. A failure does not stop the other parts.
// Prints the output of each part in one piece, then what failed and why, and ends with 'N passed, N failed'.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { NPM } from './npm.mjs';

const [npm, ...npmArguments] = NPM;
const reports = mkdtempSync(join(tmpdir(), 'qlearn-tests-'));
const unitReport = join(reports, 'unit.json');

/** Runs an npm script; resolves to whether it passed, after printing its output. */
function run(script, { args = [], env = {} } = {}) {
  return new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(npm, [...npmArguments, 'run', '--silent', script, '--', ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const end = (passed) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(0);
      console.log(`\n── ${script}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
      process.stdout.write(Buffer.concat(output));
      resolve(passed);
    };
    child.on('error', () => end(false));
    child.on('close', (status) => end(status === 0));
  });
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A run that fails outside its tests (a file that does not load, an unhandled error) counts as a failure. */
const countFailures = (ok, failed) => (ok ? failed : Math.max(failed, 1));

/** The log of a run may keep its end alone: a name without the reason would say nothing. */
const describeFailure = (name, message = '') =>
  `${name}\n${stripVTControlCharacters(message).split('\n').slice(0, 6).join('\n')}`;

async function runCheck(script, args) {
  const ok = await run(script, { args });
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, names: ok ? [] : [script] };
}

async function runUnitTests() {
  const ok = await run('test:unit', {
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  });
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(unitReport) ?? {};
  const names = testResults
    .flatMap(({ name, assertionResults }) => assertionResults.map((test) => ({ ...test, file: name })))
    .filter(({ status }) => status === 'failed')
    .map(({ file, fullName, failureMessages: [message] }) =>
      describeFailure(`${relative(process.cwd(), file)}: ${fullName}`, message),
    );
  return { passed: numPassedTests, failed: countFailures(ok, numFailedTests), names };
}

async function runInBrowser(script, args = []) {
  const file = join(reports, `${script}.json`.replace(':', '-'));
  const ok = await run(script, {
    args: [...args, '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const { stats: { expected = 0, unexpected = 0 } = {}, suites = [] } = readReport(file) ?? {};
  const names = suites.flatMap(specsOf).filter(({ ok: passed }) => !passed);
  return {
    passed: expected,
    failed: countFailures(ok, unexpected),
    names: names.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) =>
          describeFailure(
            `${[projectName, spec.file].filter(Boolean).join(' ')}: ${spec.title}`,
            results[0]?.error?.message,
          ),
        ),
    ),
  };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

async function runChecks() {
  return [
    // Also reports the errors of `typecheck`, because it has the types: running both takes half as long again.
    await runCheck('lint', ['--type-check']),
    await runCheck('knip'),
    await runCheck('format:check'),
  ];
}

const isWhole = process.argv.includes('--all');

const [inBrowsers, results] = await Promise.all([
  runInBrowser('test:e2e', ['--grep-invert', isWhole ? '@busy' : '@busy|@slow']).then(async (e2e) => [
    e2e,
    await runInBrowser('test:browsers', ['--grep', isWhole ? '^ ?Chromium |mainJob' : 'mainJob']),
  ]),
  runChecks().then(async (checks) => [...checks, await runUnitTests()]),
]);
rmSync(reports, { recursive: true });
results.push(...inBrowsers);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log();
for (const name of results.flatMap(({ names }) => names)) console.log(`Failed: ${name}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
