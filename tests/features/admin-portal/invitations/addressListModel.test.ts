import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddresses } from '@/features/admin-portal/invitations/many/addressListModel';
import { EMAIL_PATTERN } from '@/shared/format/emailAddress';

const emailsOf = (text: string) => parseAddresses(text).emails;

describe('a pasted list of addresses', () => {
  it.each([
    ['one a line', 'a@x.org\nb@x.org'],
    ['Windows line ends', 'a@x.org\r\nb@x.org\r\n'],
    ['commas', 'a@x.org,b@x.org'],
    ['semicolons, as Outlook writes them', 'a@x.org; b@x.org;'],
    ['blanks and tabs', '  a@x.org \t b@x.org  '],
    ['no-break and zero-width blanks', 'a@x.org\u00A0\u200Bb@x.org\uFEFF'],
    ['several separators', ',;a@x.org,\n\n;, b@x.org,,'],
    ['names before addresses', 'Ann Lee <a@x.org>, "Bo, Jr." <b@x.org>'],
    ['names and no separators', 'Ann Lee <a@x.org> Bo <b@x.org>'],
    ['the address as its own name', 'a@x.org <a@x.org>, b@x.org <b@x.org>'],
    ['another address in the place of a name', 'a@x.org <b@x.org>'],
    ['quoted cells', '"a@x.org","b@x.org"'],
    ['quoted in several ways', `'a@x.org' “b@x.org”`],
    ['links', 'mailto:a@x.org MAILTO:b@x.org'],
  ])('is split: %s', (_, text) => {
    expect(parseAddresses(text)).toEqual({ emails: ['a@x.org', 'b@x.org'], duplicates: [], invalid: [] });
  });

  it.each(['', '   ', ',;\n', '<>', '""'])('takes %j for a list without an address', (text) => {
    expect(parseAddresses(text).emails).toEqual([]);
  });

  it('names duplicates once, whatever their case, and keeps the first spelling', () => {
    expect(parseAddresses('Ann@X.org ann@x.ORG, ANN@X.ORG b@x.org')).toEqual({
      emails: ['Ann@X.org', 'b@x.org'],
      duplicates: ['Ann@X.org'],
      invalid: [],
    });
  });

  it.each(['nobody', 'a@b', 'a@@x.org', '@x.org', 'a@x.org.', 'a@.org', `${'a'.repeat(250)}@x.org`])(
    'names what is no address: %s',
    (text) => {
      expect(parseAddresses(`b@x.org ${text} ${text}`)).toEqual({
        emails: ['b@x.org'],
        duplicates: [],
        invalid: [text],
      });
    },
  );

  it.each([
    '"quoted"@clinic.org',
    'stray"@clinic.org',
    '"stray@clinic.org',
    "'stray@clinic.org",
    'stray@clinic.org”',
  ])('names an address with a stray quotation mark as it is written: %s', (text) => {
    expect(parseAddresses(`b@x.org, ${text}`)).toEqual({
      emails: ['b@x.org'],
      duplicates: [],
      invalid: [text],
    });
  });

  it('takes an apostrophe inside an address', () => {
    expect(emailsOf("o'brien@x.org")).toEqual(["o'brien@x.org"]);
  });

  it('keeps hostile texts as texts', () => {
    expect(emailsOf('=cmd|x@x.org __proto__ constructor@x.org')).toEqual([
      '=cmd|x@x.org',
      'constructor@x.org',
    ]);
  });

  const address = fc
    .tuple(fc.stringMatching(/^[a-zA-Z0-9.+-]{1,20}$/), fc.stringMatching(/^[a-z0-9]{1,12}\.[a-z]{2,5}$/))
    .map(([local, domain]) => `${local}@${domain}`);
  const separator = fc.stringMatching(/^[ \t\r\n]*[\n,; ][ \t\r\n]*$/);

  it('finds every address once, in its order, whatever separates them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(address, separator), { maxLength: 60 }), (list) => {
        const text = list.map(([email, after]) => email + after).join('');
        const known = new Map<string, string>();
        for (const [email] of list) {
          if (!known.has(email.toLowerCase())) known.set(email.toLowerCase(), email);
        }
        const { emails, duplicates, invalid } = parseAddresses(text);
        expect(emails).toEqual([...known.values()]);
        expect(invalid).toEqual([]);
        const counts = list.map(([email]) => email.toLowerCase());
        const repeated = [...known].filter(([key]) => counts.filter((one) => one === key).length > 1);
        expect(new Set(duplicates)).toEqual(new Set(repeated.map(([, email]) => email)));
      }),
    );
  });

  it('never throws, and sends to nothing but addresses, each once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const { emails, duplicates, invalid } = parseAddresses(text);
        expect(emails.every((email) => EMAIL_PATTERN.test(email))).toBe(true);
        expect(new Set(emails.map((email) => email.normalize('NFC').toLowerCase())).size).toBe(emails.length);
        expect(duplicates.every((email) => emails.includes(email))).toBe(true);
        expect(new Set(invalid).size).toBe(invalid.length);
      }),
    );
  });

  it('takes 500 addresses, and 200 kB of nonsense, at once', () => {
    const many = Array.from({ length: 500 }, (_, index) => `student${index}@example.edu`);
    expect(emailsOf(many.join(', '))).toEqual(many);
    const began = performance.now();
    parseAddresses('"<'.repeat(50_000) + 'x '.repeat(50_000) + '<"'.repeat(50_000));
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
