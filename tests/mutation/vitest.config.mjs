import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import app from '../../vite.config.ts';
import { area } from './stryker.config.mjs';

const { tests: beginnings, without = [] } = area;
const isIn = (file, list) => list.some((beginning) => file.startsWith(beginning));
const isOfArea = (file) => isIn(file, beginnings) && !isIn(file, without);

const tests = readdirSync('tests', { recursive: true })
  .map((file) => `tests/${file}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && isOfArea(file));

export default defineConfig((env) => {
  const { resolve, define, test } = app(env);
  const projects = test.projects.map(({ test: project }, index) => ({
    extends: true,
    test: {
      ...project,
      // The quick tests without a window first: the first failure ends the run of a mutant.
      sequence: { groupOrder: index },
      include: project.name === 'node' ? tests : project.include.filter(isOfArea),
      // Stryker runs tests in threads, which accept no V8 options.
      execArgv: project.execArgv?.filter((option) => !option.includes('semi-space')) ?? [],
    },
  }));
  return {
    resolve,
    define,
    test: {
      ...test,
      // Vitest refuses a project without files.
      projects: projects.filter(({ test: { include, exclude = [] } }) =>
        include.some((file) => !exclude.includes(file)),
      ),
      // A test that waits for something that a mutant has removed would otherwise wait as long as on a loaded machine.
      env: { TEST_WAIT: '4000' },
      testTimeout: 20_000,
      hookTimeout: 20_000,
    },
  };
});
