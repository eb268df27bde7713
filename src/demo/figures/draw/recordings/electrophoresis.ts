/** Electrophoresis of hemoglobin on cellulose acetate at alkaline pH. */
import { arrow, GREY, line, num, rect, svg, text } from '../svg';

interface Band {
  readonly hemoglobin: 'A' | 'F' | 'S' | 'C';
  /** Share of the total in percent; it sets the thickness of the band. */
  readonly percent: number;
}

/** Distance from the origin in pixels: more negative charge, longer way to the anode. Hemoglobin A2 runs with hemoglobin C. */
const DISTANCE = { A: 330, F: 275, S: 200, C: 90 } as const;

const TOP = 96;
const LANES: readonly (readonly [name: string, bands: readonly Band[]])[] = [
  [
    'Markers',
    [
      { hemoglobin: 'A', percent: 25 },
      { hemoglobin: 'F', percent: 25 },
      { hemoglobin: 'S', percent: 25 },
      { hemoglobin: 'C', percent: 25 },
    ],
  ],
  [
    'Father',
    [
      { hemoglobin: 'A', percent: 58 },
      { hemoglobin: 'S', percent: 39 },
      { hemoglobin: 'C', percent: 3 },
    ],
  ],
  [
    'Mother',
    [
      { hemoglobin: 'A', percent: 56 },
      { hemoglobin: 'C', percent: 44 },
    ],
  ],
  [
    'Patient',
    [
      { hemoglobin: 'S', percent: 50 },
      { hemoglobin: 'C', percent: 50 },
    ],
  ],
];

/** Father with sickle cell trait, mother with hemoglobin C trait, and their child with hemoglobin SC disease. */
export const electrophoresis = (): string =>
  svg(
    520,
    rect(140, 60, 640, 420, { fill: '#f6f3ea', stroke: '#b9b29c', width: 1.5 }),
    line([140, TOP], [780, TOP], { stroke: GREY, width: 1.5, dash: '5 5' }),
    text(128, TOP + 6, 'Origin', { anchor: 'end' }),
    arrow([84, 150], [84, 420], { stroke: GREY, width: 3 }),
    text(84, 140, '−', { anchor: 'middle', size: 26, weight: 700 }),
    text(84, 452, '+', { anchor: 'middle', size: 26, weight: 700 }),
    ...LANES.map(([name, bands], i) => {
      const x = 164 + i * 152;
      return (
        text(x + 68, 44, name, { anchor: 'middle', size: 19, weight: 700 }) +
        bands
          .map(({ hemoglobin, percent }) => {
            const height = 4 + percent * 0.42;
            return rect(x + 14, TOP + DISTANCE[hemoglobin] - height / 2, 108, height, {
              fill: percent < 5 ? '#d7a79c' : '#a3382c',
              stroke: 'none',
              radius: Number(num(Math.min(6, height / 2))),
            });
          })
          .join('')
      );
    }),
    ...(['A', 'F', 'S', 'C'] as const).map((name) =>
      text(794, TOP + DISTANCE[name] + 6, name === 'C' ? 'C (and A_{2})' : name, { size: 19 }),
    ),
  );
