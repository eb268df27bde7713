/** Visual fields of both eyes, as the patient sees them. */
import { circle, ellipse, GREY, INK, line, num, path, svg, text } from '../svg';

const RADIUS = 170;

const field = (cx: number, cy: number, name: string, blindSpot: -1 | 1): string => {
  const wedge = `M${num(cx)} ${num(cy)}L${num(cx)} ${num(cy - RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${num(cx + RADIUS)} ${num(cy)}Z`;
  const ticks = [10, 20, 30].map((degrees) =>
    text(cx + 5, cy + (degrees / 30) * RADIUS - 6, `${degrees}°`, { size: 15, fill: GREY }),
  );
  return [
    circle(cx, cy, RADIUS, { fill: '#ffffff', stroke: 'none' }),
    path(wedge, { fill: '#4a5561', stroke: 'none' }),
    ...[10, 20].map((degrees) => circle(cx, cy, (degrees / 30) * RADIUS, { stroke: '#b9c1ca', width: 1 })),
    line([cx - RADIUS, cy], [cx + RADIUS, cy], { width: 1.5, stroke: INK }),
    line([cx, cy - RADIUS], [cx, cy + RADIUS], { width: 1.5, stroke: INK }),
    circle(cx, cy, RADIUS, { width: 2.5 }),
    ellipse(cx + blindSpot * (15 / 30) * RADIUS, cy + (1.5 / 30) * RADIUS, 14, 20, {
      fill: '#4a5561',
      stroke: '#4a5561',
      width: 1,
    }),
    ...ticks,
    text(cx, cy - RADIUS - 22, name, { size: 20, weight: 700, anchor: 'middle' }),
  ].join('');
};

/** Loss of the right upper quadrant in both eyes (right homonymous superior quadrantanopia). */
export const visualFields = (): string =>
  svg(
    500,
    field(230, 230, 'Left eye', -1),
    field(670, 230, 'Right eye', 1),
    circle(256, 460, 9, { fill: '#4a5561', stroke: '#4a5561' }),
    text(276, 466, 'Not seen'),
    circle(406, 460, 9, { fill: '#ffffff' }),
    text(426, 466, 'Seen'),
    ellipse(520, 460, 8, 12, { fill: '#4a5561', stroke: '#4a5561' }),
    text(540, 466, 'Physiologic blind spot'),
  );
