// @vitest-environment jsdom
// isolated: whether the browser can observe intersections is read when the module is loaded.
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { itemEntered } from '@/features/exam/store/examSlice';
import { anAttempt } from '../attempt/attempts';
import { openedExam, renderInExam } from '../openedExam';

/** Reports whether the end of the stem is in view, as the browser does. */
let report: ((isInView: boolean) => void) | undefined;

class Observer {
  constructor(callback: (entries: readonly { isIntersecting: boolean }[], observer: Observer) => void) {
    report = (isIntersecting) => act(() => callback([{ isIntersecting }], this));
  }
  readonly observe = () => undefined;
  readonly disconnect = () => {
    report = undefined;
  };
}

it('says that there is more below until the end of a stem was in view, once for each item', async () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  const { MoreBelow } = await import('@/features/exam/question/MoreBelow');
  const store = openedExam({ attempt: anAttempt(2) });
  const goTo = (index: number) => act(() => void store.dispatch(itemEntered({ index, now: 1 })));
  const button = () => screen.queryByRole('button', { name: 'More below' });
  renderInExam(<MoreBelow end={{ current: document.body }} />, store);
  expect(button()).not.toBeInTheDocument();
  report?.(false);
  expect(button()).toBeVisible();
  report?.(true);
  expect(button()).not.toBeInTheDocument();
  goTo(1);
  report?.(false);
  expect(button()).toBeVisible();
  goTo(0);
  expect(report).toBeUndefined();
  expect(button()).not.toBeInTheDocument();
  goTo(1);
  report?.(false);
  expect(button()).toBeVisible();
  vi.unstubAllGlobals();
});
