const TYPED =
  'textarea, select, [contenteditable=true], input:not([type=radio], [type=checkbox], [type=button])';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED) !== null;

/**
 * Whether a key press is free for a shortcut: nothing is being typed, no dialog is open, and no control has
 * used it.
 */
export const mayBeShortcut = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.isComposing &&
  !isTyping(event.target) &&
  document.querySelector('[role=dialog]:not([aria-hidden=true] *), dialog') === null;
