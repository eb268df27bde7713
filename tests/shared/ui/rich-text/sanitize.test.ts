// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sanitize } from '@/shared/ui/rich-text/sanitize';

const PNG = 'iVBORw0KGgoAAAANSUhEUg==';
const SVG = btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

function shown(html: string): string {
  const holder = document.createElement('div');
  holder.append(sanitize(html));
  return holder.innerHTML;
}

it('lets tables be scrolled by keyboard, and no other element be focused', () => {
  expect(shown('<p tabindex="0">a</p><table tabindex="3"><tbody><tr><td>b</td></tr></tbody></table>')).toBe(
    '<p>a</p><table tabindex="0"><tbody><tr><td>b</td></tr></tbody></table>',
  );
});

describe('texts that would stop the layout', () => {
  it('breaks a run of letters, in plain text and in markup', () => {
    const word = 'x'.repeat(2_500);
    const pieces = [1_000, 1_000, 500].map((length) => 'x'.repeat(length)).join('<wbr>');
    expect(shown(word)).toBe(pieces);
    expect(shown(`<p>${word}</p>`)).toBe(`<p>${pieces}</p>`);
  });

  it('shows a text of too many elements as its words', () => {
    const items = Array.from({ length: 3_000 }, (_, at) => `<li>item ${at} &lt; 5</li>`).join('');
    const text = shown(`<ul>${items}</ul>`);
    expect(text).not.toMatch(/<(?!wbr)/);
    expect(text).toContain('item 2999 &lt; 5');
  });

  it('leaves a long text of usual words as it is', () => {
    const text = `<p>${'A word of usual length. '.repeat(5_000)}</p>`;
    expect(shown(text)).toBe(text);
  });
});

describe('images in texts of the wire', () => {
  it.each([
    ['image/png', PNG],
    ['image/jpeg', '/9j/4AAQSkZJRg=='],
    ['image/gif', btoa('GIF89a......')],
    ['image/webp', btoa('RIFF....WEBPVP8 ')],
  ])('shows images whose bytes are what they say: %s', (type, data) => {
    expect(shown(`<img alt="Figure" src="data:${type};base64,${data}">`)).toContain(data);
  });

  it.each([
    ['a drawing that calls itself a PNG', `data:image/png;base64,${SVG}`],
    ['a drawing', `data:image/svg+xml;base64,${SVG}`],
    ['a sound in a RIFF file', `data:image/webp;base64,${btoa('RIFF....WAVEfmt ')}`],
    ['one raster under the name of another', `data:image/gif;base64,${PNG}`],
    ['an address', 'https://example.org/figure.png'],
  ])('drops %s', (_, address) => {
    expect(shown(`Before <img alt="Figure" src="${address}"> after`)).toBe('Before  after');
  });
});
