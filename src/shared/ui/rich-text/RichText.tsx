import { useLayoutEffect, useRef } from 'react';
import { kerningOf } from '@/shared/format/kerning';
import { sanitize } from './sanitize';

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
    if (holder.current === null) return;
    holder.current.style.fontKerning = kerningOf(html);
    show(holder.current, sanitize(html));
    decorate?.(holder.current);
  }, [html, decorate]);
  return inline ? <span ref={holder} className={className} /> : <div ref={holder} className={className} />;
}

/** Plain text replaces plain text in the same text node: no element is created. */
function show(holder: HTMLElement, content: Node): void {
  const words = holder.firstChild;
  if (content instanceof Text && words instanceof Text && holder.lastChild === words)
    words.data = content.data;
  else holder.replaceChildren(content);
}
