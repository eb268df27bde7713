/** A function whose first call runs `create`; each call returns the result of that one. */
export function once<T, Args extends readonly unknown[] = []>(
  create: (...args: Args) => T,
): (...args: Args) => T {
  let created: { readonly value: T } | undefined;
  return (...args) => {
    created ??= { value: create(...args) };
    return created.value;
  };
}
