import { useLayoutEffect, useRef } from 'react';
import { sanitise } from './sanitise';

interface RichTextProps {
  /** HTML of the wire. */
  readonly html: string;
  /** Set inside labels and sentences, where a block would not be allowed. */
  readonly inline?: boolean;
  readonly className?: string | undefined;
}

/** The one place where HTML of the wire reaches the page, always through `sanitise` (robustness 14). */
export function RichText({ html, inline = false, className }: RichTextProps) {
  const holder = useRef<HTMLDivElement & HTMLSpanElement>(null);
  useLayoutEffect(() => {
    holder.current?.replaceChildren(sanitise(html));
  }, [html]);
  return inline ? <span ref={holder} className={className} /> : <div ref={holder} className={className} />;
}
