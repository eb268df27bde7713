import {
  clampedToFrame,
  filterOf,
  type ImageView,
  INITIAL_VIEW,
  panned,
  pinched,
  type Point,
  shownSize,
  type Stage,
  transformOf,
  wheelFactor,
  zoomedAt,
} from './imageViewModel';

export type ViewChange = (view: ImageView, stage: Stage) => ImageView;

/** Zooms and moves an image without rendering anything. */
export interface ImageStage {
  /** Settles 'now' if a control shows what is changed. */
  readonly change: (change: ViewChange, settles: 'now' | 'later') => void;
  readonly dispose: () => void;
}

interface StageOptions {
  readonly frame: HTMLElement;
  /** Fills the frame. */
  readonly image: HTMLImageElement;
  readonly view: ImageView;
  /** Called when the image has come to rest. */
  readonly onSettled: (view: ImageView) => void;
  /**
   * Called with the width of the image on screen, px, once it has loaded and whenever it comes to rest at another
   * width.
   */
  readonly onSized: (width: number) => void;
}

/** The image is at rest after this time without a change. */
const REST_MS = 150;

/**
 * Handles wheel, drag and pinch on an image: everything between two frames becomes one change of one element's style.
 * React renders only when the image has come to rest.
 */
export function createImageStage({
  frame,
  image,
  view: initial,
  onSettled,
  onSized,
}: StageOptions): ImageStage {
  const ending = new AbortController();
  const { signal } = ending;
  let view = initial;
  let settled = initial;
  let sized: number | undefined;
  let rest: ReturnType<typeof setTimeout>;
  let painting: number | undefined;
  const { stage, pointOf, measureAgain } = measure(frame, image);

  const settle = (): void => {
    clearTimeout(rest);
    // So that it is painted at the new scale.
    image.style.willChange = '';
    if (view === settled) return;
    settled = view;
    onSettled(view);
  };
  const comeToRest = (): void => {
    settle();
    const width = Math.round(shownSize(view, stage()).width);
    if (!image.complete || width === sized) return;
    sized = width;
    onSized(width);
  };
  const paint = (): void => {
    image.style.transform = transformOf(view, stage());
    image.style.filter = filterOf(view);
  };
  const applyChange = (change: ViewChange): void => {
    view = change(view, stage());
    image.style.willChange = 'transform';
    clearTimeout(rest);
    rest = setTimeout(comeToRest, REST_MS);
  };
  const schedule = (): void => {
    painting ??= requestAnimationFrame(() => {
      painting = undefined;
      applyGestures();
      paint();
    });
  };

  const onNewSize = (): void => {
    measureAgain();
    applyChange(clampedToFrame);
    schedule();
  };

  const applyGestures = listenForGestures({ frame, signal, pointOf, applyChange, schedule });
  image.addEventListener('load', onNewSize, { signal });
  window.addEventListener('resize', onNewSize, { signal });
  rest = setTimeout(comeToRest, REST_MS);
  // An unchanged image needs no style, and measuring the frame while it opens would force a layout.
  if (view !== INITIAL_VIEW) paint();

  return {
    change: (change, settles) => {
      applyChange(change);
      if (settles === 'now') comeToRest();
      schedule();
    },
    dispose: () => {
      ending.abort();
      if (painting !== undefined) cancelAnimationFrame(painting);
      settle();
    },
  };
}

/** Sizes of frame and image, and positions in the frame. */
function measure(frame: HTMLElement, image: HTMLImageElement) {
  let bounds: DOMRect | undefined;
  // Read once per size: reading it in each frame would force a layout.
  const boundsOf = (): DOMRect => (bounds ??= frame.getBoundingClientRect());
  return {
    stage: (): Stage => {
      const { width, height } = boundsOf();
      return {
        frame: { width: Math.max(1, width), height: Math.max(1, height) },
        image: { width: Math.max(1, image.naturalWidth), height: Math.max(1, image.naturalHeight) },
      };
    },
    /** The point of a pointer event, measured from the center of the frame. */
    pointOf: ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top, width, height } = boundsOf();
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
    },
    measureAgain: (): void => {
      bounds = undefined;
    },
  };
}

interface GestureOptions {
  readonly frame: HTMLElement;
  readonly signal: AbortSignal;
  readonly pointOf: (event: MouseEvent) => Point;
  readonly applyChange: (change: ViewChange) => void;
  /** Called when there is something to apply at the next frame. */
  readonly schedule: () => void;
}

/** Collects wheel, drag and pinch; the returned function applies what has come since its last call. */
function listenForGestures({ frame, signal, pointOf, applyChange, schedule }: GestureOptions): () => void {
  /** Where each finger is, and where it was at the last frame. */
  const held = new Map<number, { at: Point; from: Point }>();
  let wheel: { factor: number; at: Point } | undefined;

  const applyGestures = (): void => {
    const [first, second] = held.values();
    if (first !== undefined && second !== undefined) {
      applyChange((before, on) => pinched(before, [first.from, second.from], [first.at, second.at], on));
    } else if (first !== undefined && first.at !== first.from) {
      applyChange((before, on) =>
        panned(before, { x: first.at.x - first.from.x, y: first.at.y - first.from.y }, on),
      );
    }
    for (const pointer of held.values()) pointer.from = pointer.at;
    if (wheel !== undefined) {
      const { factor, at } = wheel;
      wheel = undefined;
      applyChange((before, on) => zoomedAt(before, before.zoom * factor, at, on));
    }
  };

  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    // A drag continues outside the frame.
    frame.setPointerCapture(event.pointerId);
    applyGestures();
    const at = pointOf(event);
    held.set(event.pointerId, { at, from: at });
  };
  const onPointerMove = (event: PointerEvent): void => {
    const pointer = held.get(event.pointerId);
    if (pointer === undefined) return;
    pointer.at = pointOf(event);
    schedule();
  };
  const onPointerEnd = ({ pointerId }: PointerEvent): void => {
    if (!held.has(pointerId)) return;
    applyGestures();
    held.delete(pointerId);
    schedule();
  };
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const factor = (wheel?.factor ?? 1) * wheelFactor(event.deltaY, event.deltaMode, event.ctrlKey);
    wheel = { factor, at: pointOf(event) };
    schedule();
  };

  frame.addEventListener('pointerdown', onPointerDown, { signal });
  frame.addEventListener('pointermove', onPointerMove, { signal });
  frame.addEventListener('pointerup', onPointerEnd, { signal });
  frame.addEventListener('pointercancel', onPointerEnd, { signal });
  // The page behind must not scroll or zoom.
  frame.addEventListener('wheel', onWheel, { signal, passive: false });
  return applyGestures;
}
