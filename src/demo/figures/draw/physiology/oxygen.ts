/** Oxygen carried by blood against the partial pressure of oxygen. */
import { plot } from '../plot';
import { AMBER, BLUE, INK, range, RED, svg, text } from '../svg';

const content =
  (hemoglobin: number, p50: number, hill: number) =>
  (po2: number): number =>
    1.34 * hemoglobin * (po2 ** hill / (po2 ** hill + p50 ** hill)) + 0.003 * po2;

/** Normal blood (1), right-shifted blood (2), half of the haemoglobin bound to carbon monoxide (3) and anaemia (4). */
export const oxygenContent = (): string => {
  const p = plot(
    { left: 96, top: 20, width: 700, height: 430 },
    { min: 0, max: 100, ticks: range(0, 100, 20), label: 'PO_{2} (mm Hg)' },
    { min: 0, max: 24, ticks: range(0, 24, 4), label: 'O_{2} content (mL O_{2}/dL)' },
    58,
  );
  const curves: readonly (readonly [string, (po2: number) => number, string, string | undefined, number])[] =
    [
      ['1', content(15, 27, 2.7), INK, undefined, -8],
      ['2', content(15, 37, 2.7), AMBER, '12 6', 18],
      ['3', content(7.5, 13.5, 1.9), RED, undefined, -6],
      ['4', content(7.5, 27, 2.7), BLUE, '12 6', 18],
    ];
  return svg(
    530,
    p.grid(),
    p.axes(),
    ...curves.map(
      ([name, f, stroke, dash, down]) =>
        p.fn(f, 0.001, 100, { stroke, dash, width: 3.25 }) +
        text(p.x(100) + 14, p.y(f(100)) + down, name, { size: 22, weight: 700, fill: stroke }),
    ),
  );
};
