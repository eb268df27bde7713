import { Film } from './film.mjs';

const WIDTH = 640;
const HEIGHT = 440;
const MID = 320;

/** One side of the pelvis of a child, drawn as the image's left; `slip` px by which the epiphysis has moved down. */
function side(film, turn, slip) {
  const bone = (points, value, rim) => film.bone(turn(points), value, rim);
  bone(
    [
      [290, 60],
      [250, 20],
      [170, 14],
      [96, 46],
      [72, 100],
      [96, 150],
      [150, 190],
      [196, 196],
      [226, 176],
      [262, 140],
    ],
    0.42,
    8,
  );
  bone(
    [
      [196, 204],
      [236, 186],
      [262, 206],
      [300, 236],
      [306, 262],
      [276, 262],
      [236, 240],
      [206, 234],
    ],
    0.4,
    5,
  );
  bone(
    [
      [206, 250],
      [226, 262],
      [232, 310],
      [262, 344],
      [300, 300],
      [306, 272],
      [316, 300],
      [280, 372],
      [236, 360],
      [210, 310],
    ],
    0.38,
    5,
  );
  const tilt = slip * 0.5;
  bone(
    [
      [150 + slip * 0.1, 206 + slip],
      [164, 186 + slip],
      [188, 180 + slip],
      [210 + tilt * 0.2, 196 + slip],
      [214, 222 + slip],
      [200, 240 + slip],
      [182, 230 + slip],
      [164, 222 + slip],
    ],
    0.5,
    5,
  );
  bone(
    [
      [144, 214],
      [158, 226],
      [178, 238],
      [194, 250],
      [184, 268],
      [160, 286],
      [140, 310],
      [134, 380],
      [132, 470],
      [88, 470],
      [86, 380],
      [82, 310],
      [76, 284],
      [84, 258],
      [104, 250],
      [120, 244],
      [130, 226],
    ],
    0.46,
    7,
  );
  bone(
    [
      [80, 262],
      [98, 240],
      [116, 248],
      [108, 270],
      [92, 290],
    ],
    0.24,
    5,
  );
}

export const films = {
  'hip-film': () => {
    const film = new Film(WIDTH, HEIGHT, 11);
    film.shape(
      [
        [40, -40],
        [10, 120],
        [20, 300],
        [30, 520],
        [290, 520],
        [320, 400],
        [350, 520],
        [610, 520],
        [620, 300],
        [630, 120],
        [600, -40],
      ],
      0.85,
      8,
    );
    const mirrored = (points) => points.map(([x, y]) => [2 * MID - x, y]);
    side(film, (points) => points, 0);
    side(film, mirrored, 15);
    film.tube(
      mirrored([
        [146, 220],
        [166, 232],
        [196, 248],
      ]),
      [5, 5],
      -0.22,
      0,
      2,
    );
    film.bone(
      [
        [274, 30],
        [320, 20],
        [366, 30],
        [356, 100],
        [334, 160],
        [306, 160],
        [284, 100],
      ],
      0.34,
      6,
    );
    for (const y of [56, 84, 110]) {
      for (const x of [-20, 20])
        film.tube(
          [
            [MID + x, y],
            [MID + x * 0.9, y + 4],
          ],
          [5, 5],
          -0.12,
          0,
          1,
        );
    }
    film.shape(
      [
        [250, 60],
        [390, 60],
        [400, 180],
        [320, 220],
        [240, 180],
      ],
      0.1,
      14,
    );
    film.marker(24, 20);
    film.grain(0.05, 1);
    return { rgba: film.exposed(1.3), width: WIDTH, height: HEIGHT };
  },
};
