/** Quantile of the normal distribution for a two-sided interval of 90 %. */
const Z = 1.645;

/** Lower bound (0–1) of the Wilson interval of a share; `answered` is at least 1. */
export function wilsonLowerBound(hits: number, answered: number): number {
  const share = hits / answered;
  const square = Z ** 2;
  const center = share + square / (2 * answered);
  const margin = Z * Math.sqrt((share * (1 - share)) / answered + square / (4 * answered ** 2));
  return Math.max(0, (center - margin) / (1 + square / answered));
}
