// Loaded before jsdom, which reads its style sheet of the browser only once: the selectors of margins, lists and colours
// take half of the time of a computed style. As in emotionStyles.ts, only what tests read is left.
import fs from 'node:fs';

const READ_BY_TESTS = /^(?:display|visibility|opacity|pointer-events)\s*:/;
const JSDOM_STYLES = /jsdom[\\/]browser[\\/]default-stylesheet\.css$/;
const { readFileSync } = fs;

const withoutAppearance = (styles) =>
  styles
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/[\w-]+\s*:[^;{}]*;/g, (declaration) => (READ_BY_TESTS.test(declaration) ? declaration : ''))
    .replace(/[^{};]+\{\s*\}/g, '');

fs.readFileSync = (file, ...rest) => {
  const content = readFileSync(file, ...rest);
  return JSDOM_STYLES.test(String(file)) ? withoutAppearance(content) : content;
};
