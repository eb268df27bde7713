import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  missingIn,
  NO_TUTOR_ANSWERS,
  studentRules,
  tutorRules,
} from '@/features/question-feedback/form/feedbackRulesModel';
import {
  NO_STUDENT_ANSWERS,
  type StudentAnswers,
  studentDrafts,
} from '@/features/question-feedback/store/feedbackRecord';
import {
  decodeTutorRating,
  DIFFICULTIES,
  ERROR_KINDS,
  EXPLANATION_LENGTHS,
  FEEDBACK_TOPICS,
  QUALITIES,
  RELEVANCES,
  type TutorRating,
} from '@/shared/api/feedback';

const perhaps = <Value>(values: readonly Value[]) => fc.constantFrom(...values, undefined);

const studentAnswers: fc.Arbitrary<StudentAnswers> = fc.record({
  rating: perhaps([1, 2, 3, 4, 5]),
  isError: perhaps<'Y' | 'N'>(['Y', 'N']),
  topic: perhaps(FEEDBACK_TOPICS),
  explanationType: perhaps(EXPLANATION_LENGTHS),
  difficulty: perhaps(DIFFICULTIES),
  comment: fc.string(),
});

const tutorAnswers: fc.Arbitrary<TutorRating> = fc.record({
  stem: fc.record({
    difficulty: perhaps(DIFFICULTIES),
    quality: perhaps(QUALITIES),
    errors: perhaps(ERROR_KINDS),
  }),
  explanation: fc.record({ quality: perhaps(QUALITIES), errors: perhaps(ERROR_KINDS) }),
  expandedExplanation: perhaps(RELEVANCES),
  improvementSuggestions: fc.record({
    stem: fc.string(),
    explanation: fc.string(),
    expandedExplanation: fc.string(),
  }),
});

describe('student feedback', () => {
  it('requires a choice of whether there is an error', () => {
    expect(missingIn(studentRules, NO_STUDENT_ANSWERS)).toEqual(['Is there an error?']);
    expect(missingIn(studentRules, { ...NO_STUDENT_ANSWERS, isError: 'N' })).toEqual([]);
  });

  it('requires a topic when there is an error', () => {
    expect(missingIn(studentRules, { ...NO_STUDENT_ANSWERS, isError: 'Y' })).toEqual(['Topic']);
    expect(missingIn(studentRules, { ...NO_STUDENT_ANSWERS, isError: 'Y', topic: 'STEM' })).toEqual([]);
  });

  it('requires the length when it is about the explanation', () => {
    const about: StudentAnswers = { ...NO_STUDENT_ANSWERS, isError: 'N', topic: 'EXPLANATION' };
    expect(missingIn(studentRules, about)).toEqual(['Explanation length']);
    expect(missingIn(studentRules, { ...about, explanationType: 'JUST_RIGHT' })).toEqual([]);
  });

  it('sends feedback exactly when the three rules are kept, for all answers', () => {
    fc.assert(
      fc.property(studentAnswers, (answers) => {
        const { isError, topic, explanationType } = answers;
        const kept =
          isError !== undefined &&
          (isError === 'N' || topic !== undefined) &&
          (topic !== 'EXPLANATION' || explanationType !== undefined);
        expect(studentRules.isValidSync(answers)).toBe(kept);
      }),
    );
  });

  it('reads a student’s feedback back from the device as it was', () => {
    fc.assert(
      fc.property(studentAnswers, (answers) => {
        const kept: unknown = JSON.parse(JSON.stringify(answers));
        expect(studentDrafts.decode(kept, { userId: 'u1', recordId: 'student-feedback/q1' })).toEqual(
          answers,
        );
      }),
    );
  });

  it('sends the comment without its blank ends', () => {
    const sent = studentRules.validateSync({ ...NO_STUDENT_ANSWERS, isError: 'N', comment: ' Fine. ' });
    expect(sent).toMatchObject({ isError: 'N', comment: 'Fine.' });
  });
});

describe('tutor feedback', () => {
  it('requires three ratings of the stem and two of the explanation', () => {
    expect(missingIn(tutorRules, NO_TUTOR_ANSWERS)).toHaveLength(5);
  });

  it('sends feedback exactly when the five are given, for all answers', () => {
    fc.assert(
      fc.property(tutorAnswers, (answers) => {
        const { stem, explanation } = answers;
        const kept = [
          stem.difficulty,
          stem.quality,
          stem.errors,
          explanation.quality,
          explanation.errors,
        ].every((value) => value !== undefined);
        expect(tutorRules.isValidSync(answers)).toBe(kept);
      }),
    );
  });

  it('reads a tutor’s feedback back from the device as it was', () => {
    fc.assert(
      fc.property(tutorAnswers, (answers) => {
        const kept: unknown = JSON.parse(JSON.stringify(answers));
        expect(decodeTutorRating(kept)).toEqual(answers);
      }),
    );
  });

  it('reads a damaged draft as far as it goes', () => {
    expect(decodeTutorRating({ stem: { quality: 'GOOD', errors: 7 }, explanation: 'x' })).toEqual({
      ...NO_TUTOR_ANSWERS,
      stem: { difficulty: undefined, quality: 'GOOD', errors: undefined },
    });
  });
});
