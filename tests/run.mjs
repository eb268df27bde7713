// `npm test`: types, lint, format, units and screens, journeys; each runs whatever the others say. Ends with 'N passed, N failed'.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const reports = mkdtempSync(join(tmpdir(), 'qlearn-tests-'));
let passed = 0;
let failed = 0;

function run(title, command, args) {
  console.log(`\n── ${title}`);
  const started = Date.now();
  const { status } = spawnSync('npx', ['--no', '--', command, ...args], { stdio: 'inherit' });
  console.log(
    `── ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(0)} s`,
  );
  return status === 0;
}

function count(ok) {
  if (ok) passed += 1;
  else failed += 1;
}

function runVitest(title, projects) {
  const report = join(reports, `${title}.json`);
  const ok = run(title, 'vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  passed += result?.numPassedTests ?? 0;
  failed += result?.numFailedTests ?? 0;
  // A run that broke outside its tests (a file that does not load, an unhandled error) is a failure of its own.
  if (!ok && (result?.numFailedTests ?? 0) === 0) failed += 1;
}

count(run('types', 'tsc', ['--noEmit']));
count(run('lint', 'eslint', ['.', '--max-warnings', '0']));
count(run('format', 'prettier', ['--check', '--log-level', 'warn', '.', '!public/mockServiceWorker.js']));
runVitest('units and screens', ['node', 'dom']);
runVitest('journeys', ['journeys']);

rmSync(reports, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
