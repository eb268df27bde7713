import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesAllWords } from '@/shared/format/matchesAllWords';
import { listViewChanges, pageOf, readListView } from '@/shared/ui/list/listModel';

const DEFAULTS = { sizes: [10, 25, 50, 100], size: 10 } as const;

describe('a list in the address', () => {
  it('begins a list at the first page of the default size, unsorted, with no search', () => {
    expect(readListView(new URLSearchParams(), DEFAULTS)).toEqual({
      search: '',
      sort: undefined,
      page: 1,
      size: 10,
    });
  });

  it('reads search, sort, page and size', () => {
    const params = new URLSearchParams('q=ada&sort=-price&page=3&size=25');
    expect(readListView(params, DEFAULTS)).toEqual({
      search: 'ada',
      sort: { by: 'price', direction: 'desc' },
      page: 3,
      size: 25,
    });
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'size=7', 'size=', 'sort=', 'sort=a%20b'])(
    'takes %s for not said',
    (query) => {
      expect(readListView(new URLSearchParams(query), DEFAULTS)).toEqual(
        readListView(new URLSearchParams(), DEFAULTS),
      );
    },
  );

  it('leads a list back to the first page with another search, order or size', () => {
    expect(listViewChanges({ search: 'x' }, DEFAULTS)).toEqual({ q: 'x', page: undefined });
    expect(listViewChanges({ sort: { by: 'name', direction: 'asc' } }, DEFAULTS)).toEqual({
      sort: 'name',
      page: undefined,
    });
    expect(listViewChanges({ size: 50 }, DEFAULTS)).toEqual({ size: '50', page: undefined });
  });

  it('leaves out of the address what is the default anyway', () => {
    expect(listViewChanges({ search: '' }, DEFAULTS)).toEqual({ q: undefined, page: undefined });
    expect(listViewChanges({ size: 10 }, DEFAULTS)).toEqual({ size: undefined, page: undefined });
    expect(listViewChanges({ page: 2 }, DEFAULTS)).toEqual({ page: '2' });
  });
});

describe('search', () => {
  it('finds rows that have every word, in any order and case', () => {
    expect(matchesAllWords('LOVE ada')('Ada Lovelace ada@example.org')).toBe(true);
    expect(matchesAllWords('ada byron')('Ada Lovelace')).toBe(false);
  });

  it.each(['', '   '])('finds everything by nothing', (search) => {
    expect(matchesAllWords(search)('anything')).toBe(true);
  });
});

describe('pages', () => {
  it('shows every row once over all pages, whatever the size', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (rows, size) => {
          const shown = Array.from(
            { length: Math.ceil(rows.length / size) },
            (_, index) => pageOf(rows, { page: index + 1, size }).rows,
          );
          expect(shown.flat()).toEqual(rows);
        },
      ),
    );
  });

  it('takes a page beyond the last for the last', () => {
    expect(pageOf([1, 2, 3], { page: 9, size: 2 })).toEqual({ rows: [3], page: 2, total: 3 });
  });

  it('shows the first page when there is nothing', () => {
    expect(pageOf([], { page: 1, size: 10 })).toEqual({ rows: [], page: 1, total: 0 });
  });
});
