import { createHash } from 'node:crypto';

/** Emotion's sheets are empty elements whose rules go in through the CSSOM. */
const EMPTY_TEXT = '';

const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** What the policy has to let through in this build. */
export interface PolicySources {
  /** Texts of the inline scripts and styles of our own document. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Origins besides our own that are called: the API, the analytics service. */
  readonly connect: readonly string[];
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** The directives of robustness 15 that a `<meta>` may carry as well as a header. */
function directives({ scripts, styles, connect }: PolicySources): string[] {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src 'self'", hashOf(EMPTY_TEXT), ...styles.map(hashOf)].join(' '),
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...connect].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${VIDEO_HOSTS.join(' ')}`,
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ];
}

/** For `<meta http-equiv>`: browsers take no frame-ancestors from there. */
export function metaPolicy(sources: PolicySources): string {
  return directives(sources).join('; ');
}

/** For the response header. */
export function headerPolicy(sources: PolicySources): string {
  return [...directives(sources), "frame-ancestors 'none'"].join('; ');
}

/** Texts of a document's inline scripts or styles; those that are linked have none. */
export function inlineTexts(html: string, tag: 'script' | 'style'): string[] {
  const element = new RegExp(`<${tag}((?:\\s[^>]*)?)>([\\s\\S]*?)</${tag}>`, 'g');
  return [...html.matchAll(element)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .map(([, , text = '']) => text);
}

/** Origin of a configured address, nothing when there is none. Throws on an address that is none. */
export function originOf(address: string | undefined): string[] {
  return address === undefined || address.trim() === '' ? [] : [new URL(address.trim()).origin];
}
