/** Hormones during a menstrual cycle. */
import { type Axis, plot } from '../plot';
import { BLUE, GREY, INK, type Point, range, rect, RED, svg, text } from '../svg';

const DAYS = 35;

/** The day on which luteinizing hormone peaks. */
const PEAK = 20;

const bell = (x: number, rise: number, fall: number): number =>
  Math.exp(-0.5 * (x / (x < 0 ? rise : fall)) ** 2);

const luteinizing = (day: number): number => 6 + 46 * bell(day - PEAK, 0.75, 0.85);
const estradiol = (day: number): number =>
  40 + 260 * bell(day - (PEAK - 1), 3.4, 1.1) + 120 * bell(day - (PEAK + 8), 3.4, 2.8);
const progesterone = (day: number): number => 0.5 + 14 * bell(day - (PEAK + 8), 2.9, 2.7);

/** A cycle of 35 days: the follicular phase is long, the luteal phase has its usual length of 14 days. */
export const menstrualCycle = (): string => {
  const panels: readonly (readonly [name: string, axis: Axis, f: (day: number) => number, stroke: string])[] =
    [
      ['Luteinizing hormone', { min: 0, max: 60, ticks: range(0, 60, 20), label: 'IU/L' }, luteinizing, INK],
      ['Estradiol', { min: 0, max: 400, ticks: range(0, 400, 100), label: 'pg/mL' }, estradiol, RED],
      ['Hormone X', { min: 0, max: 20, ticks: range(0, 20, 5), label: 'ng/mL' }, progesterone, BLUE],
    ];
  return svg(
    630,
    ...panels.map(([name, yAxis, f, stroke], i) => {
      const top = 36 + i * 195;
      const p = plot(
        { left: 100, top, width: 760, height: 118 },
        { min: 1, max: DAYS, ticks: [1, ...range(7, DAYS, 7)], label: i === 2 ? 'Day of the cycle' : '' },
        yAxis,
        58,
      );
      const points = range(1, DAYS, 0.1).map((day): Point => [day, f(day)]);
      return (
        rect(p.x(1), top, p.x(5.5) - p.x(1), 118, { fill: '#f1e3e1', stroke: 'none' }) +
        p.grid([], yAxis.ticks) +
        p.axes() +
        p.poly(points, { stroke }) +
        text(100, top - 12, name, { size: 18, weight: 700, fill: stroke }) +
        text(p.x(3.25), top + 22, 'Menses', { size: 15, fill: GREY, anchor: 'middle' })
      );
    }),
  );
};
