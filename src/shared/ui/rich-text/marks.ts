/** Words in the place of what is not shown as it is. */
import { alternativeText, formulaSource } from '@/shared/format/alternatives';
import { splitNames } from '@/shared/format/markup';
import { formulaText } from './formula';
import { isSafeLink } from './isSafeLink';

/** What cannot be shown: a mark with its alternative text takes its place. */
export const REFUSED = new Map<string, (element: Element) => readonly (string | Node)[]>([
  ['img', (element) => [figureMark(element)]],
  ['canvas', (element) => [named('Figure not shown', element.textContent)]],
  ['svg', (element) => [named('Figure not shown', drawingText(element))]],
  [
    'math',
    (element) => [named('Formula not shown', element.getAttribute('alttext') ?? formulaText(element))],
  ],
  // Pictures and equations of Word.
  ['v:imagedata', (element) => [figureMark(element)]],
  ...['m:omathpara', 'm:omath'].map((tag) => [tag, equationMark] as const),
  ['audio', (element) => mediaMark(element, 'Sound')],
  ...splitNames('video iframe object embed oembed').map(
    (tag) => [tag, (element: Element) => mediaMark(element, 'Video')] as const,
  ),
]);

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

/** What replaces an unknown element that a program would fill; undefined if there is nothing to fill it with. */
export function emptyMark(element: Element): readonly (string | Node)[] | undefined {
  const source = formulaSource(attributesOf(element));
  if (source !== undefined) return [named('Formula not shown', source)];
  if (element.hasAttribute('alt')) return [figureMark(element)];
  return sourceOf(element) === undefined ? undefined : mediaMark(element, 'Video');
}

/** What is written in a drawing. */
export const drawingText = (svg: Element): string =>
  [...svg.querySelectorAll('title, desc, text, foreignObject')]
    .map(({ textContent }) => textContent)
    .join(' ');

function equationMark(equation: Element): readonly string[] {
  const texts = [...equation.querySelectorAll('*')].filter(({ localName }) => localName === 'm:t');
  return [named('Formula not shown', texts.map(({ textContent }) => textContent).join(' '))];
}

const sourceOf = (element: Element): string | undefined =>
  splitNames('src data url href data-src data-oembed-url')
    .map((name) => element.getAttribute(name))
    .find((address) => address !== null) ??
  element.querySelector('source')?.getAttribute('src') ??
  undefined;

/** The kind of a file by its type or its name. */
const KINDS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/^audio\/|\.(?:aac|flac|m4a|mp3|oga|opus|wav)$/iu, 'Sound'],
  [/^image\/|\.(?:avif|bmp|gif|jpe?g|png|svg|tiff?|webp)$/iu, 'Figure'],
  [/^application\/(?:pdf|msword|vnd\.)|\.(?:docx?|pdf|pptx?|xlsx?)$/iu, 'Document'],
];

function mediaMark(element: Element, assumed: 'Sound' | 'Video'): readonly (string | Node)[] {
  const address = sourceOf(element) ?? '';
  const names = [element.getAttribute('type') ?? '', address.replace(/[?#].*$/su, '')];
  const kind = KINDS.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? assumed;
  if (!isSafeLink(address)) return [`${kind} not shown`];
  const link = element.ownerDocument.createElement('a');
  link.setAttribute('href', address);
  link.textContent = `Open ${kind.toLowerCase()}`;
  return [`${kind} not shown `, link];
}

const BOX: ReadonlyMap<string, readonly [checked: string, unchecked: string]> = new Map([
  ['checkbox', ['☑', '☐']],
  ['radio', ['◉', '○']],
]);

/** What a field shows; a gap if it is empty. */
export function inputText(field: Element): string {
  const type = field.getAttribute('type')?.toLowerCase() ?? 'text';
  const [checked, unchecked] = BOX.get(type) ?? [];
  if (checked !== undefined) return ` ${field.hasAttribute('checked') ? checked : (unchecked ?? '')} `;
  if (type === 'image') return ` ${figureMark(field)} `;
  if (type === 'hidden') return '';
  const value = field.getAttribute('value')?.trim() ?? '';
  return ` ${value === '' ? '____' : value} `;
}
