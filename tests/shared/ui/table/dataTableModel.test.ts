import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Column, sortAfterClick, sortRows } from '@/shared/ui/table/dataTableModel';

interface Row {
  readonly name: string;
  readonly score: number | undefined;
}

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'NAME', sortBy: ({ name }) => name, cell: ({ name }) => name },
  {
    id: 'score',
    header: 'SCORE',
    firstDirection: 'desc',
    sortBy: ({ score }) => score,
    cell: ({ score }) => score,
  },
  { id: 'act', header: 'Act', cell: () => null },
];
const rows: readonly Row[] = [
  { name: 'Quiz 10', score: 50 },
  { name: 'quiz 9', score: undefined },
  { name: 'Quiz 2', score: 70 },
];
const namesBy = (by: string, direction: 'asc' | 'desc') =>
  sortRows(rows, columns, { by, direction }).map(({ name }) => name);

describe('sortRows', () => {
  it('reads numbers in names as numbers and looks past capitals', () => {
    expect(namesBy('name', 'asc')).toEqual(['Quiz 2', 'quiz 9', 'Quiz 10']);
  });

  it('puts rows without a value last in either direction', () => {
    expect(namesBy('score', 'asc')).toEqual(['Quiz 10', 'Quiz 2', 'quiz 9']);
    expect(namesBy('score', 'desc')).toEqual(['Quiz 2', 'Quiz 10', 'quiz 9']);
  });

  it('leaves the rows as they are by a column that cannot be sorted by, or that does not exist', () => {
    expect(sortRows(rows, columns, { by: 'act', direction: 'asc' })).toBe(rows);
    expect(sortRows(rows, columns, { by: 'nothing', direction: 'asc' })).toBe(rows);
    expect(sortRows(rows, columns, undefined)).toBe(rows);
  });

  it('keeps every row, in order, equal ones in the order they came', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5 })),
        fc.constantFrom('asc', 'desc'),
        (scores, direction) => {
          const given = scores.map((score, at): Row => ({ name: String(at), score }));
          const sorted = sortRows(given, columns, { by: 'score', direction });
          expect(sorted).toHaveLength(given.length);
          sorted.slice(1).forEach((row, at) => {
            const before = sorted[at];
            const step = (row.score ?? 0) - (before?.score ?? 0);
            expect(direction === 'asc' ? step : -step).toBeGreaterThanOrEqual(0);
            if (step === 0) expect(Number(row.name)).toBeGreaterThan(Number(before?.name));
          });
        },
      ),
    );
  });
});

describe('sortAfterClick', () => {
  const [name, score] = columns;
  if (name === undefined || score === undefined) throw new Error('columns');

  it('sorts in the first direction of the column, then turns it at each click', () => {
    expect(sortAfterClick(name, undefined)).toEqual({ by: 'name', direction: 'asc' });
    expect(sortAfterClick(name, { by: 'name', direction: 'asc' })).toEqual({ by: 'name', direction: 'desc' });
    expect(sortAfterClick(name, { by: 'name', direction: 'desc' })).toEqual({ by: 'name', direction: 'asc' });
    expect(sortAfterClick(score, { by: 'name', direction: 'asc' })).toEqual({
      by: 'score',
      direction: 'desc',
    });
  });
});
