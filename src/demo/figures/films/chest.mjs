import { Film } from './film.mjs';

const WIDTH = 520;
const HEIGHT = 560;
const MID = 260;

/** The lungs of a frontal chest film, the right one at the left edge of the image. */
const RIGHT_LUNG = [
  [206, 84],
  [176, 110],
  [146, 170],
  [124, 250],
  [112, 340],
  [108, 420],
  [116, 446],
  [150, 412],
  [190, 400],
  [226, 418],
  [240, 430],
  [236, 340],
  [234, 250],
  [238, 170],
  [232, 110],
];
const LEFT_LUNG = [
  [314, 84],
  [346, 110],
  [378, 170],
  [398, 250],
  [410, 340],
  [416, 430],
  [408, 460],
  [376, 432],
  [342, 424],
  [322, 436],
  [352, 420],
  [346, 370],
  [310, 290],
  [286, 240],
  [290, 170],
  [292, 110],
];

const mirrored = (points) => points.map(([x, y]) => [2 * MID - x, y]);
const moved = (points, dx, dy = 0) => points.map(([x, y]) => [x + dx, y + dy]);

/** Pulmonary vessels from a hilum, thinner with each branch. */
function vessels(film, x, y, angle, length, radius, value) {
  if (radius < 1.15) return;
  const bend = (film.random() - 0.5) * 0.5;
  const end = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const middle = [x + Math.cos(angle + bend) * length * 0.5, y + Math.sin(angle + bend) * length * 0.5];
  // Thin vessels absorb little.
  film.tube([[x, y], middle, end], [radius, radius * 0.74], value * (0.35 + radius / 10), 0, 1);
  for (const turn of [0.34, -0.38]) {
    vessels(
      film,
      end[0],
      end[1],
      angle + turn + (film.random() - 0.5) * 0.5,
      length * (0.7 + film.random() * 0.45),
      radius * 0.72,
      value,
    );
  }
}

/**
 * A frontal chest film. `rightAir` and `leftAir` are how dark each lung is (0: no air), `vesselsOn` the sides with
 * vessels, `shift` px by which heart and trachea are displaced toward the image's right.
 */
function chest(options) {
  const {
    rightAir = 1,
    leftAir = 1,
    sides = ['right', 'left'],
    shift = 0,
    knob = true,
    wide = 0,
    leftLung = LEFT_LUNG,
    rightLung = RIGHT_LUNG,
    after = () => undefined,
    seed = 5,
  } = options;
  const film = new Film(WIDTH, HEIGHT, seed);
  film.shape(
    [
      [200, 0],
      [214, 40],
      [150, 62],
      [66, 86],
      [28, 140],
      [30, 260],
      [64, 330],
      [78, 440],
      [70, 600],
      [450, 600],
      [442, 440],
      [456, 330],
      [490, 260],
      [492, 140],
      [454, 86],
      [370, 62],
      [306, 40],
      [320, 0],
    ],
    1.15,
    6,
  );
  film.shape(
    [
      [70, 430],
      [160, 404],
      [260, 430],
      [360, 424],
      [450, 440],
      [460, 620],
      [60, 620],
    ],
    0.55,
    9,
  );
  film.shape(rightLung, -0.84 * rightAir, 4);
  film.shape(leftLung, -0.84 * leftAir, 4);
  const heart = [
    [252 - wide, 110],
    [240 - wide, 190],
    [232, 270],
    [216, 330],
    [214, 390],
    [232, 428],
    [300, 440],
    [362, 428],
    [372, 404],
    [352, 352],
    [318, 290],
    [298, 240],
    [292 + wide, 190],
    [284 + wide, 110],
  ];
  film.shape(moved(heart, shift), 0.62, 4);
  if (knob)
    film.tube(
      [
        [286 + shift, 176],
        [300 + shift, 170],
        [303 + shift, 196],
        [296 + shift, 220],
      ],
      [13, 11],
      0.3,
      0,
      2,
    );
  film.tube(
    [
      [MID + shift * 0.4, 20],
      [MID + shift * 0.8, 90],
      [MID - 2 + shift, 168],
    ],
    [9, 8],
    -0.24,
    0,
    2,
  );
  film.tube(
    [
      [258 + shift, 168],
      [240 + shift, 190],
      [222 + shift, 214],
    ],
    [6, 5],
    -0.18,
    0,
    2,
  );
  film.tube(
    [
      [258 + shift, 168],
      [284 + shift, 196],
      [306 + shift, 212],
    ],
    [6, 5],
    -0.18,
    0,
    2,
  );
  for (let y = 30; y < HEIGHT; y += 31) {
    film.shape(
      [
        [MID - 19, y],
        [MID + 19, y],
        [MID + 17, y + 25],
        [MID - 17, y + 25],
      ],
      0.22,
      2,
    );
    film.tube(
      [
        [MID, y + 6],
        [MID, y + 22],
      ],
      [4, 3],
      0.12,
      0,
      1,
    );
  }
  for (let n = 0; n < 10; n += 1) {
    const y = 86 + n * 36;
    const reach = Math.min(136, 78 + n * 13);
    const back = [
      [MID - 20, y],
      [MID - 20 - reach * 0.45, y - 12 + n],
      [MID - 20 - reach * 0.85, y + 16 + n * 2],
      [MID - 26 - reach, y + 52 + n * 3],
    ];
    const front = [
      [MID - 26 - reach, y + 52 + n * 3],
      [MID - 10 - reach * 0.8, y + 92 + n * 2],
      [MID - 10 - reach * 0.45, y + 112],
    ];
    for (const turn of [(points) => points, mirrored]) {
      film.tube(turn(back), [7.5, 7], 0.3, 0.6, 1);
      if (n < 7) film.tube(turn(front), [6.5, 6], 0.17, 0.5, 1);
    }
  }
  const clavicle = [
    [MID - 14, 112],
    [MID - 50, 96],
    [MID - 96, 92],
    [MID - 146, 78],
  ];
  for (const turn of [(points) => points, mirrored]) {
    film.tube(turn(clavicle), [8, 7], 0.42, 0.5, 1);
    film.bone(
      turn([
        [86, 108],
        [110, 96],
        [118, 150],
        [104, 230],
        [92, 250],
        [84, 180],
      ]),
      0.16,
      4,
    );
    film.bone(
      turn([
        [44, 110],
        [70, 92],
        [84, 108],
        [76, 132],
        [58, 150],
        [44, 240],
        [26, 250],
        [34, 160],
      ]),
      0.4,
      5,
    );
  }
  const before = film.values.slice();
  if (sides.includes('right')) {
    for (const angle of [1.75, 2.05, 2.4, 2.9, 3.5, 4.1, 4.4])
      vessels(film, 226 + shift, 214, angle, 46, 6, 0.24 * rightAir);
  }
  if (sides.includes('left')) {
    for (const angle of [1.35, 1.05, 0.75, 0.25, -0.4, -1, -1.3])
      vessels(film, 302 + shift, 206, angle, 46, 6, 0.24 * leftAir);
  }
  const lungs = film.blurred(film.filled(rightLung), 2);
  film.filled(leftLung).forEach((inside, i) => {
    film.values[i] = before[i] + (film.values[i] - before[i]) * Math.max(inside, lungs[i]);
  });
  after(film);
  film.marker(44, 24);
  film.grain(0.05, 1);
  return { rgba: film.exposed(1.15), width: WIDTH, height: HEIGHT };
}

const tube = (film, tip) => {
  film.tube([[262, 0], [262, 60], tip], [6, 6], 0.3, 1.4, 0);
  film.tube(
    [
      [258, 0],
      [258, 60],
      [tip[0] - 3, tip[1] - 14],
    ],
    [1.1, 1.1],
    0.9,
    0,
    0,
  );
};

export const films = {
  'chest-film': () =>
    chest({
      leftAir: 1.42,
      sides: ['right'],
      shift: -40,
      rightAir: 0.86,
      leftLung: [
        [314, 84],
        [350, 106],
        [390, 180],
        [420, 280],
        [432, 400],
        [428, 470],
        [396, 462],
        [350, 452],
        [306, 448],
        [268, 420],
        [258, 330],
        [262, 220],
        [280, 130],
      ],
      after: (film) => {
        film.shape(
          [
            [262, 190],
            [284, 180],
            [296, 230],
            [292, 290],
            [270, 310],
          ],
          0.85,
          3,
        );
        tube(film, [232, 120]);
        film.tube(
          [
            [430, 108],
            [340, 116],
            [276, 130],
            [240, 170],
            [226, 262],
          ],
          [2.4, 2.4],
          0.8,
          0,
          0,
        );
      },
    }),
  'chest-collapse': () =>
    chest({
      leftAir: 0,
      sides: ['right'],
      shift: 46,
      rightAir: 1.1,
      seed: 9,
      rightLung: [
        [206, 84],
        [172, 110],
        [140, 170],
        [118, 250],
        [106, 340],
        [102, 430],
        [112, 462],
        [160, 440],
        [220, 446],
        [262, 452],
        [268, 360],
        [262, 260],
        [268, 170],
        [252, 104],
      ],
      after: (film) => {
        film.shape(
          [
            [330, 100],
            [384, 170],
            [410, 290],
            [414, 440],
            [330, 440],
            [310, 280],
            [306, 150],
          ],
          0.3,
          8,
        );
        film.tube(
          [
            [262, 0],
            [268, 70],
            [300, 150],
            [296, 176],
            [276, 204],
          ],
          [6, 6],
          0.2,
          1.6,
          0,
        );
        film.tube(
          [
            [258, 0],
            [264, 70],
            [296, 150],
            [276, 198],
          ],
          [1.2, 1.2],
          1,
          0,
          0,
        );
      },
    }),
  'chest-upright': () =>
    chest({
      seed: 13,
      after: (film) => {
        film.shape(
          [
            [118, 446],
            [150, 414],
            [190, 402],
            [226, 420],
            [236, 436],
            [190, 424],
            [150, 436],
          ],
          -0.95,
          2,
        );
        film.shape(
          [
            [330, 442],
            [356, 430],
            [392, 444],
            [404, 462],
            [372, 448],
            [346, 446],
          ],
          -0.8,
          2,
        );
      },
    }),
  'chest-mediastinum': () =>
    chest({
      seed: 21,
      wide: 34,
      knob: false,
      shift: 0,
      after: (film) => {
        film.shape(
          [
            [286, 70],
            [336, 84],
            [352, 108],
            [338, 116],
            [306, 100],
            [290, 130],
            [300, 230],
            [286, 250],
          ],
          0.55,
          5,
        );
        film.tube(
          [
            [266, 60],
            [286, 110],
            [294, 170],
          ],
          [8, 8],
          0.2,
          0,
          2,
        );
        film.tube(
          [
            [262, 30],
            [240, 90],
            [236, 160],
          ],
          [8, 7],
          -0.3,
          0,
          2,
        );
        film.tube(
          [
            [238, 160],
            [250, 190],
            [292, 236],
          ],
          [6, 5],
          -0.22,
          0,
          2,
        );
      },
    }),
};
