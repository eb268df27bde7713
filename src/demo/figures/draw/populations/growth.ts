/** A growth chart: weight for age of boys from birth to 24 months. */
import { plot } from '../plot';
import { BLUE, circle, GREY, INK, type Point, range, svg, text } from '../svg';

/** Skewness, median (kg) and coefficient of variation for each month, after the WHO child growth standards for boys. */
const LMS: readonly (readonly [l: number, m: number, s: number])[] = [
  [0.3487, 3.3464, 0.14602],
  [0.2297, 4.4709, 0.13395],
  [0.197, 5.5675, 0.12385],
  [0.1738, 6.3762, 0.11727],
  [0.1553, 7.0023, 0.11316],
  [0.1395, 7.5105, 0.1108],
  [0.1257, 7.934, 0.10958],
  [0.1134, 8.297, 0.10902],
  [0.1021, 8.6151, 0.10882],
  [0.0917, 8.9014, 0.10881],
  [0.082, 9.1649, 0.10891],
  [0.073, 9.4122, 0.10906],
  [0.0644, 9.6479, 0.10925],
  [0.0563, 9.8749, 0.10949],
  [0.0487, 10.0953, 0.10976],
  [0.0413, 10.3108, 0.11007],
  [0.0343, 10.5228, 0.11041],
  [0.0275, 10.7319, 0.11079],
  [0.0211, 10.9385, 0.11119],
  [0.0148, 11.143, 0.11164],
  [0.0087, 11.3462, 0.11211],
  [0.0029, 11.5486, 0.11261],
  [-0.0028, 11.7504, 0.11314],
  [-0.0083, 11.9514, 0.11369],
  [-0.0137, 12.1515, 0.11426],
];

/** Percentile and its standard normal deviate. */
const PERCENTILES: readonly (readonly [name: string, z: number])[] = [
  ['3rd', -1.881],
  ['15th', -1.036],
  ['50th', 0],
  ['85th', 1.036],
  ['97th', 1.881],
];

const percentile = (z: number): readonly Point[] =>
  LMS.map(([l, m, s], month): Point => [month, m * (1 + l * s * z) ** (1 / l)]);

/** Weights (months, kg) of a boy who grew near the median until wheat was introduced at 7 months, then crossed percentiles downward. */
const WEIGHTS: readonly Point[] = [
  [0, 3.55],
  [1, 4.75],
  [2, 5.85],
  [4, 7.3],
  [6, 8.3],
  [7.5, 8.8],
  [9, 9.05],
  [12, 9.15],
  [15, 9.1],
  [18, 8.95],
];

/** Weight for age with percentile curves and the points of one child whose weight falters from 8 months on. */
export const growthChart = (): string => {
  const p = plot(
    { left: 86, top: 44, width: 730, height: 440 },
    { min: 0, max: 24, ticks: range(0, 24, 2), label: 'Age (months)' },
    { min: 2, max: 16, ticks: range(2, 16, 2), label: 'Weight (kg)' },
    54,
  );
  return svg(
    562,
    text(86, 28, 'Weight for age, boys, birth to 24 months', { size: 19, weight: 700 }),
    p.grid(range(0, 24, 2), range(2, 16, 2)),
    ...PERCENTILES.map(([name, z]) => {
      const points = percentile(z);
      const end = points.at(-1) ?? [24, 12];
      const middle = z === 0;
      return (
        p.curve(points, { stroke: middle ? INK : GREY, width: middle ? 2.5 : 1.75 }) +
        text(p.x(24) + 10, p.y(end[1]) + 6, name, {
          size: 17,
          fill: middle ? INK : GREY,
          weight: middle ? 700 : 400,
        })
      );
    }),
    p.poly(WEIGHTS, { stroke: BLUE, width: 2.5 }),
    ...WEIGHTS.map((point) => circle(...p.at(point), 5.5, { fill: BLUE, stroke: '#ffffff', width: 1.5 })),
    p.axes(),
    text(p.x(18) + 10, p.y(8.95) + 26, 'Patient', { size: 18, fill: BLUE, weight: 700 }),
  );
};
