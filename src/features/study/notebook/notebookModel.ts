import type { QuestionNote } from '@/domain/notes/noteRecord';
import { topicsOf } from './notebookExport';

/** A tag and the number of notes that have it. */
export interface TagCount {
  /** As spelled in the newest note. */
  readonly tag: string;
  readonly notes: number;
}

const keyOf = (tag: string): string => tag.toLowerCase();

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Each tag once, regardless of case, in alphabetical order. */
export function tagsOf(notes: readonly QuestionNote[]): readonly TagCount[] {
  const found = new Map<string, TagCount>();
  for (const tag of notes.flatMap(({ tags }) => tags)) {
    const known = found.get(keyOf(tag)) ?? { tag, notes: 0 };
    found.set(keyOf(tag), { ...known, notes: known.notes + 1 });
  }
  return [...found.values()].sort((a, b) => collator.compare(a.tag, b.tag));
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
