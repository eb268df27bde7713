import { formatCount } from '@/shared/format/numbers';
import type { Outcome, RestorePlan, Tally } from './backupModel';

const SKIPPED = ['same', 'newer', 'damaged', 'taken'] as const satisfies readonly Outcome[];

interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly skipped: number;
}

/** What happens to the records of a kind. */
function countsOf(tally: Tally, replacesNewer: boolean): Counts {
  const replaced = replacesNewer ? tally.newer : 0;
  const skipped = SKIPPED.reduce((sum, outcome) => sum + tally[outcome], 0);
  return { added: tally.added, changed: tally.changed + replaced, skipped: skipped - replaced };
}

/** '3 added, 1 changed, 12 skipped'; zero counts are left out. */
export function tallyWords(tally: Tally, replacesNewer: boolean): string {
  const { added, changed, skipped } = countsOf(tally, replacesNewer);
  const parts: readonly (readonly [number, string])[] = [
    [added, 'added'],
    [changed, 'changed'],
    [skipped, 'skipped'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${formatCount(count)} ${word}`)
    .join(', ');
}

/** Why records are skipped, a line each. */
export function skippedWords({ tallies, unknownKinds }: RestorePlan, replacesNewer: boolean): string[] {
  const count = (outcome: Outcome): number =>
    [...tallies.values()].reduce((sum, tally) => sum + tally[outcome], 0);
  const lines: readonly (readonly [number, string, string])[] = [
    [count('same'), 'is the same on this device', 'are the same on this device'],
    [
      replacesNewer ? 0 : count('newer'),
      'is newer on this device, or has no date',
      'are newer on this device, or have no date',
    ],
    [count('taken'), 'has the name of another preset', 'have the names of other presets'],
    [count('damaged'), 'is damaged or of a newer version', 'are damaged or of a newer version'],
    [unknownKinds, 'kind of records is unknown here', 'kinds of records are unknown here'],
  ];
  return lines
    .filter(([lineCount]) => lineCount > 0)
    .map(([lineCount, one, many]) => `${formatCount(lineCount)} ${lineCount === 1 ? one : many}`);
}
