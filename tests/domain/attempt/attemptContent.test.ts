// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { BANK } from '@/demo/bank';
import { toQuestion } from '@/demo/bank/toQuestion';
import { attemptContent } from '@/domain/attempt/attemptContent';
import type { AttemptContent } from '@/domain/attempt/contentRecord';
import { decodeQuestions } from '@/shared/api/question';
import { decodeQuizDetails } from '@/shared/api/quiz';
import { rawStore } from '../../rawStore';

const questions = decodeQuestions(BANK.map((question) => toQuestion(question, false)));

const contentOf = (quizId: string): AttemptContent => ({
  quiz: decodeQuizDetails({
    id: quizId,
    quizStatus: 'IN_PROGRESS',
    questions: questions.map(({ questionId }) => ({ questionId, imageList: ['ecg.png'] })),
  }),
  questions,
});

const OWNER = { userId: 'u1', quizId: 'quiz-1' };
const IMAGE = { imgData: 'iVBORw0KGgo=' };

describe('the content of an attempt on the device', () => {
  beforeEach(() => attemptContent.clear());

  it('reads the content as it was written, the whole bank included', async () => {
    await attemptContent.write('u1', contentOf('quiz-1'));
    await attemptContent.writeImage(OWNER, 'ecg.png', IMAGE);
    expect(await attemptContent.read(OWNER)).toEqual(contentOf('quiz-1'));
    expect(await attemptContent.readImage(OWNER, 'ecg.png')).toEqual(IMAGE);
  });

  it('reads the content of an attempt that has a field named data', async () => {
    await rawStore('attemptTexts').write('u1', 'quiz-1', { ...contentOf('quiz-1'), data: {} });
    expect(await attemptContent.read(OWNER)).toEqual(contentOf('quiz-1'));
  });

  it('keeps images of its own quiz alone', async () => {
    await attemptContent.write('u1', contentOf('quiz-1'));
    await attemptContent.writeImage(OWNER, 'ecg.png', IMAGE);
    expect(await attemptContent.readImage(OWNER, 'ecg.png')).toEqual(IMAGE);
    expect(await attemptContent.readImage({ ...OWNER, quizId: 'quiz-2' }, 'ecg.png')).toBeUndefined();
  });

  it('finds no content of another user', async () => {
    await attemptContent.write('u1', contentOf('quiz-1'));
    await attemptContent.writeImage(OWNER, 'ecg.png', IMAGE);
    const other = { userId: 'u2', quizId: 'quiz-1' };
    expect(await attemptContent.read(other)).toBeUndefined();
    expect(await attemptContent.readImage(other, 'ecg.png')).toBeUndefined();
  });

  it('replaces the content by the next attempt’s, and keeps it when the same one is opened again', async () => {
    await attemptContent.write('u1', contentOf('quiz-1'));
    await attemptContent.writeImage(OWNER, 'ecg.png', IMAGE);
    await attemptContent.write('u1', contentOf('quiz-1'));
    expect(await attemptContent.readImage(OWNER, 'ecg.png')).toEqual(IMAGE);
    await attemptContent.write('u1', contentOf('quiz-2'));
    expect(await attemptContent.read(OWNER)).toBeUndefined();
    expect(await attemptContent.readImage(OWNER, 'ecg.png')).toBeUndefined();
  });

  it('removes the content with the submission of its quiz, not with that of another', async () => {
    await attemptContent.write('u1', contentOf('quiz-1'));
    await attemptContent.remove({ userId: 'u1', quizId: 'quiz-2' });
    expect(await attemptContent.read(OWNER)).toBeDefined();
    await attemptContent.remove(OWNER);
    expect(await attemptContent.read(OWNER)).toBeUndefined();
  });

  it('keeps content removed when the session ends in the middle of a write', async () => {
    const writing = attemptContent.write('u1', contentOf('quiz-1'));
    await attemptContent.clear();
    await writing;
    expect(await attemptContent.read(OWNER)).toBeUndefined();
  });

  it('takes no image that arrives after its removal', async () => {
    await attemptContent.write('u1', contentOf('quiz-1'));
    await attemptContent.clear();
    await attemptContent.writeImage(OWNER, 'ecg.png', IMAGE);
    expect(await attemptContent.readImage(OWNER, 'ecg.png')).toBeUndefined();
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'text'],
    ['no fields', {}],
    ['no quiz', { quiz: {}, questions }],
    ['no questions', { quiz: contentOf('quiz-1').quiz }],
  ])('takes a record with %s for none', async (_, value) => {
    await rawStore('attemptTexts').write('u1', 'quiz-1', value);
    expect(await attemptContent.read(OWNER)).toBeUndefined();
  });
});
