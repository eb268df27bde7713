// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_UTTERANCE_LENGTH,
  spokenTexts,
  utterancesOf,
  voiceLanguage,
} from '@/features/exam/tools/reading/speechModel';

const words = fc.array(fc.stringMatching(/^[a-z]{1,12}[,.]?$/), { minLength: 1, maxLength: 120 });

describe('what is read aloud', () => {
  it('reads the stem aloud, then the options one by one with their letters', () => {
    expect(
      spokenTexts({
        stem: '<p>A man, 41, has <b>palpitations</b>. Temperature is 37.2 °C.</p><p>What is next?</p>',
        options: ['Rest', 'β-blocker'],
        struckLetters: ['A'],
      }),
    ).toEqual([
      'A man, 41, has palpitations.',
      'Temperature is 37.2 °C.',
      'What is next?',
      'A. Rest, struck out',
      'B. β-blocker',
    ]);
  });

  it('separates the cells and rows of a table', () => {
    const stem =
      '<table><tbody><tr><th>TSH</th><td>&lt; 0.01</td></tr><tr><th>T4</th><td>5.1</td></tr></tbody></table>';
    expect(spokenTexts({ stem, options: [], struckLetters: [] })).toEqual(['TSH, < 0.01', 'T4, 5.1']);
  });

  it.each([
    ['10<sup>9</sup>/L, H<sub>2</sub>O, Na<sup>+</sup>', ['10 to the 9/L, H2O, Na+']],
    ['10<span style="vertical-align:super">−3</span>, 10⁹', ['10 to the −3, 10 to the 9']],
    ['<math><mi>C</mi><mo>=</mo><msup><mi>x</mi><mn>2</mn></msup></math>', ['C = x to the 2']],
    ['<ol type="I"><li>Pain</li><li>Fever</li></ol>', ['I: Pain', 'II: Fever']],
    ['<ol start="3" type="a"><li>x</li><li value="9">y</li></ol>', ['c: x', 'i: y']],
    ['<ol style="list-style:none"><li>I. Pain</li></ol>', ['I.', 'Pain']],
    ['<ul style="list-style:lower-greek"><li>Pain</li></ul>', ['α: Pain']],
    ['Why? <span hidden>B</span>', ['Why?', 'Hidden text']],
    ['<ol><li data-list="bullet">Pain</li></ol>', ['Pain']],
    ['<ol><li type="A">Pain</li></ol>', ['A: Pain']],
    ['The <u>&nbsp; &nbsp;</u> nerve, the __ artery', ['The blank nerve, the blank artery']],
    ['<p style="white-space:pre">Na 128\nK 5</p>', ['Na 128', 'K 5']],
    [
      '<math><mfrac><mi>U</mi><mi>P</mi></mfrac><mo>&#x2062;</mo><msqrt><mi>x</mi></msqrt></math>',
      ['U over P the square root of x'],
    ],
    ['<math><mroot><mi>x</mi><mn>3</mn></mroot></math>', ['the root of x of degree 3']],
    [
      '<math><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd></mtr></mtable></math>',
      ['1 2', '3'],
    ],
    ['<math><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac></math>', ['n, k']],
    [
      '10<sup>0.5</sup>, 2<sup>n−1</sup>, 4<sup>1/2</sup>, 2ⁿ',
      ['10 to the 0.5, 2 to the n−1, 4 to the 1/2, 2 to the n'],
    ],
    ['10^9/L, 10^-3', ['10 to the 9/L, 10 to the -3']],
    ['5<sup>th</sup> rib, 0.05<sup>a</sup>, 4<sup>+</sup>', ['5th rib, 0.05a, 4+']],
    ['ECG: <img src="x.png" alt="ST elevation">', ['ECG: Figure not shown: ST elevation']],
    ['Na 128\nK 5', ['Na 128', 'K 5']],
    ['Take <s>aspirin</s> rest', ['Take (crossed out: aspirin) rest']],
    ['<dl><dt>Na</dt><dd>128</dd></dl>', ['Na', '128']],
    [
      '<ol type="I"><li>Pain</li><ol type="a"><li>mild</li></ol><li>Fever</li></ol>',
      ['I: Pain', 'a: mild', 'II: Fever'],
    ],
    ['<img src="x.png" alt="Effusion">A man', ['Figure not shown: Effusion A man']],
    ['1<sup>1</sup>/<sub>2</sub> tablets, 2<sup>3</sup>&frasl;<sub>4</sub>', ['1 1/2 tablets, 2 3⁄4']],
    ['37 <sup>o</sup>C, 38<sup>0</sup> C, 10<sup>0</sup>', ['37 °C, 38° C, 10 to the 0']],
    ['Why?<span hidden>B</span> Say.', ['Why?', 'Hidden text', 'Say.']],
  ])('says what is seen of %j', (stem, texts) => {
    expect(spokenTexts({ stem, options: [], struckLetters: [] })).toEqual(texts);
  });

  it.each([
    ['환자는 65세 남성', 'ko-KR'],
    ['ضغط الدم', 'ar-SA'],
    ['患者', 'en-US'],
    ['The man takes β-blockers', 'en-US'],
  ])('speaks %j in the language %s if there is a voice for it', (text, language) => {
    expect(voiceLanguage(text, [{ lang: 'en-GB' }, { lang: 'ko_KR' }, { lang: 'ar-SA' }])).toBe(language);
  });

  it('reads the explanation at the end when there is one', () => {
    const texts = spokenTexts({
      stem: 'Why?',
      options: ['This'],
      struckLetters: [],
      explanation: ['So it is.', 'Na 128\nK 5.9', '<p>For that reason.</p>'],
    });
    expect(texts).toEqual([
      ...['Why?', 'A. This', 'Explanation.', 'So it is.'],
      ...['Na 128', 'K 5.9', 'For that reason.'],
    ]);
  });

  it('cuts what is read into short utterances and loses no word', () => {
    fc.assert(
      fc.property(words, (list) => {
        const text = list.join(' ');
        const utterances = utterancesOf(text);
        expect(utterances.join(' ').split(/\s+/)).toEqual(text.split(/\s+/));
        for (const utterance of utterances)
          expect(utterance.length).toBeLessThanOrEqual(MAX_UTTERANCE_LENGTH);
      }),
    );
    expect(utterancesOf('a'.repeat(500)).join('')).toBe('a'.repeat(500));
  });
});
