/**
 * Index of the next item whose question is not rated, from the current one on and then from the first, of those that
 * are shown; undefined where no other is unrated.
 */
export function nextUnrated(
  questionIds: readonly string[],
  rated: readonly string[],
  { current, shown }: { readonly current: number; readonly shown: readonly number[] | undefined },
): number | undefined {
  const done = new Set(rated);
  const isCandidate = (id: string, index: number): boolean =>
    index !== current && !done.has(id) && shown?.includes(index) !== false;
  const candidates = questionIds.flatMap((id, index) => (isCandidate(id, index) ? [index] : []));
  return candidates.find((index) => index > current) ?? candidates[0];
}
