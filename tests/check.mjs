// `npm run check`: types, lint, dead exports and format; lint and format only of the files that are named, if any are.
import { spawnSync } from 'node:child_process';
import { NPM } from './npm.mjs';

const [npm, ...npmArguments] = NPM;
const files = process.argv.slice(2);

const passes = (script, names = []) =>
  spawnSync(npm, [...npmArguments, 'run', '--silent', script, '--', ...names], { stdio: 'inherit' })
    .status === 0;

const isClean =
  passes('typecheck') && passes('lint', files) && passes('knip') && passes('format:check', files);
process.exitCode = isClean ? 0 : 1;
