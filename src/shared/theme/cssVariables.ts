import {
  type ColourSet,
  darkColours,
  fontFamily,
  gridStep,
  lightColours,
  motion,
  radius,
  targets,
  typeScale,
  weights,
} from './tokens.ts';

/** CSS custom property of a token: `inkSoft` → `--q-ink-soft`. */
export function cssName(token: string): string {
  return `--q-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Reference to a colour token for style sheets and `sx`: `colourVar('correct')` → `var(--q-correct)`. */
export function colourVar(token: keyof ColourSet): string {
  return `var(${cssName(token)})`;
}

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([token, value]) => `${cssName(token)}:${value}`)
    .join(';');
}

function colourDeclarations(colours: ColourSet): string {
  return declarations({ ...colours });
}

function typeDeclarations(): string {
  return declarations(
    Object.fromEntries(
      Object.entries(typeScale).map(([name, { size, line, weight }]) => [
        `text-${name}`,
        `${weight} ${size}rem/${line} var(--q-font)`,
      ]),
    ),
  );
}

/**
 * All tokens as one style sheet: light on `:root`, dark on `[data-theme=dark]`. Inlined into index.html for
 * the first paint; MUI's theme uses the same tokens.
 */
export function cssVariables(): string {
  const measures = declarations({
    font: fontFamily,
    step: `${gridStep}px`,
    radius: `${radius}px`,
    motion: `${motion}ms`,
    target: `${targets.smallest}px`,
    control: `${targets.control}px`,
    option: `${targets.option}px`,
    regular: String(weights.regular),
    medium: String(weights.medium),
    bold: String(weights.bold),
  });
  return (
    `:root{color-scheme:light;${colourDeclarations(lightColours)};${measures};${typeDeclarations()}}` +
    `[data-theme=dark]{color-scheme:dark;${colourDeclarations(darkColours)}}` +
    `@media(prefers-reduced-motion:reduce){:root{--q-motion:0ms}}`
  );
}
