import { useEffect } from 'react';
import { useOpenExam } from '@/features/exam/store/useExam';
import { whenIdle } from '@/shared/browser/whenIdle';
import { sanitize } from '@/shared/ui/rich-text/sanitize';

/** Sanitizes the block's texts in idle time: else the next stem is painted after 14 ms instead of 10. */
export function usePresanitize(): void {
  const questions = useOpenExam((exam) => exam.questions);
  useEffect(() => {
    let at = 0;
    const prepare = (hasTime: () => boolean): void => {
      do {
        const question = questions[at];
        for (const html of question === undefined ? [] : [question.stem, ...question.option.optionList]) {
          sanitize(html);
        }
        at += 1;
      } while (at < questions.length && hasTime());
      if (at < questions.length) callOff = whenIdle(prepare);
    };
    let callOff = whenIdle(prepare);
    return () => callOff();
  }, [questions]);
}
