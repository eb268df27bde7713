// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sanitise } from '@/shared/ui/rich-text/sanitise';

const PNG = 'iVBORw0KGgoAAAANSUhEUg==';
const SVG = btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

function shown(html: string): string {
  const holder = document.createElement('div');
  holder.append(sanitise(html));
  return holder.innerHTML;
}

it('lets tables be scrolled by keyboard, and no other element be focused', () => {
  expect(shown('<p tabindex="0">a</p><table tabindex="3"><tbody><tr><td>b</td></tr></tbody></table>')).toBe(
    '<p>a</p><table tabindex="0"><tbody><tr><td>b</td></tr></tbody></table>',
  );
});

describe('images in texts of the wire', () => {
  it.each([
    ['image/png', PNG],
    ['image/jpeg', '/9j/4AAQSkZJRg=='],
    ['image/gif', btoa('GIF89a......')],
    ['image/webp', btoa('RIFF....WEBPVP8 ')],
  ])('are shown where their bytes are what they say: %s', (type, data) => {
    expect(shown(`<img alt="Figure" src="data:${type};base64,${data}">`)).toContain(data);
  });

  it.each([
    ['a drawing that calls itself a PNG', `data:image/png;base64,${SVG}`],
    ['a drawing', `data:image/svg+xml;base64,${SVG}`],
    ['a sound in a RIFF file', `data:image/webp;base64,${btoa('RIFF....WAVEfmt ')}`],
    ['one raster under the name of another', `data:image/gif;base64,${PNG}`],
    ['an address', 'https://example.org/figure.png'],
  ])('are dropped: %s', (_, address) => {
    expect(shown(`Before <img alt="Figure" src="${address}"> after`)).toBe('Before  after');
  });
});
