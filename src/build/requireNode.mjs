// Says in one line which Node is needed, where a tool would fail with a stack; so it uses nothing that is new in Node.
import { readFileSync } from 'node:fs';

/** Whether a version fits `engines`: alternatives of `^20.19.0` (the same major version) and `>=24.0.0`. */
function fits(version, range) {
  const [major, minor] = version.replace('v', '').split('.').map(Number);
  return range.split('||').some((alternative) => {
    const [, sign, leastMajor, leastMinor] = /(\^|>=)(\d+)\.(\d+)/.exec(alternative);
    const isNewer = major > Number(leastMajor) && sign === '>=';
    return isNewer || (major === Number(leastMajor) && minor >= Number(leastMinor));
  });
}

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
if (!fits(process.version, engines.node)) {
  console.error(`QLearn needs Node ${engines.node}; this is ${process.version}.`);
  process.exitCode = 1;
}
