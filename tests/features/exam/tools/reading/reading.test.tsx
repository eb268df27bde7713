// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '@/demo/testing';
import { SMALL_BANK } from '../../../../demo/quizzes';
import { renderApp } from '../../../../renderApp';
import { anExamQuiz } from '../../examQuiz';

let backend: TestBackend;
let quizId: string;
let spoken: string[] = [];
let current: SpeechSynthesisUtterance | undefined;
let voices: { name: string }[] = [];
const synthesis = Object.assign(new EventTarget(), {
  getVoices: () => voices,
  speak: (utterance: SpeechSynthesisUtterance) => {
    spoken.push(utterance.text);
    current = utterance;
  },
  cancel: () => {
    current = undefined;
  },
});
/** Ends the current utterance. */
const endUtterance = (): void => {
  current?.onend?.call(current, new Event('end') as SpeechSynthesisEvent);
};

/** jsdom has no layout: nothing is resized, and the stem has ten lines of 24 px. */
class Observer {
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(async () => {
  spoken = [];
  current = undefined;
  voices = [{ name: 'A voice' }];
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      onend = null;
      onerror = null;
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('ResizeObserver', Observer);
  const boxes = Array.from({ length: 10 }, (_, line) => new DOMRect(0, 24 * line + 4, 500, 16));
  Object.assign(Range.prototype, { getClientRects: () => boxes });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
  quizId = await anExamQuiz(backend);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  Reflect.deleteProperty(Range.prototype, 'getClientRects');
});

async function enterExam() {
  const app = await renderApp({ at: `/exam/${quizId}/1`, as: 'student', backend });
  await screen.findByRole('radiogroup', { name: 'Answer options' });
  return app;
}

async function openTools(user: Awaited<ReturnType<typeof enterExam>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Tools' }));
  return within(await screen.findByRole('dialog', { name: 'Tools' }));
}

describe('reading aloud', () => {
  it('speaks the stem and the options one by one, says what is struck out, and never the key', async () => {
    const { user } = await enterExam();
    await user.keyboard('{Shift>}b{/Shift}');
    const tools = await openTools(user);
    await user.click(tools.getByRole('button', { name: 'Read aloud' }));
    expect(await tools.findByRole('button', { name: 'Stop reading' })).toBeVisible();
    await waitFor(() => expect(current).toBeDefined());
    for (let count = 0; count < 20 && current !== undefined; count += 1) {
      const before = current;
      endUtterance();
      if (current === before) break;
    }
    expect(await tools.findByRole('button', { name: 'Read aloud' })).toBeVisible();
    expect(spoken.filter((text) => /^[A-J]\. /.test(text))).toEqual(
      expect.arrayContaining(['A. First', 'B. Second, struck out']),
    );
    expect(spoken.join(' ')).not.toMatch(/explanation|correct/i);
  });

  it('stops reading aloud by its key, by the next item, and when the page is hidden', async () => {
    const { user } = await enterExam();
    const isSpeaking = () => waitFor(() => expect(current).toBeDefined());
    await user.keyboard('r');
    await isSpeaking();
    await user.keyboard('r');
    await waitFor(() => expect(current).toBeUndefined());
    await user.keyboard('r');
    await isSpeaking();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(current).toBeUndefined());
    await user.keyboard('r');
    await isSpeaking();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(current).toBeUndefined());
  });

  it('offers reading aloud only when the browser has a voice, which may come late', async () => {
    voices = [];
    const { user } = await enterExam();
    await user.keyboard('r');
    const tools = await openTools(user);
    expect(tools.queryByRole('button', { name: 'Read aloud' })).not.toBeInTheDocument();
    voices = [{ name: 'A voice' }];
    synthesis.dispatchEvent(new Event('voiceschanged'));
    expect(await tools.findByRole('button', { name: 'Read aloud' })).toBeVisible();
    expect(spoken).toEqual([]);
  });
});

describe('the line reader', () => {
  it('moves the line reader’s band by its arrow keys, while the other keys still work', async () => {
    const { user } = await enterExam();
    await user.keyboard('u');
    const band = await screen.findByRole('slider', { name: 'Lines to read' });
    await waitFor(() => expect(band).toHaveFocus());
    expect(band).toHaveAttribute('aria-valuetext', 'Lines 1 to 3 of 10');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(band).toHaveAttribute('aria-valuetext', 'Lines 4 to 6 of 10');
    await user.keyboard('{End}');
    expect(band).toHaveAttribute('aria-valuetext', 'Lines 8 to 10 of 10');
    expect(screen.getByRole('heading', { name: 'Item 1 of 3' })).toBeVisible();
    await user.keyboard('a');
    expect(screen.getByRole('radio', { name: 'A. First' })).toBeChecked();
    await user.keyboard('n');
    expect(screen.getByRole('heading', { name: 'Item 2 of 3' })).toBeVisible();
    expect(screen.getByRole('slider', { name: 'Lines to read' })).toHaveAttribute(
      'aria-valuetext',
      'Lines 1 to 3 of 10',
    );
    await user.keyboard('u');
    expect(screen.queryByRole('slider', { name: 'Lines to read' })).not.toBeInTheDocument();
  });

  it('moves the band with the pointer and the wheel, and switches it in the tools', async () => {
    const { user } = await enterExam();
    const tools = await openTools(user);
    await user.click(tools.getByRole('switch', { name: 'Line reader' }));
    await user.keyboard('{Escape}');
    const band = await screen.findByRole('slider', { name: 'Lines to read' });
    const stem = screen.getByRole('region', { name: 'Question' });
    fireEvent.pointerMove(stem, { clientY: 24 * 5 + 8 });
    await waitFor(() => expect(band).toHaveAttribute('aria-valuetext', 'Lines 5 to 7 of 10'));
    fireEvent.wheel(stem, { deltaY: 100 });
    await waitFor(() => expect(band).toHaveAttribute('aria-valuetext', 'Lines 6 to 8 of 10'));
    fireEvent.pointerMove(stem, { clientY: 400 });
    await waitFor(() => expect(band).toHaveAttribute('aria-valuetext', 'Lines 8 to 10 of 10'));
    // At the end, the wheel scrolls the page.
    expect(fireEvent.wheel(stem, { deltaY: 100 })).toBe(true);
    expect(fireEvent.wheel(stem, { deltaY: -100 })).toBe(false);
  });
});
