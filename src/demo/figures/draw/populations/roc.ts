/** A receiver operating characteristic curve. */
import { plot } from '../plot';
import { BLUE, circle, GREY, line, type Point, range, svg, text } from '../svg';

/** False-positive rate and sensitivity in percent at each cutoff, from the strictest to the most lenient. */
const CUTOFFS: readonly Point[] = [
  [2, 45],
  [10, 75],
  [30, 92],
  [60, 99],
];

/** The curve of a test with four marked cutoffs, and the line of a useless test. */
export const rocCurve = (): string => {
  const p = plot(
    { left: 120, top: 24, width: 500, height: 500 },
    { min: 0, max: 100, ticks: range(0, 100, 20), label: '100 − specificity (%)' },
    { min: 0, max: 100, ticks: range(0, 100, 20), label: 'Sensitivity (%)' },
  );
  const curve: readonly Point[] = [
    [0, 0],
    [0.6, 24],
    [2, 45],
    [5, 62],
    [10, 75],
    [18, 85],
    [30, 92],
    [44, 96.6],
    [60, 99],
    [80, 99.8],
    [100, 100],
  ];
  return svg(
    610,
    p.grid(range(0, 100, 10), range(0, 100, 10)),
    line(p.at([0, 0]), p.at([100, 100]), { stroke: GREY, width: 1.75, dash: '8 6' }),
    p.axes(),
    p.curve(curve, { stroke: BLUE, width: 3.25 }),
    ...CUTOFFS.map((point, i) => {
      const [x, y] = p.at(point);
      return (
        circle(x, y, 7, { fill: BLUE, stroke: '#ffffff', width: 2 }) +
        text(x + 14, y + 22, String(i + 1), { size: 20, weight: 700 })
      );
    }),
    text(660, 70, 'Cutoff', { size: 17, weight: 700 }),
    text(730, 70, 'Sens.', { size: 17, weight: 700 }),
    text(800, 70, 'Spec.', { size: 17, weight: 700 }),
    ...CUTOFFS.map(([x, y], i) =>
      [
        text(660, 102 + i * 30, String(i + 1)),
        text(730, 102 + i * 30, `${y}%`),
        text(800, 102 + i * 30, `${100 - x}%`),
      ].join(''),
    ),
  );
};
