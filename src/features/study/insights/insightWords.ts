import { formatCount, formatPercent } from '@/shared/format/numbers';
import { meanSecondsOf, type Pace, percentOf, type Share } from './insightsModel';

/** Shown instead of a figure of too few answers. */
export const TOO_FEW = '–';

/** '62%', or a dash. */
export function percentWord(share: Share): string {
  const percent = percentOf(share);
  return percent === undefined ? TOO_FEW : formatPercent(percent);
}

/** '5 of 8' */
export const countsWord = ({ right, answered }: Share): string =>
  `${formatCount(right)} of ${formatCount(answered)}`;

/** '84 s', or a dash. */
export function secondsWord(pace: Pace): string {
  const seconds = meanSecondsOf(pace);
  return seconds === undefined ? TOO_FEW : `${formatCount(seconds)} s`;
}
