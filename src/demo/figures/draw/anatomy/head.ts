import { ellipse, line, path, type Point, polyData, range, smooth, svg, text } from '../svg';
/** Two schematic axial head CT images. */
import { area, film, marker } from './film';

const WIDTH = 430;
const HEIGHT = 440;
const CX = 232;
const CY = 222;
/** Half axes of the inner table of the skull. */
const A = 140;
const B = 176;
const THICKNESS = 13;
const BRAIN = '#868d94';
const CSF = '#2a3036';
const BLOOD = '#cfd5da';
const SKULL = '#ffffff';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point `depth` pixels inside the inner table; the angle runs from the patient's right side, positive toward the back. */
const inside = (angle: number, depth: number): Point => [
  CX - (A - depth) * Math.cos(radians(angle)),
  CY + (B - depth) * Math.sin(radians(angle)),
];

const collection = (limit: number, depth: (share: number) => number): readonly Point[] => {
  const angles = range(-limit, limit, 3);
  return [
    ...angles.map((angle) => inside(angle, -1)),
    ...angles.toReversed().map((angle) => inside(angle, depth(angle / limit))),
  ];
};

/** A lens: the skull on one side, on the other an arc of a circle that reaches `depth` pixels inward. */
const biconvex = (limit: number, depth: number): readonly Point[] => {
  const [edge, low] = inside(limit, 0);
  const half = low - CY;
  const bulge = CX - A + depth - edge;
  const radius = (half ** 2 + bulge ** 2) / (2 * bulge);
  const sweep = Math.asin(half / radius);
  const arc = range(-1, 1, 0.1).map((share): Point => [
    edge + bulge - radius + radius * Math.cos(share * sweep),
    CY - radius * Math.sin(share * sweep),
  ]);
  return [...range(-limit, limit, 3).map((angle) => inside(angle, -1)), ...arc];
};

const sulci = (side: 'right' | 'left'): string =>
  range(-66, 66, 12)
    .filter((angle) => Math.abs(angle) > 5)
    .map((angle) => {
      const flip = ([x, y]: Point): Point => (side === 'right' ? [x, y] : [2 * CX - x, y]);
      const bend = angle % 24 === 0 ? 1.4 : -1.4;
      return smooth([inside(angle, 0), inside(angle + bend, 12), inside(angle, 24)].map(flip), {
        stroke: CSF,
        width: 2.5,
      });
    })
    .join('');

const ventricle = (side: -1 | 1, dx: number, squeeze: number): string => {
  const at = (x: number, y: number): Point => [CX + dx + side * x * squeeze, y];
  return (
    area([at(5, 196), at(10, 172), at(26, 138), at(40, 128), at(42, 142), at(30, 172), at(16, 200)], CSF) +
    area([at(26, 262), at(38, 274), at(44, 306), at(38, 332), at(30, 318), at(26, 292)], CSF)
  );
};

const SUTURES = [-44, 46];

const panel = (
  x: number,
  id: string,
  name: string,
  blood: readonly Point[],
  shift: number,
  labels: boolean,
): string => {
  const skull = ellipse(CX, CY, A + THICKNESS, B + THICKNESS, { fill: SKULL, stroke: 'none' });
  const gaps = SUTURES.flatMap((angle) =>
    [1, -1].map((side) => {
      const mirrorX = ([px, py]: Point): Point => (side === 1 ? [px, py] : [2 * CX - px, py]);
      return line(mirrorX(inside(angle, 0)), mirrorX(inside(angle, -THICKNESS)), {
        stroke: '#5a626a',
        width: 4,
        cap: 'butt',
      });
    }),
  );
  const falx = smooth(
    [
      [CX, CY - B],
      [CX + shift * 0.3, CY - 100],
      [CX + shift, CY],
      [CX + shift * 0.3, CY + 100],
      [CX, CY + B],
    ],
    { stroke: '#b9bfc5', width: 2 },
  );
  const tag = (angle: number, words: readonly [string, string], y: number): string => {
    const [tx, ty] = inside(angle, -THICKNESS - 3);
    const from: Point = [64, y + (angle < 0 ? 28 : -22)];
    return (
      words.map((word, i) => text(16, y + i * 19, word, { size: 16, fill: '#ffffff' })).join('') +
      line(from, [tx, ty], { stroke: '#ffffff', width: 1.5 })
    );
  };
  const content = [
    ellipse(CX, CY, A + THICKNESS + 9, B + THICKNESS + 9, { fill: '#4b5259', stroke: 'none' }),
    skull,
    ...gaps,
    ellipse(CX, CY, A, B, { fill: BRAIN, stroke: 'none' }),
    sulci('left'),
    falx,
    ventricle(-1, shift, 0.62),
    ventricle(1, shift, 1),
    ellipse(CX + shift, 236, 3, 20, { fill: CSF, stroke: 'none' }),
    path(polyData(blood, true), { fill: BLOOD, stroke: '#aab1b8', width: 1.5 }),
    path(
      polyData(
        range(0, 360, 4).map((angle) => inside(angle, 0)),
        true,
      ),
      { stroke: SKULL, width: 3 },
    ),
    marker(32, 44),
    labels ? tag(-44, ['Coronal', 'suture'], 84) + tag(46, ['Lambdoid', 'suture'], 392) : '',
  ].join('');
  return (
    film(x, 44, WIDTH, HEIGHT, id, content) +
    text(x + WIDTH / 2, 30, name, { size: 20, weight: 700, anchor: 'middle' })
  );
};

/** Patient 1: a biconvex collection between the sutures (epidural). Patient 2: a crescent that crosses the sutures (subdural). The brain is pushed across the midline in both. */
export const headImages = (): string => {
  const lens = biconvex(36, 66);
  const crescent = collection(72, (share) => 23 * (1 - share ** 4));
  return svg(
    500,
    panel(12, 'left-panel', 'Patient 1', lens, 13, true),
    panel(458, 'right-panel', 'Patient 2', crescent, 13, true),
  );
};
