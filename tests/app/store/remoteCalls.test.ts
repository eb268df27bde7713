// @vitest-environment jsdom
import { expect, it } from 'vitest';

// All that can declare a call: no screens, no build.
const modules = import.meta.glob<Record<string, unknown>>('/src/{app,features,domain,shared}/**/*.ts', {
  eager: true,
});

const isCall = (value: unknown): value is { readonly name: string } =>
  typeof value === 'object' && value !== null && 'keyOf' in value && 'name' in value && 'run' in value;

it('gives each remote call a name of its own: the second one would replace the first', () => {
  const calls = [...new Set(Object.values(modules).flatMap((module) => Object.values(module)))].filter(
    isCall,
  );
  const names = calls.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
