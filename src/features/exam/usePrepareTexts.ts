import { useEffect } from 'react';
import { sanitise } from '@/shared/ui/sanitise';
import { whenIdle } from '@/shared/ui/whenIdle';
import { useOpenRoom } from './useRoom';

/** Makes the block's texts safe while the student reads, one question at a time, so that no move waits for it. */
export function usePrepareTexts(): void {
  const questions = useOpenRoom((room) => room.questions);
  useEffect(() => {
    if (questions === undefined) return;
    let at = 0;
    const prepare = (): void => {
      const question = questions[at];
      for (const html of question === undefined ? [] : [question.stem, ...question.option.optionList]) {
        sanitise(html);
      }
      at += 1;
      if (at < questions.length) callOff = whenIdle(prepare);
    };
    let callOff = whenIdle(prepare);
    return () => callOff();
  }, [questions]);
}
