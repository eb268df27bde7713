/** Writes the films to images/: `npm run films`, or `npm run films -- chest` for those whose names contain a word. */
import { writeFile } from 'node:fs/promises';
import { encodeIndexedPng } from '../indexedPng.mjs';
import { films as abdomens } from './abdomen.mjs';
import { films as chests } from './chest.mjs';
import { films as heads } from './head.mjs';
import { films as hips } from './hip.mjs';

const images = new URL('../images/', import.meta.url);
const wanted = process.argv.slice(2);
for (const [name, draw] of Object.entries({ ...abdomens, ...chests, ...heads, ...hips })) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  const { rgba, width, height } = draw();
  const png = encodeIndexedPng(rgba, width, height);
  await writeFile(new URL(`${name}.png`, images), png);
  console.log(`${name.padEnd(24)} ${width} × ${height} ${(png.length / 1024).toFixed(1).padStart(6)} kB`);
}
