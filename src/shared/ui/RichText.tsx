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
    holder.current.replaceChildren(sanitise(html));
    decorate?.(holder.current);
  }, [html, decorate]);
  return inline ? <span ref={holder} className={className} /> : <div ref={holder} className={className} />;
}
