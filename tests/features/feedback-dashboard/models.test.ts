import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorLabels, topicLabels } from '@/domain/feedback/labels';
import {
  nameOf,
  passingAll,
  STUDENT_CSV,
  STUDENT_FILTERS,
  studentMeasures,
  TUTOR_CSV,
  TUTOR_FILTERS,
  tutorMeasures,
} from '@/features/feedback-dashboard/list/feedbackModel';
import { formatMean, groupByQuestion } from '@/features/feedback-dashboard/list/groupModel';
import type { StudentFeedback, TutorFeedback } from '@/shared/api/feedback';
import { toCsv } from '@/shared/browser/csv';

const student = (more: Partial<StudentFeedback> = {}): StudentFeedback => ({
  questionId: 'q1',
  isError: 'N',
  comment: '',
  ...more,
});

const tutor = (more: Partial<TutorFeedback> = {}): TutorFeedback => ({
  questionId: 'q1',
  stem: {},
  explanation: {},
  improvementSuggestions: { stem: '', explanation: '', expandedExplanation: '' },
  ...more,
});

describe('feedback by question', () => {
  it('counts, takes the mean of what was rated, and puts the latest first', () => {
    const groups = groupByQuestion(
      [
        student({ rating: 5, dateCreated: '2026-03-01T00:00:00.000Z' }),
        student({ questionId: 'q2', isError: 'Y' }),
        student({ rating: 2, dateCreated: '2026-03-02T00:00:00.000Z', isError: 'Y' }),
        student(),
      ],
      studentMeasures,
    );
    expect(groups.map(({ questionId }) => questionId)).toEqual(['q1', 'q2']);
    expect(groups[0]).toMatchObject({ errors: 1, meanRating: 3.5, latest: '2026-03-02T00:00:00.000Z' });
    expect(groups[0]?.entries.map(({ rating }) => rating)).toEqual([2, 5, undefined]);
    expect(groups[1]).toMatchObject({ errors: 1, meanRating: undefined, latest: undefined });
  });

  it('loses nothing and keeps every mean between 1 and 5', () => {
    const feedback = fc.record({
      questionId: fc.constantFrom('a', 'b', 'c'),
      rating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(feedback), (all) => {
        const groups = groupByQuestion(all.map(student), studentMeasures);
        expect(groups.reduce((sum, { entries }) => sum + entries.length, 0)).toBe(all.length);
        for (const { meanRating = 3 } of groups) {
          expect(meanRating).toBeGreaterThanOrEqual(1);
          expect(meanRating).toBeLessThanOrEqual(5);
        }
      }),
    );
  });

  it('shows a mean with one decimal, nothing as a dash', () => {
    expect(formatMean(3.456)).toBe('3.5');
    expect(formatMean(undefined)).toBe('–');
  });

  it('gives tutors’ verdicts points: fair 1, good 3, excellent 5', () => {
    const [group] = groupByQuestion(
      [tutor({ stem: { quality: 'EXCELLENT' }, explanation: { quality: 'FAIR' } }), tutor()],
      tutorMeasures,
    );
    expect(group).toMatchObject({ meanRating: 3, errors: 0 });
  });
});

describe('the filters', () => {
  it('lets everything through until something is chosen', () => {
    expect(passingAll(STUDENT_FILTERS, new URLSearchParams())(student())).toBe(true);
    expect(passingAll(TUTOR_FILTERS, new URLSearchParams())(tutor())).toBe(true);
  });

  it.each([
    ['error=Y', student({ isError: 'Y' })],
    ['error=N', student()],
    ['topic=STEM', student({ topic: 'STEM' })],
    ['length=TOO_SHORT', student({ explanationType: 'TOO_SHORT' })],
    ['rating=4', student({ rating: 4 })],
  ])('keeps by %s just what it says of students', (query, kept) => {
    const passes = passingAll(STUDENT_FILTERS, new URLSearchParams(query));
    const other = student({ isError: query === 'error=N' ? 'Y' : 'N', topic: 'EXPLANATION', rating: 1 });
    expect(passes(kept)).toBe(true);
    expect(passes(other)).toBe(false);
  });

  it.each([
    ['error=Y', tutor({ explanation: { errors: 'FACTUAL' } })],
    ['stem=GOOD', tutor({ stem: { quality: 'GOOD' } })],
    ['explanation=GOOD', tutor({ explanation: { quality: 'GOOD' } })],
  ])('keeps by %s just what it says of tutors', (query, kept) => {
    const passes = passingAll(TUTOR_FILTERS, new URLSearchParams(query));
    const other = tutor({ stem: { errors: 'NONE', quality: 'FAIR' } });
    expect(passes(kept)).toBe(true);
    expect(passes(other)).toBe(false);
  });
});

const MOMENT = '2026-03-02T10:00:00.000Z';

describe('the CSV rows', () => {
  it('writes headers and values in this order', () => {
    const suggestions = { stem: 'stem', explanation: 'explanation', expandedExplanation: 'expanded' };
    expect(toCsv(STUDENT_CSV, [student({ dateCreated: MOMENT, explanationType: 'TOO_SHORT' })]))
      .toMatchInlineSnapshot(`
        ""Question","Date (UTC)","Name","Email","Rating","Error","Topic","Explanation length","Difficulty","Comment"
        "q1","2026-03-02T10:00:00.000Z","Unknown","","","No","","Too short","",""
        "
      `);
    expect(
      toCsv(TUTOR_CSV, [
        tutor({
          stem: { difficulty: 'HARD', quality: 'GOOD', errors: 'NONE' },
          explanation: { quality: 'FAIR', errors: 'FACTUAL' },
          improvementSuggestions: suggestions,
        }),
      ]),
    ).toMatchInlineSnapshot(`
      ""Question","Date (UTC)","Name","Email","Stem difficulty","Stem quality","Stem errors","Explanation quality","Explanation errors","Expanded explanation","Suggestion for the stem","Suggestion for the explanation","Suggestion for the expanded explanation"
      "q1","","Unknown","","Hard","Good","None","Fair","Factual","","stem","explanation","expanded"
      "
    `);
  });

  it('says in words what was chosen', () => {
    const feedback = student({
      rating: 4,
      isError: 'Y',
      topic: 'OTHER_GENERAL',
      comment: '=1+1',
      user: { email: 'a@example.org' },
    });
    expect(STUDENT_CSV.map(([, value]) => value(feedback))).toEqual([
      'q1',
      undefined,
      'a@example.org',
      'a@example.org',
      4,
      'Yes',
      'Other/General',
      '',
      '',
      '=1+1',
    ]);
  });
});

describe('the values of feedback', () => {
  it('names values as those who gave the feedback read them', () => {
    expect(nameOf('OTHER_GENERAL')).toBe(topicLabels.OTHER_GENERAL);
    expect(nameOf('GRAMMAR_TOPOLOGICAL')).toBe(errorLabels.GRAMMAR_TOPOLOGICAL);
    expect(nameOf(undefined)).toBe('');
  });
});
