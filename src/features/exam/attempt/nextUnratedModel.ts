/**
 * Index of the next shown item whose question is not rated, searched from the current item on and then from the first;
 * undefined if no other is unrated.
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
