import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GALLERY, THEMES, WINDOWS } from './folder';

/** After the run: `index.html` with all pictures of the folder, by state, with a choice of width and theme. */
export default function prepareOverview(): () => void {
  mkdirSync(GALLERY, { recursive: true });
  return () => writeFileSync(join(GALLERY, 'index.html'), overview(statesIn(GALLERY)));
}

function statesIn(folder: string): readonly string[] {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.replace(/-(light|dark)-\d+\.png$/, ''));
  return [...new Set(names)].sort();
}

const radio = (group: string, value: string | number, isFirst: boolean): string =>
  `<label><input type="radio" name="${group}" value="${value}"${isFirst ? ' checked' : ''}>${value}</label>`;

const overview = (states: readonly string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>QLearn: every screen</title>
<style>
  body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: #8a8f98; }
  header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 8px 16px; padding: 8px 16px; background: #fff; }
  h2 { margin: 24px 16px 8px; font-size: 17px; }
  img { display: block; max-width: calc(100% - 32px); margin: 0 16px; }
</style>
<header>
  <select aria-label="State">${states.map((name) => `<option>${name}</option>`).join('')}</select>
  <span>${WINDOWS.map(({ width }, index) => radio('width', width, index === 0)).join(' ')}</span>
  <span>${THEMES.map((theme, index) => radio('theme', theme, index === 0)).join(' ')}</span>
</header>
${states.map((name) => `<h2 id="${name}">${name}</h2><img loading="lazy" alt="" data-state="${name}">`).join('\n')}
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
