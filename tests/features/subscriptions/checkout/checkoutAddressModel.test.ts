import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutAddress } from '@/features/subscriptions/checkout/checkoutAddressModel';

const anyHost = { hosts: [], allowsLocalhost: false };
const listed = { hosts: ['checkout.example.com', 'pay.example.com:8443'], allowsLocalhost: false };
const development = { hosts: ['checkout.example.com'], allowsLocalhost: true };

describe('an address of a checkout', () => {
  it.each([
    ['https://checkout.example.com/pay/1?x=2#y', listed],
    ['https://CHECKOUT.example.com:443/', listed],
    ['https://pay.example.com:8443/', listed],
    ['https://anything.example.org/', anyHost],
    ['http://localhost:5173/demo-checkout/b1', development],
    ['http://localhost:8787/demo-checkout/b1', { hosts: ['localhost'], allowsLocalhost: false }],
    ['http://127.0.0.1:4173/demo-checkout/b1', development],
    ['https://[::1]:4173/', development],
  ])('takes an address as the browser reads it: %s', (text, rules) => {
    expect(checkoutAddress(text, rules)).toBe(new URL(text).href);
  });

  it.each([
    ['another host than those of the list', 'https://evil.example/', listed],
    ['a host that only begins like one of the list', 'https://checkout.example.com.evil.example/', listed],
    ['a host that only ends like one of the list', 'https://xcheckout.example.com/', listed],
    ['a subdomain of a host of the list', 'https://a.checkout.example.com/', listed],
    ['another port', 'https://checkout.example.com:444/', listed],
    ['a trailing dot', 'https://checkout.example.com./', listed],
    ['user info', 'https://checkout.example.com@evil.example/', anyHost],
    ['a password', 'https://a:b@checkout.example.com/', anyHost],
    ['user info before backslashes', String.raw`https:\\checkout.example.com@evil.example`, anyHost],
    ['no encryption', 'http://checkout.example.com/', anyHost],
    ['a script', 'javascript:alert(1)', anyHost],
    ['a script behind white space', ' \n java\tscript:alert(1)', anyHost],
    ['a document of its own', 'data:text/html,<script>alert(1)</script>', anyHost],
    ['a blob', 'blob:https://checkout.example.com/1', anyHost],
    ['a file', 'file:///etc/passwd', anyHost],
    ['a password without a name', 'https://:secret@checkout.example.com/', anyHost],
    ['an address of ours', '/payment/success/b1', anyHost],
    ['a host without a scheme', '//checkout.example.com/', anyHost],
    ['a script at localhost', 'javascript://localhost/%0aalert(1)', development],
    ['a scheme that only ends like that of the web, at localhost', 'shttp://localhost/', development],
    ['localhost in production', 'http://localhost:5173/', anyHost],
    ['localhost in production, encrypted', 'https://localhost/', anyHost],
    ['a name that begins with localhost', 'http://localhost.evil.example/', development],
    ['nothing', '', anyHost],
  ])('refuses an address with %s', (_what, text, rules) => {
    expect(checkoutAddress(text, rules)).toBeUndefined();
  });

  it('opens a checkout at https, without user info, whatever was sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withFragments: true }), fc.string()), (text) => {
        const address = checkoutAddress(text, anyHost);
        if (address === undefined) return;
        const url = new URL(address);
        expect([url.protocol, url.username, url.password]).toEqual(['https:', '', '']);
      }),
    );
  });
});
