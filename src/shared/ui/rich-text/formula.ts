import { decodeReferences } from '@/shared/format/characterReferences';
import { splitNames } from '@/shared/format/markup';

/** MathML's presentation elements that each engine shows; without links, actions and foreign content. */
export const MATH: readonly string[] = splitNames(`
  math mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle
  msub msubsup msup mtable mtd mtext mtr munder munderover none`);

const TOKENS = 'mi, mn, mo, ms, mtext';

/** Whether a formula has no part that cannot be shown. */
export const isShowable = (math: Element): boolean =>
  math.textContent.trim() !== '' && ![...math.querySelectorAll('*')].some(isForeign);

const isForeign = ({ localName }: Element): boolean => !MATH.includes(localName);

/** Tokens are text only; annotations and actions leave what they are about. */
export function simplifyFormula(math: Element): void {
  const source = math.querySelector('annotation')?.textContent;
  for (const part of math.querySelectorAll('annotation, annotation-xml')) part.remove();
  if (math.textContent.trim() === '' && source !== undefined && !math.hasAttribute('alttext'))
    math.setAttribute('alttext', source);
  for (const token of math.querySelectorAll(TOKENS))
    if (token.firstElementChild !== null) token.replaceChildren(token.textContent);
  for (const part of math.querySelectorAll('maligngroup, malignmark')) part.remove();
  for (const part of [...math.querySelectorAll('semantics, maction')].reverse())
    part.replaceWith(...(part.firstElementChild === null ? [] : [part.firstElementChild]));
  for (const part of [...math.querySelectorAll('mfenced')].reverse()) part.replaceWith(fenced(part));
  for (const part of [...math.querySelectorAll('menclose, merror, mlabeledtr')].reverse()) {
    const made = part.ownerDocument.createElementNS(part.namespaceURI, replacementOf(part));
    if (made.localName === part.localName) continue;
    made.append(...part.childNodes);
    part.replaceWith(made);
  }
}

const WRAPPER = /^(?:span|mjx-.+)$/;

/**
 * Programs that draw formulas leave a hidden copy in MathML beside the drawing; only one is shown. `seen`: the elements
 * around formulas that were looked at.
 */
export function removeDrawings(math: Element, seen: Set<Element>): void {
  let part = math;
  for (let level = 0; level < 4; level += 1) {
    const holder = part.parentElement;
    if (holder === null || !WRAPPER.test(holder.localName) || seen.has(holder)) return;
    seen.add(holder);
    const drawings = [...holder.children].filter(
      (child) => child !== part && child.getAttribute('aria-hidden') === 'true',
    );
    for (const drawing of drawings) drawing.remove();
    if (drawings.length > 0) return;
    part = holder;
  }
}

/** Attributes in which editors keep the MathML of a formula that they show as an image. */
const WRITTEN = splitNames('data-mathml x-canvaslms-safe-mathml');
/** One of these editors writes other signs for those of markup. */
const OTHER_SIGNS: ReadonlyMap<string, string> = new Map([
  ['«', '<'],
  ['»', '>'],
  ['¨', '"'],
  ['§', '&'],
  ['`', "'"],
]);

/** The MathML of an image of a formula. */
export function writtenFormula(attributes: ReadonlyMap<string, string>): string | undefined {
  const written = WRITTEN.map((name) => attributes.get(name))
    .find((text) => text !== undefined)
    ?.trim();
  if (written?.startsWith('«math') === true)
    return written.replaceAll(/[«»¨§`]/gu, (sign) => OTHER_SIGNS.get(sign) ?? sign);
  const text = written?.startsWith('&lt;') === true ? decodeReferences(written) : written;
  return text?.startsWith('<math') === true ? text : undefined;
}

/** The words of a formula in their order. */
export function formulaText(math: Element): string {
  const tokens = [...math.querySelectorAll(`${TOKENS}, ci, cn, csymbol`)];
  return tokens.length === 0 ? math.textContent : tokens.map(({ textContent }) => textContent).join(' ');
}

/** The element of the same content that engines show; a part that is crossed out cannot be shown. */
function replacementOf(part: Element): string {
  if (part.localName === 'mlabeledtr') return 'mtr';
  const notation = part.getAttribute('notation') ?? '';
  if (notation.includes('strike')) return 'menclose';
  return notation.includes('radical') ? 'msqrt' : 'mrow';
}

/** No engine shows `mfenced` with its brackets any more. */
function fenced(part: Element): Element {
  const make = (tag: string, text: string): Element => {
    const made = part.ownerDocument.createElementNS(part.namespaceURI, tag);
    made.textContent = text;
    return made;
  };
  const separators = Array.from((part.getAttribute('separators') ?? ',').replaceAll(/\s/gu, ''));
  const row = make('mrow', '');
  row.append(make('mo', part.getAttribute('open') ?? '('));
  for (const [index, child] of [...part.children].entries()) {
    const separator = separators[Math.min(index, separators.length) - 1];
    if (separator !== undefined) row.append(make('mo', separator));
    row.append(child);
  }
  row.append(make('mo', part.getAttribute('close') ?? ')'));
  return row;
}
