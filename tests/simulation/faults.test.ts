import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(readdirSync('tests/simulation/faults'))('can put the fault of %s into the sources', (file) => {
  const apply = (): unknown => execFileSync('git', ['apply', '--check', `tests/simulation/faults/${file}`]);
  expect(apply).not.toThrow();
});
