/**
 * Renders the SVG files of images/ to PNG files next to them: `npm run figures`, or `npm run figures --
 * audiogram growth` for those whose names contain one of the words. Chromium is taken from CHROME_PATH, or
 * else from /usr/bin/chromium.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { encodeIndexedPng } from './indexedPng.mjs';

const images = new URL('images/', import.meta.url);
const wanted = process.argv.slice(2);
const names = (await readdir(images))
  .filter((name) => name.endsWith('.svg'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)));

/* global document, Image -- readPixels runs in the page */

/** Runs in the page: the pixels of a PNG, as base64 because that passes through the protocol quickly. */
const readPixels = async (base64) => {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  let text = '';
  for (let i = 0; i < data.length; i += 8192) text += String.fromCharCode(...data.subarray(i, i + 8192));
  return { rgba: btoa(text), width: image.width, height: image.height };
};

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  const page = await browser.newPage({ viewport: { width: 900, height: 700 }, deviceScaleFactor: 1 });
  for (const name of names) {
    const svg = await readFile(new URL(name, images), 'utf8');
    await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`);
    const shot = await page.locator('svg').first().screenshot();
    const { rgba, width, height } = await page.evaluate(readPixels, shot.toString('base64'));
    const png = encodeIndexedPng(Buffer.from(rgba, 'base64'), width, height);
    const file = new URL(name.replace(/svg$/, 'png'), images);
    await writeFile(file, png);
    console.log(`${name.padEnd(32)} ${width} × ${height} ${(png.length / 1024).toFixed(1).padStart(6)} kB`);
  }
} finally {
  await browser.close();
}
