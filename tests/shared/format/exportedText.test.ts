// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { NOTATION, unwrapped } from '@/shared/format/exportedText';
import { processorTime } from '../../processorTime';

describe('a text as exports write it', () => {
  it.each([
    ['Na 128\\nK 5.9\\r\\n- Cl', 'Na 128\nK 5.9\n- Cl'],
    ['Fever.\\nchills\\nurine \\now', 'Fever.\nchills\nurine \now'],
    ['Na 128\rK 5.9', 'Na 128\nK 5.9'],
    ['Na 128\r\nK 5.9', 'Na 128\r\nK 5.9'],
    ['Na\u000BK\u2028Cl\u2029Mg\u0085P\fS', 'Na\nK\nCl\nMg\nP\nS'],
    ['Na&#10;K&#xA;Cl&#13;&#10;Mg&#xD;\nP&NewLine;S', 'Na\nK\nCl\nMg\nP\nS'],
    ['Na&#9;128&Tab;mEq', 'Na\t128\tmEq'],
    ['Na 128_x000D_\nK 5.9_x000D__x000A_Cl_x000B_Mg', 'Na 128\nK 5.9\nCl\nMg'],
  ])('breaks its lines: %j', (text, expected) => {
    expect(unwrapped(text)).toBe(expected);
  });

  it.each(['\\nu and \\neq', '\\nabla \\nrightarrow \\nsubseteq', '$a$ \\nB', '\\(x\\)\\nB'])(
    'leaves commands of TeX as they are: %j',
    (text) => {
      expect(unwrapped(text)).toBe(text);
    },
  );

  it.each([
    ['\\u03b1-blocker, \\uD83D\\ude00', 'α-blocker, 😀'],
    ['<p>Fever<\\/p>', '<p>Fever</p>'],
    ['\\upsilon \\underline', '\\upsilon \\underline'],
  ])('reads the signs that JSON escapes: %j', (text, expected) => {
    expect(unwrapped(text)).toBe(expected);
  });

  it.each([
    [
      '<i data-mathml="<math><mi>x</mi></math>"></i>',
      '<i data-mathml="<math><mi>x</mi></math>"><math><mi>x</mi></math></i>',
    ],
    [
      '<i data-mathml="&lt;math&gt;&lt;/math&gt;"><b aria-hidden="true">x</b></i>',
      '<i data-mathml="&lt;math&gt;&lt;/math&gt;"><math></math><b aria-hidden="true">x</b></i>',
    ],
    [
      '<math></math><i data-mathml="<math></math>"></i>',
      '<math></math><i data-mathml="<math></math>"><math></math></i>',
    ],
    ['<i data-mathml="<math></math>">x</i>', '<i data-mathml="<math></math>">x</i>'],
  ])('reads a formula of which a drawing or nothing was copied: %j', (text, expected) => {
    expect(unwrapped(text)).toBe(expected);
  });

  it.each([
    ['10&lt;sup&gt;9&lt;/sup&gt;/L', '10<sup>9</sup>/L'],
    ['Na 128&lt;br&gt;K 5.9&lt;br/&gt;', 'Na 128<br>K 5.9<br/>'],
    ['pH &amp;lt; 7 in &lt;i&gt;E. coli&lt;/i&gt;', 'pH &lt; 7 in <i>E. coli</i>'],
    ['&lt;p class=&quot;a&quot;&gt;b&lt;/p&gt;', '<p class="a">b</p>'],
  ])('reads markup that was escaped as a whole: %j', (text, expected) => {
    expect(unwrapped(text)).toBe(expected);
  });

  it.each([
    'x &lt;b&gt; y',
    'pH &lt; 7 and &gt; 6',
    '&lt;patient&gt; and &lt;/patient&gt;',
    '&lt;/b&gt; ends &lt;b&gt;',
    '<p>10&lt;sup&gt;9&lt;/sup&gt;</p>',
  ])('leaves what is written so on purpose: %j', (text) => {
    expect(unwrapped(text)).toBe(text);
  });

  it.each([
    ['<script type="math/tex">\\frac{U}{P} < 1</script>', '\\(\\frac{U}{P} &lt; 1\\)'],
    ['a <script type="math/tex; mode=display">x</script> b', 'a \\[x\\] b'],
    ["<script type='math/mml'><math><mi>x</mi></math></script>", '<math><mi>x</mi></math>'],
  ])('reads a formula that a program would draw from a script: %j', (text, expected) => {
    expect(unwrapped(text)).toBe(expected);
  });

  it.each([
    ['x = <mi>y</mi> then', 'x = <math><mi>y</mi></math> then'],
    [
      '<p><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>+</mo></p>',
      '<p><math><mfrac><mn>1</mn><mn>2</mn></mfrac></math><math><mo>+</mo></math></p>',
    ],
    ['<msup><mi>x</mi><mn>2</mn></msup> <b>a</b>', '<math><msup><mi>x</mi><mn>2</mn></msup></math> <b>a</b>'],
    ['<math><mi>x</mi></math>', '<math><mi>x</mi></math>'],
    ['<math><mi>x</mi></math> <mi>y</mi>', '<math><mi>x</mi></math> <math><mi>y</mi></math>'],
    ['<mi>never ends', '<mi>never ends'],
    ['</mi>x<mi>y</mi>', '</mi>x<math><mi>y</mi></math>'],
  ])('reads a formula that has lost its frame: %j', (text, expected) => {
    expect(unwrapped(text)).toBe(expected);
  });

  it.each([
    '<span class="MathJax">x</span><script type="math/tex">x</script>',
    '<script>alert(1)</script><script type="math/tex">never ends',
  ])('adds no formula that is drawn already or never ends: %j', (text) => {
    expect(unwrapped(text)).toBe(text);
  });

  it('finds the notations at once in long hostile texts', () => {
    for (const piece of [
      '<script type=math/tex>',
      '&#xD;',
      '_x000d_',
      '\\n',
      '&lt;b&gt;',
      '<script type ',
      '<mi>',
      '<mi></mi>',
    ]) {
      const text = piece.repeat(Math.ceil(300_000 / piece.length));
      const time = processorTime(() => {
        unwrapped(text);
        NOTATION.test(text);
      });
      expect(time, piece).toBeLessThan(15_000);
    }
  });
});
