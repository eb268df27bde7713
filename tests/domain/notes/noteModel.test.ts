import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTags, MAX_TAG_LENGTH, MAX_TAGS, parseTags } from '@/domain/notes/noteModel';
import { notes as noteRecord, type QuestionNote } from '@/domain/notes/noteRecord';

const note: QuestionNote = {
  questionId: 'q1',
  text: 'Wide QRS <img src=x onerror=alert(1)>',
  tags: ['ECG', 'arrhythmia'],
  labels: {
    discipline: ['Medicine'],
    organSystem: ['Cardiovascular'],
    examType: ['Step 1'],
    topics: ['Tachycardia'],
    subtopics: [],
  },
  quizId: 'z1',
  item: 3,
  updatedAt: 1_700_000_000_000,
};

const typed = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constantFrom(' ', 'ECG', 'ecg', '\n')), {
    maxLength: 30,
  })
  .map((parts) => parts.join(','));

describe('tags', () => {
  it('trims tags, and keeps each once in its first spelling', () => {
    expect(parseTags(' ECG,  heart   block ,ecg,, Ecg , \n')).toEqual(['ECG', 'heart block']);
  });

  it('keeps at most 20 tags of at most 50 characters, none of which differ in case only', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const tags = parseTags(text);
        expect(tags.length).toBeLessThanOrEqual(MAX_TAGS);
        for (const tag of tags) {
          expect(Array.from(tag).length).toBeLessThanOrEqual(MAX_TAG_LENGTH);
          expect(tag).toBe(tag.trim());
          expect(tag).not.toMatch(/,|^$/);
        }
        expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
      }),
    );
  });

  it('reads the same tags back from the field', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const tags = parseTags(text);
        expect(parseTags(formatTags(tags))).toEqual(tags);
      }),
    );
  });

  it('cuts no character in two', () => {
    expect(parseTags('🫀'.repeat(60))).toEqual(['🫀'.repeat(50)]);
  });
});

const decodeNote = (value: unknown, recordId: string) => noteRecord.decode(value, { userId: 'u1', recordId });

describe('the record of a note', () => {
  it('gives back what was written, 20,000 characters included', () => {
    expect(decodeNote(noteRecord.encode(note), 'q1')).toEqual(note);
    const long = { ...note, text: 'ä\n'.repeat(10_000) };
    expect(decodeNote(noteRecord.encode(long), 'q1')).toEqual(long);
  });

  it('reads no note that is empty, of another question, of a newer version, or damaged', () => {
    expect(decodeNote(noteRecord.encode({ ...note, text: ' \n', tags: [] }), 'q1')).toBeUndefined();
    expect(decodeNote(noteRecord.encode(note), 'q2')).toBeUndefined();
    expect(decodeNote({ ...note, version: 2 }, 'q1')).toBeUndefined();
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(decodeNote(value, 'q1')).toBeUndefined();
      }),
    );
  });

  it('reads a note as far as it is whole', () => {
    const damaged = { version: 1, questionId: 'q1', text: 'kept', tags: { a: 1 }, labels: [] };
    expect(decodeNote(damaged, 'q1')).toMatchObject({ text: 'kept', tags: [], item: 1, updatedAt: 0 });
  });
});
