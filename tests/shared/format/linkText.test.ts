import { expect, it } from 'vitest';
import { linkText } from '@/shared/format/linkText';

it.each([
  ['https://www.example.org/a/b?c=d#e', 'example.org/a/b?c=d#e'],
  ['https://example.org/', 'example.org'],
  ['HTTPS://Example.ORG/A', 'example.org/A'],
  // Cyrillic letters that look like Latin ones.
  ['https://p\u0430yp\u0430l.com/login', 'xn--pypl-53dc.com/login'],
  // The second part looks like a path on the host, but belongs to its name.
  ['https://example.org\uff0elogin.test/x', 'example.org.login.test/x'],
])('reads %s as %s', (link, text) => {
  expect(linkText(link)).toBe(text);
});
