/** Pieces of content in the style of real question banks, one or more for each kind of markup. */
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

const figure = (name: string): string =>
  readFileSync(new URL(`../../src/demo/figures/images/${name}.png`, import.meta.url)).toString('base64');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  let sum = 0xffffffff;
  for (const byte of body) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  check.writeUInt32BE(~sum >>> 0);
  return Buffer.concat([length, body, check]);
}

/** A curve in one color on a transparent ground. */
function curve(width: number, height: number, color: readonly [number, number, number]): string {
  const rows = Buffer.alloc(height * (1 + width * 4));
  for (let x = 0; x < width; x += 1) {
    const middle = Math.round(height / 2 + Math.sin(x / 9) * (height / 2 - 4));
    for (let y = Math.max(0, middle - 2); y < Math.min(height, middle + 2); y += 1)
      rows.set([...color, 255], y * (1 + width * 4) + 1 + x * 4);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64');
}

const ECG = figure('ecg-six-leads');
const BLACK = curve(120, 28, [0, 0, 0]);
const WHITE = curve(240, 60, [255, 255, 255]);
const drawing = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="260" height="70"><path d="M4 60L80 8L160 60L256 20" fill="none" stroke="black" stroke-width="3"/><text x="8" y="20">Flow</text></svg>',
);
const unbroken = (text: string): string => text.replaceAll(' ', '&nbsp;');

export const PIECES: readonly string[] = [
  // Formulas.
  '<p>The clearance is <math><mi>C</mi><mo>=</mo><mfrac><mrow><mi>U</mi><mo>×</mo><mi>V</mi></mrow><mi>P</mi></mfrac></math> for a freely filtered substance.</p>',
  '<p>Gradient: <math><mi>E</mi><mo>=</mo><mn>61</mn><mo>·</mo><msub><mi>log</mi><mn>10</mn></msub><mfrac><msub><mrow><mo>[</mo><mi>K</mi><mo>]</mo></mrow><mi>out</mi></msub><msub><mrow><mo>[</mo><mi>K</mi><mo>]</mo></mrow><mi>in</mi></msub></mfrac></math> and <math><msqrt><msup><mi>a</mi><mn>2</mn></msup><mo>+</mo><msup><mi>b</mi><mn>2</mn></msup></msqrt></math>.</p>',
  '<p><math display="block"><mi>FENa</mi><mo>=</mo><mfrac><mrow><msub><mi>U</mi><mi>sodium</mi></msub><mo>×</mo><msub><mi>P</mi><mi>creatinine</mi></msub></mrow><mrow><msub><mi>P</mi><mi>sodium</mi></msub><mo>×</mo><msub><mi>U</mi><mi>creatinine</mi></msub></mrow></mfrac><mo>×</mo><mn>100</mn><mo>+</mo><mi>correction</mi><mo>for</mo><mi>volume</mi><mo>and</mo><mi>time</mi></math></p>',
  '<p>Content formula: <math alttext="V over T"><apply><divide/><ci>V</ci><ci>T</ci></apply></math>; typed TeX stays: \\( \\frac{U V}{P} \\), and a price: $20 to $30.</p>',
  '<p>Of an editor: <img alt="ten to the 6" src="/eq" data-mathml="«math»«msup»«mn»10«/mn»«mn»6«/mn»«/msup»«/math»">, <img class="equation_image" src="/eq" data-equation-content="\\frac{U}{P}">, <script type="math/tex">x^2</script>, <span class="ql-formula" data-value="e=mc^2"></span>, without its frame <mfrac><mi>U</mi><mi>P</mi></mfrac></p>',
  // Lists.
  '<p>Which are true?</p><ol type="I"><li>Preload falls</li><li>Afterload rises</li><li>Rate is unchanged</li></ol>',
  '<ol style="list-style-type:lower-alpha" start="3"><li>Third</li><li>Fourth</li></ol><ol reversed><li>Two left</li><li>One left</li></ol>',
  '<dl><dt>Sodium</dt><dd>128 mEq/L</dd><dt>Potassium</dt><dd>5.9 mEq/L</dd><dt>Glucose</dt><dd>62 mg/dL</dd></dl>',
  '<ul><li>History<ul><li>Medical<ul><li>Asthma<ul><li>Since age 4</li></ul></li></ul></li></ul></li></ul>',
  // Styles.
  '<p>Leukocytes 20 × 10<span style="vertical-align:super">9</span>/L, SpO<span style="vertical-align:sub">2</span> 91%, Ca<sup>2+</sup> 2.1</p>',
  '<p><span style="text-decoration:line-through">Aspirin</span> <span style="font-weight:700">Clopidogrel</span> <span style="font-style:italic">E. coli</span> <span style="text-decoration:underline">not</span> <del>old</del> <ins>new</ins></p>',
  '<center>Laboratory studies</center><section>Arterial blood</section><address>Ward 4</address><h1>Heading</h1><article>Article</article>',
  '<p class="MsoNormal" style="mso-fareast-language:EN-US"><b><o:p></o:p>A 61-year-old <st1:place w:st="on">Boston</st1:place> man</b></p><!--[if gte mso 9]><xml></xml><![endif]--><p class="MsoListParagraph">·&nbsp;&nbsp;Fever</p>',
  '<p>He says: <q>It is <em>crushing</em></q>. <kbd>Ctrl</kbd> <mark>marked</mark> <abbr title="x">NSAID</abbr> <var>k</var> <small>small</small> <cite>NEJM</cite> <ruby>心<rt>shin</rt></ruby></p>',
  // Plain text.
  'Laboratory studies:\nNa\t128 mEq/L\nK\t5.9 mEq/L\n\n- point one\n- point two',
  'Of a sheet:_x000D_\nNa 128&#10;K 5.9\u2028Cl 101',
  'Escaped: 20 × 10&lt;sup&gt;9&lt;/sup&gt;/L&lt;br&gt;next line',
  'In zone 1 PA>Pa>Pv, in zone 2 Pa>PA>Pv; a<b and c>d; pH <7.2 &amp; K+ >6',
  unbroken(
    'A 45-year-old woman with hypertrophied papillary muscles on echocardiography presents with exertional dyspnea and orthopnea.',
  ),
  // Pictures.
  `<p>His electrocardiogram: <img alt="Six leads" src="data:image/jpg;base64,${ECG}"></p>`,
  `<p>A curve <img alt="Curve" src="data:image/png;charset=utf-8;base64,${BLACK}"> inside a sentence, black on transparent.</p>`,
  `<p>White lines: <img src="data:image/png;base64,${WHITE}"></p>`,
  `<p>A drawing: <img alt="Flow volume loop" src="data:image/svg+xml,${drawing}"></p>`,
  '<p>His electrocardiogram: <img src="https://cdn.example.org/ecg.png" alt="ST elevation in II, III, aVF"> Which artery?</p>',
  '<p>Biopsy: <img src="images/q12.png"> and a drawing <svg width="80" height="40"><title>Lead II</title><text x="8" y="24">ST</text></svg></p>',
  '<p>Broken: <img alt="Smear" src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUg=="></p>',
  // Media.
  '<p>Listen to the heart sound: <audio controls><source src="https://media.example.org/s3.mp3"></audio> What is it?</p>',
  '<p>Gait: <iframe src="https://video.example.org/embed/1"></iframe> <video src="clip.mp4"></video> <object data="old.swf"></object></p>',
  '<p>Embedded: <oembed url="https://video.example.org/2"></oembed> <object data="report.pdf"></object></p><div style="background-image:url(scan.png)" title="Axial scan"></div>',
  // Tables and preformatted text.
  '<table border><caption>Arterial blood</caption><thead><tr><th>Test</th><th>Patient</th><th>Normal</th></tr></thead><tr><td rowspan="2">pH</td><td>7.21</td><td>7.35–7.45</td></tr><tr><td colspan="2">repeated after 1 h</td></tr></table>',
  `<table><tr>${Array.from({ length: 14 }, (_, day) => `<th>Day&nbsp;${day + 1}</th>`).join('')}</tr><tr>${'<td>128&nbsp;mEq/L</td>'.repeat(14)}</tr></table>`,
  `<pre>I     []---------()${'--------------[]'.repeat(4)}\n      |\nII   ()    []</pre>`,
  '<table><tr><td>Outer<table><tr><td>inner</td><td>table</td></tr></table></td><td><ul><li>list</li></ul></td></tr></table>',
  // Long words.
  '<p>Pneumonoultramicroscopicsilicovolcanoconiosis-associated-hepatocholangioduodenojejunostomy-thyroparathyroidectomy https://www.example.org/a/very/long/address/without/any/blank/in/it/at/all.html</p>',
  // Scripts of other languages.
  '<p>المريض يعاني من ارتفاع ضغط الدم 150/90</p><p>The patient takes β-blockers.</p>',
  '환자는 65세 남성으로 흉통이 있다',
  '患者は高血圧の既往がある。次のうち正しいのはどれか。',
  // Entities and signs.
  '<p>Sj&ouml;gren, M&eacute;ni&egrave;re, Guillain&ndash;Barr&eacute;, &uarr; PTH, &darr; Ca, 37.1&nbsp;&deg;C, &ge; 60, H₂PO₄⁻ ⇌ H⁺ + HPO₄²⁻, V̇O₂</p>',
  // Unknown elements.
  '<x-table><x-row>Na 128</x-row><x-row>K 5.9</x-row></x-table><form><x-line>Urea 40</x-line><input value="x"></form><p>The <x-term>mitral</x-term> valve</p>',
  '<blockquote>As the guideline says: treat.</blockquote><hr><details><summary>Notes</summary>Seen on rounds.</details><figure>Figure 1<figcaption>Caption</figcaption></figure>',
  '<p>Colors: <font color="white" style="background:black">white on black</font> <span style="color:#fff">white</span> <b style="color:yellow">yellow</b></p>',
  '<b style="font-weight:normal"><p>Copied from a document: <b>one bold word</b> and the rest plain.</p></b>',
  '<p>Reference: <a href="https://www.example.org/guideline">guideline</a>, <a href="javascript:alert(1)">no link</a>, <code>code</code></p>',
  '<p>Steps: <span style="white-space:pre">one   two</span><br>next line<br><br>after a gap</p><p>&nbsp;</p><p>after an empty paragraph</p>',
  // Signs and places for answers.
  '<p>Signs: <font face="Wingdings">ü</font> <font face="Wingdings 3">h</font> PTH, <span style="font-family:Symbol">m</span>g, <font face="Wingdings">B</font>; mean <span style="text-decoration:overline">x</span>; the <u>&nbsp; &nbsp;</u> nerve; 135\u0096145; <span style="background-color:yellow">highlighted</span>.</p>',
  '<p>Closed as in XML: <iframe src="https://video.example.org/3" title="Gait"/> then <s/>not crossed out.</p>',
  '<ol><li>One</li><li class="ql-indent-1">One a</li><li class="ql-indent-1">One b</li><li>Two</li></ol>',
  // Of journals, and what only a style sheet makes.
  '<p>Which are true?<list list-type="roman-upper"><list-item><p>Preload falls</p></list-item><list-item><p>Afterload rises</p></list-item></list></p><style>ol.n{list-style:none}ol.n > li::before{content:counter(n, lower-alpha)}</style><ol class="n"><li>By a counter</li><li>Likewise</li></ol>',
  `<style>.r{display:table-row}.c{display:table-cell}</style><div style="display:table">${[
    ['', 'Before', 'After'],
    ['Sodium', '128', '136'],
    ['Potassium', '', '4.1'],
  ]
    .map((row) => `<div class="r">${row.map((cell) => `<b class="c">${cell}</b>`).join('')}</div>`)
    .join('')}</div>`,
];

/** Options of one question. */
export const OPTIONS: readonly string[] = [
  '10<sup>9</sup>/L',
  `<img alt="Lead II" src="data:image/png;base64,${BLACK}">`,
  '<math><msup><mn>10</mn><mn>6</mn></msup></math>',
  unbroken(
    'Percutaneous transluminal coronary angioplasty with stenting of the left anterior descending artery',
  ),
  '<p>&nbsp;</p>',
  '<img src="scan.png" alt="Axial scan">',
];
