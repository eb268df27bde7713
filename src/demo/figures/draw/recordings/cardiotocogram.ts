/** A cardiotocogram: fetal heart rate above, uterine activity below. */
import { path, type Point, polyData, range, rect, seeded, svg, text } from '../svg';

const LEFT = 66;
const PER_MINUTE = 82;
const MINUTES = 10;
const WIDTH = PER_MINUTE * MINUTES;
const FHR = { top: 40, height: 270, min: 60, max: 210 };
const TOCO = { top: 366, height: 160, min: 0, max: 100 };

type Panel = typeof FHR;

const yOf = (panel: Panel, value: number): number =>
  panel.top + panel.height * (1 - (value - panel.min) / (panel.max - panel.min));

const grid = (panel: Panel, minor: number, major: number): string => {
  const across = (every: number): string =>
    range(panel.min, panel.max, every)
      .map((v) => `M${LEFT} ${Math.round(yOf(panel, v)) + 0.5}h${WIDTH}`)
      .join('');
  const down = (every: number): string =>
    range(0, MINUTES, every)
      .map((m) => `M${Math.round(LEFT + m * PER_MINUTE) + 0.5} ${panel.top}v${panel.height}`)
      .join('');
  const style = (stroke: string) => ({ stroke, width: 1, crisp: true });
  return (
    rect(LEFT, panel.top, WIDTH, panel.height, { fill: '#fffdfb', stroke: 'none' }) +
    path(across(minor) + down(1 / 6), style('#f6e3da')) +
    path(across(major) + down(1), style('#e3b8a4')) +
    range(panel.min, panel.max, major)
      .map((v) => text(LEFT - 10, yOf(panel, v) + 6, String(v), { size: 16, anchor: 'end' }))
      .join('')
  );
};

/** Peaks of the contractions in minutes: six in ten minutes. */
const PEAKS = [0.75, 2.45, 4.05, 5.75, 7.4, 9.05];

const bell = (x: number, rise: number, fall: number): number =>
  Math.exp(-0.5 * (x / (x < 0 ? rise : fall)) ** 2);

/** Tachysystole with recurrent late decelerations and minimal variability: each dip begins after the contraction has begun and is lowest after its peak. */
export const heartTracing = (): string => {
  const random = seeded(7);
  let drift = 0;
  const noise = range(0, WIDTH, 2).map(() => {
    drift = drift * 0.82 + (random() - 0.5) * 1.9;
    return drift;
  });
  const points = (panel: Panel, value: (minute: number, i: number) => number): readonly Point[] =>
    noise.map((_, i): Point => [LEFT + i * 2, yOf(panel, value((i * 2) / PER_MINUTE, i))]);
  const rate = (minute: number, i: number): number =>
    154 +
    (noise[i] ?? 0) -
    PEAKS.reduce((sum, peak, n) => sum + (27 + 3 * (n % 3)) * bell(minute - peak - 0.54, 0.24, 0.27), 0);
  const pressure = (minute: number, i: number): number =>
    14 +
    0.5 * (noise[i] ?? 0) +
    PEAKS.reduce((sum, peak, n) => sum + (58 + 4 * (n % 2)) * bell(minute - peak, 0.24, 0.25), 0);
  return svg(
    590,
    text(LEFT, 24, 'Fetal heart rate (beats/min)'),
    grid(FHR, 10, 30),
    path(polyData(points(FHR, rate)), { width: 2 }),
    text(LEFT, 350, 'Uterine activity (mm Hg)'),
    grid(TOCO, 10, 25),
    path(polyData(points(TOCO, pressure)), { width: 2 }),
    ...range(0, MINUTES, 1).map((m) =>
      text(LEFT + m * PER_MINUTE, 549, String(m), { size: 16, anchor: 'middle' }),
    ),
    text(LEFT + WIDTH / 2, 577, 'Minutes', { size: 16, anchor: 'middle' }),
  );
};
