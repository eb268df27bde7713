import { useLayoutEffect, useRef } from 'react';
import { sanitise } from './sanitise';

interface RichTextProps {
  /** HTML of the wire. */
  readonly html: string;
  /** Set inside labels and sentences, where a block would not be allowed. */
  readonly inline?: boolean;
  readonly className?: string | undefined;
  /** Draws upon the text that stands there, for instance highlights; another function draws everything anew. */
  readonly decorate?: ((holder: HTMLElement) => void) | undefined;
}

/** The one place where HTML of the wire reaches the page, always through `sanitise` (robustness 14). */
export function RichText({ html, inline = false, className, decorate }: RichTextProps) {
  const holder = useRef<HTMLDivElement & HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (holder.current === null) return;
    show(holder.current, sanitise(html));
    decorate?.(holder.current);
  }, [html, decorate]);
  return inline ? <span ref={holder} className={className} /> : <div ref={holder} className={className} />;
}

/** Plain words take the place of plain words in the same text node: nothing is built anew for them. */
function show(holder: HTMLElement, content: Node): void {
  const words = holder.firstChild;
  if (content instanceof Text && words instanceof Text && holder.lastChild === words)
    words.data = content.data;
  else holder.replaceChildren(content);
}
