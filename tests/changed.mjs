// `npm run test:changed`: types, and the unit tests of what has changed: those of the same folder, because `tests`
// mirrors `src`, and the tests that have changed themselves. A branch or commit to compare with may be named; else it
// is the last commit.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { NPM } from './npm.mjs';

const [npm, ...npmArguments] = NPM;
const [base = 'HEAD'] = process.argv.slice(2);

const linesOf = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
const passes = (script, names = []) =>
  spawnSync(npm, [...npmArguments, 'run', '--silent', script, '--', ...names], { stdio: 'inherit' })
    .status === 0;

const changed = [
  ...linesOf('diff', '--name-only', base),
  ...linesOf('ls-files', '--others', '--exclude-standard'),
];
const tests = changed
  .map((file) => (file.startsWith('src/') ? dirname(file).replace('src/', 'tests/') : file))
  .filter((path) => path.startsWith('tests/') && existsSync(path))
  .filter((path) => !path.includes('.') || /\.test\.tsx?$/.test(path));
const folders = [...new Set(tests)].map((path) => (path.includes('.') ? path : `${path}/`));

const isClean = passes('typecheck') && (folders.length === 0 || passes('test:unit', folders));
process.exitCode = isClean ? 0 : 1;
