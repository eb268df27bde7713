import { curve, Film } from './film.mjs';

const WIDTH = 380;
const HEIGHT = 430;
const X = 190;
const Y = 218;

const oval = (rx, ry, x = X, y = Y) =>
  Array.from({ length: 28 }, (_none, n) => {
    const angle = (n / 28) * 2 * Math.PI;
    return [x + rx * Math.cos(angle) * (1 - 0.06 * Math.sin(angle)), y + ry * Math.sin(angle)];
  });

const mirrored = (points) => points.map(([x, y]) => [2 * X - x, y]);
const moved = (points, dx) => points.map(([x, y]) => [x + dx, y]);

/** The part of a shape that lies in the oval of the brain. */
function within(film, points, value, blur) {
  const brain = film.filled(curve(oval(136, 172)));
  const layer = film.blurred(film.filled(curve(points)), blur);
  for (let i = 0; i < layer.length; i += 1) {
    film.values[i] += brain[i] * layer[i] * (value - film.values[i]);
  }
}

/** An axial image at the level of the ventricles; `sulci` from 0 to 1, `shift` px toward the image's right. */
function brain({ shift = 0, sulci = 0.6, ventricles = 1, seed = 3, draw = () => undefined }) {
  const film = new Film(WIDTH, HEIGHT, seed);
  film.patch(oval(166, 202), 0.3, 1);
  film.patch(oval(157, 193), 1, 1);
  film.patch(oval(140, 176), 0.16, 1);
  film.patch(oval(136, 172), 0.5, 1);
  for (const turn of [(points) => points, mirrored]) {
    film.patch(
      moved(
        turn([
          [206, 92],
          [262, 110],
          [296, 180],
          [300, 250],
          [272, 330],
          [214, 356],
          [222, 290],
          [250, 240],
          [240, 180],
          [214, 150],
        ]),
        shift * 0.5,
      ),
      0.44,
      8,
    );
    for (let n = 0; n < 26; n += 1) {
      const angle = -1.35 + (n / 25) * 2.7 + (film.random() - 0.5) * 0.08;
      const depth = 16 + film.random() * 18;
      const from = [X + 136 * Math.cos(angle), Y + 172 * Math.sin(angle)];
      const to = [
        X + (136 - depth) * Math.cos(angle + 0.06),
        Y + (172 - depth * 1.2) * Math.sin(angle + 0.06),
      ];
      film.tube(
        turn([from, [(from[0] + to[0]) / 2 + 3, (from[1] + to[1]) / 2], to]),
        [2.4, 1.4],
        -0.26 * sulci,
        0,
        1,
      );
    }
    film.patch(
      moved(
        turn([
          [196, 152],
          [214, 132],
          [224, 148],
          [214, 184],
          [200, 206],
          [194, 196],
        ]),
        shift,
      ),
      0.2,
      2,
    );
    film.patch(
      moved(
        turn([
          [202, 262],
          [218, 268],
          [232, 306],
          [222, 326],
          [208, 300],
        ]),
        shift,
      ),
      0.5 - 0.3 * ventricles,
      2,
    );
    film.patch(
      moved(
        turn([
          [222, 190],
          [240, 196],
          [244, 226],
          [230, 240],
          [220, 216],
        ]),
        shift * 0.7,
      ),
      0.53,
      4,
    );
    film.patch(
      moved(
        turn([
          [206, 222],
          [222, 226],
          [224, 246],
          [206, 250],
          [200, 236],
        ]),
        shift,
      ),
      0.53,
      4,
    );
  }
  film.patch(
    moved(
      [
        [188, 214],
        [192, 214],
        [193, 250],
        [187, 250],
      ],
      shift,
    ),
    0.22,
    1,
  );
  film.tube(
    [
      [X, 48],
      [X + shift * 0.5, 100],
      [X + shift * 0.7, 140],
    ],
    [1.4, 1.4],
    0.16,
    0,
    1,
  );
  film.tube(
    [
      [X + shift * 0.4, 320],
      [X, 388],
    ],
    [1.6, 2.4],
    0.18,
    0,
    1,
  );
  draw(film);
  film.patch(
    [
      [X - 5, 40],
      [X + 5, 40],
      [X + 3, 46],
      [X - 3, 46],
    ],
    1,
    1,
  );
  film.grain(0.05, 1);
  return film;
}

/** The marks of both sutures of the right side in the bone. */
function sutures(film) {
  for (const angle of [Math.PI + 0.62, Math.PI - 0.72]) {
    const at = (r) => [X + (148 + r) * Math.cos(angle), Y + (184 + r) * Math.sin(angle)];
    film.tube([at(-10), at(-2), at(10)], [2, 2], -0.75, 0, 0);
  }
}

const sided = (film) => film.marker(14, 14, 1);

const beside = (one, other) => {
  const film = new Film(2 * WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (const [n, half] of [one, other].entries()) {
      film.values.set(half.values.subarray(y * WIDTH, (y + 1) * WIDTH), y * 2 * WIDTH + n * WIDTH);
    }
  }
  return { rgba: film.windowed(), width: 2 * WIDTH, height: HEIGHT };
};

const single = (film) => ({ rgba: film.windowed(), width: WIDTH, height: HEIGHT });

const lens = [
  [56, 190],
  [66, 140],
  [88, 120],
  [112, 160],
  [120, 216],
  [110, 268],
  [86, 306],
  [64, 286],
  [52, 240],
];
const crescent = [
  [150, 50],
  [100, 80],
  [66, 130],
  [50, 200],
  [52, 270],
  [76, 330],
  [118, 374],
  [150, 386],
  [124, 350],
  [96, 310],
  [80, 262],
  [78, 200],
  [90, 142],
  [118, 96],
  [150, 66],
];

export const films = {
  'head-images': () => {
    const young = brain({
      shift: 14,
      sulci: 0.35,
      ventricles: 0.8,
      draw: (film) => {
        within(film, lens, 0.84, 1);
        sutures(film);
        sided(film);
      },
    });
    const old = brain({
      shift: 12,
      sulci: 1.25,
      seed: 8,
      draw: (film) => {
        within(film, crescent, 0.8, 1);
        sutures(film);
        sided(film);
      },
    });
    return beside(young, old);
  },
  'head-cisterns': () => {
    const film = new Film(WIDTH, HEIGHT, 4);
    film.patch(oval(166, 202), 0.3, 1);
    film.patch(oval(157, 193), 1, 1);
    film.patch(oval(140, 176), 0.16, 1);
    film.patch(oval(136, 172), 0.48, 1);
    const star = [
      [190, 176],
      [206, 190],
      [250, 168],
      [306, 160],
      [312, 168],
      [252, 186],
      [222, 206],
      [240, 238],
      [272, 262],
      [264, 270],
      [226, 252],
      [206, 240],
      [190, 232],
      [174, 240],
      [154, 252],
      [116, 270],
      [108, 262],
      [140, 238],
      [158, 206],
      [128, 186],
      [68, 168],
      [74, 160],
      [130, 168],
      [174, 190],
    ];
    film.patch(star, 0.82, 2, false);
    film.tube(
      [
        [190, 60],
        [191, 120],
        [190, 180],
      ],
      [2.4, 4],
      0.3,
      0,
      1,
    );
    film.patch(
      [
        [164, 206],
        [216, 206],
        [224, 232],
        [206, 236],
        [190, 228],
        [174, 236],
        [156, 232],
      ],
      0.5,
      3,
    );
    for (const turn of [(points) => points, mirrored]) {
      film.patch(
        turn([
          [262, 222],
          [276, 216],
          [284, 238],
          [272, 252],
        ]),
        0.18,
        2,
      );
      film.tube(
        turn([
          [300, 150],
          [270, 120],
          [240, 104],
        ]),
        [4, 1.5],
        0.12,
        0,
        1,
      );
    }
    film.patch(
      [
        [184, 284],
        [196, 284],
        [200, 300],
        [190, 308],
        [180, 300],
      ],
      0.22,
      2,
    );
    film.tube(
      [
        [120, 300],
        [150, 282],
        [190, 276],
        [230, 282],
        [260, 300],
      ],
      [2, 2],
      0.16,
      0,
      1,
    );
    sided(film);
    film.grain(0.05, 1);
    return single(film);
  },
  'head-territory': () =>
    single(
      brain({
        shift: -9,
        sulci: 0.8,
        seed: 6,
        draw: (film) => {
          within(
            film,
            [
              [238, 150],
              [290, 120],
              [340, 150],
              [350, 220],
              [340, 300],
              [290, 312],
              [246, 270],
              [226, 230],
              [226, 180],
            ],
            0.34,
            4,
          );
          sided(film);
        },
      }),
    ),
};
