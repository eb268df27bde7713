/** Enzyme kinetics: a double-reciprocal plot. */
import { legendRow, plot } from '../plot';
import { BLUE, circle, INK, line, type Point, range, svg } from '../svg';

/** Lineweaver–Burk lines with and without an inhibitor that meet on the horizontal axis (Km unchanged, apparent Vmax lowered). */
export const doubleReciprocal = (): string => {
  const p = plot(
    { left: 110, top: 30, width: 740, height: 410 },
    {
      min: -0.6,
      max: 1,
      ticks: range(-0.6, 1.001, 0.2).map((v) => Math.round(v * 10) / 10),
      label: '1/[S] (mM^{−1})',
      format: (v) => (v === 0 ? '0' : v.toFixed(1).replace('-', '−')),
    },
    {
      min: 0,
      max: 0.16,
      ticks: range(0, 0.1601, 0.02).map((v) => Math.round(v * 100) / 100),
      label: '1/v (min/µmol)',
      format: (v) => v.toFixed(2),
    },
    76,
  );
  const reciprocal =
    (intercept: number) =>
    (s: number): number =>
      intercept * (1 + 2 * s);
  const plain = [0.1, 0.25, 0.5, 0.75, 1].map((s): Point => [s, reciprocal(0.02)(s)]);
  const inhibited = [0.1, 0.25, 0.5, 0.75, 1].map((s): Point => [s, reciprocal(0.05)(s)]);
  return svg(
    530,
    p.grid(),
    p.axes(),
    line([p.x(0), 30], [p.x(0), 440], { width: 2 }),
    p.fn(reciprocal(0.02), -0.5, 1, { stroke: INK }),
    p.fn(reciprocal(0.05), -0.5, 1, { stroke: BLUE, dash: '12 6' }),
    ...plain.map((point) => circle(...p.at(point), 6, { fill: INK, stroke: '#ffffff', width: 1.5 })),
    ...inhibited.map((point) => circle(...p.at(point), 6, { fill: '#ffffff', stroke: BLUE, width: 2.5 })),
    legendRow(134, 70, 'No inhibitor', { stroke: INK }),
    legendRow(134, 102, 'Inhibitor, 30 µM', { stroke: BLUE, dash: '12 6' }),
  );
};
