/** A pure-tone audiogram. */
import { BLUE, circle, line, PALE, path, type Point, polyData, range, rect, RED, svg, text } from '../svg';

const FREQUENCIES = [250, 500, 1000, 2000, 4000, 8000];
const LEFT = 100;
const TOP = 66;
const WIDTH = 560;
const HEIGHT = 440;

/** Octaves are equally spaced; thresholds run downward from −10 to 120 dB. */
const at = (hertz: number, decibels: number): Point => [
  LEFT + 50 + (Math.log2(hertz / 250) / 5) * (WIDTH - 100),
  TOP + ((decibels + 10) / 130) * HEIGHT,
];

const cross = ([x, y]: Point): string =>
  path(`M${x - 8} ${y - 8}l16 16m0 -16l-16 16`, { stroke: BLUE, width: 3 });

const ring = ([x, y]: Point): string => circle(x, y, 9, { stroke: RED, width: 3, fill: '#ffffff' });

/** Bone conduction of the right ear, unmasked. */
const angle = ([x, y]: Point): string => path(`M${x - 11} ${y - 9}l-11 9l11 9`, { stroke: RED, width: 3 });

/** Bone conduction of the left ear while the right ear is masked. */
const bracket = ([x, y]: Point): string => path(`M${x + 10} ${y - 9}h6v18h-6`, { stroke: BLUE, width: 3 });

/** Normal hearing on the right; on the left a sensorineural loss that grows toward the high frequencies (bone equals air). */
export const audiogram = (): string => {
  const right = [10, 10, 5, 10, 15, 20].map((db, i) => at(FREQUENCIES[i] ?? 0, db));
  const left = [25, 30, 40, 55, 70, 75].map((db, i) => at(FREQUENCIES[i] ?? 0, db));
  const rightBone = [10, 5, 10, 15].map((db, i) => at(FREQUENCIES[i + 1] ?? 0, db));
  const leftBone = [30, 40, 55, 65].map((db, i) => at(FREQUENCIES[i + 1] ?? 0, db));
  const key = (y: number, symbol: string, first: string, second: string): string =>
    symbol + text(744, y - 4, first) + text(744, y + 18, second, { size: 16 });
  return svg(
    530,
    text(LEFT + WIDTH / 2, 24, 'Frequency (Hz)', { size: 19, anchor: 'middle' }),
    ...range(0, 110, 10).map((db) => {
      const y = Math.round(at(250, db)[1]) + 0.5;
      return line([LEFT, y], [LEFT + WIDTH, y], { stroke: PALE, width: 1, crisp: true });
    }),
    ...range(0, 120, 20).map((db) => text(LEFT - 12, at(250, db)[1] + 6, String(db), { anchor: 'end' })),
    ...FREQUENCIES.map((hertz) => {
      const x = Math.round(at(hertz, 0)[0]) + 0.5;
      return (
        line([x, TOP], [x, TOP + HEIGHT], { stroke: PALE, width: 1, crisp: true }) +
        text(x, TOP - 14, String(hertz), { anchor: 'middle' })
      );
    }),
    text(38, TOP + HEIGHT / 2, 'Hearing threshold (dB HL)', { size: 19, anchor: 'middle', rotate: -90 }),
    rect(LEFT, TOP, WIDTH, HEIGHT),
    path(polyData(right), { stroke: RED, width: 2.5 }),
    path(polyData(left), { stroke: BLUE, width: 2.5 }),
    ...right.map(ring),
    ...left.map(cross),
    ...rightBone.map(angle),
    ...leftBone.map(bracket),
    text(690, 96, 'Right ear', { weight: 700, fill: RED, size: 19 }),
    key(128, ring([712, 124]), 'Air conduction', ''),
    key(168, angle([728, 164]), 'Bone conduction', '(unmasked)'),
    text(690, 252, 'Left ear', { weight: 700, fill: BLUE, size: 19 }),
    key(284, cross([712, 280]), 'Air conduction', ''),
    key(324, bracket([699, 320]), 'Bone conduction', '(masked)'),
  );
};
