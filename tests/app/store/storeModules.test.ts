// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { StoreModule } from '@/shared/store/storeModule';

// All that can declare a call or take one in: no screens, no build.
const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/{app,features,domain,shared}/**/*.ts', '/src/{app,features}/**/*oute.tsx'],
  { eager: true },
);
const allSources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The app's own sources, without their comments: not the declarations of the contract, its checker, or the demo backend. */
const sources = new Map(
  Object.entries(allSources)
    .filter(([file]) => !/^\/src\/(shared\/api|demo|contract)\//.test(file))
    .map(([file, text]) => [file, text.replace(/\/\*\*[^]*?\*\//g, '')]),
);
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

const endpoints = new Set(
  Object.entries(modules)
    .filter(([file]) => file.startsWith('/src/shared/api/'))
    .flatMap(([, module]) => Object.entries(module))
    .filter(([, value]) => isEndpoint(value))
    .map(([name]) => name),
);

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'decode' in value;
}

/** Names as the modules of the contract export them. */
function importedNames(text: string): ReadonlySet<string> {
  const lists = [...text.matchAll(/import \{([^}]*)\} from '@\/shared\/api\//g)];
  const names = lists.flatMap(([, list = '']) => list.split(','));
  return new Set(names.map((name) => name.trim().replace(/ as .*$/, '')));
}

function originalName(text: string, local: string): string {
  return new RegExp(`(\\w+) as ${local}\\b`).exec(text)?.[1] ?? local;
}

describe('remote calls and the store', () => {
  it('are all taken in by some store module: a call that is not would wait for ever', () => {
    const forgotten = [...declared]
      .filter(([call]) => !takenIn.has(call))
      .map(([, { name, file }]) => `${name} (${file})`);
    expect(forgotten).toEqual([]);
  });

  it('are all found here: as many as the sources declare', () => {
    const declarations = [...sources.values()].flatMap((text) => [
      ...text.matchAll(/= createRemoteCall[<(]/g),
    ]);
    expect(declared.size).toBe(declarations.length);
    expect(declarations).not.toEqual([]);
  });

  it('have names of their own', () => {
    const names = [...declared.values()].map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('have one owner for each endpoint: no endpoint is sent by two calls, none outside a call', () => {
    const sending = [...sources].flatMap(([file, text]) =>
      [...text.matchAll(/endpoint: (\w+)|http\.send\((\w+)|\.\.\.(\w+)/g)]
        .map((match) => originalName(text, match[1] ?? match[2] ?? match[3] ?? ''))
        .filter((name) => endpoints.has(name))
        .map((name) => ({ file, name })),
    );
    const owners = sending.map(({ name }) => name);
    expect(sending.filter(({ name }) => owners.indexOf(name) !== owners.lastIndexOf(name))).toEqual([]);

    const importing = [...sources].flatMap(([file, text]) =>
      [...endpoints].filter((name) => importedNames(text).has(name)).map((name) => `${name} (${file})`),
    );
    expect(importing.sort()).toEqual(sending.map(({ file, name }) => `${name} (${file})`).sort());
    expect(sending.filter(({ file }) => !(sources.get(file) ?? '').includes('createRemoteCall'))).toEqual([]);
  });

  it('leave out only the endpoints that no screen needs', () => {
    const used = new Set([...sources.values()].flatMap((text) => [...importedNames(text)]));
    expect([...endpoints].filter((name) => !used.has(name)).sort()).toEqual([]);
  });

  it('read each slice under the path at which it is written', () => {
    const slices = [...sources].flatMap(([file, text]) => {
      const path = /interface LazySlices \{\s*readonly '?([^':]+)'?:/.exec(text)?.[1];
      return path === undefined ? [] : [{ file, path, text }];
    });
    expect(slices.length).toBeGreaterThan(10);
    const astray = slices.filter(
      ({ path, text }) => !text.includes(`name: '${path}'`) && !text.includes(`reducerPath: '${path}'`),
    );
    expect(astray.map(({ file, path }) => `${path} (${file})`)).toEqual([]);
  });
});
