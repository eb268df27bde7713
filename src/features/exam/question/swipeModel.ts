export interface Touched {
  /** px from the left edge of the window. */
  readonly x: number;
  /** px */
  readonly y: number;
  /** Milliseconds. */
  readonly at: number;
}

/** Minimum length of a swipe, px. */
const MIN_LENGTH = 60;
/** Minimum ratio of horizontal to vertical movement. */
const MIN_RATIO = 2;
/** A slower movement may select text or explore. */
const MAX_DURATION_MS = 700;
/** px at either edge of the window that are reserved for system gestures. */
const EDGE = 24;

/** Step of a swipe: left means the next item, right the previous one; undefined if the movement is not a swipe. */
export function swipeStep(from: Touched, to: Touched, windowWidth: number): 1 | -1 | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (from.x < EDGE || from.x > windowWidth - EDGE) return undefined;
  if (to.at - from.at > MAX_DURATION_MS || Math.abs(x) < MIN_LENGTH || Math.abs(x) < MIN_RATIO * Math.abs(y))
    return undefined;
  return x < 0 ? 1 : -1;
}
