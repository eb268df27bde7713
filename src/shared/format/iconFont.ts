import { splitNames } from './markup';

/** 'fa-arrow-up', 'bi-arrow-up', 'glyphicon-arrow-up': the sign is drawn by a font that is not part of the text. */
const ICON = /(?:^|\s)(?:bi|fa|glyphicon|icon|la|mdi|ri|ti)-([a-z][a-z-]*)/gi;
/** They say how an icon looks. */
const LOOKS = new Set(
  splitNames(
    'border brands duotone fw inverse lg light li regular sharp sm solid spin stack thin ul xl xs xxl',
  ),
);
const ARROW = /(?:^|-)(?:angles?|arrows?|caret|chevron|level|long)(?:-|$)/;
const DIRECTIONS: ReadonlyMap<string, string> = new Map([
  ['down', '↓'],
  ['left', '←'],
  ['right', '→'],
  ['up', '↑'],
  ['down left', '↙'],
  ['down right', '↘'],
  ['down up', '↕'],
  ['left right', '↔'],
  ['left up', '↖'],
  ['right up', '↗'],
]);
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...splitNames('check check-lg ok').map((name) => [name, '✓'] as const),
  ...splitNames('close remove times x x-lg xmark').map((name) => [name, '✗'] as const),
  ...splitNames('equal equals').map((name) => [name, '='] as const),
  ...splitNames('dash minus').map((name) => [name, '−'] as const),
  ...splitNames('plus plus-lg').map((name) => [name, '+'] as const),
]);

function signOf(name: string): string | undefined {
  if (!ARROW.test(name)) return SIGNS.get(name);
  const directions = name.split('-').filter((part) => DIRECTIONS.has(part));
  return DIRECTIONS.get([...new Set(directions)].sort().join(' '));
}

/** What an element without content shows by its class: a sign, or else the name of the icon. */
export function iconOf(
  classes: string,
): { readonly sign?: string | undefined; readonly name: string } | undefined {
  const names = Array.from(classes.matchAll(ICON), ([, name = '']) => name.toLowerCase()).filter(
    (name) => !LOOKS.has(name),
  );
  const [name] = names;
  if (name === undefined) return undefined;
  return { sign: names.map(signOf).find((sign) => sign !== undefined), name: name.replaceAll('-', ' ') };
}
