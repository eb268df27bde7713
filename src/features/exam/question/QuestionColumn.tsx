import { useLayoutEffect, useRef } from 'react';
import { AnswerOptions } from './AnswerOptions';
import controls from '@/features/exam/toolbar/controls.module.css';
import { Figures } from './Figures';
import { HighlightedText } from '@/features/exam/highlights/HighlightedText';
import styles from '@/features/exam/exam.module.css';

import { useCurrentIndex, useIsLast, useQuestion, useExamActions } from '@/features/exam/store/useExam';

/** The current question: stem, figures, options, and the button to the next one. */
export function QuestionColumn() {
  const index = useCurrentIndex();
  const question = useQuestion();
  const column = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    // Only read when needed: it forces a layout.
    if (isScrolled.current && column.current !== null) column.current.scrollTop = 0;
    isScrolled.current = false;
  }, [index]);

  return (
    <div
      className={styles.column}
      ref={column}
      onScroll={() => {
        isScrolled.current = true;
      }}
    >
      <div className={styles.reading}>
        <section aria-label="Question" className={styles.stem}>
          {question === undefined ? (
            <p>This question is no longer in the bank.</p>
          ) : (
            <HighlightedText html={question.stem} text="stem" />
          )}
          <Figures />
        </section>
        <AnswerOptions />
        <ProceedButton />
      </div>
    </div>
  );
}

function ProceedButton() {
  const isLast = useIsLast();
  const { move } = useExamActions();
  if (isLast) return null;
  return (
    <button type="button" className={`${controls.button} ${styles.proceed}`} onClick={() => move(1)}>
      Proceed to Next Question
    </button>
  );
}
