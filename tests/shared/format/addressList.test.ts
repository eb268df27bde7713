import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddresses } from '@/shared/format/addressList';
import { isEmailAddress } from '@/shared/format/emailAddress';
import { processorTime } from '../../processorTime';

/** Without what is known of the lines of a list before it. */
function readAlone(text: string) {
  parseAddresses('');
  return parseAddresses(text);
}

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
  ])('splits a pasted list: %s', (_, text) => {
    expect(parseAddresses(text)).toEqual({ emails: ['a@x.org', 'b@x.org'], duplicates: [], invalid: [] });
  });

  it('takes both notations of an international domain for one address', () => {
    expect(parseAddresses('jane@münchen.de, JANE@xn--mnchen-3ya.de, joe@пример.рф')).toEqual({
      emails: ['jane@münchen.de', 'joe@пример.рф'],
      duplicates: ['jane@münchen.de'],
      invalid: [],
    });
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
    expect(emailsOf('=cmd@x.org|x __proto__ constructor@x.org')).toEqual(['constructor@x.org']);
  });

  it.each([
    ['a name with a comma', 'Ozoux, Pierre <a@x.org>; Joe Foo, PhD, MD <b@x.org>'],
    ['names in lower case', 'ann lee <a@x.org>, bo <b@x.org>'],
    ['names in another alphabet', 'Анна Ли <a@x.org>, 李 波 <b@x.org>'],
    ['round brackets', 'Ann Lee (a@x.org), Bo(b@x.org)'],
    ['square and curly brackets', '[a@x.org] {b@x.org}'],
    ['full-width brackets', 'Ann＜a@x.org＞、Bo（b@x.org）'],
    ['corner brackets', '【a@x.org】「b@x.org」'],
    ['nested brackets', '((a@x.org)) <<b@x.org>>'],
    ['blanks in brackets', 'Ann ( a@x.org ), Bo < b@x.org >'],
    ['a group', 'Second year: Ann <a@x.org>, b@x.org;'],
    ['an empty group', 'undisclosed-recipients:; a@x.org, b@x.org'],
    ['heads of a mail', 'From: Ann Lee <a@x.org>\r\nTo: Bo <b@x.org>'],
    ['links with a query', 'mailto:a@x.org?subject=Hello,%20all&cc=c@x.org, mailto:b@x.org?body=x'],
    ['links with codes', 'mailto:a%40x.org mailto:%62@x.org'],
    ['a link in brackets', 'Ann [mailto:a@x.org] Bo <mailto:b@x.org>'],
    ['an address with its link', 'a@x.org<mailto:a@x.org>; b@x.org <mailto:b@x.org>'],
    ['Markdown links', '[a@x.org](mailto:a@x.org) and [b@x.org](mailto:b@x.org)'],
    [
      'a link whose text is a name',
      '<a href="mailto:a@x.org?subject=b">Ann Lee</a>, <A class=x HREF=mailto:b@x.org>bo</A>',
    ],
    ['XML', '<person><email>a@x.org</email></person><email type="work">b@x.org</email>'],
    ['links of a chat', '<mailto:a@x.org|a@x.org> <mailto:b@x.org|Bo>'],
    ['people of a directory', 'a@x.org;#12;#Bo;#i:0#.f|membership|b@x.org'],
    ['a table of Markdown', '| Ann | a@x.org |\n| Bo | b@x.org |'],
    ['HTML', '<p>Ann <a href="mailto:a@x.org">a@x.org</a><br>Bo &lt;b@x.org&gt;</p>'],
    ['bullets', '• a@x.org\n•b@x.org'],
    ['bullets of a symbol font', '\uF0B7a@x.org\n\uF0A7\tb@x.org'],
    ['hyphens and asterisks', '- a@x.org\n* b@x.org'],
    ['numbers', '1. Ann Lee a@x.org\n2. Bo b@x.org'],
    ['numbers in brackets', '(1) a@x.org\n2)b@x.org'],
    ['numbers in sequence without a blank', '1.a@x.org\n2.b@x.org'],
    ['a quoted mail', '> a@x.org\n>> b@x.org'],
    ['labels', 'E-mail:a@x.org\nEmail address: b@x.org'],
    ['full-width labels', '邮箱：a@x.org\n电子邮件： b@x.org'],
    ['entities', 'a@x.org&nbsp;&#60;b&#64;x.org&gt;'],
    ['full-width separators and signs', 'a＠x．org，b@x.org；'],
    ['Arabic separators', 'a@x.org، b@x.org؛'],
    ['invisible signs at the edges', '\u202Aa@x.org\u202C \u00ADb@x.org\u200E'],
    ['invisible signs in brackets', '<\u200Ba@x.org\u2060>, <b@x.org\uFE0F>'],
    ['a copied sheet', 'Last\tFirst\tE-mail\tstatus\r\nlee\tann\ta@x.org\tactive\r\nbo\t\tb@x.org\tleft'],
    ['an export with commas', 'email,name,status\na@x.org,Ann Lee,subscribed\nb@x.org,bo,none'],
    ['an export in quotes', '"Lee, Ann","a@x.org","subscribed"\n"Bo","b@x.org","none"'],
    ['an export with semicolons', 'lee;ann;a@x.org\nfoo;bo;b@x.org'],
    ['names above addresses', 'Ann Lee\na@x.org\nFoo, Bo\nb@x.org'],
    ['names behind addresses', 'a@x.org – Ann Lee\nb@x.org Bo van der Foo'],
    ['lines of a word processor', 'a@x.org\vb@x.org\u2028'],
    ['several kinds of quotation marks', '„a@x.org“ ‘b@x.org’'],
    ['single angle quotation marks', '‹a@x.org›, ⟨b@x.org⟩'],
    ['letters as numbers', 'a) Jane Doe, MD, a@x.org\n(b) Roe, DO – b@x.org'],
    ['labels with a remark', 'Email (required):a@x.org\n邮箱（必填）：b@x.org'],
    ['separators of half width and small ones', 'Ann <a@x.org>､b@x.org﹔'],
  ])('finds the addresses alone: %s', (_, text) => {
    expect(parseAddresses(text)).toEqual({ emails: ['a@x.org', 'b@x.org'], duplicates: [], invalid: [] });
  });

  it.each([
    ['an invisible sign inside', 'jane.long\u00ADname@x.org', 'jane.long[U+00AD]name@x.org'],
    ['a byte order mark inside', 'ja\uFEFFne@x.org', 'ja[U+FEFF]ne@x.org'],
    ['a zero-width space inside', 'ja\u200Bne@x.org', 'ja[U+200B]ne@x.org'],
    ['an invisible sign instead of a separator', 'a@x.org\u200Bb@x.org', 'a@x.org[U+200B]b@x.org'],
    ['a bracket that is never closed', 'Jane Doe <jane@x.or', '<jane@x.or'],
    ['a bracket that is never opened', 'ne@x.org>', 'ne@x.org>'],
    ['a bracket inside', 'jane@x.co(m)', 'jane@x.co'],
    ['a bracket within the name', 'ja[n]ne@x.org', 'ne@x.org'],
    ['a foreign sign at the end', 'jane@x.org*', 'jane@x.org*'],
    ['a footnote', 'jane@x.org¹', 'jane@x.org¹'],
    ['a number that may belong to it', 'b@x.org\n1.kim@x.org', '1.kim@x.org'],
    ['a line that ends inside', 'jane.long-\nname@x.org', 'jane.long-↵name@x.org'],
    ['letters of two alphabets', 'j\u0430ne@x.org', 'j\u0430ne@x.org'],
    ['a label without its colon', '邮箱jane@x.org', '邮箱jane@x.org'],
    ['two addresses run together', 'jane@x.org/joe@x.org', 'jane@x.org/joe@x.org'],
    ['an address of a page', 'https://user@x.org', 'https://user@x.org'],
    ['a missing sign', 'jane.example.org', 'jane.example.org'],
    ['an assignment', 'Email=jane@x.org', 'Email=jane@x.org'],
    ['a field of a link', 'mailto:?to=jane@x.org', '?to=jane@x.org'],
    ['a mark in front', '#jane@x.org', '#jane@x.org'],
    ['a bar between', 'jane@x.org|joe@x.org', 'jane@x.org|joe@x.org'],
    ['a bar inside', 'jane|doe@x.org', 'jane|doe@x.org'],
    ['dots in a row', 'jane..doe@x.org', 'jane..doe@x.org'],
    ['a hyphen at the end of the domain', 'jane@x-.org', 'jane@x-.org'],
    ['a name run into it', 'jane@x.orgJoe', 'jane@x.orgJoe'],
    ['a number as the last part', 'jane@x.org2', 'jane@x.org2'],
  ])('never sends to another person, and names what was written: %s', (_, text, named) => {
    const { emails, invalid } = parseAddresses(`${text}\nb@x.org`);
    expect(emails).toEqual(['b@x.org']);
    expect(invalid).toEqual([named]);
  });

  it.each(['nobody', 'not-an-address', 'jane at x.org'])('names a wrong entry between others: %s', (text) => {
    for (const list of [`a@x.org, ${text}, b@x.org`, `a@x.org\n${text}\nb@x.org`, `a@x.org; ${text}`]) {
      expect(parseAddresses(list).invalid).toEqual([text]);
    }
  });

  it.each(['müller@münchen.de', 'jane@пример.рф', 'почта@пример.рф', 'josé@x.org', 'jane@xn--mnchen-3ya.de'])(
    'takes an address of another script: %s',
    (email) => {
      expect(emailsOf(email)).toEqual([email]);
    },
  );

  const address = fc
    .tuple(
      fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9]{0,9}([.+_-][a-zA-Z0-9]{1,9}){0,2}$/),
      fc.stringMatching(/^[a-z0-9]{1,12}\.[a-z]{2,5}$/),
    )
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
        expect(emails.every((email) => isEmailAddress(email))).toBe(true);
        expect(new Set(emails.map((email) => email.normalize('NFC').toLowerCase())).size).toBe(emails.length);
        expect(duplicates.every((email) => emails.includes(email))).toBe(true);
        expect(new Set(invalid).size).toBe(invalid.length);
      }),
    );
  });

  const name = fc.stringMatching(/^[A-Z][a-z]{1,9}(, [A-Z][a-z]{1,9}){0,2}$/);
  const notation = fc.constantFrom(
    (email: string, person: string) => `${person} <${email}>`,
    (email: string, person: string) => `"${person}" <${email}>`,
    (email: string, person: string) => `${person} (${email})`,
    (email: string, person: string) => `${person} <mailto:${email}?subject=x,y@z.org>`,
    (email: string) => `E-mail: ${email}`,
    (email: string) => `• [${email}]`,
    (email: string) => `&lt;${email}&gt;`,
    (email: string) => `\u202A${email}\u202C`,
    (email: string) => email.replace('@', '＠'),
  );

  it('finds the same addresses in every notation, and no part of a name', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(address, { selector: (email) => email.toLowerCase() }),
        notation,
        name,
        (list, write, person) => {
          for (const separator of ['\n', ';\r\n', ',\n']) {
            const { emails, invalid } = parseAddresses(
              list.map((email) => write(email, person)).join(separator),
            );
            expect(emails).toEqual(list);
            expect(invalid).toEqual([]);
          }
        },
      ),
    );
  });

  it('names an address with a sign inside that cannot be one, and never sends to its rest', () => {
    const inside = fc.constantFrom(
      '\u200B',
      '\u00AD',
      '\uFEFF',
      '\u202E',
      '\u3164',
      '"',
      '“',
      '(',
      ')',
      '[',
      '>',
      '•',
      '–',
      '’',
    );
    fc.assert(
      fc.property(address, inside, fc.nat(), (email, sign, at) => {
        const place = 1 + (at % (email.length - 1));
        const { emails, invalid } = parseAddresses(`${email.slice(0, place)}${sign}${email.slice(place)}`);
        expect(emails).toEqual([]);
        expect(invalid).toHaveLength(1);
      }),
    );
  });

  it.each([
    [
      'addresses',
      (count: number) => Array.from({ length: count }, (_, at) => `Doe, Jane <s${at}@x.edu>`).join('\n'),
    ],
    ['quotation marks', (count: number) => '"'.repeat(10 * count)],
    [
      'quotation marks of a pair',
      (count: number) => `${'“'.repeat(10 * count)}a@x.org${'”'.repeat(10 * count)}`,
    ],
    ['brackets', (count: number) => '([{<'.repeat(5 * count)],
    ['closed brackets', (count: number) => `${'('.repeat(10 * count)}a@x.org${')'.repeat(10 * count)}`],
    ['invisible signs', (count: number) => `x${'\u200B'.repeat(10 * count)}x`],
    ['blanks', (count: number) => `x${' '.repeat(10 * count)}x`],
    ['colons', (count: number) => 'a:'.repeat(10 * count)],
    ['queries', (count: number) => '@?a=,'.repeat(10 * count)],
    ['tags', (count: number) => '<a <p <br '.repeat(5 * count)],
    [
      'addresses without separators',
      (count: number) => Array.from({ length: count }, (_, at) => `<s${at}@x.edu>`).join(' '),
    ],
    ['cells', (count: number) => 'word, '.repeat(10 * count)],
    ['lines cut in an address', (count: number) => 'jane-\n'.repeat(10 * count)],
    ['words', (count: number) => 'word '.repeat(10 * count)],
  ])('reads 2,000 lines, and twenty thousand and more of the same, at once: %s', (_, textOf) => {
    const text = textOf(2_000);
    expect(processorTime(() => readAlone(text))).toBeLessThan(3_000);
  });

  it('reads a list after another one as it reads it alone', () => {
    const line = fc.constantFrom(
      'a@x.org',
      '1. b@x.org',
      '• b@x.org',
      'Doe, Jane <c@x.org>',
      'x',
      'Name,Mail',
      'd-',
    );
    const list = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(list, list, (before, text) => {
        const alone = readAlone(text);
        parseAddresses(before);
        expect(parseAddresses(text)).toEqual(alone);
      }),
    );
  });
});
