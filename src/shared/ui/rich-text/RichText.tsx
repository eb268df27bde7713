import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { markLightDrawing } from '@/shared/browser/lightDrawing';
import { kerningOf } from '@/shared/format/kerning';
import { languageOf } from '@/shared/format/languageOf';
import { lightColors } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { RIGHT_TO_LEFT } from './content';
import { figureMark } from './marks';
import { keepsLines, sanitize } from './sanitize';

/** Nothing is wider than its column: what cannot wrap scrolls within itself. */
const CONTENT = {
  overflowWrap: 'break-word',
  // Sub- and superscripts do not widen the line.
  '& :is(sub, sup)': { lineHeight: 0 },
  '& table, & pre, & [data-wide]': { maxWidth: '100%', overflowX: 'auto' },
  '& table': { display: 'block', margin: '0.75em 0', borderCollapse: 'collapse', fontSize: '0.94em' },
  '& :is(td, th)': {
    padding: '4px 10px',
    border: `1px solid ${vars.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
    // With 'anywhere', columns would be narrower than a word.
    overflowWrap: 'break-word',
  },
  '& a[href]': { color: vars.palette.primary.main },
  '& pre': { margin: '0.75em 0', fontSize: '0.9em', tabSize: 4 },
  '& [data-lines]': { whiteSpace: 'pre-wrap' },
  // The source of a formula may have line breaks, which mean nothing.
  '& math': { whiteSpace: 'normal' },
  '& [data-list=bullet]': { listStyleType: 'disc' },
  '& [data-list=none]': { listStyleType: 'none' },
  '& [data-list=lower-greek]': { listStyleType: 'lower-greek' },
  '& [data-list=decimal-leading-zero]': { listStyleType: 'decimal-leading-zero' },
  '& [data-wide]': { display: 'inline-block', verticalAlign: 'middle' },
  '& img': {
    boxSizing: 'border-box',
    maxWidth: '100%',
    height: 'auto',
    padding: 6,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.mat,
    verticalAlign: 'middle',
  },
  '& img[data-light]': { background: lightColors.ink },
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
  if (target instanceof HTMLImageElement) target.replaceWith(figureMark(target));
}
