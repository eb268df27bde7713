/** Id of the heading that counts the items. */
export const ITEM_HEADING = 'exam-item';

/** Continues the review at the current item: shows it from its top, and reading continues there. */
export function returnToItem(): void {
  let scrolled = document.querySelector('[data-part=question]');
  for (; scrolled !== null; scrolled = scrolled.parentElement) scrolled.scrollTop = 0;
  // A closing dialog first returns focus to what opened it.
  requestAnimationFrame(() => document.getElementById(ITEM_HEADING)?.focus({ preventScroll: true }));
}
