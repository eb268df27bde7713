/** Schematic histology of the duodenal mucosa. */
import { circle, ellipse, group, line, path, type Point, polyData, rect, seeded, svg, text } from '../svg';

const EPITHELIUM = '#f1bccb';
const OUTLINE = '#9c4a68';
const NUCLEUS = '#5f2f6b';
const LYMPHOCYTE = '#2c2f6e';
const STROMA = '#fdf0f3';

/** The profile of a mucosa: folds of the given width rise to `top`, crypts between them reach down to `bottom`. */
interface Mucosa {
  readonly top: number;
  readonly bottom: number;
  readonly fold: number;
  /** Radius of the shoulders of a fold: small for a flat surface. */
  readonly round: number;
  /** Height at which the space between two folds narrows to a crypt. */
  readonly base: number;
  readonly narrowing: number;
  readonly crypt: number;
  readonly count: number;
  readonly left: number;
}

const WIDTH = 386;

const serpentine = ({
  top,
  bottom,
  fold,
  round,
  base,
  narrowing,
  crypt,
  count,
  left,
}: Mucosa): readonly Point[] => {
  const points: Point[] = [];
  const arc = (cx: number, cy: number, r: number, from: number, to: number): void => {
    for (let i = 0; i <= 10; i += 1) {
      const a = ((from + ((to - from) * i) / 10) * Math.PI) / 180;
      points.push([cx + r * Math.cos(a), cy + r * Math.sin(a)]);
    }
  };
  for (let i = 0; i < count; i += 1) {
    const x = left + i * (fold + crypt + 2 * narrowing);
    const wall = x + fold + narrowing;
    arc(x + round, top + round, round, 180, 270);
    arc(x + fold - round, top + round, round, 270, 360);
    points.push([x + fold, base - 14], [wall, base + 8]);
    arc(wall + crypt / 2, bottom - crypt / 2, crypt / 2, 180, 0);
    points.push([wall + crypt, base + 8], [wall + crypt + narrowing, base - 14]);
  }
  return points;
};

/** Points every `step` pixels along a line, each with the direction to its right-hand side. */
const along = (
  points: readonly Point[],
  step: number,
): readonly (readonly [x: number, y: number, nx: number, ny: number])[] => {
  const result: (readonly [number, number, number, number])[] = [];
  let rest = 0;
  points.slice(1).forEach(([x1, y1], i) => {
    const [x0, y0] = points[i] ?? [x1, y1];
    const length = Math.hypot(x1 - x0, y1 - y0);
    let d = rest;
    while (d < length) {
      const k = d / length;
      result.push([x0 + (x1 - x0) * k, y0 + (y1 - y0) * k, -(y1 - y0) / length, (x1 - x0) / length]);
      d += step;
    }
    rest = d - length;
  });
  return result;
};

const FLOOR = 440;

const panel = (
  x: number,
  id: string,
  mucosa: Mucosa,
  seed: number,
  lymphocytes: { readonly epithelial: number; readonly stromal: number },
): string => {
  const random = seeded(seed);
  const profile = serpentine(mucosa);
  const first = profile[0] ?? [0, 0];
  const last = profile.at(-1) ?? [0, 0];
  const stroma = polyData([...profile, [last[0], FLOOR], [first[0], FLOOR]], true);
  const cells = along(profile, 8.2);
  const goblets = cells.filter((_, i) => i % 17 === 8);
  const intra = cells.filter(() => random() < lymphocytes.epithelial);
  const scattered = Array.from({ length: lymphocytes.stromal }, (): Point => [
    random() * WIDTH,
    mucosa.top + 16 + random() * (FLOOR - mucosa.top - 24),
  ]).filter(([px, py]) => along(profile, 6).every(([cx, cy]) => Math.hypot(cx - px, cy - py) > 15));
  const body = [
    path(stroma, { fill: STROMA, stroke: 'none' }),
    group(
      { 'clip-path': `url(#${id}-stroma)` },
      ...scattered.map(([px, py]) => circle(px, py, 3.6, { fill: LYMPHOCYTE, stroke: 'none' })),
    ),
    path(polyData(profile), { stroke: OUTLINE, width: 21 }),
    path(polyData(profile), { stroke: EPITHELIUM, width: 18 }),
    ...goblets.map(([cx, cy, nx, ny]) =>
      ellipse(cx - nx * 2, cy - ny * 2, 4.5, 4.5, { fill: '#ffffff', stroke: '#c58aa0', width: 1 }),
    ),
    ...cells
      .filter((_, i) => i % 17 !== 8)
      .map(([cx, cy, nx, ny]) =>
        circle(cx + nx * 4.5, cy + ny * 4.5, 2.6, { fill: NUCLEUS, stroke: 'none' }),
      ),
    ...intra.map(([cx, cy, nx, ny]) =>
      circle(cx - nx * 3, cy - ny * 3, 3.4, { fill: LYMPHOCYTE, stroke: '#ffffff', width: 0.8 }),
    ),
    rect(-10, FLOOR, WIDTH + 20, 20, { fill: '#e79bae', stroke: OUTLINE, width: 1.5 }),
    line([-10, FLOOR + 10], [WIDTH + 10, FLOOR + 10], { stroke: '#c96f88', width: 1.5 }),
  ].join('');
  return (
    `<clipPath id="${id}">${rect(0, 0, WIDTH, 480, { fill: '#000', stroke: 'none' })}</clipPath>` +
    `<clipPath id="${id}-stroma">${path(stroma, { fill: '#000', stroke: 'none' })}</clipPath>` +
    group({ transform: `translate(${x} 40)`, 'clip-path': `url(#${id})` }, body) +
    rect(x, 60, WIDTH, 440, { stroke: '#b9c1ca', width: 1.5 })
  );
};

const CONTROL: Mucosa = {
  top: 70,
  bottom: 400,
  fold: 44,
  round: 22,
  base: 318,
  narrowing: 7,
  crypt: 22,
  count: 6,
  left: -26,
};
const PATIENT: Mucosa = {
  top: 216,
  bottom: 424,
  fold: 62,
  round: 11,
  base: 236,
  narrowing: 2,
  crypt: 22,
  count: 6,
  left: -36,
};

const bracket = (x: number, top: number, bottom: number, name: string): string =>
  path(`M${x} ${top}h7V${bottom}h-7`, { width: 2 }) +
  text(x + 28, (top + bottom) / 2, name, { rotate: -90, anchor: 'middle', size: 18 });

/** Control: tall villi over short crypts. Patient: flat surface, long crypts, many lymphocytes in epithelium and lamina propria. */
export const duodenalMucosa = (): string =>
  svg(
    560,
    text(209, 36, 'Control', { size: 20, weight: 700, anchor: 'middle' }),
    text(655, 36, 'Patient', { size: 20, weight: 700, anchor: 'middle' }),
    panel(16, 'control', CONTROL, 3, { epithelial: 0.03, stromal: 420 }),
    panel(462, 'patient', PATIENT, 9, { epithelial: 0.3, stromal: 1000 }),
    bracket(410, CONTROL.top + 30, CONTROL.base + 40, 'Villi'),
    bracket(410, CONTROL.base + 46, CONTROL.bottom + 50, 'Crypts'),
    bracket(856, PATIENT.base + 30, PATIENT.bottom + 50, 'Crypts'),
    circle(250, 534, 5, { fill: LYMPHOCYTE, stroke: 'none' }),
    text(266, 540, 'Lymphocyte'),
    circle(420, 534, 5, { fill: NUCLEUS, stroke: 'none' }),
    text(436, 540, 'Enterocyte nucleus'),
  );
