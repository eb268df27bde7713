import { curve, Film } from './film.mjs';
import { pelvis } from './pelvis.mjs';

const WIDTH = 520;
const HEIGHT = 580;
const MID = 260;
const mirrored = (points) => points.map(([x, y]) => [2 * MID - x, y]);

/** An abdominal film without the gas of the bowel. */
function abdomen(seed) {
  const film = new Film(WIDTH, HEIGHT, seed);
  film.shape(
    [
      [96, -40],
      [70, 60],
      [84, 190],
      [80, 300],
      [52, 400],
      [44, 620],
      [476, 620],
      [468, 400],
      [440, 300],
      [436, 190],
      [450, 60],
      [424, -40],
    ],
    1.0,
    7,
  );
  film.shape(
    [
      [110, -30],
      [210, -10],
      [250, 10],
      [300, 30],
      [270, 90],
      [220, 140],
      [150, 196],
      [104, 204],
      [92, 120],
    ],
    0.2,
    12,
  );
  film.shape(
    [
      [100, -60],
      [180, -14],
      [250, 10],
      [250, -60],
    ],
    -0.5,
    6,
  );
  film.shape(
    [
      [290, -60],
      [290, 12],
      [360, -6],
      [424, 30],
      [430, -60],
    ],
    -0.5,
    6,
  );
  for (let n = 0; n < 3; n += 1) {
    const y = -16 + n * 42;
    for (const turn of [(points) => points, mirrored]) {
      film.tube(
        turn([
          [MID - 20, y],
          [MID - 92, y + 6],
          [MID - 150, y + 46],
          [MID - 172, y + 96],
        ]),
        [8, 6],
        0.26,
        0.6,
        1,
      );
    }
  }
  for (let y = -4; y < 390; y += 50) {
    film.vertebra(MID, y, 26, 22, 42, 0.42);
    film.tube(
      [
        [MID, y + 12],
        [MID, y + 34],
      ],
      [5, 4],
      0.2,
      0,
      1,
    );
    for (const side of [-1, 1]) {
      film.tube(
        [
          [MID + side * 12, y + 12],
          [MID + side * 12.4, y + 20],
        ],
        [4, 4],
        0.14,
        0.8,
        0,
      );
      if (y > 100)
        film.tube(
          [
            [MID + side * 26, y + 18],
            [MID + side * 52, y + 20],
          ],
          [5, 3],
          0.14,
          0,
          1,
        );
    }
  }
  for (const turn of [(points) => points, mirrored]) {
    film.shape(
      turn([
        [MID - 30, 130],
        [MID - 52, 240],
        [MID - 86, 380],
        [MID - 60, 420],
        [MID - 34, 330],
        [MID - 28, 200],
      ]),
      0.1,
      4,
    );
    film.bone(
      turn([
        [MID - 158, 494],
        [MID - 178, 484],
        [MID - 198, 496],
        [MID - 204, 530],
        [MID - 192, 600],
        [MID - 150, 600],
        [MID - 152, 560],
        [MID - 142, 536],
        [MID - 124, 524],
        [MID - 114, 504],
        [MID - 124, 484],
        [MID - 144, 482],
      ]),
      0.36,
      5,
    );
  }
  pelvis(film, MID, 404, 1.05);
  return film;
}

/** Gas above the fluid of a dilated loop: an arch over a level, with folds across the whole width. */
function loop(film, x, level, rx, ry, folds) {
  const arch = curve(
    [
      [x - rx, level],
      [x - rx * 0.96, level - ry * 0.6],
      [x, level - ry],
      [x + rx * 0.96, level - ry * 0.6],
      [x + rx, level],
    ],
    false,
  );
  const layer = film.blurred(film.filled([...arch, [x + rx, level]]), 2);
  film.add(layer, -0.72);
  for (let n = 1; n < folds; n += 1) {
    const at = -1 + (2 * n) / folds;
    const top = level - ry * Math.sqrt(Math.max(0.05, 1 - at * at)) + 4;
    film.tube(
      [
        [x + at * rx * 0.86, level - 4],
        [x + at * rx * 0.98, (top + level) / 2],
        [x + at * rx * 0.82, top],
      ],
      [1.6, 1.6],
      0.3,
      0,
      1,
    );
  }
}

const done = (film) => {
  film.marker(30, 24);
  film.grain(0.05, 1);
  return { rgba: film.exposed(1.2), width: WIDTH, height: HEIGHT };
};

export const films = {
  'abdominal-film': () => {
    const film = abdomen(3);
    loop(film, 372, 130, 46, 50, 1);
    for (const [x, level, rx, ry, folds] of [
      [196, 244, 60, 50, 9],
      [322, 216, 58, 48, 8],
      [232, 316, 68, 46, 10],
      [360, 308, 52, 42, 8],
      [184, 372, 42, 34, 6],
      [300, 384, 48, 38, 7],
    ]) {
      loop(film, x, level, rx, ry, folds);
    }
    for (const path of [
      [
        [232, 150],
        [212, 120],
        [184, 96],
        [150, 88],
      ],
      [
        [212, 120],
        [206, 84],
        [214, 58],
      ],
      [
        [184, 96],
        [160, 116],
        [134, 120],
      ],
      [
        [206, 84],
        [186, 62],
        [176, 40],
      ],
    ])
      film.tube(path, [6, 3], -0.42, 0, 1);
    film.tube(
      [
        [160, 424],
        [170, 410],
        [188, 410],
        [196, 424],
        [188, 440],
        [170, 440],
        [160, 426],
      ],
      [3.4, 3.4],
      0.7,
      0,
      1,
    );
    film.tube(
      [
        [172, 420],
        [184, 420],
        [185, 430],
        [173, 431],
        [171, 421],
      ],
      [2.4, 2.4],
      0.4,
      0,
      1,
    );
    return done(film);
  },
  'abdomen-loop': () => {
    const film = abdomen(7);
    const limb = (points) => film.add(film.blurred(film.filled(curve(points)), 3), -0.8);
    limb([
      [282, 470],
      [246, 400],
      [196, 330],
      [150, 230],
      [140, 130],
      [178, 64],
      [260, 40],
      [340, 60],
      [388, 130],
      [384, 240],
      [350, 340],
      [310, 420],
    ]);
    film.tube(
      [
        [292, 466],
        [272, 390],
        [262, 300],
        [258, 220],
        [260, 160],
      ],
      [5, 4],
      0.52,
      0,
      1,
    );
    film.tube(
      [
        [282, 470],
        [246, 400],
        [196, 330],
        [150, 230],
        [140, 130],
        [178, 64],
        [260, 40],
        [340, 60],
        [388, 130],
        [384, 240],
        [350, 340],
        [310, 420],
      ],
      [2.6, 2.6],
      0.24,
      0,
      1,
    );
    return done(film);
  },
};
