// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isSafeLink } from '@/shared/ui/rich-text/isSafeLink';
import { RichText } from '@/shared/ui/rich-text/RichText';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The element into which the HTML was rendered. */
function draw(html: string): Element {
  const { container } = render(<RichText html={html} />);
  const holder = container.firstElementChild;
  if (holder === null) throw new Error('Nothing was drawn.');
  return holder;
}

describe('RichText: what a stem may carry', () => {
  it('keeps the markup of a stem', () => {
    const html =
      '<p>pH <b>7.31</b>, Na<sup>+</sup> 128</p><ul><li>a</li></ul><table tabindex="0"><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
    expect(draw(html).innerHTML).toBe(html);
  });

  it('shows what is no markup as it is', () => {
    expect(draw('pH < 7.2 & K+ > 5').textContent).toBe('pH < 7.2 & K+ > 5');
    expect(draw('Warfarin').textContent).toBe('Warfarin');
  });

  it('keeps lines and tabs of a text without blocks only', () => {
    expect(draw('Na\t128\nK &lt; 5')).toHaveStyle({ whiteSpace: 'pre-wrap' });
    expect(draw('Na 128\\nK 5.9')).toHaveStyle({ whiteSpace: 'pre-wrap' });
    expect(draw('Na <b>128</b>\nK 5.9')).toHaveStyle({ whiteSpace: 'pre-wrap' });
    expect(draw('Na 128&#10;K 5.9')).toHaveStyle({ whiteSpace: 'pre-wrap' });
    expect(draw('Na 128\u2028K 5.9')).toHaveStyle({ whiteSpace: 'pre-wrap' });
    expect(draw('Na 128\n<img src="x"> <math><mi>x</mi></math>')).toHaveStyle({ whiteSpace: 'pre-wrap' });
    expect(draw('<p>Na\t128</p>\n')).not.toHaveStyle({ whiteSpace: 'pre-wrap' });
  });

  it('names the language of a text in letters that are not Latin', () => {
    expect(draw('환자는 고혈압이 있다')).toHaveAttribute('lang', 'ko');
    expect(draw('患者は高血圧です')).toHaveAttribute('lang', 'ja');
    expect(draw('Пациент с β-блокатором')).toHaveAttribute('lang', 'und-Cyrl');
    expect(draw('TNF-α and β2')).not.toHaveAttribute('lang');
  });

  it('puts a mark in the place of an image that turns out to be broken', () => {
    const holder = draw(`<p>Smear: <img alt="Blood smear" src="${PIXEL}"></p>`);
    fireEvent.error(screen.getByRole('img', { name: 'Blood smear' }));
    expect(holder).toHaveTextContent('Smear: Figure not shown: Blood smear');
  });

  it('kerns no text with a word of more than 1,000 letters', () => {
    expect(draw(`<p>${'W'.repeat(1_001)}</p>`)).toHaveStyle({ fontKerning: 'none' });
    expect(draw('W'.repeat(1_001))).toHaveStyle({ fontKerning: 'none' });
    expect(draw('<p>Warfarin</p>')).toHaveStyle({ fontKerning: 'auto' });
  });

  it('renders again when the text changes, and then lets others draw upon it', () => {
    const decorate = vi.fn((holder: HTMLElement) => {
      holder.querySelector('p')?.append('!');
    });
    const { rerender } = render(<RichText html="<p>one</p>" decorate={decorate} />);
    expect(screen.getByText('one!')).toBeVisible();
    rerender(<RichText html="<p>two</p>" decorate={decorate} />);
    expect(screen.getByText('two!')).toBeVisible();
    expect(screen.queryByText(/one/)).not.toBeInTheDocument();
  });

  it('gives the same text twice without one drawing upon the other', () => {
    const first = draw('<p>same</p>');
    first.querySelector('p')?.append(' but mine');
    expect(draw('<p>same</p>').textContent).toBe('same');
  });
});

describe('RichText: what never reaches the page', () => {
  it.each([
    ['scripts', '<p>a</p><script>window.hit = 1</script>', 'script'],
    [
      'handlers',
      '<img src="x" onerror="window.hit = 1"><p onclick="window.hit = 1">a</p>',
      '[onerror],[onclick]',
    ],
    ['styles', '<style>*{display:none}</style><p style="position:fixed">a</p>', 'style,[style]'],
    [
      'names that could shadow ours',
      '<p id="root" class="q-public" name="x" role="button">a</p>',
      '[id],[class],[name],[role]',
    ],
    [
      'forms',
      '<form action="https://evil.example"><input name="password"><button>Go</button></form>',
      'form,input,button',
    ],
    [
      'frames and objects',
      '<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x">',
      'iframe,object,embed',
    ],
    ['vector drawings', '<svg><use href="#x"></use></svg>', 'svg'],
    [
      'media from elsewhere',
      '<img src="https://evil.example/p.png"><video src="https://evil.example/v.mp4"></video>',
      'img,video',
    ],
    ['vector images in the text', '<img src="data:image/svg+xml;base64,PHN2Zy8+">', 'img'],
    ['data and aria attributes', '<p data-right="true" aria-label="x">a</p>', '[data-right],[aria-label]'],
  ])('removes %s', (_, html, selector) => {
    expect(draw(html).querySelector(selector)).toBeNull();
    expect(window).not.toHaveProperty('hit');
  });

  it('removes what is forbidden whatever else surrounds it', () => {
    const pieces = fc.constantFrom(
      '<script>window.hit=1</script>',
      '<img src=x onerror=window.hit=1>',
      '<svg onload=window.hit=1>',
      '<a href="javascript:window.hit=1">a</a>',
      '<table><td>',
      '</p>',
      '<p>',
      '<!--',
      '-->',
      '<math><mtext><table><mglyph><style>',
      '"\'>',
      'text',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const holder = draw(parts.join(''));
        expect(holder.querySelector('script,svg,style,iframe,[onerror],[onload]')).toBeNull();
        for (const link of holder.querySelectorAll('a[href]')) {
          expect(link.getAttribute('href')).toMatch(/^https:/);
        }
      }),
    );
    expect(window).not.toHaveProperty('hit');
  });
});

describe('RichText: links and images', () => {
  it('opens links in a page of their own that knows nothing of this one', () => {
    draw('<a href="https://pubmed.ncbi.nlm.nih.gov/1">Study</a>');
    const link = screen.getByRole('link', { name: 'Study' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['javascript:alert(1)', 'https://user:secret@plain.example', '//evil.example', '/create-quiz'])(
    'leaves of a link to %s its words alone',
    (href) => {
      const holder = draw(`<a href="${href}">words</a>`);
      expect(holder.textContent).toBe('words');
      expect(holder.querySelector('[href]')).toBeNull();
      expect(isSafeLink(href)).toBe(false);
    },
  );

  it('shows a raster image that the text carries in itself', () => {
    draw(`<p>Smear: <img alt="Blood smear" src="${PIXEL}"></p>`);
    expect(screen.getByRole('img', { name: 'Blood smear' })).toHaveAttribute('src', PIXEL);
  });
});
