/** Runs the callback when the next frame is on the screen; the returned function cancels it. */
export function afterPaint(callback: () => void): () => void {
  // A timer that starts in a frame's callback runs after that frame.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
