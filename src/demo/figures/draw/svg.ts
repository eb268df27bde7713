/** Small helpers that write SVG as strings. Every figure of the demo bank is built from these. */

/** A point in pixels. */
export type Point = readonly [x: number, y: number];

type Attrs = Readonly<Record<string, string | number | undefined>>;

/** The colours the figures share. */
export const INK = '#1f2933';
/** Axes, and what steps back. */
export const GREY = '#6b7785';
/** Grounds and grids. */
export const PALE = '#dfe4ea';
/** Distinct from black: a second curve, the left ear, a finding. */
export const BLUE = '#1e5aa8';
/** Distinct from both: a further curve, the right ear, a lesion. */
export const RED = '#b3261e';
/** A curve beside those. */
export const AMBER = '#b26a00';

const FONT = "'Liberation Sans', Arial, Helvetica, sans-serif";

/** Two decimals are enough for a pixel. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

/** Makes text safe inside SVG. */
const escapeText = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** One element with its attributes; undefined attributes are left out. */
export const el = (name: string, attrs: Attrs, children = ''): string => {
  const list = Object.entries(attrs)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : String(value)}"`)
    .join('');
  return children === '' ? `<${name}${list}/>` : `<${name}${list}>${children}</${name}>`;
};

/** A group, usually to shift or clip what it holds. */
export const group = (attrs: Attrs, ...children: readonly string[]): string =>
  el('g', attrs, children.join(''));

/** The whole figure on white, 900 pixels wide by default. */
export const svg = (height: number, ...children: readonly string[]): string =>
  el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 900 ${num(height)}`,
      width: 900,
      height,
      'font-family': FONT,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    },
    el('rect', { width: 900, height, fill: '#ffffff' }) + children.join(''),
  );

/** Alignment and style of a text; 18 px, dark and left-aligned by default. */
export interface TextStyle {
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: 400 | 600 | 700;
  readonly fill?: string;
  readonly italic?: boolean;
  readonly rotate?: number;
}

/** A line of text whose baseline starts (or is centred, or ends) at x, y. `_{…}` makes a subscript, `^{…}` a superscript. */
export const text = (x: number, y: number, content: string, style: TextStyle = {}): string => {
  const size = style.size ?? 18;
  const markup = escapeText(content)
    .replace(/_\{([^}]*)\}/g, (_, low: string) => shifted(low, size, 0.22))
    .replace(/\^\{([^}]*)\}/g, (_, high: string) => shifted(high, size, -0.36));
  return el(
    'text',
    {
      x,
      y,
      'font-size': size,
      'text-anchor': style.anchor,
      'font-weight': style.weight,
      'font-style': style.italic === true ? 'italic' : undefined,
      fill: style.fill ?? INK,
      transform: style.rotate === undefined ? undefined : `rotate(${num(style.rotate)} ${num(x)} ${num(y)})`,
    },
    markup,
  );
};

const shifted = (content: string, size: number, by: number): string =>
  `<tspan dy="${num(by * size)}" font-size="${num(Math.max(14, size * 0.74))}">${content}</tspan><tspan dy="${num(-by * size)}">\u200b</tspan>`;

/** How a line or an area is drawn. */
export interface Stroke {
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string | undefined;
  readonly fill?: string;
  readonly opacity?: number | undefined;
  readonly crisp?: boolean;
  readonly cap?: 'butt' | 'round';
}

/** A path from ready-made path data. */
export const path = (d: string, style: Stroke = {}): string =>
  el('path', {
    d,
    fill: style.fill ?? 'none',
    stroke: style.stroke ?? INK,
    'stroke-width': style.width ?? 2,
    'stroke-dasharray': style.dash,
    'stroke-linecap': style.cap,
    opacity: style.opacity,
    'shape-rendering': style.crisp === true ? 'crispEdges' : undefined,
  });

/** A straight line. */
export const line = (from: Point, to: Point, style: Stroke = {}): string => path(polyData([from, to]), style);

/** Path data of straight pieces through the points. */
export const polyData = (points: readonly Point[], closed = false): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('') + (closed ? 'Z' : '');

/** Path data of a smooth (Catmull–Rom) curve through the points. */
export const smoothData = (points: readonly Point[], closed = false, tension = 1): string => {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))] ?? [0, 0];
  const parts = [`M${num(at(0)[0])} ${num(at(0)[1])}`];
  const last = closed ? n : n - 1;
  for (let i = 0; i < last; i += 1) {
    const [x0, y0] = at(i - 1);
    const [x1, y1] = at(i);
    const [x2, y2] = at(i + 1);
    const [x3, y3] = at(i + 2);
    const k = tension / 6;
    const c1: Point = [x1 + (x2 - x0) * k, y1 + (y2 - y0) * k];
    const c2: Point = [x2 - (x3 - x1) * k, y2 - (y3 - y1) * k];
    parts.push(`C${[...c1, ...c2, x2, y2].map(num).join(' ')}`);
  }
  return parts.join('') + (closed ? 'Z' : '');
};

/** A smooth curve through the points. */
export const smooth = (points: readonly Point[], style: Stroke = {}, closed = false): string =>
  path(smoothData(points, closed), style);

/** A circle. */
export const circle = (cx: number, cy: number, r: number, style: Stroke = {}): string =>
  ellipse(cx, cy, r, r, style);

/** An ellipse. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, style: Stroke = {}): string =>
  el('ellipse', {
    cx,
    cy,
    rx,
    ry,
    fill: style.fill ?? 'none',
    stroke: style.stroke ?? INK,
    'stroke-width': style.width ?? 2,
    'stroke-dasharray': style.dash,
    opacity: style.opacity,
  });

/** A rectangle. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  style: Stroke & { radius?: number } = {},
): string =>
  el('rect', {
    x,
    y,
    width,
    height,
    rx: style.radius,
    fill: style.fill ?? 'none',
    stroke: style.stroke ?? INK,
    'stroke-width': style.width ?? 2,
    opacity: style.opacity,
    'shape-rendering': style.crisp === true ? 'crispEdges' : undefined,
  });

/** A straight arrow with a filled head at its end. */
export const arrow = (from: Point, to: Point, style: Stroke = {}): string => {
  const width = style.width ?? 2;
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const head = 5 + width * 2.6;
  const wing = (turn: number): Point => [
    to[0] - head * Math.cos(angle + turn),
    to[1] - head * Math.sin(angle + turn),
  ];
  const neck: Point = [to[0] - head * 0.8 * Math.cos(angle), to[1] - head * 0.8 * Math.sin(angle)];
  const color = style.stroke ?? INK;
  return (
    line(from, neck, { ...style, cap: 'butt' }) +
    path(polyData([to, wing(0.42), wing(-0.42)], true), { fill: color, stroke: color, width: 1 })
  );
};

/** A repeatable source of numbers from 0 to 1 (mulberry32), so that a figure is the same on every run. */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** Numbers from `from` to `to` (both included) in steps. */
export const range = (from: number, to: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, i) => from + i * step);
