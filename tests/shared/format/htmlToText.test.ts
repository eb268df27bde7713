import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToText } from '@/shared/format/htmlToText';

describe('wordsOfHtml', () => {
  it.each([
    ['<p>A 61-year-old woman.</p><p>Next step?</p>', 'A 61-year-old woman. Next step?'],
    ['H<sub>2</sub>O and <strong>bold</strong>', 'H2O and bold'],
    ['37.1&deg;C, pH &lt; 7.2, PaO<sub>2</sub> &ge; 60', '37.1°C, pH < 7.2, PaO2 ≥ 60'],
    ['pH < 7.2 and K > 5', 'pH < 7.2 and K > 5'],
    ['&#945;-blocker &#x3B2;', 'α-blocker β'],
    ['Fish &amp; chips &amp;lt;b&amp;gt;', 'Fish & chips &lt;b&gt;'],
    ['<ul><li>one</li><li>two</li></ul>', 'one two'],
    ['<script>alert(1)</script>seen<style>p{}</style><!-- no -->', 'seen'],
    ['&unknown; stays', '&unknown; stays'],
    ['', ''],
  ])('reads %j as %j', (html, words) => {
    expect(htmlToText(html)).toBe(words);
  });

  it('never leaves a tag in the text, and never throws', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<p>', '</p>', '<br/>', '<td a="1">', 'word', ' ', '&#0;')),
        (parts) => {
          expect(htmlToText(parts.join(''))).not.toMatch(/<\/?[a-z]/i);
        },
      ),
    );
  });
});
