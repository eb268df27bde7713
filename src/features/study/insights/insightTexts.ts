import { formatCount, formatPercent } from '@/shared/format/numbers';
import { type CoverageRow, meanSecondsOf, type Pace, percentOf, type Share } from './insightsModel';

/** Shown instead of a figure that is based on too few answers. */
export const TOO_FEW = '–';

/** '62%', or a dash. */
export function percentText(share: Share): string {
  const percent = percentOf(share);
  return percent === undefined ? TOO_FEW : formatPercent(percent);
}

/** '5 of 8' */
export const countsText = ({ right, answered }: Share): string =>
  `${formatCount(right)} of ${formatCount(answered)}`;

/** '12 of 40', or '12' if the bank's number is not known. */
export const coveredText = ({ questions, available }: CoverageRow): string =>
  available === undefined ? formatCount(questions) : `${formatCount(questions)} of ${formatCount(available)}`;

/** '84 s', or a dash. */
export function secondsText(pace: Pace): string {
  const seconds = meanSecondsOf(pace);
  return seconds === undefined ? TOO_FEW : `${formatCount(seconds)} s`;
}
