/** The value at a fraction of the sorted values, interpolated between neighbors. */
function quantile(values, fraction) {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * fraction;
  const below = Math.floor(position);
  const above = Math.ceil(position);
  return sorted[below] + (sorted[above] - sorted[below]) * (position - below);
}

export const median = (values) => quantile(values, 0.5);

export const milliseconds = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const times = (value) => `${value.toFixed(2)} ×`;
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Median of the ratios of all rounds, with their quartiles and the medians of both sides. */
function compareTimes(app, floor) {
  const ratios = app.map((value, round) => value / floor[round]);
  const ratio = median(ratios);
  const spread = `${quantile(ratios, 0.25).toFixed(2)}–${quantile(ratios, 0.75).toFixed(2)}`;
  const text = `${times(ratio)} [${spread}] (${milliseconds(median(app))} : ${milliseconds(median(floor))})`;
  return { ratio, text };
}

/**
 * A row that compares rounds of the app with rounds of the floor, each `{ wall, thread? }` in ms. It is missed only if
 * both wall time and thread time miss the limit, because other processes add to wall time.
 */
export function ratioRow(what, limit, { app, floor }) {
  const kinds = ['wall', 'thread'].filter((kind) => app[0][kind] !== undefined);
  const compared = kinds.map((kind) => ({
    kind,
    ...compareTimes(
      app.map((round) => round[kind]),
      floor.map((round) => round[kind]),
    ),
  }));
  return {
    what,
    measured: compared.map(({ kind, text }) => `${kind} ${text}`).join(', '),
    budget: `≤ ${limit} ×`,
    holds: compared.some(({ ratio }) => ratio <= limit),
  };
}

const ROUNDS = 7;

/** Runs floor and app alternately, so that other processes on the machine slow both down alike. */
export async function alternate({ floor, app }) {
  const rounds = { floor: [], app: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.floor.push(await floor(round));
    rounds.app.push(await app(round));
  }
  return rounds;
}
