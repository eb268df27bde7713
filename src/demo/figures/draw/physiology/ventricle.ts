/** Pressure–volume loops of the left ventricle. */
import { legendRow, plot } from '../plot';
import { BLUE, GREY, INK, type Point, range, svg, text } from '../svg';

/** Passive pressure of the filling ventricle. */
const filling = (v: number): number => 1.2 + 0.55 * Math.exp((v - 30) / 36);

interface Loop {
  readonly endDiastolic: number;
  readonly endSystolic: number;
  readonly opening: number;
  readonly peak: number;
  readonly closing: number;
}

const loopPoints = ({ endDiastolic, endSystolic, opening, peak, closing }: Loop): readonly Point[] => {
  const span = endDiastolic - endSystolic;
  const ejection = range(0, 1, 0.02).map((s): Point => {
    const rising = opening + (peak - opening) * Math.sin((Math.PI / 2) * Math.min(1, s / 0.62)) ** 0.85;
    const falling = (peak - closing) * Math.max(0, (s - 0.62) / 0.38) ** 2;
    return [endDiastolic - span * s, rising - falling];
  });
  const diastole = range(0, 1, 0.02).map((s): Point => [
    endSystolic + span * s,
    filling(endSystolic + span * s),
  ]);
  return [...ejection, ...diastole, [endDiastolic, opening]];
};

/** Before (solid) and after (dashed) a positive inotrope: steeper end-systolic line, smaller end-systolic volume, larger stroke volume. */
export const ventricularLoops = (): string => {
  const p = plot(
    { left: 96, top: 24, width: 560, height: 430 },
    { min: 0, max: 200, ticks: range(0, 200, 40), label: 'Left ventricular volume (mL)' },
    { min: 0, max: 160, ticks: range(0, 160, 20), label: 'Left ventricular pressure (mm Hg)' },
    60,
  );
  const before: Loop = { endDiastolic: 160, endSystolic: 110, opening: 70, peak: 99, closing: 92 };
  const after: Loop = { endDiastolic: 150, endSystolic: 72, opening: 72, peak: 116, closing: 102 };
  const end = ({ endSystolic, closing }: Loop, to: number): readonly Point[] => {
    const slope = closing / (endSystolic - 12);
    return [
      [12, 0],
      [to, slope * (to - 12)],
    ];
  };
  return svg(
    540,
    p.grid(),
    p.axes(),
    p.fn(filling, 20, 190, { stroke: GREY, width: 1.75 }),
    p.poly(end(before, 158), { stroke: INK, width: 1.75 }),
    p.poly(end(after, 104), { stroke: BLUE, width: 1.75, dash: '9 6' }),
    p.poly(loopPoints(before), { stroke: INK, width: 3.5 }),
    p.poly(loopPoints(after), { stroke: BLUE, width: 3.5, dash: '12 6' }),
    text(p.x(160) + 6, p.y(138), 'ESPVR', { size: 17 }),
    text(p.x(104) + 8, p.y(148), 'ESPVR', { size: 17, fill: BLUE }),
    text(p.x(192) - 4, p.y(filling(190)) - 12, 'EDPVR', { size: 17, fill: GREY, anchor: 'end' }),
    legendRow(684, 60, 'Before', { stroke: INK, width: 3.5 }),
    legendRow(684, 92, 'After', { stroke: BLUE, width: 3.5, dash: '12 6' }),
    text(684, 150, 'ESPVR, EDPVR:', { size: 16, fill: GREY }),
    text(684, 172, 'end-systolic and', { size: 16, fill: GREY }),
    text(684, 194, 'end-diastolic', { size: 16, fill: GREY }),
    text(684, 216, 'pressure–volume', { size: 16, fill: GREY }),
    text(684, 238, 'relations', { size: 16, fill: GREY }),
  );
};
