// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
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

it('lets a text wrap whose blanks do not break, and changes none of its letters', () => {
  const text = 'with hypertrophied papillary muscles on echocardiography'.replaceAll(' ', '\u00A0');
  expect(shown(text).split('<wbr>')).toHaveLength(6);
  expect(sanitize(`<p>${text}</p>`).textContent).toBe(text);
  expect(shown(text.replaceAll('\u00A0', '\u202F')).split('<wbr>')).toHaveLength(6);
  expect(shown('5\u00A0mg per\u00A0day and some more words')).not.toContain('wbr');
});

it.each([
  ['V\u0307O₂, x\u0304', '<span data-accented="">V\u0307</span>O₂, x\u0304'],
  [
    '<p>A\u0305B, cafe\u0301 n\u0303</p>',
    '<p><span data-accented="">A\u0305</span>B, cafe\u0301 n\u0303</p>',
  ],
  ['<math><mi>Q\u0307</mi></math>', '<math><mi>Q\u0307</mi></math>'],
])('takes a letter and its mark from one font: %j', (html, expected) => {
  expect(shown(html)).toBe(expected);
});

it('lets a long formula scroll within itself', () => {
  const sum = `<mi>x</mi>${'<mo>+</mo><mi>x</mi>'.repeat(20)}`;
  expect(shown(`<math>${sum}</math>`)).toBe(
    `<span data-wide="" style="--signs: 41;" tabindex="0"><math>${sum}</math></span>`,
  );
  expect(shown('<math><mi>x</mi></math>')).toBe('<math><mi>x</mi></math>');
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
    ['an address', 'https://example.org/figure.png'],
    ['a placeholder', `data:image/png;base64,${PNG}" data-src="https://example.org/figure.png`],
  ])('puts a mark in the place of %s', (_, address) => {
    expect(shown(`Before <img alt="Figure" src="${address}"> after`)).toBe(
      'Before <span data-mark="">Figure not shown: Figure</span> after',
    );
  });
});

it.each([
  `<img srcset="data:image/png;base64,${PNG} 1x">`,
  `<img src="x.png" data-src="data:image/png;base64,${PNG}">`,
  `<picture><source srcset="data:image/png;base64,${PNG}"><img></picture>`,
  `<image src="data:image/png;base64,${PNG}">`,
])('shows an inline image that is not in src: %s', (html) => {
  expect(shown(html)).toBe(`<img src="data:image/png;base64,${PNG}" alt="Picture">`);
});

it.each([
  ['<p style="display:none">B</p>', '<p><details><summary>Hidden text</summary>B</details></p>'],
  ['<span hidden>B</span>', '<span><details><summary>Hidden text</summary>B</details></span>'],
  ['<span style="mso-hide:all"> </span>', '<span> </span>'],
])('folds what its author has hidden: %s', (html, expected) => {
  expect(shown(html)).toBe(expected);
});

it('links to the sound or video of an element for an older program', () => {
  const address = 'https://v.example.org/a.swf';
  const link = `<a href="${address}" rel="noopener noreferrer" target="_blank">Open video</a>`;
  for (const inner of [`<param name="movie" value="${address}">`, `<embed src="${address}">`])
    expect(shown(`<object>${inner}</object>`)).toBe(`<span data-mark="">Video not shown ${link}</span>`);
});

it('keeps marks apart', () => {
  expect(shown('<img src="a" alt="A"><img src="b" alt="B">')).toBe(
    '<span data-mark="">Figure not shown: A</span> <span data-mark="">Figure not shown: B</span>',
  );
});

it.each([
  ['any declared type', 'image/jpg;base64,'],
  ['parameters', 'image/gif;charset=utf-8;base64,'],
  ['a byte order mark', 'image/png;base64,77u/'],
])('shows an inline image by its bytes under %s', (_, declared) => {
  expect(shown(`<img src="data:${declared}${PNG.replaceAll('=', '%3D')}">`)).toBe(
    `<img src="data:image/png;base64,${PNG}" alt="Picture">`,
  );
});

describe('meaning that is in the markup', () => {
  it.each([
    ['10<span style="vertical-align:super">9</span>', '10<span><sup>9</sup></span>'],
    ['H<span style="font-size:9px; Vertical-Align : sub">2</span>', 'H<span><sub>2</sub></span>'],
    ['<span style="text-decoration:line-through">Aspirin</span>', '<span><s>Aspirin</s></span>'],
    ['<ul style="font-weight:700"><li>a</li></ul>', '<ul><li><b>a</b></li></ul>'],
    ['<b style="font-weight:normal">a</b>', '<span>a</span>'],
    ['<del>a</del><strike>b</strike><ins>c</ins>', '<s>a</s><s>b</s><u>c</u>'],
    ['<ol type="I" start="2" reversed><li value="4">a</li></ol>', null],
    ['<ol style="list-style-type: upper-roman"><li>a</li></ol>', '<ol type="I"><li>a</li></ol>'],
    ['<dl><dt>Sodium</dt><dd>128</dd></dl>', null],
    ['<section>a</section><center>b</center><h1>c</h1>', '<div>a</div><div>b</div><h3>c</h3>'],
    ['a <font color="red">b</font> <o:p>c</o:p>', 'a b c'],
    ['Ca<span style="position:relative;top:-3pt">2+</span>', 'Ca<span><sup>2+</sup></span>'],
    ['10<span style="mso-text-raise:4pt">9</span>', '10<span><sup>9</sup></span>'],
    ['H<span style="vertical-align:-20%">2</span>', 'H<span><sub>2</sub></span>'],
    ['10<span style="font-variant-position:super">9</span>', '10<span><sup>9</sup></span>'],
    ['10<font style="vertical-align:top;font-size:6pt">9</font>', '10<sup>9</sup>'],
    ['<p style="position:relative;top:-3px">a</p>', '<p>a</p>'],
    ['<style>.c1{vertical-align:super}</style>10<span class="c0 c1">9</span>', '10<span><sup>9</sup></span>'],
    ['<style>span.x, p{font-weight:700}</style><span class="x">a</span>', '<span><b>a</b></span>'],
    ['5 <span style="font-family:Symbol">m</span>g', '5 <span>μ</span>g'],
    ['<font face="Symbol">b</font>-blocker', 'β-blocker'],
    [
      '<span style="font-family:Symbol"><span style="mso-symbol-font-family:Symbol">&acute;</span></span>',
      '<span><span>×</span></span>',
    ],
    ['Ca <span style="font-family:Wingdings">à</span> <i>à la</i>', 'Ca <span>→</span> <i>à la</i>'],
    [
      `<span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span>Fever`,
      '<span>•<span>&nbsp; </span></span>Fever',
    ],
    [
      '<font face="Symbol">a <font face="Arial">b<font face="Symbol">c</font></font>\u00A0g</font>',
      'α bχ&nbsp;γ',
    ],
    ['<p style="font-family:Symbol"><b style="font-family:Times">Fever</b> m</p>', '<p><b>Fever</b> μ</p>'],
    ['<i style="font:italic 9pt/1.2 Symbol">m</i>', '<i>μ</i>'],
    ['<span style="font-family:Segoe UI Symbol">m</span>', '<span>m</span>'],
    ['5 \uF06Dg \uF0E0 \uF0B3 3', '5 μg → ≥ 3'],
    ['<span class="strikethrough">a</span>', '<span><s>a</s></span>'],
    ['<span class="text-decoration-line-through">a</span>', '<span><s>a</s></span>'],
    ['H<span class="subscript">2</span>', 'H<span><sub>2</sub></span>'],
    ['<span style="font:italic bold 12px Arial">a</span>', '<span><i><b>a</b></i></span>'],
    ['<span class="bold" style="font-weight:400">a</span>', '<span>a</span>'],
    ['<ul style="list-style:upper-roman"><li>a</li></ul>', '<ol type="I"><li>a</li></ol>'],
    ['<ul style="list-style-type:decimal"><li>a</li></ul>', '<ol type="1"><li>a</li></ol>'],
    ['<ol style="list-style-type:none"><li>I. a</li></ol>', '<ol data-list="none"><li>I. a</li></ol>'],
    ['<ol style="list-style:lower-greek"><li>a</li></ol>', '<ol data-list="lower-greek"><li>a</li></ol>'],
    ['<ol><li data-list="bullet">a</li></ol>', '<ol><li data-list="bullet">a</li></ol>'],
    ['<ol><li data-list="ordered">a</li></ol>', '<ol><li>a</li></ol>'],
    ['<ul><li data-checked="true"><p>a</p></li></ul>', '<ul><li data-list="none"><p>☑ a</p></li></ul>'],
    ['<ol><li data-list="unchecked">a</li></ol>', '<ol><li data-list="none">☐ a</li></ol>'],
    ['<p style="white-space:pre-wrap">Na 128\nK 5.9</p>', '<p data-lines="">Na 128\nK 5.9</p>'],
    ['<textarea>a\nb</textarea>', '<div data-lines="">a\nb</div>'],
    ['<span style="display:block">a</span><span style="display:block">b</span>', '<div>a</div><div>b</div>'],
    ['<strong style="display:block">not</strong>', '<div><strong>not</strong></div>'],
    ['<b style="display:block;font-weight:400">a</b>', '<div>a</div>'],
    [
      '<a style="display:block" href="https://x.org/">x</a>',
      '<div><a href="https://x.org/" rel="noopener noreferrer" target="_blank">x</a></div>',
    ],
    [
      '<div style="display:table"><b style="display:table-cell">a</b><i style="display:table-cell">b</i></div>',
      '<table tabindex="0"><tr><td><b>a</b></td><td><i>b</i></td></tr></table>',
    ],
    ['<i style="display:table-cell">a</i><i style="display:table-cell">b</i>', '<i> a </i><i> b </i>'],
    ['<input type="checkbox" checked> a <input value="128"><input type="hidden" value="b">', ' ☑  a  128 '],
    [
      '<a href="http://x.org/a">here</a> <a href="mailto:a@x.org">mail</a>',
      '<a>here (http://x.org/a)</a> <a>mail (a@x.org)</a>',
    ],
    ['<a href="http://x.org/">x.org</a>', '<a>x.org</a>'],
    [
      '<style>ol.k{list-style-type:none}.k>li:before{content:"" counter(c-k,upper-roman) ". "}</style><ol class="k"><li>a</li></ol>',
      '<ol type="I"><li>a</li></ol>',
    ],
    [
      '<style>ol{list-style:none}ol > li::before{content:counter(n, upper-roman) ". "}</style><ol><li>a</li></ol>',
      '<ol type="I"><li>a</li></ol>',
    ],
    [
      '<style>ul{list-style:none}li.s:before{content:counter(n,lower-alpha)}</style><ul><li class="s">a</li></ul>',
      '<ul data-list="none"><li type="a">a</li></ul>',
    ],
    [
      '<p>True are<list list-type="roman-upper"><list-item><p>a</p></list-item></list></p>',
      '<p>True are</p><ol type="I"><li><p>a</p></li></ol><p></p>',
    ],
    ['<list list-type="bullet"><list-item>a</list-item></list>', '<ol data-list="bullet"><li>a</li></ol>'],
    ['<list list-type="simple"><list-item>a</list-item></list>', '<ol data-list="none"><li>a</li></ol>'],
    ['<list><list-item>a</list-item></list>', '<ol data-list="bullet"><li>a</li></ol>'],
    [
      '<sec><title>Signs of <italic>E. coli</italic></title><p>a</p></sec>',
      '<div><div>Signs of <i>E. coli</i></div><p>a</p></div>',
    ],
    ['10<span style="baseline-shift:super">9</span>', '10<span><sup>9</sup></span>'],
    ['10<small style="transform:translateY(-4px)">9</small>', '10<sup>9</sup>'],
    ['10<superscript>9</superscript> H<inf>2</inf>', '10<sup>9</sup> H<sub>2</sub>'],
    ['<italic>E. coli</italic> <bold>not</bold>', '<i>E. coli</i> <b>not</b>'],
    ['<s style="text-decoration:none">a</s>', '<span>a</span>'],
    ['<sup style="vertical-align:baseline">a</sup>', '<span>a</span>'],
    ['<em style="font-style:normal">a</em>', '<span>a</span>'],
    ['10<span class="superscript-text">9</span>', '10<span><sup>9</sup></span>'],
    ['10<span class="vertical-align-super">9</span>', '10<span><sup>9</sup></span>'],
    ['<span style="font-family:&quot;Symbol&quot;,serif">D</span>G', '<span>Δ</span>G'],
    ['<i style="background-image:url(a?b&amp;c)"> </i>', '<i> </i>'],
    ['<span style="mso-highlight:yellow">a</span>', '<span><b>a</b></span>'],
    ['<span style="background-color: rgb(255, 255, 0)">a</span>', '<span><b>a</b></span>'],
    ['<span style="background:white">a</span>', '<span>a</span>'],
    ['<span style="text-decoration:overline">x</span>', '<span>x\u0304</span>'],
    [
      '<i style="border-top:1px solid">AB</i>',
      '<i><span data-accented="">A\u0305</span><span data-accented="">B\u0305</span></i>',
    ],
    ['<span style="text-decoration:overline">a longer text</span>', '<span>a longer text</span>'],
    ['<p style="border-top:1px solid">x</p>', '<p>x</p>'],
    ['<ol class="upper-roman"><li>a</li></ol>', '<ol type="I"><li>a</li></ol>'],
    ['<ol class="list-lower-alpha"><li>a</li></ol>', '<ol type="a"><li>a</li></ol>'],
    ['<ol style="list-style-type:disc"><li>a</li></ol>', '<ol data-list="bullet"><li>a</li></ol>'],
    [`<ol style="list-style-type:'– '"><li>a</li></ol>`, '<ol data-list="bullet"><li>a</li></ol>'],
    ['<ul style="list-style:square"><li>a</li></ul>', '<ul><li>a</li></ul>'],
    ['<ol style="list-style-type:hebrew"><li>a</li></ol>', '<ol data-list="hebrew"><li>a</li></ol>'],
    [
      '<ol><li>a</li><li class="ql-indent-1">b</li><li class="ql-indent-2">c</li><li class="ql-indent-1">d</li><li>e</li></ol>',
      '<ol><li>a<ol type="a"><li>b<ol type="i"><li>c</li></ol></li><li>d</li></ol></li><li>e</li></ol>',
    ],
    ['<ul><li>a</li><li class="ql-indent-2">b</li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['a<span style="float:right">2 points</span>b', 'a<span> 2 points </span>b'],
    [
      '<span style="left:5px;top:9px">Na</span><span style="left:90px">128</span>',
      '<span> Na </span><span> 128 </span>',
    ],
    ['<b style="margin-right:2em">Na</b><b style="padding:0 1px">K</b>', '<b> Na </b><b>K</b>'],
    ['<p style="direction:rtl">a</p>', '<p dir="rtl">a</p>'],
    ['<p>5 <printedVariable identifier="D"/> mg</p>', '<p>5  ____  mg</p>'],
    ['<menu><li>a</li></menu><dir><li>b</li></dir>', '<ul><li>a</li></ul><ul><li>b</li></ul>'],
    ['<b>a</b> <blink>b</blink> <marquee>c</marquee>', '<b>a</b> b c'],
    ['the <u>&nbsp; &nbsp;</u> nerve', 'the <u>____</u> nerve'],
    [
      'the <span style="display:inline-block;border-bottom:1px solid"></span> nerve',
      'the <span> ____ </span> nerve',
    ],
    ['the <span style="text-decoration:underline">   </span>nerve', 'the <span><u>____</u></span>nerve'],
    ['<u>  <br></u>', '<u>  <br></u>'],
    ['<p>a <textEntryInteraction responseIdentifier="R"/> b</p>', '<p>a  ____  b</p>'],
    ['<p>a <qti-gap identifier="G"></qti-gap> b</p>', '<p>a  ____  b</p>'],
    ['135\u0096145, it\u0092s', '135–145, it’s'],
    ['<p>135\u0096145</p>', '<p>135–145</p>'],
    ['<i class="fa fa-arrow-up"></i> PTH', '↑ PTH'],
    ['<span class="fa-solid fa-arrow-down-long" aria-hidden="true"> </span> Ca', '↓ Ca'],
    ['<i class="bi bi-arrow-left-right"></i><i class="glyphicon glyphicon-ok"></i>', '↔✓'],
    ['<i class="fas fa-lungs fa-lg"></i>', '<span data-mark="">Figure not shown: lungs</span>'],
    ['<i class="fa-fw"></i>a', '<i></i>a'],
    [
      String.raw`<style>.up::before{content:"↑"} i.dn:after{content:"\2193 ";color:red}</style><b class="up">PTH</b> <i class="dn">Ca</i>`,
      '<b>↑PTH</b> <i>Ca↓</i>',
    ],
    [
      '<style><!-- .x1 {text-decoration:line-through;} --></style><b class="x1">Aspirin</b>',
      '<b><s>Aspirin</s></b>',
    ],
    ['<b class="Theme__textStrikethrough">Aspirin</b>', '<b><s>Aspirin</s></b>'],
    // JATS, DocBook, TEI, DITA.
    ['<p>mean <overline>x</overline></p>', '<p>mean x\u0304</p>'],
    ['<emphasis role="strikethrough">Aspirin</emphasis>', '<s>Aspirin</s>'],
    ['<emphasis role="bold">not</emphasis>, <emphasis>Vibrio</emphasis>', '<b>not</b>, <i>Vibrio</i>'],
    ['<hi rend="superscript italic">9</hi>', '<sup><i>9</i></sup>'],
    ['<phrase role="underline">not</phrase>', '<u>not</u>'],
    ['(see <xref rid="f1">Fig. 1</xref>), <ph>0.5</ph>.', '(see Fig. 1), 0.5.'],
    [
      '<sc>d</sc>-lactate, <span style="font-variant:small-caps">l</span>-dopa',
      'D-lactate, <span>L</span>-dopa',
    ],
    ['<s style="text-decoration:line-through">Aspirin</s>', '<s>Aspirin</s>'],
    ['<b style="-webkit-text-decoration:line-through">Aspirin</b>', '<b><s>Aspirin</s></b>'],
    [
      '<span style="-webkit-text-decorations-in-effect: line-through;">Aspirin</span>',
      '<span><s>Aspirin</s></span>',
    ],
    ['10<small style="-webkit-transform:translateY(-4px)">9</small>', '10<sup>9</sup>'],
    [
      '10<small style="translate:0 -.4em">9</small> H<small style="translate:0 2px">2</small>',
      '10<sup>9</sup> H<sub>2</sub>',
    ],
    ['10<small style="position:relative;inset:-4px 0 auto">9</small>', '10<sup>9</sup>'],
    ['10<small style="vertical-align:calc(2px + .2em)">9</small>', '10<sup>9</sup>'],
    // Capitals as an emphasis: the letters stay as they were typed, for 'µg' in capitals is another unit.
    ['is <span style="text-transform:uppercase">not</span>', 'is <span><b>not</b></span>'],
    ['<p class="text-uppercase">not</p>', '<p><b>not</b></p>'],
    ['<span style="text-transform:capitalize">e. coli</span>', '<span>e. coli</span>'],
    [
      '<orderedlist numeration="upperroman"><listitem><para>a</para></listitem></orderedlist>',
      '<ol type="I"><li><div>a</div></li></ol>',
    ],
    ['<itemizedlist><listitem>a</listitem></itemizedlist>', '<ul><li>a</li></ul>'],
  ])('keeps that of %s', (html, expected) => {
    expect(shown(html)).toBe(expected ?? html.replace('reversed', 'reversed=""'));
  });

  it.each([
    ['Wingdings', 'J è ü \uF0FC ‚', '☺ ➔ ✓ ✓ ②'],
    ['Wingdings 2', 'P R O j', '✓ ☑ ✗ ①'],
    ["'Wingdings 3'", 'g h i p q', '→ ↑ ↓ ▲ ▼'],
    ['Webdings', 'a r n', '✓ ✗ ●'],
    ['MT Extra', 'L', '⋯'],
    ['ZapfDingbats', '4 8', '✔ ✘'],
    ['Wingdings', 'B', '\uFFFD'],
    ['Wingdings', 'notion', 'notion'],
    ['Wingdings', '→', '→'],
    ['Symbol', 'μ', 'μ'],
  ])('shows in %s for %j the signs %j', (font, letters, signs) => {
    expect(sanitize(`<font face="${font}">${letters}</font>`).textContent).toBe(signs);
    expect(sanitize(`<b style="font-family:${font}">${letters}</b>`).textContent).toBe(signs);
  });

  it.each([
    [
      '<div style="display:table"><div style="display:table-row"><div style="display:table-cell">Na</div><div style="display:table-cell">128</div></div></div>',
      [['Na', '128']],
    ],
    [
      '<style>.r{display:table-row}.c{display:table-cell}</style><span style="display:table"><span class="r"><b class="c">Na</b><span class="c"></span><span class="c">140</span></span></span>',
      [['Na', '', '140']],
    ],
    [
      '<div style="display:table"><p style="display:table-caption">Blood</p><div style="display:table-header-group"><div style="display:table-row"><div style="display:table-cell">a</div><div style="display:table-cell">b</div></div></div></div>',
      [['a', 'b']],
    ],
    [
      '<div style="display:table-row"><div style="display:table-cell">a</div><div style="display:table-cell">b</div></div>',
      [['a', 'b']],
    ],
    ['<div style="display:table"><div style="display:table-cell">a</div></div>', []],
    ['<div style="display:table;margin:auto">a</div>', []],
  ])('makes a table of columns that only their style makes: %s', (html, rows) => {
    const made = document.createElement('div');
    made.append(sanitize(html));
    const shownRows = [...made.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => textContent.trim()),
    );
    expect(shownRows).toEqual(rows);
  });

  it.each([
    [
      '<table><tgroup cols="2"><colspec colname="c1"/><thead><row><entry>Test</entry><entry>Value</entry></row></thead><tbody><row><entry>Na</entry><entry>128</entry></row></tbody></tgroup></table>',
      '<thead><tr><td>Test</td><td>Value</td></tr></thead><tbody><tr><td>Na</td><td>128</td></tr></tbody>',
    ],
    [
      '<table><tgroup cols="3"><tbody><row><entry namest="c1" nameend="c2">Na</entry><entry morerows="1">K</entry></row></tbody></tgroup></table>',
      '<tbody><tr><td colspan="2">Na</td><td rowspan="2">K</td></tr></tbody>',
    ],
    [
      '<simpletable><sthead><stentry>Na</stentry></sthead><strow><stentry>128</stentry></strow></simpletable>',
      '<tbody><tr><td>Na</td></tr><tr><td>128</td></tr></tbody>',
    ],
  ])('makes a table of one of another format: %s', (html, rows) => {
    const made = document.createElement('div');
    made.innerHTML = shown(html);
    expect(made.querySelector('table')?.innerHTML).toBe(rows);
    expect(made.textContent).toBe(made.querySelector('table')?.textContent);
  });

  it('shows the table of a text whose elements have a prefix', () => {
    expect(
      shown(
        '<oasis:table><oasis:tgroup><oasis:tbody><oasis:row><oasis:entry>Na</oasis:entry><oasis:entry>128</oasis:entry></oasis:row></oasis:tbody></oasis:tgroup></oasis:table>',
      ),
    ).toBe('<table tabindex="0"><tbody><tr><td>Na</td><td>128</td></tr></tbody></table>');
    expect(shown('<xhtml:p>Na</xhtml:p><xhtml:p>K</xhtml:p>')).toBe('<p>Na</p><p>K</p>');
  });

  it('limits the columns and rows of a cell', () => {
    expect(
      shown('<table><tbody><tr><td colspan="1000x" rowspan="65534;">a</td></tr></tbody></table>'),
    ).toContain('<td colspan="20" rowspan="20">');
  });
});

describe('what exports put around a text', () => {
  it.each([
    ['<![CDATA[a & <b>c</b>]]>', 'a &amp; <b>c</b>'],
    ['&lt;p&gt;pH &amp;lt; 7&lt;/p&gt;', '<p>pH &lt; 7</p>'],
    ['pH &amp;lt; 7, &amp;alpha;', 'pH &lt; 7, α'],
    ['<p>pH &amp;lt; 7 &amp;amp; more</p>', '<p>pH &lt; 7 &amp; more</p>'],
    ['x &lt;b&gt; y', 'x &lt;b&gt; y'],
    ['&lt;b&gt; is less than &lt;c&gt;', '&lt;b&gt; is less than &lt;c&gt;'],
    ['&amp;lt;img src=x onerror=alert(1)&amp;gt;', '&lt;img src=x onerror=alert(1)&gt;'],
    ['<frameset><frame src="x"></frameset>', '<div><span data-mark="">Video not shown</span></div>'],
    ['<tr><td>Na</td><td>128</td></tr>', '<div> <span> Na </span>  <span> 128 </span> </div>'],
    ['<base href="https://x.org/">a', 'a'],
    ['<google-sheets-html-origin><b>a</b>', '<div><b>a</b></div>'],
    ['<basefont size=3>a<area shape=rect>', 'a'],
    ['<ruby>心<rt>shin</ruby>', '心(shin)'],
    [
      '<material><mattext texttype="text/html">&lt;p&gt;pH &amp;lt; 7&lt;/p&gt;</mattext></material>',
      '<div><div><p>pH &lt; 7</p></div></div>',
    ],
    ['<text>&lt;b&gt; is less than &lt;c&gt;</text>', '<div>&lt;b&gt; is less than &lt;c&gt;</div>'],
    [
      '<img src="a" usemap="#m" alt="A"><map name="m"><area alt="B"></map>',
      '<span data-mark="">Figure not shown: A</span>',
    ],
    ['<select><option>a</option><b>b</b></select>', '<div><div>a</div><b>b</b></div>'],
    ['<xml><w:View>Normal</w:View></xml><w:LatentStyles>0</w:LatentStyles>a', 'a'],
    ['Na 128\\nK 5.9\\r\\n- Cl', 'Na 128\nK 5.9\n- Cl'],
    ['$\\nu$ and \\nabla', '$\\nu$ and \\nabla'],
    ['<h1 contenteditable class="a">b</h1>', '<h3>b</h3>'],
    [`<p title='it's'>a</p>`, '<p>a</p>'],
    ['<img alt="5" tall" src="x">', '<span data-mark="">Figure not shown: 5</span>'],
  ])('leaves nothing of what exports add, and all of the text: %s', (html, expected) => {
    expect(shown(html)).toBe(expected);
  });
});

describe('elements without an end', () => {
  it.each([
    ['a <iframe src="x"/> b', 'a <span data-mark="">Video not shown</span> b'],
    ['a <audio src="x"/> b', 'a <span data-mark="">Sound not shown</span> b'],
    ['a <video src="x"> b', 'a <span data-mark="">Video not shown</span> b'],
    ['a <object data="x.png"> b', 'a <span data-mark="">Figure not shown</span> b'],
    ['a<title/> b', 'a<div></div> b'],
    ['<html><title>a</title>b</html>', 'b'],
    ['a<template/> b', 'a b'],
    ['give <s/>aspirin 10<sup/>', 'give <s></s>aspirin 10<sup></sup>'],
    ['a<p/>b<br/>c', 'a<p></p>b<br>c'],
    ['a <textarea/> b', 'a <div data-lines=""></div> b'],
    ['a<script src="x"/>b', 'ab'],
    [
      '<a href=https://x.org/>a</a>',
      '<a href="https://x.org/" rel="noopener noreferrer" target="_blank">a</a>',
    ],
    ['<math><mspace/><mi>x</mi></math>', '<math><mspace></mspace><mi>x</mi></math>'],
  ])('keeps what comes behind them: %s', (html, expected) => {
    expect(shown(html)).toBe(expected);
  });
});

describe('what is no tag', () => {
  it.each(['PA>Pa>Pv', 'PA<Pa>Pv', 'a<b and c>d', 'pH <b 7.2', 'x <!-- y', '<script> a'])(
    'leaves %j as it is, alone and beside tags',
    (text) => {
      expect(sanitize(text).textContent).toBe(text);
      expect(sanitize(`${text} &lt; 5`).textContent).toBe(`${text} < 5`);
      expect(sanitize(`<p>${text}</p><p>end</p>`).textContent).toBe(`${text}end`);
    },
  );
});

describe('elements that are not known', () => {
  it.each([
    ['<x-row>Na</x-row><x-row>128</x-row>', '<div>Na</div><div>128</div>'],
    [
      '<form name="localName"><x-row>Na</x-row><x-row>K</x-row><input name="localName"></form>',
      '<div><div>Na</div><div>K</div> ____ </div>',
    ],
    ['of <x-term>one</x-term>two', 'of  one two'],
    ['It<o:p>s</o:p>', 'Its'],
    ['a <q>b</q>', 'a “b”'],
    ['<ruby>心<rt>しん</rt></ruby>', '心(しん)'],
    ['<ruby>心<rp>(</rp><rt>a</rt><rp>)</rp>臓<rt>b</rt></ruby>', '心(a)臓(b)'],
    ['<kbd>a</kbd><var>b</var><mark>c</mark><abbr title="x">d</abbr>', '<code>a</code><i>b</i><b>c</b>d'],
    ['<xmp>a<b</xmp>', '<pre tabindex="0">a&lt;b</pre>'],
    [
      '<picture><source srcset="x"><img alt="y" src="z"></picture>',
      '<span data-mark="">Figure not shown: y</span>',
    ],
  ])('keeps the words of %s separate', (html, expected) => {
    expect(shown(html)).toBe(expected);
  });
});

describe('drawings as images', () => {
  const svg = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

  it.each([
    ['in base64', `data:image/svg+xml;base64,${btoa(svg('<path d="M0 0"/>'))}`],
    ['percent-encoded', `data:image/svg+xml,${encodeURIComponent(svg('<path d="M0 0"/>'))}`],
    ['as text', `data:image/svg+xml;utf8,${svg("<text fill='url(#a)'>α</text>").replaceAll('"', "'")}`],
  ])('shows one %s', (_, address) => {
    expect(shown(`<img alt="ECG" src="${address}">`)).toContain('src="data:image/svg+xml;base64,');
  });

  const shownDrawing = (html: string): string => {
    const [, base64 = ''] = /src="data:image\/svg\+xml;base64,([^"]*)"/.exec(shown(html)) ?? [];
    return atob(base64);
  };

  it('shows one within a text by the same rules, with the styles of the text', () => {
    expect(
      shownDrawing(
        '<svg viewBox="0 0 9 9"><title>Lead II</title><path style="fill:none" d="M0 0L9 9"/></svg><style>a{}</style>',
      ),
    ).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>Lead II</title><path d="M0 0L9 9" style="fill:none"/></svg>',
    );
    expect(shown('<svg><title>Lead II</title><text>ST</text></svg>')).toContain('alt="Lead II ST"');
  });

  it.each([
    '<svg><use href="#elsewhere"/><text>A</text></svg>',
    '<svg><style>.a .b{fill:none}</style><text>A</text></svg>',
    '<svg onload="alert(1)"><text>A</text></svg>',
    '<svg><image href="https://x.org/a.png"/><text>A</text></svg>',
  ])('shows none within a text that would not be whole: %s', (html) => {
    expect(shown(html)).toBe('<span data-mark="">Figure not shown: A</span>');
  });

  it.each([
    `<object data="ecg.svg" type="image/svg+xml"><img src="data:image/png;base64,${PNG}" alt="ECG"></object>`,
    `<object data="ecg.svg"><object data="data:image/png;base64,${PNG}">ECG</object></object>`,
    `<object data="data:image/png;base64,${PNG}">ECG</object>`,
    `<iframe src="data:image/png;base64,${PNG}" aria-label="ECG"></iframe>`,
    `<embed src="data:image/png;base64,${PNG}" aria-label="ECG">`,
    `<div style="background-image:url('data:image/png;base64,${PNG}')" title="ECG"></div>`,
  ])('shows an image in another element: %s', (html) => {
    expect(shown(html)).toBe(`<img src="data:image/png;base64,${PNG}" alt="ECG">`);
  });

  it.each([
    '<script>alert(1)</script>',
    '<rect onload="alert(1)"/>',
    '<image href="https://example.org/a.png"/>',
    '<rect fill="url(https://example.org/a)"/>',
    '<foreignObject><p>a</p></foreignObject>',
    '<style>@import "https://example.org/a.css"</style>',
    '<a href="javascript:alert(1)"><rect/></a>',
    '<use href="other.svg#a"/>',
  ])('refuses one with %s', (content) => {
    expect(shown(`<img alt="ECG" src="data:image/svg+xml;base64,${btoa(svg(content))}">`)).toBe(
      '<span data-mark="">Figure not shown: ECG</span>',
    );
  });
});

it.each([
  ['top', '<mover><mrow><mi>x</mi></mrow><mo>\u00AF</mo></mover>'],
  ['bottom', '<munder><mrow><mi>x</mi></mrow><mo>_</mo></munder>'],
  ['left right', '<mrow><mo>|</mo><mi>x</mi><mo>|</mo></mrow>'],
  ['radical', '<msqrt><mi>x</mi></msqrt>'],
  ['roundedbox', '<mrow><mi>x</mi></mrow>'],
])('draws the lines of a formula that are part of its meaning: %s', (notation, expected) => {
  expect(shown(`<math><menclose notation="${notation}"><mi>x</mi></menclose></math>`)).toBe(
    `<math>${expected}</math>`,
  );
});

it('gives each block the direction of its own letters if some run from right to left', () => {
  expect(shown('<p>مرحبا</p><p>Hello</p>')).toBe('<p dir="auto">مرحبا</p><p dir="auto">Hello</p>');
});

it('reports what is not shown once a text, by the names of its elements', async () => {
  // Only so many reports are sent in a visit.
  vi.resetModules();
  const { listenToHandledErrors } = await import('@/shared/browser/reportError');
  const { sanitize } = await import('@/shared/ui/rich-text/sanitize');
  const reports: unknown[] = [];
  const stop = listenToHandledErrors((kind, _, detail) => reports.push([kind, detail]));
  const html = '<img src="secret.png" alt="secret"><img src="x"><svg></svg>';
  sanitize(html);
  sanitize(html);
  stop();
  expect(reports).toEqual([
    ['content not shown', 'img'],
    ['content not shown', 'svg'],
  ]);
});

describe('marks of what cannot be shown', () => {
  it.each([
    ['<img src="images/q12.png">', 'Figure not shown'],
    ['<svg><title>Lead II</title><text>ST</text><script>x</script></svg>', 'Figure not shown: Lead II ST'],
    ['<audio src="a.mp3">words</audio>', 'Sound not shown'],
    ['<object data="a.swf"></object>', 'Video not shown'],
    ['<audio title="S3 gallop" src="a.mp3"></audio>', 'Sound not shown: S3 gallop'],
    ['<svg role="img" aria-label="Pedigree"><use href="#x"/></svg>', 'Figure not shown: Pedigree'],
    ['<math></math>', 'Formula not shown'],
    [
      '<m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f></m:oMath>',
      'Formula not shown: a / b',
    ],
    [
      '<math><menclose notation="updiagonalstrike"><mi>a</mi></menclose><mi>b</mi></math>',
      'Formula not shown: a b',
    ],
    ['<math><menclose notation="longdiv"><mn>12</mn></menclose></math>', 'Formula not shown: 12'],
    ['<math><menclose><mn>12</mn></menclose></math>', 'Formula not shown: 12'],
    ['<svg><foreignObject><p>Lead</p></foreignObject></svg>', 'Figure not shown: Lead'],
    ['<img src="ecg.png" title="ST elevation">', 'Figure not shown: ST elevation'],
    ['<img src="ecg.png" alt=" " aria-label="ST elevation">', 'Figure not shown: ST elevation'],
    ['<img src="/equation" data-equation-content="x^2">', 'Formula not shown: x^2'],
    ['<v:shape><v:imagedata src="image001.png" o:title="ECG"/></v:shape>', 'Figure not shown: ECG'],
    ['<object data="report.pdf"></object>', 'Document not shown'],
    [
      '<ac:image ac:alt="ECG strip"><ri:attachment ri:filename="ecg.png"/></ac:image>',
      'Figure not shown: ECG strip',
    ],
    ['<w:drawing><wp:inline><a:blip r:embed="rId4"/></wp:inline></w:drawing>', 'Figure not shown'],
    ['<object data="ecg.png"><p>ST <b>elevation</b></p></object>', 'Figure not shown: ST elevation'],
    ['<applet code="Heart.class" alt="Heart"></applet>', 'Program not shown: Heart'],
    [
      '<mjx-container><mjx-math data-latex="x^2"><mjx-mi data-latex="x"><mjx-c class="a"></mjx-c></mjx-mi></mjx-math></mjx-container>',
      'Formula not shown: x^2',
    ],
    [
      '<mjx-container><mjx-math><mjx-mi><mjx-c></mjx-c></mjx-mi></mjx-math><mjx-speech aria-label="x squared"></mjx-speech></mjx-container>',
      'Formula not shown: x squared',
    ],
    [
      '<mjx-container><mjx-math><mjx-c class="mjx-c78"></mjx-c></mjx-math></mjx-container>',
      'Formula not shown',
    ],
    ['<embed type="audio/mpeg" src="heart">', 'Sound not shown'],
    ['<math alttext="a over b"><apply><divide/><ci>a</ci></apply></math>', 'Formula not shown: a over b'],
    ['<graphic xlink:href="f1.jpg"/>', 'Figure not shown'],
    ['<svg><use xlink:href="icons.svg#arrow-up"/></svg>', 'Figure not shown: arrow-up'],
    ['<picture><source srcset="ecg.webp"></picture>', 'Figure not shown'],
    ['<inline-graphic xlink:href="f1.gif" alt="β"/>', 'Figure not shown: β'],
    ['<imagedata fileref="smear.png"/>', 'Figure not shown'],
    ['<media xlink:href="gait.mp4"/>', 'Video not shown'],
    ['<media xlink:href="s3.mp3"/>', 'Sound not shown'],
    [
      '<math><mfrac><menclose notation="updiagonalstrike"><mi>mg</mi></menclose><mi>kg</mi></mfrac></math>',
      'Formula not shown: mg / kg',
    ],
  ])('puts a mark in the place of %s', (html, mark) => {
    expect(shown(`Before ${html} after`)).toBe(`Before <span data-mark="">${mark}</span> after`);
  });

  it.each([
    ['<span class="ql-formula" data-value="e=mc^2"></span>', 'Formula not shown: e=mc^2'],
    ['<span data-latex="x"></span>', 'Formula not shown: x'],
    ['<input type="image" src="x.png" alt="ECG">', 'Figure not shown: ECG'],
    ['<figure><oembed url="https://example.org/v"></oembed></figure>', 'Video not shown Open video'],
    ['<div data-oembed-url="https://example.org/v"></div>', 'Video not shown Open video'],
    ['<lottie-player src="gait.json"></lottie-player>', 'Video not shown'],
    ['<div style="background:url(https://example.org/ecg.png)" title="ECG"></div>', 'Figure not shown: ECG'],
  ])('puts a mark into an element that a program would fill: %s', (html, mark) => {
    const made = document.createElement('div');
    made.append(sanitize(`<p>Before ${html} after</p>`));
    expect(made.querySelector('[data-mark]')?.textContent).toBe(mark);
  });

  it('puts marks into a text of too many elements, too', () => {
    const rows = '<tr><td>1</td></tr>'.repeat(2_000);
    expect(shown(`10<sup>9</sup> <img alt="ECG" src="x.png">${rows}`)).toMatch(
      /^10⁹ Figure not shown: ECG 1 1/,
    );
  });

  it('links to a sound', () => {
    expect(shown('<audio><source src="https://example.org/a.mp3"></audio>')).toContain('>Open sound</a>');
  });

  it('links to a video by https only', () => {
    expect(shown('<iframe title="Gait" src="//example.org/v"></iframe>')).toContain(
      '>Video not shown: Gait <a href="https://example.org/v"',
    );
    expect(shown('<iframe src="https://example.org/v"></iframe>')).toContain(
      '<a href="https://example.org/v" rel="noopener noreferrer" target="_blank">Open video</a>',
    );
    expect(shown('<iframe src="javascript:alert(1)"></iframe>')).toBe(
      '<span data-mark="">Video not shown</span>',
    );
  });
});

describe('formulas', () => {
  it('shows presentation elements without annotations', () => {
    expect(
      shown(
        '<math><semantics><mrow><mi>C</mi><mo>=</mo><mfrac><mi>U</mi><mi>P</mi></mfrac></mrow>' +
          '<annotation>C=U/P</annotation></semantics></math>',
      ),
    ).toBe('<math><mrow><mi>C</mi><mo>=</mo><mfrac><mi>U</mi><mi>P</mi></mfrac></mrow></math>');
  });

  it.each([
    [
      '<m:math><m:mfrac><m:mi>U</m:mi><m:mi>P</m:mi></m:mfrac></m:math>',
      '<math><mfrac><mi>U</mi><mi>P</mi></mfrac></math>',
    ],
    ['<mml:math><mml:mn>1</mml:mn></mml:math>', '<math><mn>1</mn></math>'],
    ['<math><menclose notation="box"><mi>x</mi></menclose></math>', '<math><mrow><mi>x</mi></mrow></math>'],
    [
      '<math><menclose notation="radical"><mi>x</mi></menclose></math>',
      '<math><msqrt><mi>x</mi></msqrt></math>',
    ],
    ['<math><merror><mi>x</mi></merror><maligngroup/></math>', '<math><mrow><mi>x</mi></mrow></math>'],
    [
      '<math><mtable><mlabeledtr><mtd><mi>x</mi></mtd></mlabeledtr></mtable></math>',
      '<math><mtable><mtr><mtd><mi>x</mi></mtd></mtr></mtable></math>',
    ],
    [
      '<span><span><math><mi>x</mi></math></span><span aria-hidden="true"><span>x</span></span></span>',
      '<span><span><math><mi>x</mi></math></span></span>',
    ],
    [
      '<span><span style="display:none"><math><mi>x</mi></math></span><img src="x.svg" aria-hidden="true"></span>',
      '<span><span><math><mi>x</mi></math></span></span>',
    ],
    [
      '<math><mn>2</mn><mspace width="1em"/><mn>3</mn><mspace width="-1em"/></math>',
      '<math><mn>2</mn><mtext>&nbsp;</mtext><mn>3</mn><mspace></mspace></math>',
    ],
    ['<p><math><mi>x</mi></math> <i aria-hidden="true">→</i></p>', '<p><math><mi>x</mi></math> <i>→</i></p>'],
  ])('shows each part once: %s', (html, expected) => {
    expect(shown(html)).toBe(expected);
  });

  it.each([
    '<img src="x.png" data-mathml="«math xmlns=¨http://www.w3.org/1998/Math/MathML¨»«mi»x«/mi»«/math»">',
    '<img src="/equation_images/x" x-canvaslms-safe-mathml="<math><mi>x</mi></math>">',
    '<img data-mathml="«math»«mi style=¨color:red¨»x«/mi»«/math»">',
    '<script type="math/mml"><math><mi>x</mi></math></script>',
  ])('shows the formula of which an editor made an image: %s', (html) => {
    expect(shown(html)).toContain('<math><mi>x</mi></math>');
  });

  it('keeps the brackets of a fence', () => {
    expect(shown('<math><mfenced><mi>a</mi><mi>b</mi></mfenced></math>')).toBe(
      '<math><mrow><mo>(</mo><mi>a</mi><mo>,</mo><mi>b</mi><mo>)</mo></mrow></math>',
    );
  });

  it.each([
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<img data-mathml="«math»«mtext»«img src=x onerror=alert(1)»«/mtext»«/math»">',
    '<mtext><img src=x onerror=alert(1)></mtext>',
    '<mi></math><img src=x onerror=alert(1)></mi>',
    '<mrow><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></mrow>',
    '<script type="math/mml"><math><mtext><img src=x onerror=alert(1)></mtext></math></script>',
    '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
    '<svg><annotation-xml><foreignobject><style><!--</style><p id="--><img src=x onerror=alert(1)>">',
    '<m:math><m:mtext><m:style><img src=x onerror=alert(1)></m:style></m:mtext></m:math>',
    '<frameset onload="alert(1)"><frame src="javascript:alert(1)"></frameset>',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '&lt;p&gt;&lt;img src=x onerror=alert(1)&gt;&lt;/p&gt;',
    '<style>.a{x:"</style><img src=x onerror=alert(1)>"}</style><b class="a">b</b>',
    '<p class="a" data-style=\'"><img src=x onerror=alert(1)>\'>b</p>',
    '<details open ontoggle="alert(1)"><summary onclick="alert(1)">a</summary></details>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<math href="javascript:alert(1)"><mi xlink:href="javascript:alert(1)" onclick="alert(1)">a</mi></math>',
    '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
    '<math><maction actiontype="statusline#javascript:alert(1)"><mi>a</mi></maction></math>',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  ])('runs nothing of a formula: %s', (html) => {
    const holder = document.createElement('div');
    holder.append(sanitize(html));
    expect(
      holder.querySelector('script, style, form, frame, annotation-xml, maction, mglyph, img'),
    ).toBeNull();
    for (const element of holder.querySelectorAll('*'))
      for (const { name } of element.attributes) expect(name).not.toMatch(/^on|href/);
  });
});
