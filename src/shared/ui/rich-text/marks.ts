/** Words in the place of what is not shown as it is. */
import { alternativeText, fieldText, formulaSource, GAP } from '@/shared/format/alternatives';
import { splitNames } from '@/shared/format/markup';
import { plainText } from '@/shared/format/plainText';
import { isSafeLink } from './isSafeLink';

/** What cannot be shown: a mark with its alternative text takes its place. */
export const REFUSED = new Map<string, (element: Element) => readonly (string | Node)[]>([
  ['img', (element) => [figureMark(element)]],
  ['canvas', (element) => [named('Figure not shown', element.textContent)]],
  [
    'svg',
    (element) => [
      named(
        'Figure not shown',
        alternativeText(attributesOf(element)) || drawingText(element) || symbolName(element),
      ),
    ],
  ],
  [
    'math',
    (element) => [
      named(
        'Formula not shown',
        element.getAttribute('alttext') ?? plainText(new XMLSerializer().serializeToString(element)),
      ),
    ],
  ],
  // Pictures and equations of Word.
  ['v:imagedata', (element) => [figureMark(element)]],
  ...['m:omathpara', 'm:omath'].map((tag) => [tag, equationMark] as const),
  ['mjx-container', (element) => [drawnFormula(element)]],
  ['audio', (element) => mediaMark(element, 'Sound')],
  ['applet', (element) => mediaMark(element, 'Program')],
  ...splitNames('video iframe object embed oembed').map(
    (tag) => [tag, (element: Element) => mediaMark(element, 'Video')] as const,
  ),
]);

/** Sets a mark apart from the sentence around it. */
export const MARK = 'data-mark';

/** The values of an element's attributes. */
export const attributesOf = (element: Element) => (name: string) => element.getAttribute(name);

/** The alternative text of a picture that has none. */
export const PICTURE = 'Picture';

const named = (mark: string, text: string | null | undefined): string => {
  const line = (text ?? '').replaceAll(/\s+/gu, ' ').trim();
  return line === '' ? mark : `${mark}: ${line}`;
};

/** What replaces an image that is refused or broken. */
export function figureMark(image: Element): string {
  const text = alternativeText(attributesOf(image));
  const kind = formulaSource(attributesOf(image)) === undefined ? 'Figure' : 'Formula';
  return named(`${kind} not shown`, text === PICTURE ? '' : text);
}

/** The element of a mark. */
export function markElement(content: readonly (string | Node)[]): HTMLElement {
  const mark = document.createElement('span');
  mark.setAttribute(MARK, '');
  mark.append(...content);
  return mark;
}

/** The places for answers of QTI. */
const QUESTION_GAP =
  /^(?:qti-)?(?:printed-?variable|(?:text-?entry|extended-?text|inline-?choice)-?interaction|gap)$/u;

/** What is shown in an element that a program would fill; empty if there is nothing to fill it with. */
export function emptyMark(element: Element): string | Node {
  const source = formulaSource(attributesOf(element));
  if (source !== undefined) return markElement([named('Formula not shown', source)]);
  if (element.hasAttribute('alt')) return markElement([figureMark(element)]);
  if (QUESTION_GAP.test(element.localName)) return GAP;
  return sourceOf(element) === undefined ? '' : markElement(mediaMark(element, 'Video'));
}

/** The name of a symbol that is not part of the text, such as 'arrow-up'. */
function symbolName(svg: Element): string {
  const symbol = svg.querySelector('use');
  const address = symbol?.getAttribute('href') ?? symbol?.getAttribute('xlink:href') ?? '';
  return /#([a-z][\w-]*)$/iu.exec(address)?.[1] ?? '';
}

/** What is written in a drawing. */
export const drawingText = (svg: Element): string =>
  [...svg.querySelectorAll('title, desc, text, foreignObject')]
    .map(({ textContent }) => textContent)
    .join(' ');

/** The source of a formula of which only the drawing, without its style sheet, was copied. */
function drawnFormula(drawing: Element): string {
  const parts = [drawing, ...drawing.querySelectorAll('*')];
  const [text] = parts.map((part) => alternativeText(attributesOf(part))).filter(Boolean);
  return named('Formula not shown', text);
}

/** The signs between the parts of Word's equations. */
const EQUATION_SIGNS: ReadonlyMap<string, string> = new Map([
  ['m:den', '/'],
  ['m:sup', '^'],
  ['m:radpr', '√'],
]);

function equationMark(equation: Element): readonly string[] {
  const texts = Array.from(equation.querySelectorAll('*'), ({ localName, textContent }) =>
    localName === 'm:t' ? textContent : (EQUATION_SIGNS.get(localName) ?? ''),
  );
  return [named('Formula not shown', texts.join(' '))];
}

const sourceOf = (element: Element): string | undefined =>
  splitNames('src data url href data-src data-oembed-url xlink:href fileref')
    .map((name) => element.getAttribute(name))
    .find((address) => address !== null) ??
  element.querySelector('source')?.getAttribute('src') ??
  element.querySelector(PARAMETER)?.getAttribute('value') ??
  element.querySelector('a')?.getAttribute('href') ??
  undefined;

/** Has the address of an element for an older program. */
const PARAMETER = ['movie', 'src', 'url', 'filename'].map((name) => `param[name="${name}" i]`).join();

/** The kind of a file by its type or its name. */
const KINDS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/^audio\/|\.(?:aac|flac|m4a|mp3|oga|opus|wav)$/iu, 'Sound'],
  [/^image\/|\.(?:avif|bmp|gif|jpe?g|png|svg|tiff?|webp)$/iu, 'Figure'],
  [/^application\/(?:pdf|msword|vnd\.)|\.(?:docx?|pdf|pptx?|xlsx?)$/iu, 'Document'],
];

/** What they contain is about their content; in others it is about the browser. */
const INNER_TEXT = new Set(splitNames('applet object'));

function mediaMark(element: Element, assumed: 'Program' | 'Sound' | 'Video'): readonly (string | Node)[] {
  const address = (sourceOf(element) ?? '').replace(/^\/\//u, 'https://');
  const names = [element.getAttribute('type') ?? '', address.replace(/[?#].*$/su, '')];
  const kind = KINDS.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? assumed;
  const inner = INNER_TEXT.has(element.localName) ? element.textContent : '';
  const mark = named(`${kind} not shown`, alternativeText(attributesOf(element)) || inner);
  if (!isSafeLink(address)) return [mark];
  const link = element.ownerDocument.createElement('a');
  link.setAttribute('href', address);
  link.textContent = `Open ${kind.toLowerCase()}`;
  return [`${mark} `, link];
}

/** What a field shows; a gap if it is empty. */
export function inputText(field: Element): string | Node {
  if (field.getAttribute('type')?.toLowerCase() === 'image') return markElement([figureMark(field)]);
  const text = fieldText(attributesOf(field));
  return text === '' ? '' : ` ${text} `;
}
