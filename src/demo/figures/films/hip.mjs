import { Film } from './film.mjs';
import { pelvis } from './pelvis.mjs';

const WIDTH = 640;
const HEIGHT = 440;
const MID = 320;

/**
 * One thigh bone of a child, drawn as the image's left; `slip` px by which the shaft has moved up, away from its head.
 */
function side(film, turn, slip) {
  const bone = (points, value, rim) => film.bone(turn(points), value, rim);
  const shaft = (points, value, rim) =>
    bone(
      points.map(([x, y]) => [x - slip * 0.35, y - slip * 0.75]),
      value,
      rim,
    );
  bone(
    [
      [150, 206],
      [164, 186],
      [188, 180],
      [210, 196],
      [214, 222],
      [200, 240],
      [182, 230],
      [164, 222],
    ],
    0.5,
    5,
  );
  shaft(
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
  shaft(
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
    side(film, mirrored, 16);
    film.tube(
      mirrored([
        [148, 213],
        [162, 222],
        [186, 233],
      ]),
      [4, 4],
      -0.24,
      0,
      2,
    );
    for (const y of [6, 52]) {
      film.vertebra(MID, y, 30, 20, 36, 0.3);
    }
    pelvis(film, MID, 106, 1.05);
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
