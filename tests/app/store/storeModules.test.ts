// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { StoreModule } from '@/shared/store/storeModule';

// All that can declare a call or take one in: no screens, no build.
const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/{app,features,domain,shared}/**/*.ts', '/src/{app,features}/**/*oute.tsx'],
  { eager: true },
);
const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const exported = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module).map((value) => ({ file, value })),
);

interface Named {
  readonly name: string;
}

function isCall(value: unknown): value is Named {
  return (
    typeof value === 'object' && value !== null && 'keyOf' in value && 'name' in value && 'saga' in value
  );
}

function isStoreModule(value: unknown): value is StoreModule {
  return typeof value === 'object' && value !== null && 'calls' in value && Array.isArray(value.calls);
}

const declared = new Map<unknown, Named & { readonly file: string }>();
for (const { file, value } of exported) {
  if (isCall(value)) declared.set(value, { name: value.name, file });
}
const takenIn = new Set<unknown>(
  exported
    .flatMap(({ value }): readonly unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isStoreModule)
    .flatMap(({ calls = [] }) => calls),
);

describe('remote calls and the store', () => {
  it('are all taken in by some store module: a call that is not would wait for ever', () => {
    const forgotten = [...declared]
      .filter(([call]) => !takenIn.has(call))
      .map(([, { name, file }]) => `${name} (${file})`);
    expect(forgotten).toEqual([]);
  });

  it('are all found here: as many as the sources declare', () => {
    const declarations = Object.values(sources).flatMap((text) => [
      ...text.matchAll(/= createRemoteCall[<(]/g),
    ]);
    expect(declared.size).toBe(declarations.length);
    expect(declarations).not.toEqual([]);
  });

  it('have names of their own', () => {
    const names = [...declared.values()].map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
