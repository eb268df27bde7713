// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { loadImage } from '@/domain/figures/calls';
import { usePrefetchNextImages } from '@/features/exam/images/useImages';
import { anAttempt } from '../attempt/attempts';
import { openedExam, renderInExam } from '../openedExam';

function Prefetch() {
  usePrefetchNextImages();
  return null;
}

it('prefetches the images of the next item that a filter of the review shows', () => {
  const quizItems = ['q1', 'q2', 'q3'].map((questionId, index) => ({
    questionId,
    questionNo: index + 1,
    imageList: [`${questionId}.png`],
    marked: false,
  }));
  const store = openedExam({ mode: 'review', quizItems, attempt: anAttempt(3), shown: [0, 2] });
  const dispatch = vi.spyOn(store, 'dispatch');
  renderInExam(<Prefetch />, store);
  const { type, payload } = loadImage.actions.request({ imageName: 'q3.png', owner: undefined });
  expect(dispatch.mock.calls).toMatchObject([[{ type, payload }]]);
});
