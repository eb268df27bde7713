/** The energy spectrum of an X-ray tube. */
import { legendRow, plot } from '../plot';
import { BLUE, INK, type Point, range, svg } from '../svg';

const PEAK = 100;

/** Kramers' law with the inherent filtration of the tube, plus the K lines of tungsten. */
const tube = (kev: number): number => {
  const continuous = (PEAK - kev) * Math.exp(-1.9 * (28 / kev) ** 3);
  const k = (at: number, height: number): number => height * Math.exp(-0.5 * ((kev - at) / 0.55) ** 2);
  return continuous + k(58, 19) + k(59.3, 33) + k(67.2, 13) + k(69, 4);
};

/** What a thin sheet of copper lets through: low energies lose most. */
const throughCopper = (kev: number): number => Math.exp(-0.62 * (40 / kev) ** 2.9 - 0.03);

/** The same exposure without (solid) and with (dashed) additional copper filtration: fewer photons, higher mean energy, same maximum. */
export const tubeSpectrum = (): string => {
  const p = plot(
    { left: 86, top: 24, width: 770, height: 400 },
    { min: 0, max: 120, ticks: range(0, 120, 20), label: 'Photon energy (keV)' },
    { min: 0, max: 76, ticks: [], label: 'Relative number of photons' },
    40,
  );
  const spectrum = (transmitted: (kev: number) => number): readonly Point[] =>
    range(8, PEAK, 0.2).map((kev): Point => [kev, tube(kev) * transmitted(kev)]);
  return svg(
    510,
    p.grid(range(0, 120, 20), range(19, 76, 19)),
    p.poly(
      spectrum(() => 1),
      { stroke: INK, width: 3 },
    ),
    p.poly(spectrum(throughCopper), { stroke: BLUE, width: 3, dash: '10 6' }),
    p.axes(),
    legendRow(640, 62, 'Spectrum 1', { stroke: INK }),
    legendRow(640, 94, 'Spectrum 2', { stroke: BLUE, dash: '10 6' }),
  );
};
