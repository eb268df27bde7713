/** Words in the place of what is not shown as it is. */
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
  // Equations of Word.
  ...['m:omathpara', 'm:omath'].map((tag) => [tag, equationMark] as const),
  ['audio', (element) => mediaMark(element, 'Sound')],
  ...splitNames('video iframe object embed').map(
    (tag) => [tag, (element: Element) => mediaMark(element, 'Video')] as const,
  ),
]);

/** The alternative text of a picture that has none. */
export const PICTURE = 'Picture';

const named = (mark: string, text: string | null | undefined): string => {
  const line = (text ?? '').replaceAll(/\s+/gu, ' ').trim();
  return line === '' ? mark : `${mark}: ${line}`;
};

/** In the place of an image that is refused or broken. */
export function figureMark(image: Element): string {
  const text = image.getAttribute('alt');
  return named('Figure not shown', text === PICTURE ? '' : text);
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

function mediaMark(element: Element, kind: 'Sound' | 'Video'): readonly (string | Node)[] {
  const source = element.querySelector('source')?.getAttribute('src');
  const address = element.getAttribute('src') ?? element.getAttribute('data') ?? source ?? '';
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
