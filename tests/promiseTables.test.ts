import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEVEL_A, LEVEL_AA } from '@/features/settings/accessibility/criteria';

const ROBUSTNESS = 'tests/robustness.txt';
const SPECIFICATION = 'tests/specification.txt';
const PUBLIC_CASES = 'tests/public-cases.txt';
const ACCESSIBILITY = 'tests/accessibility.txt';

/** Not in WCAG 2.2, but in the template. */
const OBSOLETE = '4.1.1';

interface NamedTest {
  readonly file: string;
  /** With its placeholders if the test has several cases; undefined if the file is named as a whole. */
  readonly title: string | undefined;
}

interface Part {
  /** The number of the promise; undefined if this is a further part of the one above. */
  readonly number: string | undefined;
  readonly text: string;
  /** Lines below the part that have no title: files, or 'no test'. */
  readonly files: string[];
  readonly tests: NamedTest[];
}

/** Throws at a line that has none of the four forms that `tests/robustness.txt` describes. */
function readParts(table: string): readonly Part[] {
  const parts: Part[] = [];
  readFileSync(table, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .forEach((line) => {
      const [, number, promise, part, file, title] =
        /^(?:([\w.]+)\. (\S.*)| {2}- (\S.*)| {4}(tests\/\S+|no test)| {6}(\S.*))$/.exec(line) ?? [];
      const last = parts.at(-1);
      const text = promise ?? part;
      if (text !== undefined) parts.push({ number, text, files: [], tests: [] });
      else if (file !== undefined && last !== undefined) last.files.push(file);
      else if (title !== undefined && last?.files.at(-1)?.startsWith('tests/') === true)
        last.tests.push({
          file: last.files.at(-1) ?? '',
          title: title === 'every test' ? undefined : title,
        });
      else throw new Error(`${table} cannot be read at: ${line}`);
    });
  return parts;
}

/** The tests that a table names, and the files that it names without a title. */
const readTests = (table: string): readonly NamedTest[] =>
  readParts(table).flatMap(({ files, tests }) => [
    ...tests,
    ...files
      .filter((file) => file !== 'no test' && tests.every((test) => test.file !== file))
      .map((file) => ({ file, title: undefined })),
  ]);

function isThere({ file, title }: NamedTest): boolean {
  if (!existsSync(file)) return false;
  if (title === undefined) return true;
  const text = readFileSync(file, 'utf8');
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote},`));
}

describe('the tables of promises', () => {
  it.each([
    [ROBUSTNESS, 100],
    [SPECIFICATION, 100],
    [PUBLIC_CASES, 40],
    [ACCESSIBILITY, 40],
  ])('finds each test that %s names, more than %i', (table, least) => {
    const tests = readTests(table);
    expect(tests.length).toBeGreaterThan(least);
    expect(tests.filter((test) => !isThere(test))).toEqual([]);
  });

  it.each([ROBUSTNESS, PUBLIC_CASES, ACCESSIBILITY])(
    "finds for each part of %s a test with its title, or 'no test'",
    (table) => {
      const vague = readParts(table).filter(
        ({ files, tests }) =>
          files.length === 0 ||
          files.some((file) => file !== 'no test' && tests.every((test) => test.file !== file)),
      );
      expect(vague).toEqual([]);
    },
  );

  it('names a file for each part of the specification', () => {
    expect(readParts(SPECIFICATION).filter(({ files }) => files.length === 0)).toEqual([]);
  });

  it('numbers the promises of robustness from 1 to 36, and later ones in ascending order', () => {
    const numbers = readParts(ROBUSTNESS).flatMap(({ number }) =>
      number === undefined ? [] : [Number(number)],
    );
    expect(numbers.slice(0, 36)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  });

  it('names tests for each criterion of accessibility that the page does not rate by inspection', () => {
    const parts = readParts(ACCESSIBILITY);
    const criteria = [...LEVEL_A, ...LEVEL_AA];
    expect(parts.map(({ number, text }) => `${number ?? ''} ${text}`)).toEqual(
      criteria.map(({ id, name }) => `${id} ${name}`),
    );
    const untested = new Set(parts.filter(({ tests }) => tests.length === 0).map(({ number }) => number));
    const unchecked = criteria.filter(
      ({ id, conformance, remarks }) =>
        untested.has(id) !==
        (conformance === 'Not Applicable' || remarks.startsWith('By inspection:') || id === OBSOLETE),
    );
    expect(unchecked).toEqual([]);
  });

  it.each([ROBUSTNESS, SPECIFICATION, PUBLIC_CASES, ACCESSIBILITY])(
    'keeps the lines of %s within 120 characters',
    (table) => {
      expect(
        readFileSync(table, 'utf8')
          .split('\n')
          .filter((line) => line.length > 120),
      ).toEqual([]);
    },
  );
});
