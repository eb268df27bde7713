/**
 * A radiograph from shapes: each adds to the attenuation of the ray through a pixel, and what is left of the ray
 * blackens the film. Images that are already cross-sections (CT) use the same shapes with gray values.
 */
const random = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

/** Points of a closed curve through the given ones (Catmull-Rom). */
export function curve(points, isClosed = true, steps = 14) {
  const n = points.length;
  const at = (i) => (isClosed ? points[(i + n) % n] : points[Math.min(n - 1, Math.max(0, i))]);
  const out = [];
  for (let i = 0; i < (isClosed ? n : n - 1); i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k += 1) {
      const t = k / steps;
      out.push(
        [0, 1].map(
          (j) =>
            0.5 *
            (2 * b[j] +
              (c[j] - a[j]) * t +
              (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
              (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t),
        ),
      );
    }
  }
  if (!isClosed) out.push(points[n - 1]);
  return out;
}

export class Film {
  constructor(width, height, seed = 1) {
    this.width = width;
    this.height = height;
    this.values = new Float32Array(width * height);
    this.random = random(seed);
  }

  layer() {
    return new Float32Array(this.width * this.height);
  }

  /** A layer that is 1 inside the polygon. */
  filled(points) {
    const layer = this.layer();
    for (let y = 0; y < this.height; y += 1) {
      const crossings = [];
      for (let i = 0; i < points.length; i += 1) {
        const [x1, y1] = points[i];
        const [x2, y2] = points[(i + 1) % points.length];
        if (y1 <= y !== y2 <= y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
      }
      crossings.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const end = Math.min(this.width - 1, Math.floor(crossings[i + 1]));
        for (let x = Math.max(0, Math.ceil(crossings[i])); x <= end; x += 1) layer[y * this.width + x] = 1;
      }
    }
    return layer;
  }

  /** Three box blurs, nearly a Gaussian of this radius. */
  blurred(layer, radius) {
    const r = Math.max(0, Math.round(radius));
    if (r === 0) return layer;
    let from = layer;
    for (let pass = 0; pass < 6; pass += 1) {
      const to = this.layer();
      const isRow = pass % 2 === 0;
      const [lines, length] = isRow ? [this.height, this.width] : [this.width, this.height];
      const index = (line, i) => (isRow ? line * this.width + i : i * this.width + line);
      for (let line = 0; line < lines; line += 1) {
        let sum = 0;
        for (let i = -r; i <= r; i += 1) sum += from[index(line, Math.min(length - 1, Math.max(0, i)))];
        for (let i = 0; i < length; i += 1) {
          to[index(line, i)] = sum / (2 * r + 1);
          sum += from[index(line, Math.min(length - 1, i + r + 1))] - from[index(line, Math.max(0, i - r))];
        }
      }
      from = to;
    }
    return from;
  }

  add(layer, value) {
    for (let i = 0; i < layer.length; i += 1) this.values[i] += layer[i] * value;
    return this;
  }

  /** A smooth shape; `blur` px of soft edge. */
  shape(points, value, blur = 3) {
    return this.add(this.blurred(this.filled(curve(points)), blur), value);
  }

  /** Replaces what is inside by a value, as in a cross-section. */
  patch(points, value, blur = 2, isSmooth = true) {
    const layer = this.blurred(this.filled(isSmooth ? curve(points) : points), blur);
    for (let i = 0; i < layer.length; i += 1) this.values[i] += layer[i] * (value - this.values[i]);
    return this;
  }

  /** Bone: a denser rim than center. */
  bone(points, value, rim = 5) {
    const inside = this.filled(curve(points));
    const soft = this.blurred(inside, rim);
    const layer = this.layer();
    for (let i = 0; i < layer.length; i += 1)
      layer[i] = inside[i] * (0.62 + 1.3 * Math.max(0, 0.95 - soft[i]));
    return this.add(this.blurred(layer, 1), value);
  }

  /** The body of a vertebra seen from the front, `half` its width, narrowest at `waist` below its top. */
  vertebra(x, y, half, waist, height, value) {
    const outline = [
      [x - half, y],
      [x + half, y],
      [x + half - 3, y + waist],
      [x + half + 1, y + height],
      [x - half - 1, y + height],
      [x - half + 3, y + waist],
    ];
    return this.bone(outline, value, 4);
  }

  /** A tube along a path, its radius from the first to the last; `wall` above 0 makes its edges denser. */
  tube(path, [first, last], value, wall = 0, blur = 1) {
    const points = curve(path, false, 24);
    const layer = this.layer();
    points.forEach(([x, y], n) => {
      const r = first + ((last - first) * n) / points.length;
      for (let j = Math.floor(y - r); j <= y + r; j += 1) {
        for (let i = Math.floor(x - r); i <= x + r; i += 1) {
          if (i < 0 || j < 0 || i >= this.width || j >= this.height) continue;
          const d2 = ((i - x) ** 2 + (j - y) ** 2) / (r * r);
          if (d2 > 1) continue;
          const depth = Math.sqrt(1 - d2);
          const index = j * this.width + i;
          layer[index] = Math.max(layer[index], wall > 0 ? 0.35 + depth * 0.3 : depth);
        }
      }
    });
    if (wall > 0) {
      const soft = this.blurred(
        layer.map((value_) => (value_ > 0 ? 1 : 0)),
        Math.max(1, first * 0.35),
      );
      for (let i = 0; i < layer.length; i += 1) if (layer[i] > 0) layer[i] += wall * Math.max(0, 1 - soft[i]);
    }
    return this.add(this.blurred(layer, blur), value);
  }

  /** Grain of the given strength. */
  grain(strength, size = 1) {
    const layer = this.layer();
    for (let i = 0; i < layer.length; i += 1) layer[i] = this.random() - 0.5;
    return this.add(this.blurred(layer, size), strength * (size * 4 + 1));
  }

  /** Letter R of the side marker, drawn in lead. */
  marker(x, y, value = 2) {
    for (const path of [
      [
        [0, 0],
        [0, 22],
      ],
      [
        [0, 0],
        [9, 1],
        [12, 6],
        [9, 11],
        [0, 11],
      ],
      [
        [5, 11],
        [13, 22],
      ],
    ]) {
      const points = path.map(([dx, dy]) => [x + dx, y + dy]);
      this.tube(points, [2.2, 2.2], value, 0, 0);
    }
    return this;
  }

  /** Pixels of the film: white where the ray is absorbed. */
  exposed(contrast = 1) {
    return this.pixels((value) => 255 * (1 - Math.exp(-Math.max(0, value) * contrast)));
  }

  /** Pixels of gray values from 0 to 1. */
  windowed() {
    return this.pixels((value) => 255 * Math.min(1, Math.max(0, value)));
  }

  pixels(grayOf) {
    const rgba = Buffer.alloc(this.width * this.height * 4, 255);
    this.values.forEach((value, i) => {
      // Few gray levels: the file is a third smaller, and no eye sees it.
      const gray = Math.min(255, Math.round(grayOf(value) / 3) * 3);
      rgba.fill(gray, 4 * i, 4 * i + 3);
    });
    return rgba;
  }
}
