/** A forest plot of a meta-analysis. */
import { BLUE, GREY, line, PALE, path, polyData, rect, svg, text } from '../svg';

interface Estimate {
  readonly riskRatio: number;
  readonly low: number;
  readonly high: number;
}

interface Trial extends Estimate {
  readonly name: string;
  /** Share of the pooled estimate in percent. */
  readonly weight: number;
}

const TRIALS: readonly Trial[] = [
  { name: 'Trial 1', riskRatio: 0.48, low: 0.29, high: 0.8, weight: 12.7 },
  { name: 'Trial 2', riskRatio: 0.55, low: 0.35, high: 0.87, weight: 14 },
  { name: 'Trial 3', riskRatio: 0.62, low: 0.4, high: 0.96, weight: 14.5 },
  { name: 'Trial 4', riskRatio: 1.02, low: 0.9, high: 1.16, weight: 23.3 },
  { name: 'Trial 5', riskRatio: 1.18, low: 0.83, high: 1.68, weight: 16.8 },
  { name: 'Trial 6', riskRatio: 1.05, low: 0.78, high: 1.41, weight: 18.7 },
];

/** The random-effects estimate of these trials (DerSimonian and Laird). */
const POOLED: Estimate = { riskRatio: 0.82, low: 0.63, high: 1.06 };

const LEFT = 130;
const WIDTH = 420;
const TOP = 90;
const ROW = 48;
const BOTTOM = TOP + 7 * ROW;

/** Ratios from 0.25 to 2 on a logarithmic scale. */
const x = (ratio: number): number => LEFT + ((Math.log2(ratio) + 2) / 3) * WIDTH;

const interval = ({ riskRatio, low, high }: Estimate): string =>
  `${riskRatio.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;

/** Six trials that scatter more than chance explains; the interval of the pooled estimate includes 1. */
export const forestPlot = (): string => {
  const pooledY = TOP + 6 * ROW + 12;
  const tick = (ratio: number): string =>
    line([x(ratio), BOTTOM], [x(ratio), BOTTOM + 6], { cap: 'butt' }) +
    text(x(ratio), BOTTOM + 26, String(ratio), { anchor: 'middle' });
  return svg(
    540,
    text(20, 50, 'Trial', { weight: 700 }),
    text(LEFT + WIDTH / 2, 50, 'Risk ratio of hospitalization', { weight: 700, anchor: 'middle' }),
    text(690, 50, '95% CI', { weight: 700, anchor: 'middle' }),
    text(872, 50, 'Weight', { weight: 700, anchor: 'end' }),
    line([20, 64], [880, 64], { stroke: PALE }),
    line([x(1), 70], [x(1), BOTTOM], { stroke: GREY, width: 1.5 }),
    ...TRIALS.map((trial, i) => {
      const y = TOP + i * ROW;
      const half = 3 + Math.sqrt(trial.weight) * 1.5;
      return (
        text(20, y + 6, trial.name) +
        line([x(trial.low), y], [x(trial.high), y], { cap: 'butt' }) +
        rect(x(trial.riskRatio) - half, y - half, 2 * half, 2 * half, { fill: BLUE, stroke: 'none' }) +
        text(690, y + 6, interval(trial), { anchor: 'middle' }) +
        text(872, y + 6, `${trial.weight.toFixed(1)}%`, { anchor: 'end' })
      );
    }),
    line([20, pooledY - 30], [880, pooledY - 30], { stroke: PALE }),
    text(20, pooledY + 6, 'Pooled', { weight: 700 }),
    path(
      polyData(
        [
          [x(POOLED.low), pooledY],
          [x(POOLED.riskRatio), pooledY - 13],
          [x(POOLED.high), pooledY],
          [x(POOLED.riskRatio), pooledY + 13],
        ],
        true,
      ),
      { fill: BLUE, stroke: BLUE, width: 1 },
    ),
    text(690, pooledY + 6, interval(POOLED), { weight: 700, anchor: 'middle' }),
    text(872, pooledY + 6, '100%', { weight: 700, anchor: 'end' }),
    line([LEFT, BOTTOM], [LEFT + WIDTH, BOTTOM], { cap: 'butt' }),
    ...[0.25, 0.5, 1, 2].map(tick),
    text(x(1) - 16, BOTTOM + 56, '← Favors drug', { size: 17, fill: GREY, anchor: 'end' }),
    text(x(1) + 16, BOTTOM + 56, 'Favors placebo →', { size: 17, fill: GREY }),
    text(20, BOTTOM + 92, 'Random-effects model. Heterogeneity: I^{2} = 74%, P = 0.002', { size: 17 }),
  );
};
