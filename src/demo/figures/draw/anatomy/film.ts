/** Common parts of the schematic radiographs: the dark film, its shades, bone. */
import { group, path, type Point, rect, smoothData, text } from '../svg';

/** Shades from air (darkest) to bone and metal. */
export const AIR = '#0b0d10';
/** Aerated lung. */
export const LUNG = '#2a3036';
/** Fat. */
export const FAT = '#4b5259';
/** Soft tissue and fluid. */
export const SOFT = '#757d85';
/** Consolidation, and what is denser than soft tissue. */
export const DENSE = '#a9b0b7';
/** Bone and metal. */
export const BONE = '#dfe3e6';

/** A film with the given corner and size; `content` is drawn in its own coordinates and cut off at the edge. */
export const film = (
  x: number,
  y: number,
  width: number,
  height: number,
  id: string,
  content: string,
): string =>
  `<clipPath id="${id}">${rect(0, 0, width, height, { stroke: 'none', fill: '#000' })}</clipPath>` +
  group(
    { transform: `translate(${x} ${y})`, 'clip-path': `url(#${id})` },
    rect(0, 0, width, height, { fill: AIR, stroke: 'none' }),
    content,
  );

/** The side marker. */
export const marker = (x: number, y: number, content = 'R'): string =>
  text(x, y, content, { size: 30, weight: 700, fill: '#ffffff', anchor: 'middle' });

/** A closed smooth area without outline. */
export const area = (points: readonly Point[], fill: string, opacity?: number): string =>
  path(smoothData(points, true), { fill, stroke: 'none', opacity });

/** A bone: a closed smooth outline, lighter at its cortex than inside. */
export const bone = (points: readonly Point[], inside = 0.32): string =>
  path(smoothData(points, true), { fill: BONE, stroke: 'none', opacity: inside }) +
  path(smoothData(points, true), { stroke: BONE, width: 2.5, opacity: 0.9 });

/** The points mirrored at the vertical line `x = axis`. */
export const mirror = (points: readonly Point[], axis: number): readonly Point[] =>
  points.map(([x, y]): Point => [2 * axis - x, y]);
