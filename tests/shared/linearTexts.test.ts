// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { scrubMessage } from '@/app/monitoring/errorReport';
import { formatTags, parseTags } from '@/domain/notes/noteModel';
import { mentionsFigure } from '@/domain/question/mentionsFigure';
import { checksum } from '@/features/exam/highlights/highlightModel';
import { wordsOf } from '@/features/exam/highlights/keyboardSelectionModel';
import { searchLabValues } from '@/features/exam/tools/lab-values/labSearchModel';
import { spokenTexts, utterancesOf } from '@/features/exam/tools/reading/speechModel';
import { letterGiven } from '@/shared/api/answerLetter';
import { parseResponse } from '@/shared/api/response';
import { toCsv, toTsv } from '@/shared/browser/csv';
import { parseAddresses } from '@/shared/format/addressList';
import { kerningOf } from '@/shared/format/kerning';
import { tagsOf } from '@/shared/format/markup';
import { matchesAllWords } from '@/shared/format/matchesAllWords';
import { comparableText, plainText } from '@/shared/format/plainText';
import { inlineImage } from '@/shared/ui/rich-text/raster';
import { sanitize } from '@/shared/ui/rich-text/sanitize';
import { processorTime } from '../processorTime';

/** Repeated, they make a pattern of the form `X[^Y]*Y` read the rest of the text again and again. */
const PIECES = [
  ...[
    'a',
    '.',
    '/',
    ':',
    ';',
    ' ',
    '\n',
    '\n ',
    '; ',
    ', ',
    '"',
    "'",
    '-',
    '=',
    '@',
    '@.',
    '[',
    '(',
    '<',
    '&',
    '&#',
    'é\u0301',
  ],
  ...[
    '</',
    '<!--',
    '<![',
    '<a ',
    '<x>',
    '<b>',
    '</b>',
    '<a b="',
    "<a b='",
    '<a b="/',
    '<a b=\'"',
    '<script>',
  ],
  ...['<style', '<sup>&minus;', '<td colspan=9>', '<p style="', 'data:;', '&ouml;', '1', '1,', 'a. ', '<a>,'],
];

const FUNCTIONS = new Map<string, (text: string) => unknown>([
  ['plainText', plainText],
  ['comparableText', comparableText],
  ['tagsOf', tagsOf],
  ['mentionsFigure', mentionsFigure],
  ['letterGiven, a long key', (text: string) => letterGiven(text, ['x y', 'z'], 0)],
  ['letterGiven, long options', (text: string) => letterGiven('x y', [text, 'z'], 0)],
  ['toCsv', (text: string) => toCsv([['Text', () => text]], [0])],
  ['toTsv', (text: string) => toTsv([[text]])],
  // The lines of the text before are known.
  ['parseAddresses', (text) => [parseAddresses(''), parseAddresses(text)]],
  ['scrubMessage', (text: string) => scrubMessage('TypeError', text)],
  ['parseTags', (text: string) => formatTags(parseTags(text))],
  ['checksum', checksum],
  ['wordsOf', (text: string) => wordsOf([text])],
  ['searchLabValues', searchLabValues],
  ['matchesAllWords', (text: string) => matchesAllWords('a')(text)],
  ['utterancesOf', utterancesOf],
  ['spokenTexts', (stem: string) => spokenTexts({ stem, options: [], struckLetters: [] })],
  ['kerningOf', kerningOf],
  ['inlineImage', inlineImage],
  ['sanitize', sanitize],
  ...[
    'href="mailto:',
    'href="https://a.example/',
    'src="',
    'style="',
    'style="content:',
    'class="',
    'title="',
  ].map((start): [string, (text: string) => unknown] => [
    `sanitize, ${start}`,
    (text: string) => sanitize(`<a ${start}${text}">b</a>`),
  ]),
  [
    'sanitize, rules of a style sheet',
    (text: string) => sanitize(`<style>.a{${text}}</style><p class="a">b</p>`),
  ],
  ['parseResponse', (body: string) => parseResponse({ status: 200, body })],
]);

it.each([...FUNCTIONS])('takes at most ten times as long for ten times the text: %s', (_, use) => {
  for (const piece of PIECES) {
    const timeOf = (length: number): number => {
      // Each time a longer text: some results are memoized.
      let pieces = Math.floor(length / piece.length);
      return processorTime(() => use(piece.repeat((pieces += 1))));
    };
    const short = timeOf(10_000);
    const long = timeOf(100_000);
    // Quadratic: a hundred times. The rest is for a machine that does other things, too.
    expect(long, JSON.stringify(piece)).toBeLessThan(25 * short + 1_000);
  }
});
