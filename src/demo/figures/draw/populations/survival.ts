/** Survival curves. */
import { legendRow, plot } from '../plot';
import { BLUE, INK, line, type Point, range, seeded, svg, text } from '../svg';

/** Survival in percent at months 0, 12, 24, 36 and 48. */
type Anchors = readonly [number, number, number, number, number];

/** Between the anchors the hazard is constant. */
const survivalAt = (anchors: Anchors, t: number): number => {
  const year = Math.min(3, Math.floor(t / 12));
  const from = anchors[year] ?? 100;
  const to = anchors[year + 1] ?? 100;
  return from * (to / from) ** (t / 12 - year);
};

/** A step curve with small irregular steps that lies exactly on the anchors for a while around months 12 and 36. */
const steps = (seed: number, anchors: Anchors): readonly Point[] => {
  const random = seeded(seed);
  const points: Point[] = [[0, 100]];
  let level = 100;
  for (const slot of range(0.4, 47.4, 0.6)) {
    const t = slot + 0.5 * random();
    const jitter = 0.5 * (random() - 0.5);
    const read = [12, 36].find((month) => t > month - 0.7 && t < month + 0.8);
    const near = [12, 36].some((month) => Math.abs(t - month) < 3);
    const next = survivalAt(anchors, read ?? t) + (near ? 0 : jitter);
    if (next > level - 0.01) continue;
    points.push([t, level], [t, next]);
    level = next;
  }
  return [...points, [48, level]];
};

/** Kaplan–Meier curves of a trial: of the controls 80% are alive at 12 and 60% at 36 months, of the treated 88% and 70%. */
export const survivalCurves = (): string => {
  const p = plot(
    { left: 136, top: 20, width: 730, height: 400 },
    { min: 0, max: 48, ticks: range(0, 48, 12), label: 'Months since randomization' },
    { min: 0, max: 100, ticks: range(0, 100, 10), label: 'Patients alive (%)', format: (v) => String(v) },
    66,
  );
  const drug = steps(5, [100, 88, 79, 70, 61]);
  const placebo = steps(23, [100, 80, 69.5, 60, 50]);
  const levelAt = (points: readonly Point[], t: number): number =>
    points.filter(([at]) => at <= t).at(-1)?.[1] ?? 0;
  const censored = (points: readonly Point[], times: readonly number[], stroke: string): string =>
    times
      .map((t) => {
        const y = p.y(levelAt(points, t));
        return line([p.x(t), y - 7], [p.x(t), y + 7], { stroke, width: 2, cap: 'butt' });
      })
      .join('');
  const risk = (y: number, name: string, counts: readonly number[], fill: string): string =>
    text(100, y, name, { size: 17, fill, anchor: 'end' }) +
    counts
      .map((count, i) => text(p.x(i * 12), y, String(count), { size: 17, fill, anchor: 'middle' }))
      .join('');
  return svg(
    590,
    p.grid(range(0, 48, 6), range(0, 100, 10)),
    p.axes(),
    p.poly(placebo, { stroke: INK, width: 2.75 }),
    p.poly(drug, { stroke: BLUE, width: 2.75 }),
    censored(placebo, [25.5, 31.2, 40.4, 43.8, 46], INK),
    censored(drug, [22.8, 29.5, 39.5, 42.6, 45.2], BLUE),
    legendRow(160, 366, 'Drug', { stroke: BLUE }),
    legendRow(160, 406, 'Placebo', { stroke: INK }),
    text(24, 508, 'Number at risk', { size: 17, weight: 700 }),
    risk(536, 'Drug', [1000, 880, 776, 668, 214], BLUE),
    risk(564, 'Placebo', [1000, 800, 696, 574, 176], INK),
  );
};
