/** The store's state: slices come and go with the screens, so each is read by its own selector. */
export type RootState = Readonly<Record<string, unknown>>;

/**
 * Reads a slice by its path; until it is injected it stands at `initial`. Only the slice's own reducer writes under its
 * path, which is what makes the narrowing true.
 */
export function sliceSelector<State extends object>(
  path: string,
  initial: State,
): (root: RootState) => State {
  const isState = (value: unknown): value is State => typeof value === 'object' && value !== null;
  return (root) => {
    const value = root[path];
    return isState(value) ? value : initial;
  };
}
