import { line, range, svg, text } from '../svg';
/** The electrocardiograms of the demo bank. */
import {
  add,
  type Beat,
  beatAt,
  calibration,
  leadName,
  MM,
  paper,
  rhythm,
  scale,
  settings,
  type Signal,
  trace,
  wander,
} from './ecg';

/** Where a tracing begins, right of the calibration mark. */
const START = 10 * MM;

const strip = (signal: Signal, lead: string, caption: string): string =>
  svg(
    312,
    text(10, 24, caption, { size: 18 }),
    paper(0, 36, 150, 40),
    calibration(MM, 36 + 26 * MM),
    trace(8 * MM, 36 + 26 * MM, 5.66, signal),
    leadName(10 * MM, 62, lead),
    settings(300),
  );

const qrs = {
  q: { at: -0.028, mv: -0.08, rise: 0.008 },
  r: { at: 0, mv: 1.05, rise: 0.0115 },
  s: { at: 0.028, mv: -0.18, rise: 0.0095 },
};

/** Atrial fibrillation with a rapid ventricular response: irregular RR intervals, no P waves, a fibrillating baseline. */
export const fibrillationStrip = (): string => {
  const intervals = [0.47, 0.62, 0.37, 0.71, 0.43, 0.54, 0.35, 0.8, 0.41, 0.5, 0.6];
  const times = intervals.map((_, i) => intervals.slice(0, i).reduce((sum, rr) => sum + rr, 0.16));
  const beat: Beat = { waves: [qrs.q, qrs.r, qrs.s, { at: 0.2, mv: 0.13, rise: 0.045, fall: 0.035 }] };
  const flutterings: Signal = (t) =>
    (0.052 + 0.022 * Math.sin(2.1 * t)) * Math.sin(2 * Math.PI * 5.9 * t + 1.6 * Math.sin(3.1 * t)) +
    0.032 * Math.sin(2 * Math.PI * 8.3 * t + 2 * Math.sin(1.9 * t + 1));
  return strip(add(rhythm(times, beat), flutterings), 'II', 'Rhythm strip on arrival');
};

/** Acute inferior infarction with right ventricular involvement: leads I and II are drawn, III, aVL and aVF follow from Einthoven. */
export const sixLeads = (): string => {
  const times = range(-0.35, 4, 0.86);
  const p = (mv: number) => ({ at: -0.175, mv, rise: 0.026 });
  const leadOne: Beat = {
    waves: [
      p(0.07),
      { at: -0.004, mv: 0.6, rise: 0.0125 },
      { at: 0.03, mv: -0.12, rise: 0.01 },
      { at: 0.23, mv: -0.1, rise: 0.06, fall: 0.045 },
    ],
    levels: [{ from: 0.045, to: 0.24, mv: -0.13, edge: 0.009 }],
  };
  const leadTwo: Beat = {
    waves: [
      p(0.13),
      { at: -0.032, mv: -0.12, rise: 0.011 },
      { at: 0, mv: 1, rise: 0.0125 },
      { at: 0.235, mv: 0.26, rise: 0.085, fall: 0.052 },
    ],
    levels: [{ from: 0.03, to: 0.25, mv: 0.2, edge: 0.008 }],
  };
  const rightChest: Beat = {
    waves: [
      p(0.05),
      { at: -0.004, mv: 0.26, rise: 0.011 },
      { at: 0.03, mv: -0.32, rise: 0.012 },
      { at: 0.24, mv: 0.13, rise: 0.08, fall: 0.05 },
    ],
    levels: [{ from: 0.05, to: 0.25, mv: 0.17, edge: 0.009 }],
  };
  const one = rhythm(times, leadOne);
  const two = rhythm(times, leadTwo);
  const three = add(two, scale(one, -1));
  const aVL = scale(add(one, scale(three, -1)), 0.5);
  const aVF = scale(add(two, three), 0.5);
  const rows: readonly (readonly [string, Signal, string, Signal])[] = [
    ['I', one, 'aVL', aVL],
    ['II', two, 'aVF', aVF],
    ['III', three, 'V4R', rhythm(times, rightChest)],
  ];
  const height = 25 * MM;
  return svg(
    496,
    paper(0, 10, 150, 75),
    ...rows.map(([leftName, left, rightName, right], i) => {
      const zero = 10 + i * height + 16 * MM;
      return (
        calibration(MM, zero) +
        trace(8 * MM, zero, 2.68, add(left, wander)) +
        trace(75 * MM + 6, zero, 2.92, add(right, wander), 0.08) +
        line([75 * MM, zero - 13 * MM], [75 * MM, zero - 8 * MM], { width: 2 }) +
        leadName(START, zero - 9 * MM - 6, leftName) +
        leadName(77 * MM, zero - 9 * MM - 6, rightName)
      );
    }),
    settings(484),
  );
};

const longRepolarisation: Beat = {
  waves: [
    { at: -0.17, mv: 0.12, rise: 0.026 },
    qrs.q,
    { at: 0, mv: 0.9, rise: 0.0115 },
    qrs.s,
    { at: 0.44, mv: 0.24, rise: 0.085, fall: 0.062 },
  ],
};

/** Sinus rhythm near 60/min with a QT interval of about 600 ms. */
export const restingStrip = (): string =>
  strip(add(rhythm(range(0.32, 7, 0.98), longRepolarisation), wander), 'II', 'On admission');

const ectopic: Beat = {
  waves: [
    { at: 0, mv: 1.25, rise: 0.035, fall: 0.04 },
    { at: 0.12, mv: -0.35, rise: 0.04, fall: 0.05 },
    { at: 0.28, mv: -0.32, rise: 0.07, fall: 0.06 },
  ],
};

/** Torsades de pointes after a short–long–short sequence in a patient with a long QT interval. */
export const telemetryStrip = (): string => {
  const sinus = rhythm([0.24, 1.92], longRepolarisation);
  const early = rhythm([0.94], ectopic);
  const begin = 2.3;
  const twist: Signal = (t) => {
    if (t < begin) return 0;
    const run = t - begin;
    const phase = 2 * Math.PI * (3.9 * run + 0.12 * Math.sin(2.6 * run));
    const spiky = Math.sin(phase) + 0.22 * Math.sin(2 * phase + 0.6);
    const envelope = Math.sin((Math.PI * (run + 0.18)) / 1.48);
    const grow = Math.min(1, run * 12) * Math.min(1, 0.45 + run * 1.4);
    return grow * (0.2 * Math.sign(envelope) * Math.min(1, Math.abs(envelope) * 5) + 0.9 * envelope) * spiky;
  };
  const faded: Signal = (t) => sinus(t) * (t > begin ? Math.exp(-(((t - begin) / 0.12) ** 2)) : 1);
  return strip(add(faded, early, twist, wander), 'II', 'Telemetry, 40 minutes later');
};

/** Severe hyperkalaemia: low broad P waves, a wide QRS complex and tall narrow-based T waves. */
export const twoLeads = (): string => {
  const times = range(0.46, 7, 0.92);
  const two: Beat = {
    waves: [
      { at: -0.27, mv: 0.045, rise: 0.05 },
      { at: 0, mv: 0.72, rise: 0.024, fall: 0.026 },
      { at: 0.085, mv: -0.3, rise: 0.026, fall: 0.03 },
      { at: 0.29, mv: 0.86, rise: 0.042, fall: 0.036 },
    ],
  };
  const three: Beat = {
    waves: [
      { at: -0.27, mv: 0.03, rise: 0.05 },
      { at: -0.02, mv: 0.42, rise: 0.022, fall: 0.022 },
      { at: 0.06, mv: -0.85, rise: 0.03, fall: 0.034 },
      { at: 0.285, mv: 1.32, rise: 0.04, fall: 0.034 },
    ],
  };
  const rows: readonly (readonly [string, Beat, number])[] = [
    ['II', two, 10 + 18 * MM],
    ['V3', three, 10 + 47 * MM],
  ];
  return svg(
    420,
    paper(0, 10, 150, 60),
    ...rows.map(
      ([name, beat, zero]) =>
        calibration(MM, zero) +
        trace(
          8 * MM,
          zero,
          5.66,
          add((t) => times.reduce((sum, at) => sum + beatAt(beat, t - at), 0), wander),
        ) +
        leadName(START, zero - 12 * MM, name),
    ),
    settings(402),
  );
};

/** Complete heart block: P waves at 86/min march through wide escape beats at 35/min without any relation to them. */
export const blockStrip = (): string => {
  const atria = rhythm(range(0.1, 7, 0.7), { waves: [{ at: 0, mv: 0.15, rise: 0.026 }] });
  const escape: Beat = {
    waves: [
      { at: -0.02, mv: 0.85, rise: 0.026, fall: 0.03 },
      { at: 0.075, mv: -0.42, rise: 0.03, fall: 0.034 },
      { at: 0.34, mv: -0.3, rise: 0.085, fall: 0.055 },
    ],
  };
  const ventricles = rhythm(range(0.62, 7, 1.72), escape);
  return strip(add(atria, ventricles, wander), 'II', 'Rhythm strip on arrival');
};
