/** A finger on the screen. */
export interface Touched {
  /** px from the left edge of the window. */
  readonly x: number;
  /** px */
  readonly y: number;
  /** Milliseconds. */
  readonly at: number;
}

/** px that a swipe is long at least. */
const LEAST = 60;
/** A swipe goes that many times as far sideways as up or down. */
const STEEPNESS = 2;
/** Milliseconds that a swipe takes at most: a slower one may select or explore. */
const LONGEST = 700;
/** px at either edge of the window that belong to the system's own gestures. */
const EDGE = 24;

/** Whether a finger's way is a swipe: left means the next item, right the previous one. */
export function swipeStep(from: Touched, to: Touched, windowWidth: number): 1 | -1 | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (from.x < EDGE || from.x > windowWidth - EDGE) return undefined;
  if (to.at - from.at > LONGEST || Math.abs(x) < LEAST || Math.abs(x) < STEEPNESS * Math.abs(y))
    return undefined;
  return x < 0 ? 1 : -1;
}
