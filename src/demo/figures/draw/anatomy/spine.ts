/** Diagrams for osteopathic structural diagnosis: a vertebra seen from above, and the sacrum from behind. */
import {
  BLUE,
  circle,
  el,
  ellipse,
  GREY,
  group,
  INK,
  line,
  path,
  type Point,
  RED,
  smooth,
  smoothData,
  svg,
  text,
} from '../svg';

const BONE_FILL = '#f3ead8';
const BONE_EDGE = '#7a6a4c';

const flip = (points: readonly Point[]): readonly Point[] =>
  points.map(([x, y]): Point => [-x, y]).toReversed();

/** Half of a lumbar vertebra from above, front upward, from the front middle round the right side to the tip of the spinous process. */
const rightHalf: readonly Point[] = [
  [0, -78],
  [36, -74],
  [56, -50],
  [54, -20],
  [40, 0],
  [46, 8],
  [76, 8],
  [108, 0],
  [118, 8],
  [112, 20],
  [78, 30],
  [54, 38],
  [46, 54],
  [26, 54],
  [12, 62],
  [9, 96],
  [0, 108],
];

const canal: readonly Point[] = [
  [0, 2],
  [24, 6],
  [28, 22],
  [14, 40],
  [0, 44],
];

const vertebra = (): string => {
  const outline = [...rightHalf, ...flip(rightHalf).slice(1, -1)];
  const hole = [...canal, ...flip(canal).slice(1, -1)];
  return (
    path(smoothData(outline, true), { fill: BONE_FILL, stroke: BONE_EDGE, width: 3 }) +
    ellipse(0, -38, 38, 26, { stroke: '#cbbb97', width: 2 }) +
    path(smoothData(hole, true), { fill: '#ffffff', stroke: BONE_EDGE, width: 2.5 })
  );
};

/** Second lumbar vertebra in three postures: its right transverse process lies back in neutral, further back in flexion, level in extension. */
export const vertebraFromAbove = (): string => {
  const panel = (x: number, turn: number, name: string): string => {
    const y = 190;
    return (
      text(x, 34, name, { size: 20, weight: 700, anchor: 'middle' }) +
      line([x - 136, y + 12], [x + 136, y + 12], { stroke: GREY, width: 1.5, dash: '6 6' }) +
      group({ transform: `translate(${x} ${y}) rotate(${turn})` }, vertebra()) +
      circle(
        x + 106 * Math.cos((turn * Math.PI) / 180) - 11 * Math.sin((turn * Math.PI) / 180),
        y + 106 * Math.sin((turn * Math.PI) / 180) + 11 * Math.cos((turn * Math.PI) / 180),
        6,
        { fill: RED, stroke: '#ffffff', width: 1.5 },
      ) +
      circle(
        x - 106 * Math.cos((turn * Math.PI) / 180) - 11 * Math.sin((turn * Math.PI) / 180),
        y - 106 * Math.sin((turn * Math.PI) / 180) + 11 * Math.cos((turn * Math.PI) / 180),
        6,
        { fill: BLUE, stroke: '#ffffff', width: 1.5 },
      ) +
      text(x - 108, y + 140, 'Left', { size: 18, anchor: 'middle' }) +
      text(x + 108, y + 140, 'Right', { size: 18, anchor: 'middle' })
    );
  };
  return svg(
    440,
    panel(152, 10, 'Neutral'),
    panel(450, 20, 'Flexion'),
    panel(748, 0, 'Extension'),
    text(450, 64, 'front', { size: 17, anchor: 'middle', fill: GREY }),
    text(152, 64, 'front', { size: 17, anchor: 'middle', fill: GREY }),
    text(748, 64, 'front', { size: 17, anchor: 'middle', fill: GREY }),
    line([300, 54], [300, 340], { stroke: '#dfe4ea', width: 1.5 }),
    line([600, 54], [600, 340], { stroke: '#dfe4ea', width: 1.5 }),
    circle(92, 394, 6, { fill: BLUE, stroke: 'none' }),
    text(108, 400, 'Left transverse process', { size: 17 }),
    circle(332, 394, 6, { fill: RED, stroke: 'none' }),
    text(348, 400, 'Right transverse process', { size: 17 }),
    line([578, 394], [622, 394], { stroke: GREY, width: 1.5, dash: '6 6' }),
    text(634, 400, 'Coronal plane', { size: 17 }),
  );
};

const sacrumHalf: readonly Point[] = [
  [0, -146],
  [50, -148],
  [104, -160],
  [140, -138],
  [142, -92],
  [122, -46],
  [106, 8],
  [100, 58],
  [76, 88],
  [44, 98],
  [22, 116],
  [0, 120],
];

const coccyxHalf: readonly Point[] = [
  [0, 126],
  [20, 128],
  [16, 152],
  [8, 182],
  [0, 190],
];

/** The sacrum from behind: the right sulcus is deep, the left inferior lateral angle lies back and low. */
export const sacrumFromBehind = (): string => {
  const outline = [...sacrumHalf, ...flip(sacrumHalf).slice(1, -1)];
  const tail = [...coccyxHalf, ...flip(coccyxHalf).slice(1, -1)];
  const iliac = (side: -1 | 1): string =>
    smooth(
      [
        [side * 262, -232],
        [side * 214, -226],
        [side * 172, -198],
        [side * 148, -154],
        [side * 136, -104],
        [side * 142, -70],
        [side * 158, -40],
        [side * 186, -18],
        [side * 222, -16],
        [side * 250, 8],
      ],
      { stroke: BONE_EDGE, width: 3, fill: '#ffffff' },
    );
  const foramina = [-92, -48, -4, 38].flatMap((y, i) =>
    [-1, 1].map((side) =>
      ellipse(side * (46 - 5 * i), y, 9, 7, { fill: '#ffffff', stroke: BONE_EDGE, width: 2 }),
    ),
  );
  const crest = [-116, -74, -32, 8, 46].map((y) =>
    ellipse(0, y, 7, 13, { fill: '#e3d5b6', stroke: BONE_EDGE, width: 1.5 }),
  );
  const spot = (x: number, y: number, color: string): string =>
    el('circle', {
      cx: x,
      cy: y,
      r: 15,
      fill: color,
      'fill-opacity': 0.28,
      stroke: color,
      'stroke-width': 3,
    });
  return svg(
    500,
    group(
      { transform: 'translate(450 250)' },
      path(smoothData(outline, true), { fill: BONE_FILL, stroke: BONE_EDGE, width: 3 }),
      iliac(-1),
      iliac(1),
      path(smoothData(tail, true), { fill: BONE_FILL, stroke: BONE_EDGE, width: 3 }),
      ...foramina,
      ...crest,
      spot(-112, -126, GREY),
      spot(112, -126, BLUE),
      spot(-88, 66, RED),
      spot(88, 66, GREY),
    ),
    ...label(190, 110, ['Sacral sulcus', 'shallow'], INK, 'end', [200, 112], [320, 123]),
    ...label(710, 110, ['Sacral sulcus', 'deep'], BLUE, 'start', [700, 112], [580, 123]),
    ...label(
      190,
      330,
      ['Inferior lateral angle', 'posterior and inferior'],
      RED,
      'end',
      [200, 332],
      [344, 317],
    ),
    ...label(
      710,
      330,
      ['Inferior lateral angle', 'anterior and superior'],
      INK,
      'start',
      [700, 332],
      [556, 317],
    ),
    text(120, 40, 'Left', { size: 20, weight: 700, anchor: 'middle' }),
    text(780, 40, 'Right', { size: 20, weight: 700, anchor: 'middle' }),
    text(450, 484, 'Sacrum and coccyx from behind', { size: 17, fill: GREY, anchor: 'middle' }),
  );
};

const label = (
  x: number,
  y: number,
  words: readonly [string, string],
  fill: string,
  anchor: 'start' | 'end',
  from: Point,
  to: Point,
): readonly string[] => [
  text(x, y, words[0], { anchor, fill, size: 18 }),
  text(x, y + 24, words[1], { anchor, fill, size: 18, weight: 700 }),
  line(from, to, { stroke: fill, width: 1.5 }),
];
