import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES } from '../browsers/engines/available';
import { GALLERY, THEMES, WINDOWS } from './folder';

/** After the run, writes `index.html` with all pictures by state, and a choice of width and theme. */
export default function prepareOverview(): () => void {
  mkdirSync(GALLERY, { recursive: true });
  return () => writeFileSync(join(GALLERY, 'index.html'), overview(statesIn(GALLERY), enginesIn(GALLERY)));
}

function statesIn(folder: string): readonly string[] {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.replace(/-(light|dark)-\d+\.png$/, ''));
  return [...new Set(names)].sort();
}

/** The engines with a folder of pictures. */
const enginesIn = (folder: string): readonly string[] =>
  ENGINES.filter((engine) => existsSync(join(folder, engine)));

const radio = (group: string, value: string | number, isFirst: boolean): string =>
  `<label><input type="radio" name="${group}" value="${value}"${isFirst ? ' checked' : ''}>${value}</label>`;

/** The first picture, and next to it those of the engines, if there are any of that width. */
const picturesOf = (state: string, engines: readonly string[]): string =>
  ['.', ...engines]
    .map((folder) => `<img loading="lazy" alt="" title="${folder}" data-state="${folder}/${state}">`)
    .join('');

const overview = (states: readonly string[], engines: readonly string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>QLearn: every screen</title>
<style>
  body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: #8a8f98; }
  header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 8px 16px; padding: 8px 16px; background: #fff; }
  h2 { margin: 24px 16px 8px; font-size: 17px; }
  p { display: flex; align-items: start; gap: 16px; margin: 0 16px; }
  img { min-width: 0; max-width: 100%; }
</style>
<header>
  <select aria-label="State">${states.map((name) => `<option>${name}</option>`).join('')}</select>
  <span>${WINDOWS.map(({ width }, index) => radio('width', width, index === 0)).join(' ')}</span>
  <span>${THEMES.map((theme, index) => radio('theme', theme, index === 0)).join(' ')}</span>
</header>
${states.map((name) => `<h2 id="${name}">${name}</h2><p>${picturesOf(name, engines)}</p>`).join('\n')}
<script>
  const chosen = (group) => document.querySelector('input[name=' + group + ']:checked').value;
  const show = () => {
    for (const image of document.images)
      image.src = image.dataset.state + '-' + chosen('theme') + '-' + chosen('width') + '.png';
  };
  document.querySelector('header').addEventListener('change', (event) => {
    if (event.target.tagName === 'SELECT') document.getElementById(event.target.value).scrollIntoView();
    else show();
  });
  show();
</script>
</html>
`;
