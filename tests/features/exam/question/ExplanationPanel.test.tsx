// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExamMode } from '@/features/exam/attempt/modesModel';
import { checksum } from '@/features/exam/highlights/highlightModel';
import { highlightsLoaded } from '@/features/exam/highlights/highlightsSlice';
import { ExplanationPanel } from '@/features/exam/question/ExplanationPanel';
import type { Question } from '@/shared/api/question';
import { openedExam, renderInExam } from '../openedExam';

const question: Question = {
  questionId: 'q1',
  stem: 'Stem.',
  option: { optionList: ['First', 'Second'], correctAnswer: 'A' },
  explanation: '<p>The first option is right.</p>',
  briefExplanation: '',
  additionalExplanation: '',
  videoLinks: [],
  refLinks: [],
  categories: { discipline: [], organSystem: [], examType: [] },
  medicalCategories: { topics: [], subtopics: [] },
  marked: false,
};

describe('highlights in the explanation', () => {
  it.each<[ExamMode, string[]]>([
    ['review', ['first option']],
    ['tutor', []],
  ])('shows highlights of the explanation in mode %s: %j', (mode, shown) => {
    const store = openedExam({ mode, questions: [question] });
    const highlight = { start: 4, end: 16, check: checksum('first option'), colour: 'green' } as const;
    store.dispatch(highlightsLoaded({ q1: { stem: [], explanation: [highlight], struckLetters: [] } }));
    const { container } = renderInExam(<ExplanationPanel />, store);
    expect(container).toHaveTextContent('The first option is right.');
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(shown);
  });
});

describe('the panel', () => {
  const open = () =>
    renderInExam(<ExplanationPanel />, openedExam({ mode: 'review', questions: [question] }));
  const panel = () => screen.queryByRole('tabpanel');
  const separator = () => screen.getByRole('separator', { name: 'Panel width' });
  const width = () => Number(separator().getAttribute('aria-valuenow'));

  beforeEach(() => localStorage.clear());

  it('hides and shows the panel by one button, and keeps that on this device', async () => {
    const user = userEvent.setup();
    const { unmount } = open();
    expect(panel()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide panel' }));
    expect(panel()).toBeNull();
    expect(screen.queryByRole('separator')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show panel' })).toHaveFocus();

    unmount();
    open();
    expect(panel()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show panel' }));
    expect(panel()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hide panel' })).toHaveFocus();
  });

  it('sets the panel’s width by arrow keys within its bounds, without moving to another item', async () => {
    const user = userEvent.setup();
    const { unmount } = open();
    const moved = vi.fn();
    document.addEventListener('keydown', moved);
    act(() => separator().focus());
    const before = width();
    await user.keyboard('{ArrowLeft}');
    expect(width()).toBeGreaterThan(before);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(width()).toBeLessThan(before);
    await user.keyboard('{Home}');
    expect(width()).toBe(Number(separator().getAttribute('aria-valuemin')));
    await user.keyboard('{End}{ArrowLeft}');
    expect(width()).toBe(Number(separator().getAttribute('aria-valuemax')));
    expect(moved).not.toHaveBeenCalled();
    document.removeEventListener('keydown', moved);

    unmount();
    open();
    expect(width()).toBe(Number(separator().getAttribute('aria-valuemax')));
  });

  it('sets the panel’s width by the pointer', async () => {
    const { container } = open();
    vi.spyOn(container, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 600));
    separator().setPointerCapture = () => undefined;
    // jsdom has no PointerEvent.
    const point = (type: string, clientX: number) =>
      fireEvent(separator(), new MouseEvent(type, { bubbles: true, clientX }));
    point('pointerdown', 580);
    point('pointermove', 500);
    await waitFor(() => expect(width()).toBe(50));
    point('pointerup', 500);
    point('pointermove', 600);
    expect(width()).toBe(50);
    expect(localStorage.getItem('examPanelWidth')).toBe('50');
  });
});
