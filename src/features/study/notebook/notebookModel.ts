import type { QuestionNote } from '@/domain/notes/noteRecord';
import {
  hasRule,
  latestReason,
  type MissedQuestion,
  type MissedQuestions,
  type MissReason,
  REASON_NAMES,
} from '@/domain/study/miss-reasons/missReasonModel';
import { type CsvColumn, toCsv, toTsv } from '@/shared/browser/csv';
import { isoTime } from '@/shared/format/isoTime';
import { compareNaturally } from '@/shared/format/naturalOrder';

/** What a student has written about a question: a note, a rule, or both. */
export interface NotebookEntry extends QuestionNote {
  /** Drawn from a miss. */
  readonly rule?: string;
  readonly reason?: MissReason | undefined;
}

/** The notes and the rules, one entry for each question. */
export function notebookEntries(
  notes: ReadonlyMap<string, QuestionNote>,
  missed: MissedQuestions,
): readonly NotebookEntry[] {
  const rules = [...missed.values()].filter(
    (question) => hasRule(question) && !notes.has(question.questionId),
  );
  return [
    ...[...notes.values()].map((note) => withMissed(note, missed.get(note.questionId))),
    ...rules.map((question) => {
      const { questionId, labels, entries, ruleAt } = question;
      const { quizId = '', item = 0 } = entries.find((entry) => entry.quizId !== '') ?? {};
      return withMissed(
        { questionId, text: '', tags: [], labels, quizId, item, updatedAt: ruleAt },
        question,
      );
    }),
  ];
}

function withMissed(note: QuestionNote, missed: MissedQuestion | undefined): NotebookEntry {
  if (missed === undefined) return note;
  const { rule, ruleAt } = missed;
  const reason = latestReason(missed);
  return hasRule(missed)
    ? { ...note, rule, reason, updatedAt: Math.max(note.updatedAt, ruleAt) }
    : { ...note, reason };
}

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
export function withTag<Note extends QuestionNote>(notes: readonly Note[], tag: string): readonly Note[] {
  if (tag === '') return notes;
  const key = keyOf(tag);
  return notes.filter(({ tags }) => tags.some((candidate) => keyOf(candidate) === key));
}

/** Text that the search looks through: the student's words, tags and topics. */
export const wordsOf = (note: NotebookEntry): string =>
  [
    note.text,
    ...note.tags,
    ...topicsOf(note),
    note.questionId,
    ...(note.rule === undefined ? [] : [note.rule]),
  ].join(' ');

/** Topics and subtopics of the note's question, without duplicates. */
export const topicsOf = ({ labels }: Pick<QuestionNote, 'labels'>): readonly string[] => [
  ...new Set([...labels.topics, ...labels.subtopics]),
];

/** Milliseconds since 1970; a later time has no date. */
const LAST_TIME = 8.64e15;

/** '' if the time is damaged. */
const updatedOf = ({ updatedAt }: QuestionNote): string =>
  Math.abs(updatedAt) <= LAST_TIME ? isoTime(updatedAt) : '';

/** '' without one. */
const reasonOf = ({ reason }: NotebookEntry): string => (reason === undefined ? '' : REASON_NAMES[reason]);

const CSV: readonly CsvColumn<NotebookEntry>[] = [
  ['Note', ({ text }) => text],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Topics', (note) => topicsOf(note).join(', ')],
  ['Question ID', ({ questionId }) => questionId],
  ['Quiz ID', ({ quizId }) => quizId],
  ['Item', ({ item }) => item],
  ['Updated (UTC)', updatedOf],
  ['Reason', reasonOf],
  ['Rule', ({ rule }) => rule],
];

export const notesCsv = (notes: readonly NotebookEntry[]): string => toCsv(CSV, notes);

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
export const notesAnki = (notes: readonly NotebookEntry[]): string =>
  ANKI_HEADER +
  toTsv(
    notes.map((note) => [
      [topicsOf(note).join(', '), `Question ${note.questionId}`].filter(Boolean).join(' · '),
      [note.text, note.rule ?? ''].filter(Boolean).join('\n\n'),
      note.tags.map(ankiTag).join(' '),
    ]),
  );

/** A student's text or a name from the bank is neither Markdown nor HTML. */
const escapeLine = (line: string): string =>
  line.replaceAll(/[\\`*_<>&[\]#|~]/g, '\\$&').replace(/^(\s*)([-+=])/, '$1\\$2');

const oneLine = (text: string): string => escapeLine(text.replaceAll(/\s+/gu, ' ').trim());

/** The notes for reading: for each one a heading, its tags, and its text as a quotation that keeps its lines. */
export const notesMarkdown = (notes: readonly NotebookEntry[]): string =>
  ['# Notes', ...notes.map(toSection)].join('\n\n') + '\n';

function toSection(note: NotebookEntry): string {
  const topics = topicsOf(note);
  const name = topics.length === 0 ? 'Question' : oneLine(topics.join(', '));
  const facts = [
    `- Question ID: ${oneLine(note.questionId)}`,
    ...(note.quizId === '' ? [] : [`- Quiz ID: ${oneLine(note.quizId)}, item ${note.item}`]),
    ...(note.tags.length === 0 ? [] : [`- Tags: ${oneLine(note.tags.join(', '))}`]),
    ...(note.reason === undefined ? [] : [`- Reason: ${reasonOf(note)}`]),
    ...(note.rule === undefined ? [] : [`- Rule: ${oneLine(note.rule)}`]),
    `- Updated: ${updatedOf(note)}`,
  ];
  // Two trailing spaces keep the line from being joined with the next one.
  const lines = note.text.split(/\r\n|\r|\n/).map((line) => `> ${escapeLine(line)}  `);
  return [`## ${name}`, facts.join('\n'), ...(note.text === '' ? [] : [lines.join('\n')])].join('\n\n');
}
