/** Outlines seen from the front: x from the midline outward, y from the sacral base downward. */
const INNOMINATE = [
  [40, 8],
  [46, -14],
  [66, -36],
  [98, -50],
  [134, -46],
  [160, -26],
  [172, 2],
  [170, 30],
  [160, 46],
  [156, 62],
  [160, 82],
  [160, 100],
  [150, 122],
  [136, 134],
  [134, 156],
  [126, 182],
  [110, 198],
  [92, 196],
  [80, 182],
  [58, 170],
  [34, 166],
  [12, 166],
  [7, 158],
  [7, 134],
  [16, 126],
  [36, 124],
  [62, 116],
  [86, 102],
  [92, 86],
  [84, 64],
  [66, 46],
  [46, 34],
];
const OBTURATOR_FORAMEN = [
  [56, 144],
  [76, 132],
  [98, 130],
  [111, 141],
  [110, 160],
  [98, 174],
  [80, 169],
  [64, 160],
];
const ACETABULAR_ROOF = [
  [110, 82],
  [120, 70],
  [138, 66],
  [154, 76],
];
const ARCUATE_LINE = [
  [46, 34],
  [76, 48],
  [94, 78],
  [88, 104],
];
const SACRUM = [
  [-44, -6],
  [-20, -14],
  [0, -11],
  [20, -14],
  [44, -6],
  [50, 14],
  [44, 38],
  [28, 66],
  [10, 90],
  [0, 96],
  [-10, 90],
  [-28, 66],
  [-44, 38],
  [-50, 14],
];

/**
 * Both innominate bones and the sacrum; the acetabula are 132 × `scale` beside the midline and 98 × `scale` below
 * `top`.
 */
export function pelvis(film, mid, top, scale) {
  const placed = (points, side) => points.map(([x, y]) => [mid + side * x * scale, top + y * scale]);
  for (const side of [-1, 1]) {
    film.bone(placed(INNOMINATE, side), 0.36, 6);
    film.shape(placed(OBTURATOR_FORAMEN, side), -0.24, 2);
    film.tube(placed(ACETABULAR_ROOF, side), [3.2, 3.2], 0.24, 0, 1);
    film.tube(placed(ARCUATE_LINE, side), [2.6, 2.6], 0.16, 0, 1);
  }
  film.bone(placed(SACRUM, 1), 0.3, 5);
  for (const [x, y] of [
    [21, 12],
    [18, 31],
    [15, 48],
    [11, 63],
  ]) {
    for (const side of [-1, 1]) {
      const [[cx, cy]] = placed([[x, y]], side);
      film.tube(
        [
          [cx - 3, cy],
          [cx + 3, cy + 1],
        ],
        [4 * scale, 4 * scale],
        -0.14,
        0.2,
        1,
      );
    }
  }
}
