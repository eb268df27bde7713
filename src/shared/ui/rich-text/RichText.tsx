import { useLayoutEffect, useRef } from 'react';
import { kerningOf } from '@/shared/format/kerning';
import { languageOf } from '@/shared/format/languageOf';
import { figureMark, RIGHT_TO_LEFT } from './content';
import { isPlain, sanitize } from './sanitize';

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
    element.style.whiteSpace = LINES.test(html) && isPlain(html) ? 'pre-wrap' : '';
    show(element, sanitize(html));
    setIfChanged(element, 'dir', RIGHT_TO_LEFT.test(element.textContent) ? 'auto' : '');
    setIfChanged(element, 'lang', languageOf(element.textContent));
    decorate?.(element);
    element.addEventListener('error', markBroken, true);
    return () => element.removeEventListener('error', markBroken, true);
  }, [html, decorate]);
  return inline ? <span ref={holder} className={className} /> : <div ref={holder} className={className} />;
}

const LINES = /[\n\r\t]/;

function setIfChanged(element: HTMLElement, name: 'dir' | 'lang', value: string): void {
  if (element[name] !== value) element[name] = value;
}

/** Plain text replaces plain text in the same text node: no element is created. */
function show(holder: HTMLElement, content: Node): void {
  const words = holder.firstChild;
  if (content instanceof Text && words instanceof Text && holder.lastChild === words)
    words.data = content.data;
  else holder.replaceChildren(content);
}

/** An image whose bytes cannot be shown gives way to its mark. */
function markBroken({ target }: Event): void {
  if (target instanceof HTMLImageElement) target.replaceWith(figureMark(target));
}
