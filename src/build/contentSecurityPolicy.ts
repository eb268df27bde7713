import { createHash } from 'node:crypto';

/** Emotion's sheets are empty elements: their rules are inserted through the CSSOM. */
const EMPTY_TEXT = '';

const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

export interface PolicySources {
  /** Texts of the document's inline scripts and styles. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Other origins that are called: the API and the analytics service. */
  readonly connect: readonly string[];
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** Directives that both `<meta>` and the header may carry. */
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

/** For `<meta http-equiv>`: browsers ignore frame-ancestors there. */
export function metaPolicy(sources: PolicySources): string {
  return directives(sources).join('; ');
}

export function headerPolicy(sources: PolicySources): string {
  return [...directives(sources), "frame-ancestors 'none'"].join('; ');
}

/** Texts of a document's inline scripts or styles; linked ones have none. */
export function inlineTexts(html: string, tag: 'script' | 'style'): string[] {
  const element = new RegExp(`<${tag}((?:\\s[^>]*)?)>([\\s\\S]*?)</${tag}>`, 'g');
  return [...html.matchAll(element)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .map(([, , text = '']) => text);
}

/** Origin of a configured address; empty when it is unset. Throws on an invalid address. */
export function originOf(address: string | undefined): string[] {
  return address === undefined || address.trim() === '' ? [] : [new URL(address.trim()).origin];
}
