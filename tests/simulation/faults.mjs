/*
 * `node tests/simulation/faults.mjs [name …]`: puts each fault of `faults/` into a copy of the sources, and shows at
 * which history the simulation finds it; exit code 1 if one is not found within `HISTORIES` (2,000).
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(here));
const histories = process.env.HISTORIES ?? '2000';
const wanted = process.argv.slice(2);

for (const file of readdirSync(join(here, 'faults')).sort()) {
  const name = basename(file, '.patch');
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const copy = mkdtempSync(join(tmpdir(), 'qlearn-fault-'));
  try {
    for (const part of ['src', 'tests/simulation', 'package.json', 'tsconfig.json'])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const patched = spawnSync('git', ['apply', join(here, 'faults', file)], { cwd: copy });
    if (patched.status !== 0) throw new Error(`${name} does not apply: ${String(patched.stderr)}`);
    const run = spawnSync('node', [join(here, 'run.mjs'), '--root', copy, '--seeds', histories, '--brief'], {
      encoding: 'utf8',
    });
    if (run.status === 0) process.exitCode = 1;
    console.log(`${name}: ${run.status === 0 ? 'NOT FOUND' : (run.stdout + run.stderr).split('\n')[0]}`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
