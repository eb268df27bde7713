/** Spirometry: flow–volume loops. */
import { legendRow, plot } from '../plot';
import { BLUE, GREY, line, type Point, range, svg, text } from '../svg';

/** Expiratory flow of a healthy adult at the exhaled volume `v` (litres), with forced vital capacity `fvc` and peak flow `peak`. */
const expiration = (v: number, fvc: number, peak: number): number => {
  const top = 0.14 * fvc;
  if (v < top) return peak * Math.sin((Math.PI / 2) * (v / top)) ** 0.75;
  const rest = (v - top) / (fvc - top);
  return peak * (1 - rest) * (1 - 0.12 * Math.sin(Math.PI * rest));
};

const inspiration = (v: number, fvc: number, peak: number): number =>
  -peak * Math.max(0, 1 - Math.abs((2 * v) / fvc - 1) ** 2.3) ** 0.62;

/** Soft lid: follows `flow` below the limit and flattens out at it. */
const limited = (flow: number, limit: number): number => {
  const size = Math.abs(flow);
  return Math.sign(flow) * (size ** -9 + limit ** -9) ** (-1 / 9);
};

/** A loop that is flat in expiration and inspiration (fixed upper airway obstruction) beside the predicted loop. */
export const flowVolume = (): string => {
  const p = plot(
    { left: 100, top: 24, width: 520, height: 480 },
    { min: 0, max: 5, ticks: [0, 1, 2, 3, 4, 5], label: 'Exhaled volume (L)' },
    { min: -7, max: 9, ticks: [-6, -4, -2, 0, 2, 4, 6, 8], label: 'Flow (L/s)' },
  );
  const volumes = range(0, 1, 1 / 160);
  const loop = (fvc: number, out: (v: number) => number, back: (v: number) => number): readonly Point[] => [
    ...volumes.map((v): Point => [v * fvc, out(v * fvc)]),
    ...volumes.toReversed().map((v): Point => [v * fvc, back(v * fvc)]),
  ];
  const predicted = loop(
    4.4,
    (v) => expiration(v, 4.4, 8),
    (v) => inspiration(v, 4.4, 5.6),
  );
  const wobble = (v: number): number => 0.05 * Math.sin(v * 5.1) + 0.03 * Math.sin(v * 11);
  const measured = loop(
    4.15,
    (v) => limited(expiration(v, 4.15, 7.4), 2.3 + wobble(v)),
    (v) => limited(inspiration(v, 4.15, 5.2), 2.2 + wobble(v + 1)),
  );
  return svg(
    590,
    p.grid(),
    p.axes(),
    line([100, p.y(0)], [620, p.y(0)], { width: 1.5 }),
    p.poly(predicted, { stroke: GREY, dash: '9 7', width: 2.5 }),
    p.poly(measured, { stroke: BLUE, width: 3.5 }),
    text(606, p.y(8) + 6, 'Expiration', { anchor: 'end', italic: true }),
    text(606, p.y(-6) + 6, 'Inspiration', { anchor: 'end', italic: true }),
    legendRow(664, 60, 'Predicted', { stroke: GREY, dash: '9 7', width: 2.5 }),
    legendRow(664, 92, 'Patient', { stroke: BLUE, width: 3.5 }),
  );
};
