import { decodeHTML } from 'entities';
import { once } from '@/shared/format/once';

type Decode = (text: string) => string;

/** The browser's own parser, in an element outside the document; the policy lets no tag begin. */
function browserDecode(): Decode {
  const escaped = (text: string): string => text.replaceAll('<', '&lt;');
  const policy = window.trustedTypes?.createPolicy('character-references', { createHTML: escaped });
  const holder = document.createElement('template');
  return (text) => {
    // The types of the DOM know no trusted text yet.
    Reflect.set(holder, 'innerHTML', policy?.createHTML(text) ?? escaped(text));
    return holder.content.textContent;
  };
}

// Tools run without a browser; builds leave this branch out.
const decoder = once((): Decode =>
  import.meta.env.SSR && typeof document === 'undefined' ? decodeHTML : browserDecode(),
);

/** A text without tags, with the characters for '&ouml;', '&#946;' and the like. */
export function decodeReferences(text: string): string {
  return text.includes('&') ? decoder()(text) : text;
}
