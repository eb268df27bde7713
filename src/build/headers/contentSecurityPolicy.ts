import { createHash } from 'node:crypto';

/** Emotion's sheets are empty elements: their rules are inserted through the CSSOM. */
const EMPTY_TEXT = '';

export interface PolicySources {
  /** Texts of the document's inline scripts and styles. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Other origins that are called: the API and the analytics service. */
  readonly connect: readonly string[];
  /** Names of the Trusted Types policies that the code creates. */
  readonly trustedTypes: readonly string[];
  readonly reportTo?: string | undefined;
}

/** Name of the endpoint that `Reporting-Endpoints` declares. */
export const REPORT_GROUP = 'csp';

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** Directives that both `<meta>` and the header may contain. */
function directives({ scripts, styles, connect, trustedTypes }: PolicySources): string[] {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src 'self'", hashOf(EMPTY_TEXT), ...styles.map(hashOf)].join(' '),
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...connect].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Videos open in their own windows.
    "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types', ...trustedTypes].join(' '),
  ];
}

/** For `<meta http-equiv>`: browsers ignore frame-ancestors and reports there. */
export function metaPolicy(sources: PolicySources): string {
  return directives(sources).join('; ');
}

export function headerPolicy(sources: PolicySources): string {
  const { reportTo } = sources;
  // Firefox and Safari support report-uri only; the others ignore it if both are present.
  const reports = reportTo === undefined ? [] : [`report-uri ${reportTo}`, `report-to ${REPORT_GROUP}`];
  return [...directives(sources), "frame-ancestors 'none'", ...reports].join('; ');
}

/** Texts of a document's inline scripts or styles; linked ones have none. */
export function inlineTexts(html: string, tag: 'script' | 'style'): string[] {
  const element = new RegExp(`<${tag}((?:\\s[^>]*)?)>([\\s\\S]*?)</${tag}>`, 'g');
  return [...html.matchAll(element)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .map(([, , text = '']) => text);
}

/** Origin of a configured address; empty if it is unset. Throws on an invalid address. */
export function originOf(address: string | undefined): string[] {
  return address === undefined || address.trim() === '' ? [] : [new URL(address.trim()).origin];
}

/**
 * Where an error collector (a Sentry DSN, `https://key@host/project`) receives reports of violations;
 * undefined if none is configured. Throws on an invalid DSN.
 */
export function cspReportUrl(dsn: string | undefined): string | undefined {
  if (dsn === undefined || dsn.trim() === '') return undefined;
  const { origin, username, pathname } = new URL(dsn.trim());
  const [, prefix = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (username === '' || project === '') throw new Error('VITE_SENTRY_DSN is not https://key@host/project');
  return `${origin}${prefix}/api/${project}/security/?sentry_key=${username}`;
}
