import { describe, expect, it } from 'vitest';

const sources = new Map(
  Object.entries(
    import.meta.glob<string>('../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  ).map(([path, text]) => [path.replace('../', ''), text]),
);

/** Static and dynamic imports, without `import type`, which leave no trace at run time. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?!type\s)[^;]*?from\s+'([^']+)'|import\('([^']+)'\)|(?:^|\n)import\s+'([^']+)'/g;
const ANY_IMPORT = /(?:from\s+|import\(\s*|import\s+)'([^']+)'/g;

function resolve(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : specifier.startsWith('.')
      ? new URL(specifier, `file:///${from}`).pathname.slice(1)
      : undefined;
  if (base === undefined) return undefined;
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((path) => sources.has(path));
}

function importsOf(path: string, pattern: RegExp): string[] {
  const text = sources.get(path) ?? '';
  return [...text.matchAll(pattern)]
    .map((match) => resolve(path, match[1] ?? match[2] ?? match[3] ?? ''))
    .filter((target) => target !== undefined);
}

const layerOf = (path: string): string => path.split('/')[1] ?? '';
const featureOf = (path: string): string => path.split('/')[2] ?? '';
const edges = [...sources.keys()].flatMap((from) => importsOf(from, ANY_IMPORT).map((to) => ({ from, to })));
const named = (list: typeof edges): string[] => list.map(({ from, to }) => `${from} → ${to}`);

describe('architecture', () => {
  it('finds the sources it judges', () => {
    expect(sources.size).toBeGreaterThan(20);
    expect(edges.length).toBeGreaterThan(sources.size / 2);
  });

  it('lets imports run only app → features → shared', () => {
    const rank = new Map([
      ['shared', 0],
      ['features', 1],
      ['app', 2],
    ]);
    const upward = edges.filter(
      ({ from, to }) => (rank.get(layerOf(to)) ?? -1) > (rank.get(layerOf(from)) ?? Number.POSITIVE_INFINITY),
    );
    expect(named(upward)).toEqual([]);
  });

  it('keeps features apart: none imports another', () => {
    const across = edges.filter(
      ({ from, to }) =>
        layerOf(from) === 'features' && layerOf(to) === 'features' && featureOf(from) !== featureOf(to),
    );
    expect(named(across)).toEqual([]);
  });

  it('lets the demo backend know nothing but the contract and the formats', () => {
    const known = ['src/demo/', 'src/shared/contract/', 'src/shared/format/'];
    const stray = edges.filter(
      ({ from, to }) => layerOf(from) === 'demo' && !known.some((folder) => to.startsWith(folder)),
    );
    expect(named(stray)).toEqual([]);
  });

  it('lets nothing but main.tsx know the demo backend', () => {
    const stray = edges.filter(({ from, to }) => layerOf(to) === 'demo' && layerOf(from) !== 'demo');
    expect(stray.filter(({ from }) => from !== 'src/main.tsx')).toEqual([]);
  });

  it('asks the table of permissions, and nobody else, what a role may', () => {
    const asking = [...sources].filter(
      ([path, text]) =>
        ['app', 'features'].includes(layerOf(path)) && /[=!]==\s*'ROLE_|case\s+'ROLE_/.test(text),
    );
    expect(asking.map(([path]) => path)).toEqual([]);
  });

  it('has no import cycle', () => {
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) {
        cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
        return;
      }
      if (done.has(path)) return;
      for (const next of importsOf(path, IMPORT)) visit(next, [...trail, path]);
      done.add(path);
    };
    for (const path of sources.keys()) visit(path, []);
    expect(cycles).toEqual([]);
  });
});
