import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it('keeps what people in several tabs were told is saved, in 300 simulated histories', async () => {
  const { stdout } = await run('node', ['tests/simulation/run.mjs', '--found', '--seeds', '300']);
  expect(stdout).toMatch(/^300 histories hold/);
  // Those that hold have tried something.
  const tried = new Map(
    [...stdout.matchAll(/"(\w+)":(\d+)/g)].map(([, name, number]) => [name, Number(number)]),
  );
  expect(tried.get('answers')).toBeGreaterThan(500);
  expect(tried.get('rules')).toBeGreaterThan(50);
  expect(tried.get('drillGrades')).toBeGreaterThan(100);
  expect(tried.get('submissions')).toBeGreaterThan(5);
  expect(tried.get('setAside')).toBeGreaterThan(5);
}, 600_000);
