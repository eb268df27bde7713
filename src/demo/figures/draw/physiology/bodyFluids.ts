/** Body fluid compartments as rectangles: width is volume, height is osmolality. */
import { legendRow, plot } from '../plot';
import { BLUE, GREY, INK, line, path, polyData, range, type Stroke, svg, text } from '../svg';

interface Fluids {
  readonly extracellular: number;
  readonly intracellular: number;
  readonly osmolality: number;
}

/** Extracellular volume runs leftward from the middle, intracellular volume rightward. */
const MIDDLE = 18;

/** Loss of 3.7 L of pure water: both compartments shrink in proportion and osmolality rises from 290 to 318 mOsm/kg. */
export const bodyFluids = (): string => {
  const p = plot(
    { left: 110, top: 60, width: 740, height: 370 },
    {
      min: 0,
      max: 50,
      ticks: range(3, 48, 5),
      label: 'Volume (L)',
      format: (v) => String(Math.abs(v - MIDDLE)),
    },
    { min: 0, max: 400, ticks: range(0, 400, 100), label: 'Osmolality (mOsm/kg)' },
    66,
  );
  const outline = ({ extracellular, intracellular, osmolality }: Fluids, style: Stroke): string =>
    path(
      polyData([
        p.at([MIDDLE - extracellular, 0]),
        p.at([MIDDLE - extracellular, osmolality]),
        p.at([MIDDLE + intracellular, osmolality]),
        p.at([MIDDLE + intracellular, 0]),
      ]),
      style,
    );
  return svg(
    530,
    p.grid([], range(100, 400, 100)),
    outline({ extracellular: 14, intracellular: 28, osmolality: 290 }, { stroke: INK, width: 3 }),
    outline(
      { extracellular: 12.8, intracellular: 25.5, osmolality: 318 },
      { stroke: BLUE, width: 3, dash: '10 6' },
    ),
    line(p.at([MIDDLE, 0]), p.at([MIDDLE, 360]), { stroke: GREY, width: 2 }),
    p.axes(),
    text(p.x(MIDDLE - 7), p.y(140), 'Extracellular', { anchor: 'middle', size: 19 }),
    text(p.x(MIDDLE + 14), p.y(140), 'Intracellular', { anchor: 'middle', size: 19 }),
    legendRow(520, 40, 'Normal', { stroke: INK }),
    legendRow(680, 40, 'Patient', { stroke: BLUE, dash: '10 6' }),
  );
};
