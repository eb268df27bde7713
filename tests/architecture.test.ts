import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSources } from './sources';

const sources = readSources('src');

/** Static and dynamic imports, without `import type`, which has no effect at run time. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?!type\s)[^;]*?from\s+'([^']+)'|import\('([^']+)'\)|(?:^|\n)import\s+'([^']+)'/g;
const STATIC_IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?!type\s)[^;]*?from\s+'([^']+)'|(?:^|\n)import\s+'([^']+)'/g;
const STATIC_OR_TYPE_IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+'([^']+)'|(?:^|\n)import\s+'([^']+)'/g;
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

/** The folders of `shared`, each importing only those before it. */
const SHARED_ORDER = [
  'format',
  'browser',
  'theme',
  'icons',
  'api',
  'store',
  'routing',
  'notifications',
  'remote',
  'storage',
  'ui',
];

/** Every folder above a file: 'src/', 'src/features/', … */
function parentFolders(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, depth) => `${parts.slice(0, depth + 1).join('/')}/`);
}

/** Mutual dependencies, direct or not, between the direct child folders of `parent`. */
function folderCycles(parent: string): string[] {
  const childOf = (path: string): string | undefined => {
    if (!path.startsWith(parent)) return undefined;
    const rest = path.slice(parent.length).split('/');
    return rest.length > 1 ? rest[0] : undefined;
  };
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    const [child, other] = [childOf(from), childOf(to)];
    if (child === undefined || other === undefined || child === other) continue;
    graph.set(child, (graph.get(child) ?? new Set()).add(other));
  }
  const reaches = (start: string, target: string, seen = new Set<string>()): boolean =>
    [...(graph.get(start) ?? [])].some((next) => {
      if (next === target) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, target, seen);
    });
  return [...graph.keys()].filter((child) => reaches(child, child)).map((child) => parent + child);
}

describe('architecture', () => {
  it('finds the sources it judges', () => {
    expect(sources.size).toBeGreaterThan(20);
    expect(edges.length).toBeGreaterThan(sources.size / 2);
  });

  it('lets imports run only app → features → domain → shared', () => {
    const layers = ['shared', 'domain', 'features', 'app'];
    const upward = edges.filter(
      ({ from, to }) =>
        layers.includes(layerOf(from)) && layers.indexOf(layerOf(to)) > layers.indexOf(layerOf(from)),
    );
    expect(named(upward)).toEqual([]);
  });

  it('lets a folder of shared import only those before it', () => {
    const folders = new Set([...sources.keys()].filter((path) => layerOf(path) === 'shared').map(featureOf));
    expect([...folders].sort()).toEqual([...SHARED_ORDER].sort());
    const backward = edges.filter(
      ({ from, to }) =>
        layerOf(from) === 'shared' &&
        layerOf(to) === 'shared' &&
        SHARED_ORDER.indexOf(featureOf(to)) > SHARED_ORDER.indexOf(featureOf(from)),
    );
    expect(named(backward)).toEqual([]);
  });

  it('finds no cycle between the folders of a folder', () => {
    const parents = new Set([...sources.keys()].flatMap((path) => parentFolders(path)));
    expect([...parents].flatMap(folderCycles)).toEqual([]);
  });

  it('keeps features apart: none imports another', () => {
    const across = edges.filter(
      ({ from, to }) =>
        layerOf(from) === 'features' && layerOf(to) === 'features' && featureOf(from) !== featureOf(to),
    );
    expect(named(across)).toEqual([]);
  });

  it('lets the demo backend know nothing but the contract and the formats', () => {
    const known = ['src/demo/', 'src/shared/api/', 'src/shared/format/'];
    const stray = edges.filter(
      ({ from, to }) => layerOf(from) === 'demo' && !known.some((folder) => to.startsWith(folder)),
    );
    expect(named(stray)).toEqual([]);
  });

  it('lets nothing know the tools for a backend, and those nothing of its screens', () => {
    const known = /^src\/(?:contract|shared\/(?:api|format|remote)|domain\/session\/permissions)/;
    const stray = edges.filter(({ from, to }) =>
      layerOf(from) === 'contract' ? !known.test(to) : layerOf(to) === 'contract',
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

  it('takes widths of windows from the scale of the theme, but for five queries of its own', () => {
    const query = /\((?:min|max)-(?:width|height): ?([\d.]+)px/g;
    const raw = [...sources, ['entry.css', readFileSync('src/shared/theme/entry.css', 'utf8')] as const]
      .filter(([path]) => layerOf(path) !== 'demo' && !path.endsWith('theme/breakpoints.ts'))
      .flatMap(([path, text]) =>
        [...text.matchAll(query)].map(([, px]) => ({ path, px: Math.ceil(Number(px)) })),
      );
    expect(raw.length).toBeLessThanOrEqual(5);
    const scale = sources.get('src/shared/theme/breakpoints.ts') ?? '';
    expect(scale.match(/^ {2}\w+: \d+,$/gm)?.length).toBeLessThanOrEqual(8);
    expect([...sources].filter(([, text]) => /\bNARROW/.test(text)).map(([path]) => path)).toEqual([]);
  });

  it('inserts HTML nowhere but in rich-text, which sanitizes it', () => {
    const inserting =
      /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|createContextualFragment|setHTML|srcdoc|document\.write|DOMParser|createHTMLDocument/i;
    const stray = [...sources].filter(([, text]) => inserting.test(text));
    // RichText inserts the nodes that `sanitize` returns; character references are parsed with every '<' escaped.
    expect(stray.map(([path]) => path)).toEqual(['src/shared/format/characterReferences.ts']);
    const sanitizing = [...sources].filter(([, text]) => text.includes("'dompurify'"));
    expect(sanitizing.map(([path]) => path)).toEqual(['src/shared/ui/rich-text/sanitize.ts']);
  });

  it('reckons with dates in one folder', () => {
    const isExempt = (path: string): boolean =>
      [
        'src/shared/format/dates.ts',
        'src/shared/format/relativeDays.ts',
        // They write ISO 8601 only, for the entry chunk and the exam, which have no date library.
        'src/shared/format/isoTime.ts',
        'src/shared/api/date.ts',
        'src/domain/events/track.ts',
        // They read an HTTP header.
        'src/contract/check/client.ts',
        'src/shared/remote/http.ts',
      ].includes(path) || layerOf(path) === 'demo';
    const stray = [...sources].filter(
      ([path, text]) =>
        !isExempt(path) && /\bnew Date\(|\bDate\.(?:parse|UTC)\b|DateTimeFormat|from 'dayjs/.test(text),
    );
    expect(stray.map(([path]) => path)).toEqual([]);
  });

  it('keeps the date library out of the entry chunk', () => {
    const loaded = new Set<string>();
    const load = (path: string): void => {
      if (loaded.has(path)) return;
      loaded.add(path);
      importsOf(path, STATIC_IMPORT).forEach(load);
    };
    load('src/main.tsx');
    expect([...loaded]).toContain('src/features/auth/sign-in/SignInView.tsx');
    expect([...loaded]).not.toContain('src/shared/format/dates.ts');
  });

  it('reads the device by its records: no remote call only wraps a read', () => {
    const storage = /@\/shared\/storage\/(?:records|deviceRecord)'|Record'|attemptContent'|deviceData'/;
    const hasOwnSend = (text: string): boolean => {
      const [, start = '', name = ''] = /createRemoteCall[(<][^]{0,400}?\bsend(\(|: *(\w*))/.exec(text) ?? [];
      return start !== '' && (name === '' || name === 'async' || text.includes(`function ${name}(`));
    };
    const wrappers = [...sources]
      .filter(([path, text]) => !path.startsWith('src/shared/remote/') && hasOwnSend(text))
      .filter(([, text]) => storage.test(text))
      // What it sends goes to the server, too.
      .filter(([, text]) => !/\.run\(|\{ http\b/.test(text));
    expect(wrappers.map(([path]) => path)).toEqual([]);
  });

  it('keeps models pure: none imports React, the store, a saga or the device', () => {
    const impure =
      /from '(?:react|react-dom|react-redux|react-router-dom|redux-saga|@mui|@\/shared\/store|@\/shared\/storage\/(?:deviceRecord|localEntries|serverClock|connection))(?:\/|')/;
    const models = [...sources].filter(([path]) => path.endsWith('Model.ts'));
    expect(models.length).toBeGreaterThan(60);
    const stray = models.filter(([, text]) =>
      text.split(/(?=^import )/m).some((part) => !part.startsWith('import type') && impure.test(part)),
    );
    expect(stray.map(([path]) => path)).toEqual([]);
  });

  it.each([
    ['static or dynamic imports', IMPORT],
    ['static imports, those of types included', STATIC_OR_TYPE_IMPORT],
  ])('finds no cycle of %s', (_what, pattern) => {
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) {
        cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
        return;
      }
      if (done.has(path)) return;
      for (const next of importsOf(path, pattern)) visit(next, [...trail, path]);
      done.add(path);
    };
    for (const path of sources.keys()) visit(path, []);
    expect(cycles).toEqual([]);
  });
});
