/** Axes, grids and curves for the figures that are graphs. */
import { INK, line, PALE, path, type Point, polyData, smoothData, type Stroke, text } from './svg';

/** One axis: range, ticks and labels. */
export interface Axis {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
  readonly label: string;
  readonly format?: (value: number) => string;
}

/** The rectangle in pixels in which the data are drawn. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A frame with two axes; it places data and draws grid, axes and curves. */
export interface Plot {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly at: (point: Point) => Point;
  readonly grid: (xs?: readonly number[], ys?: readonly number[], color?: string) => string;
  readonly axes: () => string;
  readonly curve: (points: readonly Point[], style?: Stroke) => string;
  readonly poly: (points: readonly Point[], style?: Stroke) => string;
  readonly fn: (f: (x: number) => number, from: number, to: number, style?: Stroke) => string;
}

const minus = (value: number): string => String(value).replace('-', '−');

/** Makes a plot. `gap` is the distance of the y label from the axis. */
export const plot = (frame: Frame, xAxis: Axis, yAxis: Axis, gap = 62): Plot => {
  const { left, top, width, height } = frame;
  const bottom = top + height;
  const x = (value: number): number => left + ((value - xAxis.min) / (xAxis.max - xAxis.min)) * width;
  const y = (value: number): number => bottom - ((value - yAxis.min) / (yAxis.max - yAxis.min)) * height;
  const at = ([px, py]: Point): Point => [x(px), y(py)];
  const poly = (points: readonly Point[], style?: Stroke): string =>
    path(polyData(points.map(at)), { width: 3, ...style });
  return {
    x,
    y,
    at,
    poly,
    grid: (xs = xAxis.ticks, ys = yAxis.ticks, color = PALE) =>
      path(
        xs.map((v) => `M${Math.round(x(v)) + 0.5} ${top}v${height}`).join('') +
          ys.map((v) => `M${left} ${Math.round(y(v)) + 0.5}h${width}`).join(''),
        { stroke: color, width: 1, crisp: true },
      ),
    axes: () => {
      const format = (axis: Axis, v: number): string => (axis.format ?? minus)(v);
      return (
        line([left, top], [left, bottom], { width: 2 }) +
        line([left, bottom], [left + width, bottom], { width: 2 }) +
        xAxis.ticks
          .map(
            (v) =>
              line([x(v), bottom], [x(v), bottom + 6], { width: 2, cap: 'butt' }) +
              text(x(v), bottom + 26, format(xAxis, v), { anchor: 'middle' }),
          )
          .join('') +
        yAxis.ticks
          .map(
            (v) =>
              line([left - 6, y(v)], [left, y(v)], { width: 2, cap: 'butt' }) +
              text(left - 12, y(v) + 6, format(yAxis, v), { anchor: 'end' }),
          )
          .join('') +
        text(left + width / 2, bottom + 54, xAxis.label, { anchor: 'middle', size: 19 }) +
        text(left - gap, top + height / 2, yAxis.label, { anchor: 'middle', size: 19, rotate: -90 })
      );
    },
    curve: (points, style) => path(smoothData(points.map(at)), { width: 3, ...style }),
    fn: (f, from, to, style) =>
      poly(
        Array.from({ length: 241 }, (_, i): Point => {
          const v = from + ((to - from) * i) / 240;
          return [v, f(v)];
        }),
        style,
      ),
  };
};

/** One row of a legend: a short piece of the line, then its name. */
export const legendRow = (x: number, y: number, name: string, style: Stroke): string =>
  line([x, y - 6], [x + 44, y - 6], { width: 3, ...style, cap: 'butt' }) +
  text(x + 56, y, name, { size: 18, fill: INK });
