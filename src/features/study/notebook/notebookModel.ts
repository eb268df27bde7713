import type { QuestionNote } from '@/domain/notes/noteRecord';
import { type CsvColumn, toCsv, toTsv } from '@/shared/browser/csv';
import { isoTime } from '@/shared/format/isoTime';
import { compareNaturally } from '@/shared/format/naturalOrder';

/** A tag and the number of notes that have it. */
export interface TagCount {
  /** As spelled in the newest note. */
  readonly tag: string;
  readonly notes: number;
}

const keyOf = (tag: string): string => tag.toLowerCase();

/** Each tag once, regardless of case, in alphabetical order. */
export function tagsOf(notes: readonly QuestionNote[]): readonly TagCount[] {
  const found = new Map<string, TagCount>();
  for (const tag of notes.flatMap(({ tags }) => tags)) {
    const known = found.get(keyOf(tag)) ?? { tag, notes: 0 };
    found.set(keyOf(tag), { ...known, notes: known.notes + 1 });
  }
  return [...found.values()].sort((a, b) => compareNaturally(a.tag, b.tag));
}

/** The notes with a tag, regardless of case; all notes for ''. */
export function withTag(notes: readonly QuestionNote[], tag: string): readonly QuestionNote[] {
  if (tag === '') return notes;
  const key = keyOf(tag);
  return notes.filter(({ tags }) => tags.some((one) => keyOf(one) === key));
}

/** Text that the search looks through: the student's words, tags and topics. */
export const wordsOf = (note: QuestionNote): string =>
  [note.text, ...note.tags, ...topicsOf(note), note.questionId].join(' ');

/** Topics and subtopics of the note's question, without duplicates. */
export const topicsOf = ({ labels }: Pick<QuestionNote, 'labels'>): readonly string[] => [
  ...new Set([...labels.topics, ...labels.subtopics]),
];

/** Milliseconds since 1970; a later time has no date. */
const LAST_TIME = 8.64e15;

/** '' if the time is damaged. */
const updatedOf = ({ updatedAt }: QuestionNote): string =>
  Math.abs(updatedAt) <= LAST_TIME ? isoTime(updatedAt) : '';

const CSV: readonly CsvColumn<QuestionNote>[] = [
  ['Note', ({ text }) => text],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Topics', (note) => topicsOf(note).join(', ')],
  ['Question ID', ({ questionId }) => questionId],
  ['Quiz ID', ({ quizId }) => quizId],
  ['Item', ({ item }) => item],
  ['Updated (UTC)', updatedOf],
];

export const notesCsv = (notes: readonly QuestionNote[]): string => toCsv(CSV, notes);

/** How Anki reads the rows: texts are not HTML, and the third column contains the tags. */
const ANKI_HEADER = [
  '#separator:tab',
  '#html:false',
  '#columns:Front\tBack\tTags',
  '#tags column:3',
  '',
].join('\n');

/** Anki separates tags by spaces. */
const ankiTag = (tag: string): string => tag.replaceAll(/\s+/gu, '_');

/** The notes as Anki notes: the front names topics and question, so that a second import replaces the first. */
export const notesAnki = (notes: readonly QuestionNote[]): string =>
  ANKI_HEADER +
  toTsv(
    notes.map((note) => [
      [topicsOf(note).join(', '), `Question ${note.questionId}`].filter(Boolean).join(' · '),
      note.text,
      note.tags.map(ankiTag).join(' '),
    ]),
  );

/** A student's text or a name from the bank is neither Markdown nor HTML. */
const escapeLine = (line: string): string =>
  line.replaceAll(/[\\`*_<>&[\]#|~]/g, '\\$&').replace(/^(\s*)([-+=])/, '$1\\$2');

const oneLine = (text: string): string => escapeLine(text.replaceAll(/\s+/gu, ' ').trim());

/** The notes for reading: for each one a heading, its tags, and its text as a quotation that keeps its lines. */
export const notesMarkdown = (notes: readonly QuestionNote[]): string =>
  ['# Notes', ...notes.map(toSection)].join('\n\n') + '\n';

function toSection(note: QuestionNote): string {
  const topics = topicsOf(note);
  const name = topics.length === 0 ? 'Question' : oneLine(topics.join(', '));
  const facts = [
    `- Question ID: ${oneLine(note.questionId)}`,
    ...(note.quizId === '' ? [] : [`- Quiz ID: ${oneLine(note.quizId)}, item ${note.item}`]),
    ...(note.tags.length === 0 ? [] : [`- Tags: ${oneLine(note.tags.join(', '))}`]),
    `- Updated: ${updatedOf(note)}`,
  ];
  // Two trailing spaces keep the line from being joined with the next one.
  const lines = note.text.split(/\r\n|\r|\n/).map((line) => `> ${escapeLine(line)}  `);
  return [`## ${name}`, facts.join('\n'), ...(note.text === '' ? [] : [lines.join('\n')])].join('\n\n');
}
