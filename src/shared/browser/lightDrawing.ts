/** px of the square to which a picture is reduced: enough for its colors. */
const SIZE = 48;
/** From this mean lightness on, of 255, lines are not seen on white. */
const LIGHT = 200;
/** A picture that covers less is a drawing on the ground of the page. */
const COVERED = 0.97;

/** Whether pixels (red, green, blue, alpha) are light ones on a transparent ground. */
export function isLightOnTransparent(pixels: Uint8ClampedArray): boolean {
  let covered = 0;
  let light = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    covered += alpha;
    light += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  const whole = (pixels.length / 4) * 255;
  return covered > 0 && covered < whole * COVERED && light / covered > LIGHT;
}

/**
 * Marks a loaded picture that is drawn in light lines on a transparent ground, by `data-light`: pictures are on a light
 * mat in both themes, where it would not be seen.
 */
export function markLightDrawing(picture: HTMLImageElement): void {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return;
  context.drawImage(picture, 0, 0, SIZE, SIZE);
  picture.toggleAttribute('data-light', isLightOnTransparent(context.getImageData(0, 0, SIZE, SIZE).data));
}
