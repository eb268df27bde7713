import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const DECISIONS = 'src/decisions';
const DOCUMENTS = [
  'README.md',
  'src/README.md',
  ...readdirSync(DECISIONS).map((file) => `${DECISIONS}/${file}`),
];

/** Files that a command or the reader writes. */
const NOT_HERE =
  /^(?:dist|openapi\.json|\/?404\.html|\/index\.html|\.env)|(?:^|\/)(?:x[A-Z]|[Xx]\/|X[A-Z]|useX)/;
/** Names in other products, or in a library that a decision rejects. */
const FOREIGN = ['ClientRequestPath', 'ClientRequestURI', 'createBrowserRouter', 'useBlocker'];

const list = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file).replaceAll('\\', '/'),
  );
const FILES = [...list('src'), ...list('tests'), ...list('public'), ...readdirSync('.')];
const CODE = FILES.filter((file) => /\.(?:tsx?|mjs|css|html)$|^(?:package|tsconfig)\.json$/.test(file))
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
  expect(named.filter((name) => !FILES.some((file) => file === name || file.endsWith(`/${name}`)))).toEqual(
    [],
  );
});

it.each(DOCUMENTS)('finds in the code each name of it that %s uses', (document) => {
  const names = quotedIn(document).filter((text) => /^[A-Za-z_]\w+$/.test(text) && !FOREIGN.includes(text));
  expect(names.filter((name) => !CODE.includes(name))).toEqual([]);
});
