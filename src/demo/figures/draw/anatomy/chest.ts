import { group, path, type Point, range, rect, smooth, smoothData, svg } from '../svg';
/** A schematic frontal chest radiograph. */
import { AIR, area, BONE, DENSE, FAT, film, LUNG, marker, mirror, SOFT } from './film';

const WIDTH = 600;
const HEIGHT = 600;
const MIDLINE = 300;

const half: readonly Point[] = [
  [252, -20],
  [250, 40],
  [225, 84],
  [150, 108],
  [70, 132],
  [8, 190],
  [-40, 300],
  [30, 318],
  [52, 380],
  [56, 480],
  [58, 640],
];
const body: readonly Point[] = [...half, ...mirror(half, MIDLINE).toReversed()];

/** The right hemithorax is on the left of the film. */
const rightLung: readonly Point[] = [
  [236, 112],
  [205, 108],
  [168, 134],
  [128, 200],
  [104, 290],
  [94, 390],
  [92, 470],
  [100, 478],
  [130, 446],
  [175, 424],
  [220, 428],
  [262, 452],
  [274, 400],
  [274, 260],
  [262, 150],
];

/** The left hemithorax is wider and its diaphragm is pushed down and flat. */
const leftPleura: readonly Point[] = [
  [352, 106],
  [392, 100],
  [440, 124],
  [486, 192],
  [514, 290],
  [527, 400],
  [532, 500],
  [530, 548],
  [514, 544],
  [470, 522],
  [410, 512],
  [350, 518],
  [316, 526],
  [310, 400],
  [312, 260],
  [322, 150],
];

const heart: readonly Point[] = [
  [262, 130],
  [250, 190],
  [242, 240],
  [226, 282],
  [190, 330],
  [172, 384],
  [182, 430],
  [230, 462],
  [290, 474],
  [336, 462],
  [352, 426],
  [348, 376],
  [332, 322],
  [318, 280],
  [322, 240],
  [318, 196],
  [304, 150],
  [298, 120],
  [272, 110],
];

const collapsedLung: readonly Point[] = [
  [322, 214],
  [344, 206],
  [364, 232],
  [380, 282],
  [386, 338],
  [376, 390],
  [356, 412],
  [342, 384],
  [332, 320],
];

const lateralWall = (points: readonly Point[], y: number): number =>
  points.reduce(
    (best, [px, py]) =>
      Math.abs(py - y) < 60 && Math.abs(px - MIDLINE) > Math.abs(best - MIDLINE) ? px : best,
    MIDLINE,
  );

const ribs = (side: -1 | 1): string =>
  range(0, 8)
    .map((i) => {
      const gap = side === 1 ? 46 : 41;
      const y = 112 + i * gap;
      const wall = lateralWall(side === 1 ? leftPleura : rightLung, y + 24);
      const reach = wall - MIDLINE;
      const lift = side === 1 ? 10 : 16;
      const drop = side === 1 ? 22 : 38;
      const points: readonly Point[] = [
        [MIDLINE + side * 20, y],
        [MIDLINE + reach * 0.4, y - lift],
        [MIDLINE + reach * 0.75, y + drop * 0.2],
        [wall, y + drop + 14],
        [wall + side * 70, y + drop + 92],
      ];
      return smooth(points, { stroke: BONE, width: 11, opacity: 0.2 });
    })
    .join('');

const vessels: readonly (readonly Point[])[] = [
  [
    [238, 262],
    [205, 238],
    [180, 200],
    [172, 168],
  ],
  [
    [236, 270],
    [196, 268],
    [160, 250],
    [132, 244],
  ],
  [
    [234, 284],
    [190, 302],
    [152, 312],
    [120, 318],
  ],
  [
    [230, 294],
    [190, 340],
    [160, 372],
    [126, 402],
  ],
  [
    [218, 306],
    [180, 370],
    [150, 416],
  ],
  [
    [205, 238],
    [212, 196],
    [206, 150],
  ],
  [
    [190, 302],
    [160, 336],
    [118, 360],
  ],
  [
    [196, 268],
    [164, 282],
    [118, 280],
  ],
  [
    [205, 238],
    [166, 216],
    [146, 204],
  ],
];

const vertebrae = range(0, 13)
  .map((i) =>
    rect(MIDLINE - 19, 84 + i * 38, 38, 30, { fill: BONE, stroke: 'none', opacity: 0.16, radius: 5 }),
  )
  .join('');

const clavicle = (side: -1 | 1, shift: number): string =>
  smooth(
    [
      [MIDLINE + side * 24 + shift, 128],
      [MIDLINE + side * 90, 108],
      [MIDLINE + side * 170, 100],
      [MIDLINE + side * 232, 118],
    ],
    { stroke: BONE, width: 13, opacity: 0.42 },
  );

/** Left tension pneumothorax: no lung markings on the left, the collapsed lung at the hilum, mediastinum and trachea pushed to the right, the left hemidiaphragm low. An endotracheal tube lies in the trachea. */
export const chestFilm = (): string => {
  const lungs = `${smoothData(rightLung, true)}${smoothData(leftPleura, true)}`;
  const content = [
    area(body, FAT),
    area(
      [
        [60, 470],
        [140, 430],
        [260, 440],
        [306, 452],
        [340, 500],
        [540, 540],
        [545, 660],
        [60, 660],
      ],
      SOFT,
    ),
    area(rightLung, LUNG),
    area(leftPleura, AIR),
    ...vessels.map((points, i) => smooth(points, { stroke: DENSE, width: i < 5 ? 3.5 : 2, opacity: 0.6 })),
    area(collapsedLung, '#59616a'),
    path(smoothData(collapsedLung, true), { stroke: DENSE, width: 2 }),
    area(heart, DENSE),
    vertebrae,
    `<clipPath id="cage">${path(lungs, { fill: '#000', stroke: 'none' })}</clipPath>`,
    group({ 'clip-path': 'url(#cage)' }, ribs(-1), ribs(1)),
    clavicle(-1, 0),
    clavicle(1, 0),
    smooth(
      [
        [292, 20],
        [288, 70],
        [276, 120],
        [266, 170],
        [262, 214],
      ],
      { stroke: '#343b42', width: 22 },
    ),
    smooth(
      [
        [262, 214],
        [248, 234],
        [232, 250],
      ],
      { stroke: '#343b42', width: 13 },
    ),
    smooth(
      [
        [262, 214],
        [282, 236],
        [306, 252],
        [326, 262],
      ],
      { stroke: '#343b42', width: 13 },
    ),
    smooth(
      [
        [300, -10],
        [292, 40],
        [282, 90],
        [272, 140],
        [268, 172],
      ],
      { stroke: '#ffffff', width: 3 },
    ),
    smooth(
      [
        [470, 130],
        [420, 136],
        [350, 142],
        [300, 162],
        [262, 208],
        [250, 268],
      ],
      { stroke: '#ffffff', width: 2 },
    ),
    marker(44, 56),
  ].join('');
  return svg(632, film(150, 16, WIDTH, HEIGHT, 'film', content));
};
