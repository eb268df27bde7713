import { describe, expect, it } from 'vitest';
import { searchLabValues } from '@/features/exam/tools/lab-values/labSearchModel';
import { LAB_GROUPS, LAB_VALUES } from '@/features/exam/tools/lab-values/labValues';

const all = LAB_GROUPS.flatMap((group) => LAB_VALUES[group]);
const pairs = all.flatMap((value) =>
  value.ranges.map(([conventional, si, applies = '']) => ({ ...value, conventional, si, applies })),
);

const figuresOf = (range: string): readonly string[] => range.replaceAll(',', '').match(/\d+(\.\d+)?/g) ?? [];

/** Half a unit of the last digit that is shown, and a margin for binary fractions. */
const roundingOf = (figure: string): number =>
  0.5 * 10 ** -(figure.split('.')[1]?.length ?? 0) * (1 + 1e-6) + 1e-12;

/** A range without its figures: '<', '≤' or the dash. */
const signOf = (range: string): string => range.replace(/[\d.,]+/g, '');

const namesOf = (search: string): readonly string[] =>
  searchLabValues(search).flatMap(({ values }) => values.map(({ name }) => name));

describe('the lab values', () => {
  it('lists at least 80 lab values in four groups, each named once', () => {
    expect(LAB_GROUPS).toHaveLength(4);
    for (const group of LAB_GROUPS) expect(LAB_VALUES[group].length).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThanOrEqual(80);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it.each(pairs)('converts $name $applies: $conventional $unit is $si $siUnit', (pair) => {
    const { conventional, si, factor, offset = 0, unit, siUnit } = pair;
    const figures = figuresOf(conventional);
    const siFigures = figuresOf(si);
    expect(unit).not.toBe('');
    expect(siUnit).not.toBe('');
    expect(figures.length).toBeGreaterThan(0);
    expect(signOf(si)).toBe(signOf(conventional));
    expect(siFigures).toHaveLength(figures.length);
    for (const [index, figure] of figures.entries()) {
      const shown = siFigures[index] ?? '';
      const computed = Number(figure) * factor + offset;
      expect(Math.abs(computed - Number(shown)), `${computed} is shown as ${shown}`).toBeLessThanOrEqual(
        roundingOf(shown),
      );
    }
    expect([...figures].sort((one, other) => Number(one) - Number(other))).toEqual(figures);
  });
});

describe('the search for lab values', () => {
  it.each([
    ['Na', 'Sodium'],
    ['sodium', 'Sodium'],
    ['K', 'Potassium'],
    ['BUN', 'Urea nitrogen'],
    ['creat', 'Creatinine'],
    ['SGPT', 'Alanine aminotransferase'],
    ['haemoglobin', 'Hemoglobin'],
    ['hba1c', 'Hemoglobin A1c'],
    ['ck-mb', 'Creatine kinase MB'],
    ['ckmb', 'Creatine kinase MB'],
    ['T₄', 'Thyroxine, total'],
    ['  free   t4 ', 'Thyroxine, free'],
    ['paco2', 'PCO2, arterial'],
    ['adrenaline', 'Epinephrine, urine'],
    ['eGFR', 'Glomerular filtration rate, estimated'],
    ['hsTnT', 'Troponin T, high-sensitivity'],
    ['NTproBNP', 'NT-proBNP'],
    ['FLC', 'Free light chains, kappa'],
    ['FENa', 'Fractional excretion of sodium'],
  ])('finds for %s first %s', (search, name) => {
    expect(namesOf(search)[0]).toBe(name);
  });

  it('searches lab values in all groups', () => {
    const groups = searchLabValues('glucose').map(({ group }) => group);
    expect(groups).toEqual(['Serum', 'Hematologic', 'Cerebrospinal fluid']);
  });

  it.each(['', '   ', '–', 'zzz', 'na zzz', '[', '\\'])('finds nothing for %j', (search) => {
    expect(searchLabValues(search)).toEqual([]);
  });
});
