/** Capnograms: partial pressure of carbon dioxide in the breathing circuit over time. */
import { type Plot, plot } from '../plot';
import { BLUE, INK, type Point, range, svg, text } from '../svg';

/** One breath takes 5 s: carbon dioxide is exhaled during the first part and washed out when the next breath is delivered. */
const BREATH = 5;
const EXPIRATION = 3.2;

/** Fast upstroke, then a nearly flat plateau. */
const normalBreath = (t: number): number =>
  t > EXPIRATION
    ? 36 * Math.exp(-(t - EXPIRATION) / 0.07)
    : 34.2 * (1 - Math.exp(-((t / 0.16) ** 2))) + 0.56 * t;

/** Units empty at different speeds: the upstroke is slanted and no plateau is reached. */
const obstructedBreath = (t: number): number => {
  const rising = (at: number): number => 54 * (1 - Math.exp(-((at / 1.55) ** 1.15)));
  return t > EXPIRATION ? rising(EXPIRATION) * Math.exp(-(t - EXPIRATION) / 0.07) : rising(t);
};

const tracing = (breath: (t: number) => number): readonly Point[] =>
  range(0, 20, 0.02).map((t): Point => {
    const phase = (t + BREATH - 0.8) % BREATH;
    return [t, Math.max(0, breath(phase))];
  });

/** A square capnogram (above) and one shaped like a shark fin, typical of bronchospasm (below). */
export const capnograms = (): string => {
  const panel = (top: number): Plot =>
    plot(
      { left: 100, top, width: 760, height: 180 },
      { min: 0, max: 20, ticks: range(0, 20, 5), label: 'Time (s)' },
      { min: 0, max: 60, ticks: range(0, 60, 20), label: 'PCO_{2} (mm Hg)' },
      56,
    );
  const before = panel(44);
  const now = panel(342);
  return svg(
    600,
    text(100, 28, 'Before the event', { size: 19, weight: 700 }),
    before.grid(),
    before.axes(),
    before.poly(tracing(normalBreath), { stroke: INK }),
    text(100, 326, 'Now', { size: 19, weight: 700 }),
    now.grid(),
    now.axes(),
    now.poly(tracing(obstructedBreath), { stroke: BLUE }),
  );
};
