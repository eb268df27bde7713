import { describe, expect, it } from 'vitest';
import { addComment, getComments } from '@/shared/api/comment';
import { DecodeError } from '@/shared/api/decodeContext';
import { decodeQuestion, getImage, getQuestions } from '@/shared/api/question';
import { wire } from './wire';

describe('question calls', () => {
  it('sends question calls as the contract specifies', () => {
    expect(wire(getQuestions, { questionIds: ['a', 'b'] })).toEqual({
      call: 'POST /bank/question',
      bearer: 'optional',
      body: { question_list: ['a', 'b'] },
    });
    expect(wire(getQuestions, { questionIds: ['a'], token: 't' }).call).toBe('POST /bank/question?token=t');
    expect(wire(getImage, { imageName: 'ecg.png' })).toEqual({
      call: 'GET /bank/image?imageName=ecg.png',
      bearer: 'required',
    });
    expect(wire(getComments, { questionId: 'a' })).toEqual({
      call: 'GET /bank/question/a/comment',
      bearer: 'required',
    });
    expect(wire(addComment, { questionId: 'a', comment: 'Why?' })).toEqual({
      call: 'POST /bank/question/a/comment',
      bearer: 'required',
      body: { comment: 'Why?' },
    });
    expect(wire(addComment, { questionId: 'a', comment: 'So.', parentCommentId: 'c1' }).body).toEqual({
      comment: 'So.',
      parentCommentId: 'c1',
    });
  });
});

describe('Question', () => {
  it('reads a question field by field, whatever else the wire has', () => {
    const question = decodeQuestion({
      id: 12,
      stem: '<p>A man</p>',
      option: { optionList: ['<b>x</b>', { text: 'y' }, 5], correctAnswer: 'B' },
      explanation: 'e',
      videoLinks: ['https://v', ''],
      refLinks: 'https://r',
      categories: { discipline: [{ id: 1, name: 'Anatomy' }] },
      medicalCategories: { topics: ['Asthma'] },
      author: 'tutor@example.org',
      marked: 'Y',
      secret: true,
    });
    expect(question).toEqual({
      questionId: '12',
      stem: '<p>A man</p>',
      option: { optionList: ['<b>x</b>', 'y', '5'], correctAnswer: 'B' },
      explanation: 'e',
      briefExplanation: '',
      additionalExplanation: '',
      videoLinks: ['https://v'],
      refLinks: ['https://r'],
      categories: { discipline: ['Anatomy'], organSystem: [], examType: [] },
      medicalCategories: { topics: ['Asthma'], subtopics: [] },
      authorEmail: 'tutor@example.org',
      marked: true,
    });
  });

  it('prefers questionId to id and authorEmail to author', () => {
    const question = decodeQuestion({ questionId: 'q', id: 1, authorEmail: 'a@x', author: 'b@x' });
    expect(question).toMatchObject({ questionId: 'q', authorEmail: 'a@x' });
  });

  it.each([{}, { option: null }, { option: 'x' }, { option: { optionList: 'x', correctAnswer: 'A' } }])(
    'keeps a question without options (%j), with none and no answer',
    (fields) => {
      expect(decodeQuestion({ id: 1, ...fields }).option).toEqual({ optionList: [], correctAnswer: '' });
    },
  );

  it('keeps the letters of the options that follow one that cannot be read', () => {
    const option = { optionList: ['x', null, 'y', null, ''], correctAnswer: 'y' };
    expect(decodeQuestion({ id: 1, option }).option).toEqual({
      optionList: ['x', '', 'y'],
      correctAnswer: 'C',
    });
  });

  it.each([
    ['a letter', 'B', 'B'],
    ['a letter in lower case', ' c ', 'C'],
    ['the exact text of an option', 'Aspirin', 'A'],
    ['a zero-based index', 2, 'C'],
    ['the index of the first option', 0, 'A'],
    ['an index in a string', '1', 'B'],
    ['a text that is a number, before the index', '20', 'C'],
    ['a letter that no option has', 'E', ''],
    ['an index that no option has', 9, ''],
    ['a negative index', -1, ''],
    ['a broken index', 1.5, ''],
    ['another text', 'aspirin 5 mg', ''],
    ['nothing', undefined, ''],
    ['an object', { letter: 'A' }, ''],
  ])('reads %s as the right letter', (_, correctAnswer, letter) => {
    const option = { optionList: ['Aspirin', 'Heparin', '20'], correctAnswer };
    expect(decodeQuestion({ id: 1, option }).option.correctAnswer).toBe(letter);
  });

  it('drops a question from a list only when it has no id', () => {
    const body = [{ stem: 'no id' }, { id: 1 }, 'x', { questionId: 'q2' }];
    expect(getQuestions.decode(body).map((question) => question.questionId)).toEqual(['1', 'q2']);
    expect(getQuestions.decode({ data: body })).toHaveLength(2);
    expect(getQuestions.decode(null)).toEqual([]);
  });
});

describe('image', () => {
  it.each(['iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo=', ' iVBORw\n0KGgo= '])(
    'reads %j',
    (imgData) => {
      expect(getImage.decode({ imgData })).toEqual({ imgData: 'iVBORw0KGgo=' });
      expect(getImage.decode({ data: { imgData } })).toEqual({ imgData: 'iVBORw0KGgo=' });
    },
  );

  it.each(['', '<svg onload=x>', 'data:image/png;base64,', null, undefined])('rejects %j', (imgData) => {
    expect(() => getImage.decode({ imgData })).toThrow(DecodeError);
  });
});

describe('comments', () => {
  it('reads comments with their replies', () => {
    const reply = { id: 2, userId: 8, comment: 'Because', parentCommentId: 1 };
    const body = [
      { commentId: 1, userId: 7, comment: 'Why?', dateCreated: '2025-03-01', replies: [reply, null] },
    ];
    expect(getComments.decode(body)).toEqual([
      {
        commentId: '1',
        userId: '7',
        comment: 'Why?',
        dateCreated: '2025-03-01T00:00:00.000Z',
        parentCommentId: undefined,
        replies: [
          {
            commentId: '2',
            userId: '8',
            comment: 'Because',
            dateCreated: '',
            parentCommentId: '1',
            replies: [],
          },
        ],
      },
    ]);
  });

  it('reads comments again after a new one, whatever its answer is', () => {
    expect(() => addComment.decode({ comment: 'x' })).not.toThrow();
  });
});
