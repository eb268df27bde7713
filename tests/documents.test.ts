import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/routing/paths';
import { scripts } from '../package.json';
import { expandBraces, PATHS } from './paths';

/** Files that a command or the reader writes. */
const NOT_HERE =
  /^(?:dist|assets|test-results|openapi\.json|\/?404\.html|\/index\.html|\.env)|(?:^|\/)(?:x[A-Z]|[Xx]\/|X[A-Z]|useX)/;
/** Names in other products, or in a library that a decision rejects. */
const FOREIGN = [
  'jsx-a11y/prefer-tag-over-role',
  'ClientRequestPath',
  'ClientRequestURI',
  'createBrowserRouter',
  'useBlocker',
];

const DOCUMENTS = PATHS.filter((file) => file.endsWith('.md'));
const CODE = PATHS.filter((file) => /\.(?:tsx?|mjs|css|html)$|^(?:package|tsconfig)\.json$/.test(file))
  .filter((file) => !import.meta.url.endsWith(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The texts in backquotes, except in code blocks. */
const quotedIn = (document: string): readonly string[] =>
  [
    ...readFileSync(document, 'utf8')
      .replaceAll(/```.*?```/gs, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, text = '']) => text);

it.each(DOCUMENTS)('finds each file that %s names', (document) => {
  const named = quotedIn(document).filter(
    (text) => /^[\w./-]+\.(?:tsx?|mjs|md|json|css|html)$/.test(text) && !NOT_HERE.test(text),
  );
  expect(named.filter((name) => !PATHS.some((file) => file === name || file.endsWith(`/${name}`)))).toEqual(
    [],
  );
});

it.each(DOCUMENTS)('finds each folder that %s names', (document) => {
  const named = quotedIn(document)
    .filter(
      (text) => /^[\w.-]+(?:\/[\w.{},*-]+)*\/?$/.test(text) && text.includes('/') && !NOT_HERE.test(text),
    )
    .flatMap((text) => expandBraces(text.replace(/\/\*?$/, '')))
    .filter((text) => !/\.\w+$/.test(text) && !FOREIGN.includes(text));
  const isThere = (name: string): boolean =>
    existsSync(`node_modules/${name}`) ||
    PATHS.some((path) => [`/${name}/`, `/${name}.`].some((whole) => `/${path}/`.includes(whole)));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

it.each(DOCUMENTS)('finds in the code each name of it that %s uses', (document) => {
  const names = quotedIn(document).filter((text) => /^[A-Za-z_]\w+$/.test(text) && !FOREIGN.includes(text));
  expect(names.filter((name) => !CODE.includes(name))).toEqual([]);
});

it.each(DOCUMENTS)('runs in %s only scripts that package.json has', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/npm run (?:-s )?([\w:]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

describe('the form of documents', () => {
  const linesOf = (document: string): readonly string[] => readFileSync(document, 'utf8').split('\n');

  it.each(DOCUMENTS)('keeps the lines of %s within 120 characters', (document) => {
    expect(linesOf(document).filter((line) => line.length > 120)).toEqual([]);
  });

  it.each(DOCUMENTS)('keeps the cells of a table in %s within 80 characters', (document) => {
    const cells = linesOf(document)
      .filter((line) => line.startsWith('|'))
      .flatMap((line) => line.split('|').map((cell) => cell.trim()));
    expect(cells.filter((cell) => cell.length > 80)).toEqual([]);
  });

  it.each([
    ['README.md', 6_000],
    ['src/README.md', 12_000],
  ])('keeps %s within %i bytes, so that it is read', (document, most) => {
    expect(Buffer.byteLength(readFileSync(document))).toBeLessThanOrEqual(most);
  });

  it('finds each document that another one links to', () => {
    const broken = DOCUMENTS.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|#)([^)\s]+)\)/g)]
        .map(([, link = '']) => join(document, '..', link))
        .filter((link) => !existsSync(link)),
    );
    expect(broken).toEqual([]);
  });
});

it('names in decision 0025 each module with a message that stays', () => {
  const decision = readFileSync('src/decisions/0025-messages-that-stay.md', 'utf8');
  const modules = PATHS.filter((file) => /^src\/.*\.tsx?$/.test(file))
    .filter((file) => /autoHideSeconds: null[,} ]/.test(readFileSync(file, 'utf8')))
    .map((file) => file.replace('src/', ''));
  expect(modules.length).toBeGreaterThan(5);
  expect(modules.filter((file) => !decision.includes(`\`${file}\``))).toEqual([]);
});

it('tells who deploys that a payment provider must return by GET, and what to do about a POST', () => {
  const text = readFileSync('src/build/README.md', 'utf8').replaceAll(/\s+/g, ' ');
  for (const route of [paths.paymentSuccess.pattern, paths.paymentFailure.pattern])
    expect(text).toContain(route.replace(':bookingId', '*'));
  expect(text).toMatch(/must return by GET .*405.* redirects with 303/);
});
