/** The area around a dialog, where a click counts as one on the backdrop. */
export function outsideOf(dialogContent: Element): Element {
  const outside = dialogContent.closest('.MuiDialog-container');
  if (outside === null) throw new Error('not in a dialog');
  return outside;
}
