import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROBUSTNESS = 'tests/robustness.md';
const SPECIFICATION = 'tests/specification.md';
const PUBLIC_CASES = 'tests/public-cases.md';

interface NamedTest {
  readonly file: string;
  /** With its placeholders if the test has several cases; undefined if the row names the file as a whole. */
  readonly title: string | undefined;
}

const codeOf = (cell: string | undefined): string | undefined => /^`(.+)`$/.exec(cell ?? '')?.[1];

/** The cells of each row, except the head and the rule. */
const readRows = (table: string): readonly (readonly string[])[] =>
  readFileSync(table, 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!no\. |-)/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|')),
    );

/** The third cell of a row names the file of a test, the fourth its title. */
const readTests = (table: string): readonly NamedTest[] =>
  readRows(table).flatMap(([, , fileCell, titleCell]) => {
    const file = codeOf(fileCell);
    return file === undefined ? [] : [{ file, title: codeOf(titleCell) }];
  });

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
  ])('finds each test that %s names, more than %i', (table, least) => {
    const tests = readTests(table);
    expect(tests.length).toBeGreaterThan(least);
    expect(tests.filter((test) => !isThere(test))).toEqual([]);
  });

  it.each([ROBUSTNESS, PUBLIC_CASES])(
    "has in each row of %s a test with its title, or 'no test'",
    (table) => {
      const vague = readRows(table).filter(
        ([, , file, title]) =>
          file !== 'no test' &&
          (codeOf(file) === undefined || (codeOf(title) === undefined && title !== 'every test')),
      );
      expect(vague).toEqual([]);
    },
  );

  it('numbers the promises of robustness from 1 to 36, and later ones in ascending order', () => {
    const numbers = readRows(ROBUSTNESS).flatMap(([number]) => (number === '' ? [] : [Number(number)]));
    expect(numbers.slice(0, 36)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  });
});
