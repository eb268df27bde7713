import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PASSWORD, serveDemo } from './check/servers';

async function run(script: string, args: readonly string[], input = '') {
  const child = spawn(process.execPath, [script, ...args]);
  const code = new Promise((resolve) => child.on('close', resolve));
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, out, err };
}

describe('the commands for the team of a backend', () => {
  it('checks a backend without a build, with the password from the standard input', async () => {
    const { url } = await serveDemo();
    const args = [url, '--email', 'student@qlearn.demo', '--password-stdin'];
    const { code, out, err } = await run('src/contract/check/run.mjs', args, `${PASSWORD}\n`);
    expect(err).toBe('');
    expect(out).toMatch(/\n\d+ calls fit, 0 fit with leniency, 0 do not fit\n$/);
    expect(code).toBe(0);
  });

  it('ends with exit code 2 when the arguments cannot be used', async () => {
    const { code, err } = await run('src/contract/check/run.mjs', ['api.example.org']);
    expect(err).toContain('is no address');
    expect(code).toBe(2);
  });

  it('writes the OpenAPI document', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'openapi.json');
    const { code } = await run('src/contract/openapi/run.mjs', [file]);
    expect(code).toBe(0);
    expect(JSON.parse(await readFile(file, 'utf8'))).toHaveProperty('openapi', '3.1.0');
  });
});
