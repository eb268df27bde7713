import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { markLightDrawing } from '@/shared/browser/lightDrawing';
import { kerningOf } from '@/shared/format/kerning';
import { languageOf } from '@/shared/format/languageOf';
import { lightColors } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { RIGHT_TO_LEFT } from './content';
import { NUMBERINGS } from './lists';
import { figureMark, markElement } from './marks';
import { keepsLines, sanitize } from './sanitize';

/** Until its end is reached: the visible part of a formula or a table may look like the whole one. */
const goesOn = keyframes({
  'from, 99%': { boxShadow: `inset var(--edge) 0 8px -10px ${vars.palette.edge}` },
  to: { boxShadow: 'none' },
});

/** Nothing is wider than its column: what cannot wrap scrolls within itself. */
const CONTENT = {
  overflowWrap: 'break-word',
  // Sub- and superscripts do not widen the line.
  '& :is(sub, sup)': { lineHeight: 0 },
  '& table, & pre, & [data-wide]': {
    '--edge': '-12px',
    maxWidth: '100%',
    overflowX: 'auto',
    // For a scroll bar that lies over the content.
    paddingBottom: 10,
    animation: `${goesOn} linear`,
    animationTimeline: 'scroll(self inline)',
    '&:dir(rtl)': { '--edge': '12px' },
  },
  '& table': { display: 'block', margin: '0.75em 0 0.2em', borderCollapse: 'collapse', fontSize: '0.94em' },
  '& :is(td, th)': {
    padding: '4px 10px',
    border: `1px solid ${vars.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
    // With 'anywhere', columns would be narrower than a word.
    overflowWrap: 'break-word',
  },
  // An editor puts paragraphs into each cell.
  '& :is(td, th) > :not(* + *)': { marginTop: 0 },
  '& :is(td, th) > :last-child': { marginBottom: 0 },
  '& hr': { border: 'none', borderTop: `1px solid ${vars.palette.divider}` },
  '& a[href]': { color: vars.palette.primary.main },
  '& pre': { margin: '0.75em 0 0.2em', fontSize: '0.9em', tabSize: 4 },
  '& [data-accented]': { fontFamily: 'system-ui, sans-serif' },
  '& [data-lines]': { whiteSpace: 'pre-wrap' },
  // The source of a formula may have line breaks, which mean nothing. Its numbers must not be broken: of a second line
  // of '100', nothing is seen.
  // Larger than the text, so that the exponent of an exponent can be read.
  '& math': { whiteSpace: 'nowrap', overflowWrap: 'normal', fontSize: '1.2em', paddingBlock: '0.1em' },
  // A font without measures for formulas puts them on their line, and into those above and below.
  '& mfrac > *': { paddingBlock: '0.12em' },
  '& [data-list=bullet]': { listStyleType: 'disc' },
  '& [data-list=none]': { listStyleType: 'none' },
  // Beside its text, a bullet would be outside of the column.
  '& > li, & :not(ol, ul) > li': { listStylePosition: 'inside' },
  ...Object.fromEntries(NUMBERINGS.map((name) => [`& [data-list=${name}]`, { listStyleType: name }])),
  '& [data-mark]': {
    padding: '0 0.35em',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  },
  // Signs of a formula are higher than its box, at which a frame that scrolls would cut them.
  '& [data-wide]': {
    display: 'inline-block',
    verticalAlign: 'middle',
    paddingTop: '0.4em',
    marginBlock: '-0.4em',
  },
  '& img': {
    boxSizing: 'border-box',
    maxWidth: '100%',
    height: 'auto',
    padding: 6,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.mat,
    verticalAlign: 'middle',
  },
  // On paper too, where browsers leave out backgrounds.
  '& img[data-light]': { background: lightColors.ink, printColorAdjust: 'exact' },
  // Paper does not scroll. A formula cannot wrap: its size follows from its number of signs, so that it fits beside a
  // verdict as well.
  '@media print': {
    '& pre': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& [data-wide]': { overflowX: 'visible', animation: 'none' },
    '& [data-wide] > math': { fontSize: 'min(1.2em, 65vw / (0.55 * var(--signs)))' },
    // With less space, numbers stay in one line in up to 20 columns.
    '& table': { display: 'table', fontSize: '0.8em' },
    '& :is(td, th)': { overflowWrap: 'anywhere', padding: '2px 3px' },
  },
} as const;

const Block = styled('div')(CONTENT);
const Inline = styled('span')(CONTENT);

interface RichTextProps {
  /** HTML of the wire. */
  readonly html: string;
  /** Set inside labels and sentences, where a block would not be allowed. */
  readonly inline?: boolean;
  readonly className?: string | undefined;
  /** Decorates the rendered text, for example with highlights; a different function renders the text again. */
  readonly decorate?: ((holder: HTMLElement) => void) | undefined;
}

/** The only place where HTML of the wire is inserted, always through `sanitize`. */
export function RichText({ html, inline = false, className, decorate }: RichTextProps) {
  const holder = useRef<HTMLDivElement & HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = holder.current;
    if (element === null) return undefined;
    element.style.fontKerning = kerningOf(html);
    element.style.whiteSpace = keepsLines(html) ? 'pre-wrap' : '';
    show(element, sanitize(html));
    setIfChanged(element, 'dir', RIGHT_TO_LEFT.test(element.textContent) ? 'auto' : '');
    setIfChanged(element, 'lang', languageOf(element.textContent));
    decorate?.(element);
    element.addEventListener('error', markBroken, true);
    element.addEventListener('load', markLight, true);
    return () => {
      element.removeEventListener('error', markBroken, true);
      element.removeEventListener('load', markLight, true);
    };
  }, [html, decorate]);
  return inline ? (
    <Inline ref={holder} className={className} />
  ) : (
    <Block ref={holder} className={className} />
  );
}

function setIfChanged(element: HTMLElement, name: 'dir' | 'lang', value: string): void {
  if (element[name] !== value) element[name] = value;
}

/** Plain text replaces plain text in the same text node: no element is created. */
function show(holder: HTMLElement, content: Node): void {
  const textNode = holder.firstChild;
  if (content instanceof Text && textNode instanceof Text && holder.lastChild === textNode)
    textNode.data = content.data;
  else holder.replaceChildren(content);
}

function markLight({ target }: Event): void {
  if (target instanceof HTMLImageElement) markLightDrawing(target);
}

/** An image whose bytes cannot be shown gives way to its mark. */
function markBroken({ target }: Event): void {
  if (target instanceof HTMLImageElement) target.replaceWith(markElement([figureMark(target)]));
}
