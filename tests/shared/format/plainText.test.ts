// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableText, plainText } from '@/shared/format/plainText';
import { processorTime } from '../../processorTime';

describe('the plain text of HTML', () => {
  it.each([
    ['<p>A 61-year-old woman.</p><p>Next step?</p>', 'A 61-year-old woman. Next step?'],
    ['H<sub>2</sub>O and <strong>bold</strong>', 'H2O and bold'],
    ['37.1&deg;C, pH &lt; 7.2, PaO<sub>2</sub> &ge; 60', '37.1°C, pH < 7.2, PaO2 ≥ 60'],
    ['&#945;-blocker &#x3B2; &#150; Sj&ouml;gren, M&eacute;ni&egrave;re', 'α-blocker β – Sjögren, Ménière'],
    ['Fish &amp; chips &amp;lt;b&amp;gt;', 'Fish & chips <b>'],
    ['<ul><li>one</li><li>two</li></ul>', 'one two'],
    ['<dl><dt>Na</dt><dd>128</dd></dl><x-row>K</x-row><x-row>5</x-row>', 'Na 128 K 5'],
    ['<script>alert(1 < 2)</script>seen<style>p{}</style><!-- no -->', 'seen'],
    ['10<sup>9</sup>/L, 10<sup>&minus;3</sup>, Ca<sup>2+</sup>, 5<sup>th</sup>', '10⁹/L, 10⁻³, Ca²⁺, 5th'],
    ['10<span style="vertical-align: super">9</span>/L', '10⁹/L'],
    ['<img alt="Lead II > I" src="x"> or <img src="y">', 'Lead II > I or Picture'],
    ['S3: <audio src="x"></audio> <iframe title="Gait" src="y"></iframe>?', 'S3: Sound Gait ?'],
    ['<math><mi>C</mi><mo>=</mo><mi>U</mi><annotation>x</annotation></math>', 'C = U'],
    ['<p class=MsoNormal>It<o:p>s</o:p><br/>end</p>', 'Its end'],
    ['a\u00AD\u200Bb\u00A0\u202Fc\u202E e\u0301', 'ab c é'],
    ['a <q>b</q>', 'a “b”'],
    ['10<sup>0.5</sup>, T<sup>1/2</sup>, 2<sup>x+1</sup>', '10^0.5, T^1/2, 2x+1'],
    ['10<span class="superscript">9</span>', '10⁹'],
    ['10<span style="position:relative;top:-3pt">9</span> <span>a</span>', '10⁹ a'],
    [
      'give <s>aspirin</s>, <span style="text-decoration:line-through">a <span>b</span> c</span>',
      'give (crossed out: aspirin), (crossed out: a b c)',
    ],
    ['<math><mi>C</mi><mo>=</mo><mfrac><mi>U</mi><mi>P</mi></mfrac></math>', 'C = U / P'],
    ['<math><mfrac><mrow><mi>U</mi><mo>×</mo><mi>V</mi></mrow><mi>P</mi></mfrac></math>', '( U × V ) / P'],
    ['<math><msup><mn>10</mn><mrow><mo>−</mo><mn>3</mn></mrow></msup></math>', '10⁻³'],
    ['<m:math><m:msqrt><m:mn>2</m:mn></m:msqrt><m:mo>&#x2062;</m:mo></m:math>', '√ 2'],
    ['<math><msqrt><msup><mi>a</mi><mn>2</mn></msup><mo>+</mo><mi>b</mi></msqrt></math>', '√ ( a² + b )'],
    ['<math><msup><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></msup></math>', '( a + b )²'],
    ['<math><mfrac><msup><mi>a</mi><mn>2</mn></msup><mi>b</mi></mfrac></math>', 'a² / b'],
    ['<math><mi>f</mi><mfenced><mi>x</mi><mi>y</mi></mfenced></math>', 'f ( x , y )'],
    ['<math><mi>f</mi><mfenced><mi>x</mi></mfenced></math>', 'f ( x )'],
    ['<math><mfenced open="[" close="]" separators=""><mi>Na</mi><mo>+</mo></mfenced></math>', '[ Na + ]'],
    ['<math><mfenced open="|" close="|" separators=";"><mi>x</mi><mi>y</mi></mfenced></math>', '| x ; y |'],
    ['<math><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac></math>', 'n , k'],
    ['<math><mi>f</mi><mo>(</mo><mi>x</mi><mo>)</mo></math>', 'f ( x )'],
    ['<math><mroot><mi>x</mi><mn>3</mn></mroot></math>', '√ x index 3'],
    ['<span><math><mi>x</mi></math><span aria-hidden="true"><b>x</b></span></span>', 'x'],
    ['<span style="display:block">a</span><span style="display:block">b</span>', 'a b'],
    ['<![CDATA[<p>a</p>]]>', 'a'],
    [
      '5 <span style="font-family:Symbol"><span style="mso-symbol-font-family:Symbol">m</span></span>g',
      '5 μg',
    ],
    ['5 \uF06Dg <font face="Wingdings">&agrave;</font> <b>à</b>', '5 μg → à'],
    ['<xml><w:View>Normal</w:View></xml>a\\nB', 'a B'],
    ['a <span style="display:none">b <span>c</span></span> d <i hidden>e</i>', 'a d'],
    [
      'is <math alttext="V over T"><apply><divide/><ci>V</ci><ci>T</ci></apply></math> now',
      'is V over T now',
    ],
    ['<img src="x" title="ECG"> <span class="ql-formula" data-value="x^2"></span>', 'ECG x^2'],
    ['10<superscript>9</superscript>, give <s style="text-decoration:none">a</s>', '10⁹, give a'],
    ['Na 128&#xD;&#xA;K 5.9', 'Na 128 K 5.9'],
    ['<mfrac><mi>U</mi><mi>P</mi></mfrac>', 'U / P'],
    ['10&lt;sup&gt;9&lt;/sup&gt;/L', '10⁹/L'],
    ['&unknown; stays', '&unknown; stays'],
    ['<span style="display:none"><math><mi>x</mi></math></span><img aria-hidden="true" src="x">', 'x'],
    ['<math><mi>a</mi><mphantom><mi>b</mi></mphantom></math>', 'a'],
    ['<p><img src="x" alt="LaTeX: x^2" data-equation-content="x^2" /></p>', 'LaTeX: x^2'],
    ['Na <input value="128"> <input type="checkbox" checked>a <input>', 'Na 128 ☑ a ____'],
    ['the <span style="border-bottom:1px solid;padding:0 2em"></span> nerve', 'the ____ nerve'],
    ['the <u>&nbsp; </u> nerve, <i style="text-decoration:underline">  </i>', 'the ____ nerve, ____'],
    [
      '<span style="text-decoration:overline">x</span> of <span style="font-family:&quot;Symbol&quot;">D</span>',
      'x̄ of Δ',
    ],
    [
      `<span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>Fever`,
      '• Fever',
    ],
    ['<font face=Symbol>a <font face=Arial>b<font face=Symbol>c</font></font> g</font>', 'α bχ γ'],
    ['<p style="font-family:Symbol"><b style="font-family:Times">Fever</b> m</p>', 'Fever μ'],
    ['<span style="display:block">Na</span>128', 'Na 128'],
    [
      'Why?<span style="float:right">2 points</span>Explain <sup style="padding-left:4px">2</sup>',
      'Why? 2 points Explain ²',
    ],
    [
      '<mjx-container><mjx-math data-latex="x^2"><mjx-mi><mjx-c></mjx-c></mjx-mi></mjx-math></mjx-container>',
      'x^2',
    ],
    ['the <area> of skin, <param name=movie value=x>', 'the <area> of skin,'],
    ['135\u0096145', '135–145'],
    ['mean <overline>x</overline> of <sc>d</sc>-lactate', 'mean x̄ of D-lactate'],
    ['<emphasis role="strikethrough">Aspirin</emphasis>', '(crossed out: Aspirin)'],
    ['(see <xref rid="f1">Fig. 1</xref>) <graphic xlink:href="f1.jpg"/>', '(see Fig. 1) Picture'],
    ['<mattext>&lt;b&gt;pH&lt;/b&gt; 7</mattext>', 'pH 7'],
    ['<i class="fa fa-arrow-up"></i> PTH, <i class="fa fa-lungs"></i>', '↑ PTH, lungs'],
    ['<style>.up::before{content:"↑"}</style><b class="up">PTH</b>', '↑PTH'],
    ['<xhtml:p>Na</xhtml:p><xhtml:p>K</xhtml:p>', 'Na K'],
    ['37 <sup>o</sup>C, 37<sup>0</sup>C, 10<sup>0</sup>', '37 °C, 37°C, 10⁰'],
    ['<font face="Wingdings 3">h</font> <font face="Wingdings">B</font>', '↑ \uFFFD'],
    ['<video src="x">No <b>support</b></video> a <audio src="y">None', 'Video a Sound None'],
    [
      '<math><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd></mtr></mtable></math>',
      '1 2 ; 3',
    ],
    ['is <b style="text-transform:uppercase">not</b>', 'is not'],
    ['', ''],
  ])('reads %j as %j', (html, words) => {
    expect(plainText(html)).toBe(words);
  });

  it('reads a long number in a style in proportion to its length', () => {
    const html = `<b style="margin-left:${'1'.repeat(100_000)}">a</b>`;
    expect(processorTime(() => plainText(html))).toBeLessThan(3_000);
  });

  it.each([
    'pH < 7.2 and K > 5',
    'PA>Pa>Pv; PA<Pa>Pv',
    'a<b and c>d',
    'x<b>y',
    'pH <b 7.2',
    '<script> that never ends',
    '<!-- that never ends',
    '<p class="that never ends',
  ])('cuts nothing from %j, which has no tag', (text) => {
    expect(plainText(text)).toBe(text);
  });

  it('never leaves a tag in the text, and never throws', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<p>', '</p>', '<br/>', '<td a="1">', 'word', ' ', '&#0;')),
        (parts) => {
          expect(plainText(parts.join(''))).not.toMatch(/<\/?[a-z]/i);
        },
      ),
    );
  });

  it('says once that a picture follows a picture', () => {
    expect(plainText('<img src=x>'.repeat(1_000))).toBe('Picture');
    expect(plainText('<img alt="a"><img alt="b">')).toBe('a b');
  });

  it('compares quotation marks in one notation', () => {
    expect(comparableText('‘Crohn’s’ “x”')).toBe(comparableText("'Crohn's' \"x\""));
  });
});
