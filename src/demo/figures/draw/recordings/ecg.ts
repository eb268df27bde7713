/** Electrocardiograms drawn as sums of waves on a 25 mm/s, 10 mm/mV grid. One millimetre is six pixels. */
import { path, type Point, polyData, range, rect, text } from '../svg';

/** Pixels per millimetre of paper. */
export const MM = 6;
const PX_PER_SECOND = 25 * MM;
const PX_PER_MV = 10 * MM;

/** A voltage in millivolts over time in seconds. */
export type Signal = (t: number) => number;

/** A bell-shaped deflection whose two sides may differ in steepness (seconds). */
interface Wave {
  readonly at: number;
  readonly mv: number;
  readonly rise: number;
  readonly fall?: number;
}

/** A level kept from one time to another, with soft edges: the ST segment. */
interface Level {
  readonly from: number;
  readonly to: number;
  readonly mv: number;
  readonly edge: number;
}

/** One heart beat; times count from the peak of the R wave. */
export interface Beat {
  readonly waves: readonly Wave[];
  readonly levels?: readonly Level[];
}

const waveAt = (wave: Wave, t: number): number => {
  const sigma = t < wave.at ? wave.rise : (wave.fall ?? wave.rise);
  return wave.mv * Math.exp(-0.5 * ((t - wave.at) / sigma) ** 2);
};

const step = (x: number): number => 1 / (1 + Math.exp(-x));

const levelAt = (level: Level, t: number): number =>
  level.mv * step((t - level.from) / level.edge) * step((level.to - t) / (level.edge * 3));

/** The voltage of one beat. */
export const beatAt = (beat: Beat, t: number): number =>
  beat.waves.reduce((sum, wave) => sum + waveAt(wave, t), 0) +
  (beat.levels ?? []).reduce((sum, level) => sum + levelAt(level, t), 0);

/** A signal of the given beat at each of the given times. */
export const rhythm =
  (times: readonly number[], beat: Beat): Signal =>
  (t) =>
    times.reduce((sum, at) => (Math.abs(t - at) < 1.2 ? sum + beatAt(beat, t - at) : sum), 0);

/** The sum of several signals. */
export const add =
  (...signals: readonly Signal[]): Signal =>
  (t) =>
    signals.reduce((sum, signal) => sum + signal(t), 0);

/** A signal made larger, smaller or upside down. */
export const scale =
  (signal: Signal, factor: number): Signal =>
  (t) =>
    factor * signal(t);

/** A slight breathing movement of the baseline, so that the tracing does not look ruled. */
export const wander: Signal = (t) =>
  0.012 * Math.sin(t * 1.7) + 0.006 * Math.sin(t * 7.3 + 1) + 0.004 * Math.sin(t * 61);

/** The pink paper, `width` and `height` in millimetres, its corner at x, y in pixels. */
export const paper = (x: number, y: number, width: number, height: number): string => {
  const grid = (every: number, color: string): string => {
    const across = range(0, width, every).map((mm) => `M${x + mm * MM} ${y}v${height * MM}`);
    const down = range(0, height, every).map((mm) => `M${x} ${y + mm * MM}h${width * MM}`);
    return path([...across, ...down].join(''), { stroke: color, width: 1, crisp: true, cap: 'butt' });
  };
  return (
    rect(x, y, width * MM, height * MM, { fill: '#fffafa', stroke: 'none' }) +
    grid(1, '#fae0e0') +
    grid(5, '#efb4b4')
  );
};

/** The tracing of a signal: `seconds` long, starting at x, its zero line at y. */
export const trace = (x: number, y: number, seconds: number, signal: Signal, from = 0): string => {
  const points = range(0, seconds * PX_PER_SECOND, 0.75).map((px): Point => [
    x + px,
    y - PX_PER_MV * signal(from + px / PX_PER_SECOND),
  ]);
  return path(polyData(points), { width: 2 });
};

/** The calibration mark: 1 mV high, 0.2 s wide. It ends 7 mm right of x. */
export const calibration = (x: number, y: number): string =>
  path(`M${x} ${y}h${MM}v${-10 * MM}h${5 * MM}v${10 * MM}h${MM}`, { width: 2 });

/** The name of a lead. */
export const leadName = (x: number, y: number, name: string): string =>
  text(x, y, name, { size: 20, weight: 700 });

/** The usual line under a tracing: paper speed and gain. */
export const settings = (y: number): string =>
  text(890, y, '25 mm/s · 10 mm/mV', { size: 16, anchor: 'end' });
