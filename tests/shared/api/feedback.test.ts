import { describe, expect, it } from 'vitest';
import * as calls from '@/shared/api/feedbackCalls';
import { wire } from './wire';

const student = {
  questionId: 'a',
  blockId: 'b1',
  rating: 4,
  isError: 'Y',
  topic: 'EXPLANATION',
  explanationType: 'TOO_SHORT',
  difficulty: 'HARD',
  comment: 'More',
} as const;

const tutor = {
  questionId: 'a',
  blockId: 'b1',
  stem: { difficulty: 'EASY', quality: 'GOOD', errors: 'NONE' },
  explanation: { quality: 'FAIR', errors: 'FACTUAL' },
  expandedExplanation: 'RELEVANT',
  improvementSuggestions: { stem: 's', explanation: 'e', expandedExplanation: 'x' },
} as const;

describe('feedback calls', () => {
  it('sends feedback with exactly the fields of the contract', () => {
    expect(wire(calls.sendStudentFeedback, student)).toEqual({
      call: 'POST /question/feedback/student',
      bearer: 'required',
      body: student,
    });
    expect(wire(calls.sendTutorFeedback, tutor)).toEqual({
      call: 'POST /question/feedback/tutor',
      bearer: 'required',
      body: tutor,
    });
    expect(wire(calls.sendSiteFeedback, { section: 'Exam', feedback: 'Nice' })).toEqual({
      call: 'POST /user/feedback',
      bearer: 'required',
      body: { section: 'Exam', feedback: 'Nice' },
    });
  });

  it('leaves out what was not chosen', () => {
    const draft = { questionId: 'a', isError: 'N', comment: '' } as const;
    expect(wire(calls.sendStudentFeedback, draft).body).toEqual(draft);
  });

  it.each([
    ['GET /question/feedback/student/a', wire(calls.getStudentFeedback, { questionId: 'a' })],
    ['GET /question/feedback/tutor/a', wire(calls.getTutorFeedback, { questionId: 'a' })],
    ['GET /question/feedback/student/all', wire(calls.getAllStudentFeedback, undefined)],
    ['GET /question/feedback/tutor/all', wire(calls.getAllTutorFeedback, undefined)],
  ])('asks %s', (call, sent) => {
    expect(sent).toEqual({ call, bearer: 'required' });
  });
});

describe('student feedback', () => {
  it('reads who gave a student’s feedback, as an object or an e-mail', () => {
    const rows = [
      { ...student, questionId: 5, user: { id: 1, name: 'Ada', email: 'a@x' } },
      { ...student, user: 'a@x' },
    ];
    const [first, second] = calls.getAllStudentFeedback.decode(rows);
    expect(first).toEqual({
      ...student,
      questionId: '5',
      user: { id: '1', displayName: 'Ada', email: 'a@x' },
      dateCreated: undefined,
    });
    expect(second?.user).toEqual({ email: 'a@x' });
  });

  it('reads what is unknown as not given and drops the row without a question', () => {
    const rows = [
      { questionId: 'a', isError: true, rating: 0, topic: 'X', difficulty: null },
      { questionId: 'b', rating: '9' },
      { comment: 'about nothing' },
    ];
    const [first, second, ...rest] = calls.getStudentFeedback.decode({ data: rows });
    expect(first).toMatchObject({ isError: 'Y', rating: undefined, topic: undefined, comment: '' });
    expect(second).toMatchObject({ isError: 'N', rating: 5 });
    expect(rest).toEqual([]);
  });
});

describe('tutor feedback', () => {
  it('reads a tutor’s feedback with its parts', () => {
    const rows = [{ ...tutor, user: { displayName: 'T' }, dateCreated: '2025-03-01T10:00:00' }];
    expect(calls.getTutorFeedback.decode(rows)).toEqual([
      {
        ...tutor,
        user: { id: undefined, displayName: 'T', email: undefined },
        dateCreated: '2025-03-01T10:00:00.000Z',
      },
    ]);
  });

  it('reads missing parts as not given', () => {
    expect(calls.getAllTutorFeedback.decode([{ questionId: 'a', stem: 'x' }, {}])).toEqual([
      {
        questionId: 'a',
        stem: {},
        explanation: {},
        improvementSuggestions: { stem: '', explanation: '', expandedExplanation: '' },
      },
    ]);
  });
});
