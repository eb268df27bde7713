import { ellipse, group, line, path, type Point, polyData, rect, smooth, smoothData, svg } from '../svg';
/** A schematic anteroposterior radiograph of an adolescent pelvis. */
import { area, BONE, bone, FAT, film, marker, SOFT } from './film';

const WIDTH = 720;
const HEIGHT = 470;
const MIDLINE = 360;

/** Centre of the head of the right femur; the axis of the neck runs down and outward from it. */
const HEAD: Point = [226, 226];
const RADIUS = 47;
const AXIS: Point = [-0.75, 0.66];
const ACROSS: Point = [0.66, 0.75];

/** `along` pixels down the neck and `across` pixels to its lower side. */
const neck = (along: number, across: number): Point => [
  HEAD[0] + AXIS[0] * along + ACROSS[0] * across,
  HEAD[1] + AXIS[1] * along + ACROSS[1] * across,
];

const femur = (): string => {
  const outline: readonly Point[] = [
    neck(14, -38),
    neck(30, -30),
    neck(56, -29),
    [142, 240],
    [124, 216],
    [102, 226],
    [92, 262],
    [104, 320],
    [110, 400],
    [112, 520],
    [168, 520],
    [168, 400],
    [170, 356],
    [182, 334],
    [188, 318],
    neck(56, 31),
    neck(30, 31),
    neck(14, 38),
    neck(12, 19),
    neck(12, 0),
    neck(12, -19),
  ];
  const canal: readonly Point[] = [
    [128, 340],
    [130, 520],
    [150, 520],
    [150, 360],
  ];
  return (
    bone(outline, 0.42) +
    smooth(
      [
        [92, 262],
        [112, 244],
        [138, 250],
      ],
      { stroke: BONE, width: 2, opacity: 0.5 },
    ) +
    path(polyData(canal), { stroke: BONE, width: 1.5, opacity: 0.35 })
  );
};

const epiphysis = (): string => {
  const angle = (degrees: number): Point => {
    const a = (degrees * Math.PI) / 180;
    return [HEAD[0] + RADIUS * Math.cos(a), HEAD[1] + RADIUS * Math.sin(a)];
  };
  const cap = [222, 245, 270, 295, 320, 345, 370, 395, 412].map(angle);
  return bone([...cap, neck(4, 24), neck(5, 0), neck(4, -24)], 0.5);
};

const pelvis: readonly Point[] = [
  [44, 116],
  [66, 60],
  [128, 18],
  [210, 8],
  [282, 34],
  [304, 84],
  [292, 138],
  [282, 180],
  [298, 222],
  [330, 256],
  [350, 264],
  [353, 318],
  [338, 348],
  [312, 388],
  [280, 422],
  [246, 414],
  [234, 376],
  [246, 336],
  [250, 300],
  [230, 272],
  [196, 232],
  [170, 190],
  [140, 150],
  [84, 138],
];

const hemipelvis = (): string =>
  bone(pelvis, 0.24) +
  path(
    smoothData(
      [
        [274, 306],
        [304, 290],
        [330, 298],
        [332, 326],
        [308, 362],
        [282, 380],
        [268, 358],
        [270, 328],
      ],
      true,
    ),
    { fill: '#6b737b', stroke: BONE, width: 2 },
  ) +
  smooth(
    [
      [168, 206],
      [182, 182],
      [208, 168],
      [240, 168],
      [266, 184],
    ],
    { stroke: BONE, width: 5, opacity: 0.95 },
  ) +
  smooth(
    [
      [266, 184],
      [280, 216],
      [284, 252],
      [276, 268],
      [268, 252],
      [274, 216],
    ],
    { stroke: BONE, width: 2.5, opacity: 0.8 },
  );

/** The line along the upper border of the femoral neck. */
const neckLine = (): string =>
  line(neck(104, -31), neck(-74, -31), { stroke: '#ffd166', width: 2.5, dash: '9 6' });

/** A slipped capital femoral epiphysis on the left: the line along the neck passes above the epiphysis, the physis is wide; the right hip is normal. */
export const hipFilm = (): string => {
  const left = { transform: `translate(${2 * MIDLINE} 0) scale(-1 1)` };
  const slip = { transform: 'translate(-20 -23)' };
  const content = [
    rect(0, 0, WIDTH, HEIGHT, { fill: FAT, stroke: 'none' }),
    area(
      [
        [60, 60],
        [70, 520],
        [200, 560],
        [270, 500],
        [330, 420],
        [360, 400],
        [390, 420],
        [450, 500],
        [520, 560],
        [650, 520],
        [660, 60],
        [360, 0],
      ],
      SOFT,
    ),
    bone(
      [
        [312, 20],
        [360, 10],
        [408, 20],
        [416, 70],
        [398, 130],
        [374, 190],
        [360, 204],
        [346, 190],
        [322, 130],
        [304, 70],
      ],
      0.22,
    ),
    ...[60, 96, 130].flatMap((y, i) =>
      [-1, 1].map((side) =>
        ellipse(MIDLINE + side * (26 - 5 * i), y, 6, 5, { stroke: BONE, width: 1.5, opacity: 0.6 }),
      ),
    ),
    hemipelvis(),
    group(left, hemipelvis()),
    femur(),
    epiphysis(),
    neckLine(),
    group(left, group(slip, femur()), epiphysis(), group(slip, neckLine())),
    marker(40, 50),
  ].join('');
  return svg(502, film(90, 16, WIDTH, HEIGHT, 'film', content));
};
