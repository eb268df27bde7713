import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Runs the script in a process that calls itself that version. */
function requireNode(version: string) {
  const named = `Object.defineProperty(process, 'version', { value: '${version}' })`;
  return spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(named)}`, 'src/build/requireNode.mjs'],
    { encoding: 'utf8' },
  );
}

describe('the version of Node', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.12.0', 'v22.20.1', 'v24.0.0', 'v25.1.0'])(
    'lets %s start',
    (version) => {
      expect(requireNode(version)).toMatchObject({ status: 0, stdout: '', stderr: '' });
    },
  );

  it.each(['v18.20.0', 'v20.18.3', 'v21.6.0', 'v22.11.0', 'v23.4.0'])(
    'says in one line why %s cannot',
    (version) => {
      const { status, stderr } = requireNode(version);
      expect(status).toBe(1);
      expect(stderr).toBe(`QLearn needs Node ^20.19.0 || ^22.12.0 || >=24.0.0; this is ${version}.\n`);
    },
  );

  it('stops npm start before Vite fails', () => {
    expect(readFileSync('package.json', 'utf8')).toContain('"prestart": "node src/build/requireNode.mjs"');
  });

  it('needs no shell of one system in any script', () => {
    const scripts = /"scripts": \{([^]*?)\n {2}\}/.exec(readFileSync('package.json', 'utf8'))?.[1] ?? '';
    expect(scripts).toContain('"check": ');
    expect(scripts).not.toMatch(/\bsh -c|[$'`]|": "\w+=/);
  });
});
