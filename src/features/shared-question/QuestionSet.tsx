import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Explanation } from '@/domain/question/Explanation';
import { mentionsFigure } from '@/domain/question/mentionsFigure';
import { OptionList } from '@/domain/question/OptionList';
import { ReadingText } from '@/domain/question/ReadingText';
import { NO_KEY } from '@/domain/question/verdictModel';
import type { Question } from '@/shared/api/question';

/** One question at a time: stem, options to try, and the explanation. */
export function QuestionSet({ questions }: { readonly questions: readonly Question[] }) {
  const [index, setIndex] = useState(0);
  /** The letter tried last, by question. */
  const [tried, setTried] = useState<ReadonlyMap<string, string>>(new Map());
  const heading = useRef<HTMLHeadingElement>(null);
  const wasMoved = useRef(false);
  useEffect(() => {
    if (wasMoved.current) heading.current?.focus();
  }, [index]);

  const question = questions[index];
  if (question === undefined) return null;
  const { questionId, stem, option } = question;
  const choice = tried.get(questionId) ?? '';
  const move = (to: number) => {
    wasMoved.current = true;
    setIndex(to);
  };
  return (
    <>
      {questions.length > 1 && (
        <Stack component="nav" direction="row" aria-label="Questions" sx={{ flexWrap: 'nowrap', mb: 2 }}>
          <Typography
            variant="h2"
            ref={heading}
            tabIndex={-1}
            sx={{ flex: 1 }}
          >{`Question ${index + 1} of ${questions.length}`}</Typography>
          <Step name="Previous" to={index - 1} last={questions.length - 1} onMove={move} />
          <Step name="Next" to={index + 1} last={questions.length - 1} onMove={move} />
        </Stack>
      )}
      <section aria-label="Question">
        <ReadingText html={stem} />
        {mentionsFigure(stem) && (
          <Typography variant="note" sx={{ my: '1em' }}>
            The figure of this question is not part of the link
          </Typography>
        )}
      </section>
      <OptionList
        key={questionId}
        options={option.optionList}
        correct={option.correctAnswer}
        choice={choice}
        onChoose={(chosen) => setTried(new Map(tried).set(questionId, chosen))}
      />
      {choice !== '' && option.optionList.length > 0 && option.correctAnswer === '' && (
        <Typography role="status" sx={{ my: '1em' }}>
          {NO_KEY}
        </Typography>
      )}
      {choice !== '' && <Explanation question={question} />}
    </>
  );
}

interface StepProps {
  readonly name: 'Previous' | 'Next';
  readonly to: number;
  readonly last: number;
  readonly onMove: (to: number) => void;
}

/** Stays focusable at either end, where it does nothing. */
function Step({ name, to, last, onMove }: StepProps) {
  const isBeyond = to < 0 || to > last;
  return (
    <Button color="inherit" aria-disabled={isBeyond} onClick={isBeyond ? undefined : () => onMove(to)}>
      {name}
    </Button>
  );
}
