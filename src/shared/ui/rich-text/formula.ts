import { splitNames } from '@/shared/format/markup';
import { STYLE } from '@/shared/format/tagStyle';

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
  // Without its width, a space would join two numbers.
  for (const space of math.querySelectorAll('mspace'))
    if (Number.parseFloat(space.getAttribute('width') ?? '') > 0) {
      const made = space.ownerDocument.createElementNS(space.namespaceURI, 'mtext');
      made.textContent = '\u00A0';
      space.replaceWith(made);
    }
  for (const part of [...math.querySelectorAll('semantics, maction')].reverse())
    part.replaceWith(...(part.firstElementChild === null ? [] : [part.firstElementChild]));
  for (const part of [...math.querySelectorAll('mfenced')].reverse()) part.replaceWith(fenced(part));
  for (const part of [...math.querySelectorAll('menclose, merror, mlabeledtr')].reverse()) {
    const made = part.ownerDocument.createElementNS(part.namespaceURI, replacementOf(part));
    if (made.localName === part.localName) continue;
    made.append(...part.childNodes);
    part.replaceWith(made);
    drawLines(made, part.getAttribute('notation') ?? '');
  }
}

const makeIn = (holder: Element, tag: string, text = ''): Element => {
  const made = holder.ownerDocument.createElementNS(holder.namespaceURI, tag);
  made.textContent = text;
  return made;
};

/** Lines beside a part of a formula: above it they are a mean, at its sides an absolute value. */
function drawLines(part: Element, notation: string): void {
  const sides = new Set(splitNames(notation));
  if (sides.has('left')) part.prepend(makeIn(part, 'mo', '|'));
  if (sides.has('right')) part.append(makeIn(part, 'mo', '|'));
  for (const [side, tag, line] of LINES) {
    if (!sides.has(side)) continue;
    const holder = makeIn(part, tag);
    part.replaceWith(holder);
    holder.append(part, makeIn(part, 'mo', line));
  }
}

const LINES = [
  ['top', 'mover', '\u00AF'],
  ['bottom', 'munder', '_'],
] as const;

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
    if (drawings.length > 0) {
      // The copy itself may be hidden by its style.
      for (let copy: Element | null = part; copy !== null && copy !== math; copy = copy.firstElementChild)
        copy.removeAttribute(STYLE);
      return;
    }
    part = holder;
  }
}

/** What only `menclose` can draw, which not each engine shows. */
const ENCLOSED = /strike|longdiv|actuarial|phasorangle/;

/** The element of the same content that engines show; itself if it cannot be shown. */
function replacementOf(part: Element): string {
  if (part.localName === 'mlabeledtr') return 'mtr';
  const notation = part.getAttribute('notation') ?? (part.localName === 'menclose' ? 'longdiv' : '');
  if (ENCLOSED.test(notation)) return 'menclose';
  return notation.includes('radical') ? 'msqrt' : 'mrow';
}

/** No engine shows `mfenced` with its brackets any more. */
function fenced(part: Element): Element {
  const separators = Array.from((part.getAttribute('separators') ?? ',').replaceAll(/\s/gu, ''));
  const row = makeIn(part, 'mrow');
  row.append(makeIn(part, 'mo', part.getAttribute('open') ?? '('));
  for (const [index, child] of [...part.children].entries()) {
    const separator = separators[Math.min(index, separators.length) - 1];
    if (separator !== undefined) row.append(makeIn(part, 'mo', separator));
    row.append(child);
  }
  row.append(makeIn(part, 'mo', part.getAttribute('close') ?? ')'));
  return row;
}
