import { circle, ellipse, group, line, path, type Point, range, rect, smooth, svg } from '../svg';
/** A schematic upright abdominal radiograph. */
import { AIR, area, BONE, bone, film, marker, mirror, SOFT } from './film';

const MIDLINE = 300;
const GAS = '#14181c';
const WALL = '#9aa2a9';
const FLUID = '#b4bbc1';

/** One dilated loop: an inverted U filled with gas; each limb ends flat where its fluid begins. */
interface BowelLoop {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly calibre: number;
  readonly levels: readonly [left: number, right: number];
}

const LOOPS: readonly BowelLoop[] = [
  { left: 330, right: 416, top: 222, calibre: 46, levels: [302, 286] },
  { left: 176, right: 268, top: 276, calibre: 48, levels: [340, 356] },
  { left: 402, right: 492, top: 322, calibre: 50, levels: [394, 410] },
  { left: 262, right: 344, top: 366, calibre: 46, levels: [436, 422] },
  { left: 128, right: 196, top: 388, calibre: 40, levels: [438, 428] },
];

/** Gas with the folds that run across the whole width of small bowel. The fluid below is as grey as the tissue around it. */
const loop = ({ left, right, top, calibre, levels }: BowelLoop, n: number): string => {
  const wide = calibre / 2;
  const r = (right - left) / 2;
  const middle = (left + right) / 2;
  const bend = top + wide + r;
  const centre = `M${left} 600V${bend}A${r} ${r} 0 0 1 ${right} ${bend}V600`;
  const below = (grow: number, id: string): string =>
    `<clipPath id="${id}">${rect(0, 0, middle, levels[0] + grow, { fill: '#000', stroke: 'none' })}${rect(middle, 0, 600, levels[1] + grow, { fill: '#000', stroke: 'none' })}</clipPath>`;
  const folds = range(-72, 72, 24).map((angle) => {
    const a = (angle * Math.PI) / 180;
    const at = (radius: number): Point => [middle + radius * Math.sin(a), bend - radius * Math.cos(a)];
    return line(at(Math.max(4, r - wide)), at(r + wide), { stroke: WALL, width: 1.75, opacity: 0.6 });
  });
  const limb = (x: number, level: number): string =>
    range(bend + 4, level - 5, 12)
      .map((y) => line([x - wide, y + 2], [x + wide, y - 2], { stroke: WALL, width: 1.75, opacity: 0.6 }))
      .join('');
  return (
    below(0, `gas${n}`) +
    group(
      { 'clip-path': `url(#gas${n})` },
      path(centre, { stroke: WALL, width: calibre + 4, cap: 'butt' }),
      path(centre, { stroke: GAS, width: calibre, cap: 'butt' }),
      ...folds,
      limb(left, levels[0]),
      limb(right, levels[1]),
    ) +
    line([left - wide, levels[0]], [left + wide, levels[0]], { stroke: FLUID, width: 2.5, cap: 'butt' }) +
    line([right - wide, levels[1]], [right + wide, levels[1]], { stroke: FLUID, width: 2.5, cap: 'butt' })
  );
};

const vertebra = (y: number): string =>
  rect(MIDLINE - 27, y, 54, 40, { fill: BONE, stroke: 'none', opacity: 0.3, radius: 7 }) +
  rect(MIDLINE - 27, y, 54, 40, { stroke: BONE, width: 1.5, opacity: 0.55, radius: 7 }) +
  ellipse(MIDLINE - 14, y + 15, 5, 8, { stroke: BONE, width: 2, opacity: 0.8 }) +
  ellipse(MIDLINE + 14, y + 15, 5, 8, { stroke: BONE, width: 2, opacity: 0.8 }) +
  ellipse(MIDLINE, y + 31, 3, 9, { fill: BONE, stroke: 'none', opacity: 0.7 });

const ilium: readonly Point[] = [
  [104, 480],
  [120, 448],
  [160, 432],
  [206, 440],
  [250, 468],
  [258, 500],
  [250, 540],
  [238, 580],
  [222, 640],
  [150, 640],
  [136, 570],
  [112, 520],
];

const sacrum: readonly Point[] = [
  [262, 470],
  [300, 462],
  [338, 470],
  [346, 510],
  [328, 570],
  [300, 606],
  [272, 570],
  [254, 510],
];

const rib = (side: -1 | 1, y: number, reach: number): string =>
  smooth(
    [
      [MIDLINE + side * 34, y],
      [MIDLINE + side * (reach * 0.5), y + 18],
      [MIDLINE + side * reach, y + 74],
    ],
    { stroke: BONE, width: 10, opacity: 0.3 },
  );

/** Air in the bile ducts: dark branches that meet at the hilum of the liver. */
const DUCTS: readonly (readonly [points: readonly Point[], width: number])[] = [
  [
    [
      [250, 232],
      [236, 206],
      [222, 186],
    ],
    8,
  ],
  [
    [
      [222, 186],
      [196, 170],
      [166, 164],
      [140, 166],
    ],
    6,
  ],
  [
    [
      [222, 186],
      [214, 160],
      [198, 132],
      [190, 110],
    ],
    6,
  ],
  [
    [
      [236, 206],
      [256, 180],
      [280, 164],
      [302, 158],
    ],
    6,
  ],
  [
    [
      [196, 170],
      [172, 182],
      [150, 200],
    ],
    4,
  ],
  [
    [
      [198, 132],
      [176, 122],
      [160, 122],
    ],
    4,
  ],
  [
    [
      [280, 164],
      [290, 148],
      [292, 134],
    ],
    3.5,
  ],
  [
    [
      [166, 164],
      [150, 148],
      [140, 140],
    ],
    3.5,
  ],
];

/** Small-bowel obstruction with air in the bile ducts and a ring-shaped calcification in the right lower quadrant (Rigler triad). */
export const abdominalFilm = (): string => {
  const trunk: readonly Point[] = [
    [40, -60],
    [34, 120],
    [52, 300],
    [40, 430],
    [18, 560],
    [10, 700],
  ];
  const content = [
    area([...trunk, ...mirror(trunk, MIDLINE).toReversed()], SOFT),
    area(
      [
        [62, 130],
        [120, 78],
        [220, 70],
        [320, 100],
        [352, 132],
        [300, 190],
        [240, 240],
        [150, 290],
        [84, 316],
        [62, 240],
      ],
      '#8e969d',
      0.75,
    ),
    area(
      [
        [48, -40],
        [52, 90],
        [112, 66],
        [200, 52],
        [270, 70],
        [290, -40],
      ],
      '#2a3036',
    ),
    area(
      [
        [552, -40],
        [548, 96],
        [500, 72],
        [420, 62],
        [350, 72],
        [312, -40],
      ],
      '#2a3036',
    ),
    path('M390 150C392 112 412 92 446 90C486 88 502 116 504 150Z', { fill: GAS, stroke: WALL, width: 1.5 }),
    line([390, 150], [504, 150], { stroke: FLUID, width: 2.5, cap: 'butt' }),
    rib(-1, 36, 214),
    rib(1, 36, 214),
    rib(-1, 86, 170),
    rib(1, 86, 170),
    ...range(20, 430, 50).map(vertebra),
    bone(ilium, 0.22),
    bone(mirror(ilium, MIDLINE), 0.22),
    bone(sacrum, 0.2),
    ...range(496, 556, 30).flatMap((y, i) =>
      [-1, 1].map((side) =>
        ellipse(MIDLINE + side * (22 - 3 * i), y, 5, 4, { stroke: BONE, width: 1.5, opacity: 0.7 }),
      ),
    ),
    group(
      { transform: 'translate(-26 0)' },
      ...DUCTS.map(([points, width]) => smooth(points, { stroke: GAS, width })),
    ),
    ...LOOPS.map(loop),
    circle(198, 486, 19, { fill: BONE, stroke: 'none', opacity: 0.35 }),
    circle(198, 486, 19, { stroke: '#ffffff', width: 4 }),
    circle(198, 486, 10, { stroke: '#ffffff', width: 2, opacity: 0.8 }),
    marker(66, 44),
  ].join('');
  return svg(
    632,
    film(150, 16, 600, 600, 'film', rect(0, 0, 600, 600, { fill: AIR, stroke: 'none' }) + content),
  );
};
