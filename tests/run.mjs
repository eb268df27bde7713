// `npm test` runs one part after the other, each of which keeps two processors busy: lint with types, dead exports,
// format, the unit tests, the end-to-end tests, then the main job in each engine. `--all` adds the end-to-end tests
// tagged '@slow' and the other journeys in Chromium. A failure does not stop the other parts. Prints what failed and why
// after them, and ends with 'N passed, N failed'.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { NPM } from './npm.mjs';

const [npm, ...npmArguments] = NPM;
const reports = mkdtempSync(join(tmpdir(), 'qlearn-tests-'));
const unitReport = join(reports, 'unit.json');

/** Runs an npm script; returns whether it passed. */
function run(script, { args = [], env = {} } = {}) {
  const started = Date.now();
  const { status } = spawnSync(npm, [...npmArguments, 'run', '--silent', script, '--', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`\n── ${script}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`);
  return status === 0;
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A run that fails outside its tests (a file that does not load, an unhandled error) counts as a failure. */
const countFailures = (ok, failed) => (ok ? failed : Math.max(failed, 1));

/** The log of a run may keep its end alone: a name without the reason would say nothing. */
const describeFailure = (name, message = '') =>
  `${name}\n${stripVTControlCharacters(message).split('\n').slice(0, 6).join('\n')}`;

function runCheck(script, args) {
  const ok = run(script, { args });
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, names: ok ? [] : [script] };
}

function runUnitTests() {
  const ok = run('test:unit', {
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

function runInBrowser(script, args = []) {
  const file = join(reports, `${script}.json`.replace(':', '-'));
  const ok = run(script, {
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

const isWhole = process.argv.includes('--all');

const results = [
  // Also reports the errors of `typecheck`, because it has the types: running both takes half as long again.
  runCheck('lint', ['--type-check']),
  runCheck('knip'),
  runCheck('format:check'),
  runUnitTests(),
  runInBrowser('test:e2e', ['--grep-invert', isWhole ? '@busy' : '@busy|@slow']),
  runInBrowser('test:browsers', ['--grep', isWhole ? '^ ?Chromium |mainJob' : 'mainJob']),
];
rmSync(reports, { recursive: true });
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log();
for (const name of results.flatMap(({ names }) => names)) console.log(`Failed: ${name}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
