import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filterOf,
  fitScale,
  fitted,
  type ImageView,
  INITIAL_VIEW,
  panned,
  pinched,
  type Point,
  rotated,
  shownSize,
  type Stage,
  transformOf,
  viewText,
  wheelFactor,
  widthStepped,
  ZOOM,
  zoomedAt,
  zoomStepped,
} from '@/features/exam/images/imageViewModel';

const side = fc.integer({ min: 50, max: 5000 });
const size = fc.record({ width: side, height: side });
const stages = fc.record({ frame: size, image: size });
/** Fractions of the frame's width and height, from its center. */
const shares = fc.record({
  x: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
  y: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
});
const offsets = fc.record({
  x: fc.integer({ min: -9000, max: 9000 }),
  y: fc.integer({ min: -9000, max: 9000 }),
});
const zooms = fc.double({ min: ZOOM.min, max: ZOOM.max, noNaN: true });

const inFrame = ({ frame }: Stage, share: Point): Point => ({
  x: share.x * frame.width,
  y: share.y * frame.height,
});

/** The point of the image under a point of the frame, in px of the image from its center. */
function underneath(view: ImageView, stage: Stage, at: Point): Point {
  const scale = fitScale(stage, view.rotation) * view.zoom;
  const [x, y] = [(at.x - view.x) / scale, (at.y - view.y) / scale];
  const angle = (-view.rotation * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

const isOver = (view: ImageView, stage: Stage, at: Point): boolean => {
  const { width, height } = shownSize(view, stage);
  return Math.abs(at.x - view.x) <= width / 2 && Math.abs(at.y - view.y) <= height / 2;
};

function expectSamePoint(one: Point, other: Point): void {
  expect(one.x).toBeCloseTo(other.x, 3);
  expect(one.y).toBeCloseTo(other.y, 3);
}

/** Any view that zooming, panning and rotating can lead to. */
const views = fc.tuple(stages, zooms, shares, offsets, fc.integer({ min: 0, max: 3 })).map((parts) => {
  const [stage, zoom, share, by, turns] = parts;
  let view = panned(zoomedAt(INITIAL_VIEW, zoom, inFrame(stage, share), stage), by, stage);
  for (let turn = 0; turn < turns; turn += 1) view = rotated(view, stage);
  return { stage, view };
});

describe('the view of an image', () => {
  it.each([
    ['wider', 800, 1, 900],
    ['narrower', 800, -1, 700],
    ['no wider than 1200 px', 1150, 1, 1200],
    ['no narrower than 200 px', 260, -1, 200],
    ['narrower, down to the bound, where it is wider than that', 5000, -1, 1200],
    ['wider, up to the bound, where it is narrower than that', 60, 1, 200],
    ['not at all beyond the bound', 5000, 1, 5000],
    ['not at all below the bound', 60, -1, 60],
  ] as const)('makes the image %s by a step', (_outcome, before, step, after) => {
    const stage = { frame: { width: 400, height: 400 }, image: { width: 1000, height: 500 } };
    for (const rotation of [0, 90] as const) {
      const atFit = shownSize({ ...INITIAL_VIEW, rotation }, stage).width;
      const view = { ...INITIAL_VIEW, rotation, zoom: before / atFit };
      expect(shownSize(widthStepped(view, step, stage), stage).width).toBeCloseTo(after, 6);
    }
  });

  it('keeps the point under the pointer while it zooms', () => {
    fc.assert(
      fc.property(views, zooms, shares, ({ stage, view }, zoom, share) => {
        const at = inFrame(stage, share);
        fc.pre(isOver(view, stage, at));
        const next = zoomedAt(view, zoom, at, stage);
        expectSamePoint(underneath(next, stage, at), underneath(view, stage, at));
        expect(next.zoom).toBe(zoom);
      }),
    );
  });

  it('keeps the image in the frame, whatever is done to it', () => {
    fc.assert(
      fc.property(views, zooms, shares, offsets, ({ stage, view }, zoom, share, by) => {
        for (const next of [
          zoomedAt(view, zoom, inFrame(stage, share), stage),
          panned(view, by, stage),
          rotated(view, stage),
          zoomStepped(view, -1, stage),
        ]) {
          const { width, height } = shownSize(next, stage);
          expect(Math.abs(next.x)).toBeLessThanOrEqual((stage.frame.width + width) / 2 + 0.001);
          expect(Math.abs(next.y)).toBeLessThanOrEqual((stage.frame.height + height) / 2 + 0.001);
        }
      }),
    );
  });

  it('zooms within its limits', () => {
    fc.assert(
      fc.property(views, fc.double({ min: 0, max: 1e6, noNaN: true }), ({ stage, view }, zoom) => {
        const next = zoomedAt(view, zoom, { x: 0, y: 0 }, stage);
        expect(next.zoom).toBeGreaterThanOrEqual(ZOOM.min);
        expect(next.zoom).toBeLessThanOrEqual(ZOOM.max);
      }),
    );
  });

  it('moves the image with two fingers: the point between them stays between them', () => {
    const around = (at: Point, reach: number): readonly [Point, Point] => [
      { x: at.x - reach, y: at.y },
      { x: at.x + reach, y: at.y },
    ];
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 4, noNaN: true }),
        fc.integer({ min: 10, max: 200 }),
        fc.integer({ min: -60, max: 60 }),
        (zoom, reach, moved) => {
          const stage = { frame: { width: 800, height: 600 }, image: { width: 4000, height: 3000 } };
          const view = { ...INITIAL_VIEW, zoom };
          const [before, after] = [
            { x: 20, y: 30 },
            { x: 20 + moved, y: 30 - moved },
          ];
          const next = pinched(view, around(before, 100), around(after, reach), stage);
          expectSamePoint(underneath(next, stage, after), underneath(view, stage, before));
          expect(next.zoom).toBeCloseTo(Math.max(ZOOM.min, (zoom * reach) / 100), 6);
        },
      ),
    );
  });

  it('returns to the same view after four quarter turns, about the center of the frame', () => {
    fc.assert(
      fc.property(stages, fc.double({ min: 4, max: 16, noNaN: true }), shares, (stage, zoom, share) => {
        const view = { ...INITIAL_VIEW, zoom, x: 20 * share.x, y: 20 * share.y };
        // In these views no turn moves the image out of the limits, after which it would be moved back.
        fc.pre(Math.min(stage.frame.width, stage.frame.height) >= 96 && isOver(view, stage, { x: 0, y: 0 }));
        const turned = rotated(view, stage);
        expectSamePoint(underneath(turned, stage, { x: 0, y: 0 }), underneath(view, stage, { x: 0, y: 0 }));
        const whole = rotated(rotated(rotated(turned, stage), stage), stage);
        expect(whole.rotation).toBe(0);
        expectSamePoint(whole, view);
      }),
    );
  });

  it('fits the whole image into the frame however it is rotated', () => {
    fc.assert(
      fc.property(views, ({ stage, view }) => {
        const next = fitted(view);
        const { width, height } = shownSize(next, stage);
        expect(width).toBeLessThanOrEqual(stage.frame.width + 0.001);
        expect(height).toBeLessThanOrEqual(stage.frame.height + 0.001);
        expect(next).toMatchObject({ x: 0, y: 0, rotation: view.rotation });
      }),
    );
  });

  it('steps through round percentages', () => {
    const stage = { frame: { width: 800, height: 600 }, image: { width: 400, height: 300 } };
    const texts: string[] = [];
    for (let view = INITIAL_VIEW; texts.length < 12 && texts.at(-1) !== viewText(view);) {
      texts.push(viewText(view));
      view = zoomStepped(view, 1, stage);
    }
    expect(texts.map((text) => text.replace('Zoom ', ''))).toEqual([
      '100 %',
      '125 %',
      '150 %',
      '200 %',
      '300 %',
      '400 %',
      '600 %',
      '800 %',
      '1200 %',
      '1600 %',
    ]);
    const rest = zoomStepped({ ...INITIAL_VIEW, zoom: 1.1 }, -1, stage);
    expect(viewText(rest)).toBe('Zoom 100 %');
    expect(viewText(rotated(zoomStepped(rest, -1, stage), stage))).toBe('Zoom 75 %, rotated 90°');
  });

  it('writes the view as a transform and a filter', () => {
    const stage = { frame: { width: 800, height: 400 }, image: { width: 400, height: 200 } };
    expect(transformOf(INITIAL_VIEW, stage)).toBe('translate(0px, 0px) rotate(0deg) scale(1)');
    expect(transformOf({ ...rotated(INITIAL_VIEW, stage), zoom: 2, x: 5, y: -7 }, stage)).toBe(
      'translate(5px, -7px) rotate(90deg) scale(1)',
    );
    expect(filterOf(INITIAL_VIEW)).toBe('');
    expect(filterOf({ ...INITIAL_VIEW, brightness: 120, contrast: 80, inverted: true })).toBe(
      'brightness(120%) contrast(80%) invert(1)',
    );
  });

  it('zooms as much for lines as for pixels of a wheel, in when it turns up, and back the same', () => {
    expect(wheelFactor(-100, 0, false)).toBeGreaterThan(1);
    expect(wheelFactor(100, 0, false) * wheelFactor(-100, 0, false)).toBeCloseTo(1);
    expect(wheelFactor(3, 1, false)).toBeCloseTo(wheelFactor(48, 0, false));
    expect(wheelFactor(-10, 0, true)).toBeGreaterThan(wheelFactor(-10, 0, false));
  });
});
