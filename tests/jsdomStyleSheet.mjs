// Loaded before jsdom, which reads its browser style sheet only once: its selectors for margins, lists and colors take
// half of the time of a computed style. As in emotionStyles.ts, only the declarations that tests need remain.
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
