import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  cspReportUrl,
  headerPolicy,
  inlineTexts,
  metaPolicy,
  originOf,
} from '@/build/headers/contentSecurityPolicy';
import { formatHeaders, headerRules, headersFor, parseHeaders } from '@/build/headers/headersFile';
import { formatNginx, formatRedirects } from '@/build/headers/securityHeaders';
import { paths } from '@/shared/routing/paths';

const sources = {
  scripts: ['boot()'],
  styles: ['a{}'],
  connect: ['https://api.example.org'],
  trustedTypes: ['dompurify'],
};
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('content security policy', () => {
  it('allows scripts and styles of our own only, inline by hash, without unsafe-inline', () => {
    const policy = metaPolicy(sources);
    expect(directive(policy, 'default-src')).toBe("default-src 'none'");
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('boot()')}`);
    expect(directive(policy, 'style-src')).toBe(
      `style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${hash('a{}')}`,
    );
    expect(policy).not.toContain('unsafe');
  });

  it('calls the API and nothing else, sends no forms, and holds Trusted Types', () => {
    const policy = metaPolicy(sources);
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.example.org");
    for (const rule of [
      "form-action 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy).toContain(rule);
    }
  });

  it('names the Trusted Types policies in use, and embeds nothing', () => {
    expect(directive(metaPolicy(sources), 'trusted-types')).toBe('trusted-types dompurify');
    const demo = { ...sources, trustedTypes: ['dompurify', 'default'] };
    expect(directive(metaPolicy(demo), 'trusted-types')).toBe('trusted-types dompurify default');
    // Videos open in windows of their own.
    expect(directive(metaPolicy(sources), 'frame-src')).toBe("frame-src 'none'");
  });

  it('reports violations to the error collector when one is configured', () => {
    const reportTo = cspReportUrl('https://key@errors.example.org/42') ?? '';
    expect(reportTo).toBe('https://errors.example.org/api/42/security/?sentry_key=key');
    expect(cspReportUrl('https://key@errors.example.org/sentry/42')).toBe(
      'https://errors.example.org/sentry/api/42/security/?sentry_key=key',
    );
    expect(cspReportUrl(' ')).toBeUndefined();
    expect(cspReportUrl(undefined)).toBeUndefined();
    expect(() => cspReportUrl('https://errors.example.org/42')).toThrow('VITE_SENTRY_DSN');

    const policy = headerPolicy({ ...sources, reportTo });
    expect(directive(policy, 'report-to')).toBe('report-to csp');
    expect(directive(policy, 'report-uri')).toBe(`report-uri ${reportTo}`);
    expect(headerPolicy(sources)).not.toContain('report-');
    // In a document, browsers ignore both directives.
    expect(metaPolicy({ ...sources, reportTo })).not.toContain('report-');

    const reporting = headerRules(policy, ['/'], reportTo);
    expect(headersFor(reporting, '/login')['Reporting-Endpoints']).toBe(`csp="${reportTo}"`);
  });

  it('forbids framing in the header, which browsers honor', () => {
    expect(headerPolicy(sources)).toContain("frame-ancestors 'none'");
    expect(metaPolicy(sources)).not.toContain('frame-ancestors');
  });

  it('finds what is inline, and only that', () => {
    const html = '<style>a{}</style><script type="module" src="/x.js"></script><script>boot()</script>';
    expect(inlineTexts(html, 'script')).toEqual(['boot()']);
    expect(inlineTexts(html, 'style')).toEqual(['a{}']);
  });

  it('takes an origin from an address, none from nothing, and refuses nonsense', () => {
    expect(originOf('https://api.example.org/v1')).toEqual(['https://api.example.org']);
    expect(originOf(' ')).toEqual([]);
    expect(originOf(undefined)).toEqual([]);
    expect(() => originOf('api.example.org')).toThrow(TypeError);
  });
});

describe('headers of the built site', () => {
  const routes = ['/', '/login', '/socialAuth', '/exam/:examId/:item', '/exam/:examId/:item/review'];
  const rules = headerRules("default-src 'none'", routes);

  it('sends the security headers on every path', () => {
    const headers = headersFor(rules, '/anything');
    expect(headers['Content-Security-Policy']).toBe("default-src 'none'");
    expect(headers).not.toHaveProperty('Reporting-Endpoints');
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
    expect(headers['Strict-Transport-Security']).toMatch(/max-age=\d{8}/);
    expect(headers['Referrer-Policy']).toBe('no-referrer');
    expect(headers['Permissions-Policy']).toContain('camera=()');
    expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin');
  });

  it('separates documents from windows that others opened, except the page of Google’s pop-up', () => {
    expect(headersFor(rules, '/login')['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
    expect(headersFor(rules, '/socialAuth')).not.toHaveProperty('Cross-Origin-Opener-Policy');
  });

  it('keeps documents out of caches and hashed files in them for ever', () => {
    expect(headersFor(rules, '/login')['Cache-Control']).toBe('no-store');
    expect(headersFor(rules, '/exam/q1/3/review')['Cache-Control']).toBe('no-store');
    expect(headersFor(rules, '/assets/index-abc.js')['Cache-Control']).toContain('immutable');
    expect(headersFor(rules, '/favicon.png')['Cache-Control']).toBe('public, max-age=86400');
  });

  it('gives no path two values of one header, which hosts would join', () => {
    for (const path of ['/', '/login', '/exam/q1/3', '/assets/a.js', '/favicon.png']) {
      const caching = rules.filter(
        (rule) => 'Cache-Control' in rule.headers && headersFor([rule], path)['Cache-Control'] !== undefined,
      );
      expect(caching).toHaveLength(1);
    }
  });

  it('gives the same headers after they were written to their file and read', () => {
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  });

  it('gives nginx the same headers, in each location', () => {
    const reporting = headerRules("default-src 'none'", routes, 'https://e.example.org/?key=1');
    const locations = formatNginx(reporting, routes).split(/^location /m);
    const exam = locations.find((text) => text.startsWith('^~ /exam/ '));
    for (const [name, value] of Object.entries(headersFor(reporting, '/exam/q1/3'))) {
      expect(exam).toContain(`add_header ${name} "${value.replaceAll('"', '\\"')}" always;`);
    }
    expect(exam).toContain('try_files /index.html =404;');
    const assets = locations.find((text) => text.startsWith('^~ /assets/ '));
    expect(assets).toContain('add_header Cache-Control "public, max-age=31536000, immutable";');
    expect(assets).toContain('try_files $uri =404;');
  });

  it('leaves the addresses that contain tokens out of the log of nginx, and no others', () => {
    const patterns = Object.values(paths).map(({ pattern }) => pattern);
    const locations = formatNginx(headerRules("default-src 'none'", patterns), patterns).split(/^location /m);
    const unlogged = locations.filter((text) => text.includes('access_log off;'));
    expect(unlogged.map((text) => text.slice(0, text.indexOf(' {'))).sort()).toEqual([
      '= /register',
      '= /reset-password',
      '= /socialAuth',
      '^~ /question/view/',
    ]);
  });

  it('sends the document for routes only', () => {
    expect(formatRedirects(routes)).toBe('/login / 200\n/socialAuth / 200\n/exam/* / 200\n');
  });
});
