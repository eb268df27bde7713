import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type NotebookEntry,
  notesAnki,
  notesCsv,
  notesMarkdown,
} from '@/features/study/notebook/notebookModel';

const NONE = { discipline: [], organSystem: [], examType: [], topics: [], subtopics: [] };

const aNote = (change: Partial<NotebookEntry> = {}): NotebookEntry => ({
  questionId: 'q1',
  text: 'Draw the pathway',
  tags: ['weak spot'],
  labels: { ...NONE, topics: ['Heart failure'], subtopics: ['Acute heart failure'] },
  quizId: 'z1',
  item: 3,
  updatedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
  ...change,
});

/** Texts with formulas, quotes, separators, line ends, markup and anything else. */
const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '"',
        "'",
        ',',
        '\t',
        '\n',
        '\r\n',
        '\r',
        '#',
        '<b>',
        '\\',
        'é',
        'a',
      ),
      {
        maxLength: 12,
      },
    )
    .map((parts) => parts.join('')),
);
const notes = fc.array(
  fc
    .record({
      questionId: fc.uuid(),
      text: texts,
      tags: fc.array(texts, { maxLength: 3 }),
      topics: fc.array(texts, { maxLength: 2 }),
      item: fc.integer({ min: 1, max: 400 }),
      updatedAt: fc.nat({ max: 4_000_000_000_000 }),
      missed: fc.constantFrom(
        {},
        { reason: 'misread' as const },
        { rule: '=1+1 <b>', reason: 'misread' as const },
      ),
    })
    .map(({ topics, missed, ...made }) => aNote({ ...made, ...missed, labels: { ...NONE, topics } })),
  { maxLength: 5 },
);

/** Parses quoted cells, as a spreadsheet and Anki do. */
function parse(text: string, separator: string, lineEnd: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === separator) {
      row.push(cell);
      cell = '';
    } else if (!isQuoted && text.startsWith(lineEnd, at)) {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += lineEnd.length - 1;
    } else cell += letter;
  }
  return rows;
}

const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/u;
/** Apostrophes make texts inert: `tests/shared/browser/csv.test.ts` says where. */
const bare = (text: string): string => text.replaceAll("'", '');
const topicsOf = ({ labels }: NotebookEntry): string => [...new Set(labels.topics)].join(', ');

describe('notes as CSV', () => {
  it('writes words, tags, topics and ids of notes, and nothing else', () => {
    expect(notesCsv([aNote()])).toBe(
      '"Note","Tags","Topics","Question ID","Quiz ID","Item","Updated (UTC)","Reason","Rule"\r\n' +
        '"Draw the pathway","weak spot","Heart failure, Acute heart failure","q1","z1",3,"2026-01-02T03:04:05.000Z","",""\r\n',
    );
  });

  it('reads CSV back as it was written, and no cell is a formula', () => {
    fc.assert(
      fc.property(notes, (made) => {
        const [, ...rows] = parse(notesCsv(made), ',', '\r\n');
        expect(rows.map((row) => row.map(bare))).toEqual(
          made.map((note) => [
            bare(note.text),
            bare(note.tags.join(', ')),
            bare(topicsOf(note)),
            note.questionId,
            'z1',
            String(note.item),
            new Date(note.updatedAt).toISOString(),
            note.reason === undefined ? '' : 'Misread',
            bare(note.rule ?? ''),
          ]),
        );
        expect(rows.flat().some((cell) => FORMULA.test(cell))).toBe(false);
      }),
    );
  });

  it('writes no time when it is damaged', () => {
    expect(notesCsv([aNote({ updatedAt: 1e300 })])).toContain('"z1",3,"","",""\r\n');
  });
});

describe('the export of a rule', () => {
  const rule = aNote({ text: '', tags: [], rule: 'Protein is nephrotic', reason: 'mixed' });

  it('writes reason and rule as columns of CSV and facts of Markdown', () => {
    expect(notesCsv([rule])).toContain('"Mixed up","Protein is nephrotic"\r\n');
    expect(notesMarkdown([rule])).toContain('- Reason: Mixed up\n- Rule: Protein is nephrotic\n');
  });

  it('makes a card with topic and question ID, and the rule on its back', () => {
    expect(notesAnki([rule])).toContain(
      '"Heart failure, Acute heart failure · Question q1"\t"Protein is nephrotic"\t""\n',
    );
    expect(notesAnki([aNote({ rule: 'Protein is nephrotic' })])).toContain(
      '"Draw the pathway\n\nProtein is nephrotic"',
    );
  });
});

describe('notes for Anki', () => {
  const HEADER = '#separator:tab\n#html:false\n#columns:Front\tBack\tTags\n#tags column:3\n';

  it('writes plain texts with one tag a word', () => {
    expect(notesAnki([aNote()])).toBe(
      `${HEADER}"Heart failure, Acute heart failure · Question q1"\t"Draw the pathway"\t"weak_spot"\n`,
    );
  });

  it.each(['- ACE inhibitors\n- ARBs', '+ve Murphy sign', '=> see ECG', '@night', '\tindented'])(
    'begins a card as the student has begun the note: %j',
    (text) => {
      const [row] = parse(notesAnki([aNote({ text })]).slice(HEADER.length), '\t', '\n');
      expect(row?.[1]).toBe(text);
    },
  );

  it('brings every text to Anki unchanged, whatever it holds', () => {
    fc.assert(
      fc.property(notes, (made) => {
        const text = notesAnki(made);
        expect(text.startsWith(HEADER)).toBe(true);
        const rows = parse(text.slice(HEADER.length), '\t', '\n');
        expect(rows).toEqual(
          made.map((note) => [
            [topicsOf(note), `Question ${note.questionId}`].filter(Boolean).join(' · '),
            [note.text, note.rule ?? ''].filter(Boolean).join('\n\n'),
            note.tags.map((tag) => tag.replaceAll(/\s+/gu, '_')).join(' '),
          ]),
        );
      }),
    );
  });
});

describe('notes as Markdown', () => {
  it('writes a section for each note', () => {
    expect(notesMarkdown([aNote({ text: 'First\n- second' })])).toBe(
      [
        '# Notes',
        '',
        '## Heart failure, Acute heart failure',
        '',
        '- Question ID: q1',
        '- Quiz ID: z1, item 3',
        '- Tags: weak spot',
        '- Updated: 2026-01-02T03:04:05.000Z',
        '',
        '> First  ',
        '> \\- second  ',
        '',
      ].join('\n'),
    );
  });

  it('gives every text back, and nothing in one is markup or HTML', () => {
    fc.assert(
      fc.property(notes, (made) => {
        const text = notesMarkdown(made);
        expect(text).not.toMatch(/(?<!\\)(?:\\\\)*</);
        const sections = text.split('\n').reduce<string[][]>((found, line) => {
          if (line.startsWith('## ')) found.push([]);
          if (line.startsWith('> ')) found.at(-1)?.push(line.slice(2, -2));
          return found;
        }, []);
        const read = sections.map((lines) => lines.join('\n').replaceAll(/\\([\\`*_<>&[\]#|~\-+=])/g, '$1'));
        expect(read).toEqual(made.map((note) => note.text.replaceAll(/\r\n|\r/g, '\n')));
      }),
    );
  });
});
