/** What waits for the end of the press; undefined while no pointer is down. */
let waiting: (() => void)[] | undefined;

function end(): void {
  const actions = waiting ?? [];
  waiting = undefined;
  for (const run of actions) run();
}

const begin = (): void => {
  waiting ??= [];
};
// In a task of its own: the click follows. The list of a native select takes the release of the pointer for itself.
const release = (): void => void setTimeout(end);
const notice = ({ buttons }: PointerEvent): void => {
  if (buttons === 0) end();
};

// Touch moves the focus by mouse events that follow the release of the pointer.
if (typeof window !== 'undefined') {
  for (const type of ['pointerdown', 'mousedown']) window.addEventListener(type, begin, true);
  for (const type of ['pointerup', 'pointercancel', 'mouseup', 'click', 'keydown'])
    window.addEventListener(type, release, true);
  window.addEventListener('pointermove', notice, true);
  window.addEventListener('blur', release);
}

/**
 * Runs what may move other controls, such as the error of a field that is left: at once, or, if the field is left by
 * a press, when the press has reached its target.
 */
export function afterPress(run: () => void): void {
  if (waiting === undefined) run();
  else waiting.push(run);
}
