/** Concentration–response curves of an agonist with and without two antagonists. */
import { legendRow, plot } from '../plot';
import { AMBER, BLUE, INK, range, svg } from '../svg';

const response =
  (maximum: number, logHalf: number) =>
  (log: number): number =>
    maximum / (1 + 10 ** (logHalf - log));

const SUPERSCRIPT = (exponent: number): string => `10^{${String(exponent).replace('-', '−')}}`;

/** Alone, shifted tenfold to the right (surmountable antagonist) and with half of the maximum (irreversible antagonist). */
export const doseResponse = (): string => {
  const p = plot(
    { left: 100, top: 30, width: 760, height: 400 },
    {
      min: -9,
      max: -3,
      ticks: range(-9, -3),
      label: 'Norepinephrine concentration (M)',
      format: SUPERSCRIPT,
    },
    { min: 0, max: 110, ticks: range(0, 100, 20), label: 'Contraction (% of maximum)' },
    62,
  );
  return svg(
    520,
    p.grid(),
    p.axes(),
    p.fn(response(100, -7), -9, -3, { stroke: INK, width: 3.25 }),
    p.fn(response(100, -6), -9, -3, { stroke: BLUE, width: 3.25, dash: '12 6' }),
    p.fn(response(45, -6.9), -9, -3, { stroke: AMBER, width: 3.25, dash: '3 7' }),
    legendRow(130, 66, 'Norepinephrine alone', { stroke: INK }),
    legendRow(130, 98, 'With drug X', { stroke: BLUE, dash: '12 6' }),
    legendRow(130, 130, 'With drug Y', { stroke: AMBER, dash: '3 7' }),
  );
};
