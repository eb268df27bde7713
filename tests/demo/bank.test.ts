import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '@/build/checkBank';
import { BANK } from '@/demo/bank';
import schema from '@/demo/bank/question.schema.json' with { type: 'json' };
import { keyOf, toQuestion } from '@/demo/bank/toQuestion';
import type { BankQuestion } from '@/demo/bank/types';
import { loadFigure } from '@/demo/figures/figureImages';
import { EXAM_TYPES } from '@/shared/api/category';
import { letterOf } from '@/shared/format/letters';

const ALLOWED_TAGS: readonly string[] = [
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'sub',
  'sup',
  'br',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'caption',
];

const wordsOf = (html: string): number =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

/** The ids of the questions that break a rule, so that a failure names them. */
const breaking = (rule: (question: BankQuestion) => boolean): string[] =>
  BANK.filter((question) => !rule(question)).map(({ id }) => id);

const htmlOf = ({ stem, expanded, options }: BankQuestion): string[] => [
  stem,
  expanded,
  ...options.flatMap(({ text, why }) => [text, why]),
];

/** All tags are allowed ones without attributes, and are closed; no other < begins a tag. */
function isCleanHtml(html: string): boolean {
  const open: string[] = [];
  for (const [, closing, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>/gi)) {
    if (!ALLOWED_TAGS.includes(name) || rest.replace('/', '').trim() !== '') return false;
    if (name === 'br') continue;
    if (closing === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  const text = html.replaceAll(/<\/?[a-z][a-z0-9]*\s*\/?>/gi, '').replaceAll(/&(?:[a-z]+|#\d+);/gi, '');
  return open.length === 0 && !/<[a-z/!]/i.test(text);
}

const counts = (names: readonly string[]): Map<string, number> => {
  const result = new Map<string, number>();
  for (const name of names) result.set(name, (result.get(name) ?? 0) + 1);
  return result;
};

const NUMBERED_PAGES: readonly RegExp[] = [
  /^https:\/\/doi\.org\/10\.\d{4,5}\/[\w.()/-]+$/,
  /^https:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/\d{7,8}\/$/,
  /^https:\/\/www\.ncbi\.nlm\.nih\.gov\/books\/NBK\d+\/$/,
  /^https:\/\/www\.uspreventiveservicestaskforce\.org\/uspstf\/recommendation\/[a-z-]+$/,
  /^https:\/\/openstax\.org\/details\/books\/[a-z0-9-]+$/,
];

/** Bodies whose pages keep their addresses. */
const BODIES: ReadonlySet<string> = new Set([
  'clinicalinfo.hiv.gov',
  'code-medical-ethics.ama-assn.org',
  'ginasthma.org',
  'goldcopd.org',
  'kdigo.org',
  'medlineplus.gov',
  'radiopaedia.org',
  'training.cochrane.org',
  'www.acog.org',
  'www.auanet.org',
  'www.cdc.gov',
  'www.equator-network.org',
  'www.facs.org',
  'www.healthquality.va.gov',
  'www.hematology.org',
  'www.hhs.gov',
  'www.idsociety.org',
  'www.mhaus.org',
  'www.monash.edu',
  'www.who.int',
]);

function isStablePage(address: string): boolean {
  const { hostname, pathname, search } = new URL(address);
  if (search !== '' || pathname === '/') return false;
  return BODIES.has(hostname) || NUMBERED_PAGES.some((page) => page.test(address));
}

const FILES = 'src/demo/bank/questions';
const { discipline, organSystem, examType } = schema.definitions;

describe('the files of the bank', () => {
  const read = (name: string): unknown => JSON.parse(readFileSync(`${FILES}/${name}`, 'utf8'));
  const files = readdirSync(FILES);

  it.each(files)('reads a file of the bank by the schema: %s', (name) => {
    expect(problemsOf(read(name))).toEqual([]);
  });

  it('gives the bank the questions of every file, with ids named after the file', () => {
    expect([...new Set(BANK.map(({ id }) => `${id.split('-')[0]}.json`))].toSorted()).toEqual(
      files.toSorted(),
    );
  });

  it('refuses a file against the schema, and names what is wrong', () => {
    const file = { $schema: '../question.schema.json', questions: [{ id: 'Skin 1', options: [] }, 7] };
    expect(problemsOf(file)).toEqual(
      expect.arrayContaining([
        "Skin 1: /questions/0 must have required property 'stem'",
        'Skin 1: /questions/0/id must match pattern "^[a-z]+-[0-9]{2}$"',
        'Skin 1: /questions/0/options must NOT have fewer than 4 items',
        '/questions/1 must be object',
      ]),
    );
  });
});

describe('each question of the bank', () => {
  it('gives each question of the bank an id of its own', () => {
    expect(new Set(BANK.map(({ id }) => id)).size).toBe(BANK.length);
  });

  it('gives each question of the bank different options and exactly one key', () => {
    expect(breaking(({ options }) => options.filter(({ correct }) => correct).length === 1)).toEqual([]);
    expect(
      breaking(({ options }) => new Set(options.map(({ text }) => text)).size === options.length),
    ).toEqual([]);
  });

  it('gives questions for the MCAT four options, as that exam does', () => {
    expect(breaking(({ examTypes, options }) => !examTypes.includes('MCAT') || options.length === 4)).toEqual(
      [],
    );
  });

  it('explains every option in a sentence of its own', () => {
    const isSentence = (why: string) => wordsOf(why) >= 8 && /[.!?]$/.test(why.trim());
    expect(breaking(({ options }) => options.every(({ why }) => isSentence(why)))).toEqual([]);
    expect(breaking(({ options }) => new Set(options.map(({ why }) => why)).size === options.length)).toEqual(
      [],
    );
  });

  it('asks a question at the end of its stem, in a paragraph of its own', () => {
    const isOneQuestion = (html: string): boolean =>
      /^[^.?!]+\?<\/p>$/.test(html.replaceAll(/<\/?(?:sub|sup|em)>/g, ''));
    expect(
      breaking(({ stem }) => wordsOf(stem) >= 15 && isOneQuestion(stem.split('<p>').at(-1) ?? '')),
    ).toEqual([]);
  });

  it('writes lactate, C-reactive protein and urine protein in the units of the lab panel', () => {
    const otherUnit = /lactate[^.;]{0,30}\d mmol\/L|(?:CRP|reactive protein)[^.;]{0,20}\d mg\/L|\d g\/g\b/i;
    expect(breaking(({ stem }) => !otherUnit.test(stem.replaceAll(/<[^>]+>/g, ' ')))).toEqual([]);
  });

  it('gives each question an objective of one or two sentences and 80 to 180 words on it', () => {
    expect(breaking(({ objective }) => wordsOf(objective) >= 8 && wordsOf(objective) <= 60)).toEqual([]);
    expect(breaking(({ expanded }) => wordsOf(expanded) >= 75 && wordsOf(expanded) <= 190)).toEqual([]);
  });

  it('uses only the allowed tags, well nested and without attributes', () => {
    expect(breaking((question) => htmlOf(question).every(isCleanHtml))).toEqual([]);
  });

  it('refers to pages that stay: by number, by DOI, or of a public body, never to a search', () => {
    expect(breaking(({ references }) => references.every(isStablePage))).toEqual([]);
    expect(BANK.filter(({ references }) => references.length > 0).length).toBeGreaterThanOrEqual(280);
  });

  it('names the year of a guideline or publication in every question on management', () => {
    const asksForAct =
      /most appropriate (?:next step|treatment|management|initial|further|definitive|immediate|drug)/;
    const onManagement = BANK.filter(({ stem }) => asksForAct.test(stem.split('<p>').at(-1) ?? ''));
    const undated = onManagement.filter(({ expanded }) => !/\b(?:19|20)\d\d\b/.test(expanded));
    expect(onManagement.length).toBeGreaterThan(100);
    expect(undated.map(({ id }) => id)).toEqual([]);
  });

  it('shows only figures that can be loaded', async () => {
    const names = [...new Set(BANK.flatMap(({ figures = [] }) => figures))];
    const loaded = await Promise.all(names.map(async (name) => [name, await loadFigure(name)] as const));
    expect(loaded.filter(([, image]) => image === undefined || image.imgData === '')).toEqual([]);
    expect(loaded.filter(([, image]) => wordsOf(image?.altText ?? '') < 12)).toEqual([]);
  });
});

describe('the bank as a whole', () => {
  it('contains at least ten questions with videos', () => {
    expect(BANK.filter(({ videos = [] }) => videos.length > 0).length).toBeGreaterThanOrEqual(10);
  });

  it('contains at least 400 questions, 55 of them with figures', () => {
    expect(BANK.length).toBeGreaterThanOrEqual(400);
    expect(BANK.filter(({ figures = [] }) => figures.length > 0).length).toBeGreaterThanOrEqual(55);
  });

  it('shares topics among questions: at most one in twelve has a topic of its own', () => {
    const topics = counts(BANK.flatMap((question) => question.topics));
    expect(topics.size).toBeLessThanOrEqual(90);
    expect([...topics.values()].filter((count) => count === 1).length).toBeLessThanOrEqual(topics.size / 12);
  });

  it('makes the longest option the key little more often than chance does', () => {
    const longest = BANK.filter((question) => {
      const lengths = question.options.map(({ text }) => text.length).toSorted((one, other) => other - one);
      const key = question.options.find(({ correct }) => correct);
      return key?.text.length === lengths[0] && lengths[0] !== lengths[1];
    });
    expect(longest.length / BANK.length).toBeLessThan(0.28);
  });

  it('asks no question twice', () => {
    expect(new Set(BANK.map(({ stem }) => stem)).size).toBe(BANK.length);
    expect(new Set(BANK.map(({ objective }) => objective)).size).toBe(BANK.length);
  });

  it('covers every discipline and every organ system with at least five questions', () => {
    const disciplines = counts(BANK.flatMap((question) => question.disciplines));
    const organSystems = counts(BANK.flatMap((question) => question.organSystems));
    expect(discipline.enum.filter((name) => (disciplines.get(name) ?? 0) < 5)).toEqual([]);
    expect(organSystem.enum.filter((name) => (organSystems.get(name) ?? 0) < 5)).toEqual([]);
  });

  it('covers all exam types of the contract', () => {
    expect(new Set(examType.enum)).toEqual(new Set(EXAM_TYPES));
    expect(new Set(BANK.flatMap(({ examTypes }) => examTypes))).toEqual(new Set(EXAM_TYPES));
  });

  it('spreads its keys over the letters', () => {
    const keys = counts(BANK.map(keyOf));
    for (const letter of ['A', 'B', 'C', 'D']) {
      const share = (keys.get(letter) ?? 0) / BANK.length;
      expect(share, letter).toBeGreaterThan(0.1);
      expect(share, letter).toBeLessThan(0.4);
    }
  });

  it.each([4, 5])('prefers no letter among the keys of questions with %d options', (count) => {
    const keys = BANK.filter(({ options }) => options.length === count).map(keyOf);
    const shares = Array.from(
      { length: count },
      (_none, index) => keys.filter((key) => key === letterOf(index)).length / keys.length,
    );
    expect(Math.min(...shares)).toBeGreaterThan(0.6 / count);
    expect(Math.max(...shares)).toBeLessThan(1.4 / count);
  });
});

describe('a bank question on the wire', () => {
  it('explains the key first, then every other option by its letter', () => {
    for (const question of BANK) {
      const { explanation, option } = toQuestion(question, false);
      expect(explanation.startsWith(`<p><strong>${option.correctAnswer}. `), question.id).toBe(true);
      for (const { why } of question.options) expect(explanation).toContain(why);
      expect(isCleanHtml(explanation), question.id).toBe(true);
    }
  });
});
