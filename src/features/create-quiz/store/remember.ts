/** `compute`, which answers the same object as long as it is asked the same: selectors must not make new ones. */
export function remember<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { readonly args: Args; readonly result: Result } | undefined;
  return (...args) => {
    const before = last;
    if (before !== undefined && args.every((arg, index) => arg === before.args[index])) return before.result;
    const result = compute(...args);
    last = { args, result };
    return result;
  };
}
