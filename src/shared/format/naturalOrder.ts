let collator: Intl.Collator | undefined;

/**
 * Compares for sorting: 'Quiz 9' before 'Quiz 10', ignoring case. One collator, since localeCompare would create one for
 * each comparison; created when needed, since the first use of Intl in a page takes 25–80 ms (÷ 4: 85–160).
 */
export function compareNaturally(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(a, b);
}
