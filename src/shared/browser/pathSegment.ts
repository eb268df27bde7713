/** Characters of an id. */
const MAX_LENGTH = 256;

/** A router decodes `%2E%2E` to `..`, a proxy perhaps once more. */
function fullyDecoded(value: string): string {
  let text = value;
  for (let round = 0; round < 4; round += 1) {
    const decoded = decodedOnce(text);
    if (decoded === text) break;
    text = decoded;
  }
  return text;
}

function decodedOnce(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * Whether a value may be an id in a path: anything except an empty text, dots alone (which
 * `encodeURIComponent` leaves unchanged, encoded ones too), control characters, broken Unicode and very long
 * texts.
 */
export function isPathSegment(value: string): boolean {
  const decoded = fullyDecoded(value);
  return (
    value.trim() !== '' &&
    value.length <= MAX_LENGTH &&
    !/\p{Surrogate}/u.test(value) &&
    !/^\s*\.{1,2}\s*$/.test(decoded) &&
    !/\p{Control}/u.test(decoded)
  );
}

/** A value as one segment of a path; `undefined` if `isPathSegment` refuses it. */
export const toPathSegment = (value: string): string | undefined =>
  isPathSegment(value) ? encodeURIComponent(value) : undefined;

/** The value of a segment of a path, for example of `location.pathname`. */
export const fromPathSegment = decodedOnce;
