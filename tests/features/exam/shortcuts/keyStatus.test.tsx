// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DayBlock } from '@/domain/exam-day/days';
import { ExamShortcuts } from '@/features/exam/shortcuts/ExamShortcuts';
import { anAttempt } from '../attempt/attempts';
import { openedExam, renderInExam } from '../openedExam';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function renderShortcuts(dayBlock?: DayBlock) {
  const attempt = { ...anAttempt(1), timeLeftMs: 65_000 };
  const store = openedExam({ attempt, ...(dayBlock && { dayBlock }) });
  const none = () => undefined;
  renderInExam(<ExamShortcuts isHelpOpen={false} onHelp={none} onComment={none} />, store);
}

it('shows what a key has to say to those who see, too, for four seconds', () => {
  renderShortcuts();
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  act(() => void fireEvent.keyDown(document.body, { key: 't' }));
  expect(screen.getByText('1 minute 5 seconds left')).toBeVisible();
  act(() => void vi.advanceTimersByTime(4_100));
  expect(status).toBeEmptyDOMElement();
});

it('says that an exam has no lab values when their key is pressed', () => {
  renderShortcuts({ block: 1, blocks: 4, hasReference: false, secondsGiven: 90, secondsAfter: 0 });
  act(() => void fireEvent.keyDown(document.body, { key: 'v' }));
  expect(screen.getByText('This exam has no lab values and no calculator')).toBeVisible();
});
