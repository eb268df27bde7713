import { expect, it } from 'vitest';
import { isLightOnTransparent } from '@/shared/browser/lightDrawing';

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

const CLEAR: Pixel = [0, 0, 0, 0];
const WHITE: Pixel = [255, 255, 255, 255];
const BLACK: Pixel = [0, 0, 0, 255];
const YELLOW: Pixel = [255, 240, 120, 255];
const RED: Pixel = [200, 0, 0, 255];

/** 100 pixels, of which `lines` are of the color. */
const picture = (color: Pixel, lines: number, ground: Pixel) =>
  new Uint8ClampedArray(Array.from({ length: 100 }, (_, index) => (index < lines ? color : ground)).flat());

it.each([
  ['white lines', WHITE, 5, CLEAR],
  ['yellow lines', YELLOW, 30, CLEAR],
  ['half-transparent white lines', [255, 255, 255, 90], 10, CLEAR],
] as const)('finds %s on a transparent ground', (_what, color, lines, ground) => {
  expect(isLightOnTransparent(picture(color, lines, ground))).toBe(true);
});

it.each([
  ['black lines on a transparent ground', BLACK, 5, CLEAR],
  ['red lines on a transparent ground', RED, 30, CLEAR],
  ['white lines on black', WHITE, 5, BLACK],
  ['black lines on white', BLACK, 5, WHITE],
  ['a white page', WHITE, 100, WHITE],
  ['nothing at all', CLEAR, 100, CLEAR],
] as const)('leaves %s as they are', (_what, color, lines, ground) => {
  expect(isLightOnTransparent(picture(color, lines, ground))).toBe(false);
});
