/** Pedigrees in the usual symbols: squares are male, circles female, filled is affected, a slash means deceased. */
import { arrow, circle, INK, line, rect, svg, text } from '../svg';

interface Person {
  readonly id: string;
  readonly x: number;
  readonly generation: number;
  readonly sex: 'male' | 'female';
  readonly affected?: boolean;
  readonly deceased?: boolean;
  readonly consultand?: boolean;
  /** A pregnancy in progress: a P in the symbol. */
  readonly pregnancy?: boolean;
  readonly label?: string;
}

interface Family {
  readonly parents: readonly [string, string];
  readonly children: readonly string[];
}

interface Pedigree {
  readonly people: readonly Person[];
  readonly families: readonly Family[];
}

const SIZE = 44;
const ROW = 130;
const TOP = 50;
const ROMAN = ['I', 'II', 'III', 'IV'];

const rowOf = (person: Person): number => TOP + person.generation * ROW;

const symbol = (person: Person): string => {
  const { x } = person;
  const y = rowOf(person);
  const fill = person.affected === true ? INK : '#ffffff';
  const half = SIZE / 2;
  const shape =
    person.sex === 'male'
      ? rect(x - half, y - half, SIZE, SIZE, { fill, width: 2.5 })
      : circle(x, y, half, { fill, width: 2.5 });
  const slash =
    person.deceased === true
      ? line([x - half - 8, y + half + 8], [x + half + 8, y - half - 8], { width: 2.5 })
      : '';
  const pregnancy =
    person.pregnancy === true ? text(x, y + 8, 'P', { anchor: 'middle', size: 22, weight: 700 }) : '';
  const pointer =
    person.consultand === true
      ? arrow([x - half - 34, y + half + 26], [x - half - 4, y + half - 2], { width: 2.5 })
      : '';
  return (
    shape +
    slash +
    pregnancy +
    pointer +
    text(x, y + half + 24, person.label ?? '', { anchor: 'middle', size: 18 })
  );
};

const draw = ({ people, families }: Pedigree): string => {
  const find = (id: string): readonly Person[] => people.filter((person) => person.id === id);
  const lines = families.map(({ parents, children }) => {
    const couple = parents.flatMap(find);
    const [left = 0, right = 0] = couple.map((person) => person.x);
    const y = couple[0] === undefined ? 0 : rowOf(couple[0]);
    const kids = children.flatMap(find);
    const middle = (left + right) / 2;
    const bar = y + ROW - SIZE / 2 - 26;
    const xs = [...kids.map((kid) => kid.x), middle];
    return (
      line([left, y], [right, y]) +
      line([middle, y], [middle, bar]) +
      line([Math.min(...xs), bar], [Math.max(...xs), bar]) +
      kids.map((kid) => line([kid.x, bar], [kid.x, rowOf(kid)])).join('')
    );
  });
  return lines.join('') + people.map(symbol).join('');
};

const legend = (
  y: number,
  items: readonly (readonly [shape: string, name: string])[],
  xs: readonly number[],
): string =>
  items.map(([shape, name], i) => `${shape}${text((xs[i] ?? 0) + 22, y + 6, name, { size: 17 })}`).join('');

const box = (x: number, y: number, fill: string): string => rect(x - 11, y - 11, 22, 22, { fill });
const ball = (x: number, y: number, fill: string): string => circle(x, y, 11, { fill });

const generations = (count: number): string =>
  ROMAN.slice(0, count)
    .map((name, i) => text(40, TOP + i * ROW + 7, name, { size: 20, weight: 700, anchor: 'middle' }))
    .join('');

/** An X-linked recessive disorder: the consultand III-3 is the sister of an affected man, has two healthy sons and carries a third. */
export const bleedingPedigree = (): string => {
  const people: readonly Person[] = [
    { id: 'I1', x: 250, generation: 0, sex: 'male', label: '1' },
    { id: 'I2', x: 390, generation: 0, sex: 'female', label: '2' },
    { id: 'II1', x: 170, generation: 1, sex: 'male', affected: true, deceased: true, label: '1' },
    { id: 'II2', x: 280, generation: 1, sex: 'male', label: '2' },
    { id: 'II3', x: 440, generation: 1, sex: 'female', label: '3' },
    { id: 'II4', x: 590, generation: 1, sex: 'male', label: '4' },
    { id: 'III1', x: 330, generation: 2, sex: 'male', affected: true, label: '1' },
    { id: 'III2', x: 440, generation: 2, sex: 'male', label: '2' },
    { id: 'III3', x: 590, generation: 2, sex: 'female', consultand: true, label: '3' },
    { id: 'III4', x: 740, generation: 2, sex: 'male', label: '4' },
    { id: 'IV1', x: 565, generation: 3, sex: 'male', label: '1' },
    { id: 'IV2', x: 665, generation: 3, sex: 'male', label: '2' },
    { id: 'IV3', x: 765, generation: 3, sex: 'male', pregnancy: true, label: '3' },
  ];
  const families: readonly Family[] = [
    { parents: ['I1', 'I2'], children: ['II1', 'II2', 'II3'] },
    { parents: ['II3', 'II4'], children: ['III1', 'III2', 'III3'] },
    { parents: ['III3', 'III4'], children: ['IV1', 'IV2', 'IV3'] },
  ];
  const y = 560;
  return svg(
    590,
    generations(4),
    draw({ people, families }),
    legend(
      y,
      [
        [box(96, y, '#ffffff'), 'Male'],
        [ball(196, y, '#ffffff'), 'Female'],
        [box(314, y, INK), 'Affected'],
        [box(440, y, '#ffffff') + line([424, y + 16], [456, y - 16]), 'Deceased'],
        [
          box(574, y, '#ffffff') + text(574, y + 6, 'P', { anchor: 'middle', size: 16, weight: 700 }),
          'Male fetus',
        ],
        [arrow([704, y + 12], [728, y - 8], { width: 2.5 }), 'Consultand'],
      ],
      [96, 196, 314, 440, 574, 716],
    ),
  );
};

/** Mitochondrial inheritance: every child of an affected woman is affected, no child of an affected man is. */
export const maternalPedigree = (): string => {
  const people: readonly Person[] = [
    { id: 'I1', x: 380, generation: 0, sex: 'male', label: '1' },
    { id: 'I2', x: 520, generation: 0, sex: 'female', affected: true, label: '2' },
    { id: 'II1', x: 110, generation: 1, sex: 'female', label: '1' },
    { id: 'II2', x: 250, generation: 1, sex: 'male', affected: true, label: '2' },
    { id: 'II3', x: 450, generation: 1, sex: 'male', affected: true, label: '3' },
    { id: 'II4', x: 630, generation: 1, sex: 'female', affected: true, label: '4' },
    { id: 'II5', x: 790, generation: 1, sex: 'male', label: '5' },
    { id: 'III1', x: 90, generation: 2, sex: 'male', label: '1' },
    { id: 'III2', x: 180, generation: 2, sex: 'female', label: '2' },
    { id: 'III3', x: 270, generation: 2, sex: 'female', label: '3' },
    { id: 'III4', x: 430, generation: 2, sex: 'female', label: '4' },
    { id: 'III5', x: 570, generation: 2, sex: 'male', affected: true, label: '5' },
    { id: 'III6', x: 710, generation: 2, sex: 'female', affected: true, label: '6' },
    { id: 'III7', x: 830, generation: 2, sex: 'male', affected: true, label: '7' },
    { id: 'IV1', x: 455, generation: 3, sex: 'male', label: '1' },
    { id: 'IV2', x: 545, generation: 3, sex: 'female', label: '2' },
  ];
  const families: readonly Family[] = [
    { parents: ['I1', 'I2'], children: ['II2', 'II3', 'II4'] },
    { parents: ['II1', 'II2'], children: ['III1', 'III2', 'III3'] },
    { parents: ['II4', 'II5'], children: ['III5', 'III6', 'III7'] },
    { parents: ['III4', 'III5'], children: ['IV1', 'IV2'] },
  ];
  const y = 560;
  return svg(
    590,
    generations(4),
    draw({ people, families }),
    legend(
      y,
      [
        [box(96, y, '#ffffff'), 'Male'],
        [ball(216, y, '#ffffff'), 'Female'],
        [box(356, y, INK) + ball(390, y, INK), 'Affected'],
      ],
      [96, 216, 390],
    ),
  );
};
