/** px */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** px from the center of the frame. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Sizes of the frame and of the image itself, all above 0. */
export interface Stage {
  readonly frame: Size;
  readonly image: Size;
}

export const ROTATIONS = [0, 90, 180, 270] as const;

export interface ImageView {
  /** 1: the whole image fits the frame. */
  readonly zoom: number;
  /** px from the center of the frame to the center of the image. */
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly rotation: (typeof ROTATIONS)[number];
  /** Percent, like the contrast. */
  readonly brightness: number;
  readonly contrast: number;
  readonly inverted: boolean;
}

export const INITIAL_VIEW: ImageView = {
  zoom: 1,
  x: 0,
  y: 0,
  rotation: 0,
  brightness: 100,
  contrast: 100,
  inverted: false,
};

/** Brightness and contrast, percent. */
export const TONE = { min: 20, max: 200, step: 10 } as const;

const ZOOM_STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8, 12, 16] as const;
/** The maximum shows each pixel of a 12-megapixel photograph on a phone. */
export const ZOOM = { min: 0.5, max: 16 } as const;

/** Width of the image on screen, px: step and limits of 'Zoom in' and 'Zoom out'. */
const WIDTH = { min: 200, max: 1200, step: 100 } as const;

/** px of the image that always stay in the frame. */
const MIN_VISIBLE = 48;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

const isSideways = (rotation: number): boolean => rotation % 180 !== 0;

/** Scale at which the whole image fits the frame. */
export function fitScale({ frame, image }: Stage, rotation: number): number {
  const { width, height } = isSideways(rotation) ? { width: image.height, height: image.width } : image;
  return Math.min(frame.width / width, frame.height / height);
}

/** Size of the rotated image on screen. */
export function shownSize({ zoom, rotation }: ImageView, stage: Stage): Size {
  const scale = fitScale(stage, rotation) * zoom;
  const [width, height] = [stage.image.width * scale, stage.image.height * scale];
  return isSideways(rotation) ? { width: height, height: width } : { width, height };
}

/**
 * Zooms about a point of the frame, or about the nearest point of the image if the point is outside it; what is at the
 * point stays there.
 */
export function zoomedAt(view: ImageView, zoom: number, at: Point, stage: Stage): ImageView {
  // A step of the width may have gone beyond the limits: the zoom must not jump back from there.
  const next = clamp(zoom, Math.min(ZOOM.min, view.zoom), Math.max(ZOOM.max, view.zoom));
  return zoomedTo(view, next, at, stage);
}

function zoomedTo(view: ImageView, next: number, at: Point, stage: Stage): ImageView {
  const { width, height } = shownSize(view, stage);
  const x = clamp(at.x, view.x - width / 2, view.x + width / 2);
  const y = clamp(at.y, view.y - height / 2, view.y + height / 2);
  const factor = next / view.zoom;
  return { ...view, zoom: next, x: x + (view.x - x) * factor, y: y + (view.y - y) * factor };
}

const CENTER: Point = { x: 0, y: 0 };

/** Zooms by one step about the center of the frame. */
export function zoomStepped(view: ImageView, step: 1 | -1, stage: Stage): ImageView {
  const next =
    step > 0
      ? ZOOM_STEPS.find((zoom) => zoom > view.zoom + 0.01)
      : ZOOM_STEPS.findLast((zoom) => zoom < view.zoom - 0.01);
  return next === undefined ? view : zoomedAt(view, next, CENTER, stage);
}

/** Whether the width, px on screen, can change by a step in this direction. */
export const canStep = (width: number, step: 1 | -1): boolean =>
  step > 0 ? Math.round(width) < WIDTH.max : Math.round(width) > WIDTH.min;

/** 100 px wider or narrower on screen, about the center of the frame; from 200 to 1200 px. */
export function widthStepped(view: ImageView, step: 1 | -1, stage: Stage): ImageView {
  const { width } = shownSize(view, stage);
  if (!canStep(width, step)) return view;
  const next = clamp(width + step * WIDTH.step, WIDTH.min, WIDTH.max);
  return zoomedTo(view, (view.zoom * next) / width, CENTER, stage);
}

/** Moves the image; an edge of it always remains in the frame. */
export function panned(view: ImageView, by: Point, stage: Stage): ImageView {
  const { width, height } = shownSize(view, stage);
  const { frame } = stage;
  const maxX = (frame.width + width) / 2 - Math.min(MIN_VISIBLE, width, frame.width);
  const maxY = (frame.height + height) / 2 - Math.min(MIN_VISIBLE, height, frame.height);
  return { ...view, x: clamp(view.x + by.x, -maxX, maxX), y: clamp(view.y + by.y, -maxY, maxY) };
}

type TwoPoints = readonly [Point, Point];

const middleOf = ([a, b]: TwoPoints): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distanceOf = ([a, b]: TwoPoints): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Two fingers have moved: pans with the point between them and zooms about it. */
export function pinched(view: ImageView, from: TwoPoints, to: TwoPoints, stage: Stage): ImageView {
  const [before, after] = [middleOf(from), middleOf(to)];
  const moved = panned(view, { x: after.x - before.x, y: after.y - before.y }, stage);
  const factor = distanceOf(to) / Math.max(1, distanceOf(from));
  return zoomedAt(moved, view.zoom * factor, after, stage);
}

const QUARTER: Readonly<Record<ImageView['rotation'], ImageView['rotation']>> = {
  0: 90,
  90: 180,
  180: 270,
  270: 0,
};

/** A quarter turn clockwise about the center of the frame. */
export function rotated(view: ImageView, stage: Stage): ImageView {
  const rotation = QUARTER[view.rotation];
  const growth = fitScale(stage, rotation) / fitScale(stage, view.rotation);
  const turned = { ...view, rotation, x: -view.y * growth, y: view.x * growth };
  return panned(turned, CENTER, stage);
}

/** The whole image, with its rotation. */
export const fitted = (view: ImageView): ImageView => ({ ...view, zoom: 1, x: 0, y: 0 });

/** Moves the image back into the frame, whose size may have changed. */
export const clampedToFrame = (view: ImageView, stage: Stage): ImageView => {
  const moved = panned(view, CENTER, stage);
  return moved.x === view.x && moved.y === view.y ? view : moved;
};

/** CSS of an element that fills the frame and contains the image. */
export function transformOf(view: ImageView, stage: Stage): string {
  const scale = view.zoom * (fitScale(stage, view.rotation) / fitScale(stage, 0));
  return `translate(${view.x}px, ${view.y}px) rotate(${view.rotation}deg) scale(${scale})`;
}

export function filterOf({ brightness, contrast, inverted }: ImageView): string {
  const filters = [
    brightness === 100 ? '' : `brightness(${brightness}%)`,
    contrast === 100 ? '' : `contrast(${contrast}%)`,
    inverted ? 'invert(1)' : '',
  ];
  return filters.filter((filter) => filter !== '').join(' ');
}

/** 'Zoom 200 %, rotated 90°' */
export const viewText = ({ zoom, rotation }: ImageView): string =>
  `Zoom ${Math.round(zoom * 100)} %${rotation === 0 ? '' : `, rotated ${rotation}°`}`;

/** Zoom factor of a turn of the wheel, or of a pinch on a trackpad, which arrives as a wheel event with Ctrl. */
export function wheelFactor(deltaY: number, deltaMode: number, ctrlKey: boolean): number {
  const px = deltaMode === 0 ? deltaY : deltaY * (deltaMode === 1 ? 16 : 400);
  return Math.exp(-clamp(px, -200, 200) * (ctrlKey ? 0.01 : 0.002));
}
