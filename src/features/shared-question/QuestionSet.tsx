import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Explanation } from '@/domain/question/Explanation';
import { mentionsFigure } from '@/domain/question/mentionsFigure';
import { OptionList } from '@/domain/question/OptionList';
import { ReadingText } from '@/domain/question/ReadingText';
import { NO_KEY } from '@/domain/question/verdictModel';
import type { Question } from '@/shared/api/question';
import { vars } from '@/shared/theme/vars';

const Steps = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 16,
  '& h2': { flex: 1, margin: 0, outline: 'none', font: vars.font.h2 },
  '& [aria-disabled="true"]': {
    borderColor: vars.palette.divider,
    background: 'none',
    color: vars.palette.text.disabled,
    cursor: 'default',
  },
});

const NoFigure = styled('p')({ color: vars.palette.text.secondary, font: vars.font.body2 });

/** The questions, one at a time: stem, options to try, and the explanation. */
export function QuestionSet({ questions }: { readonly questions: readonly Question[] }) {
  const [place, setPlace] = useState(0);
  /** The letter last tried, by question. */
  const [tried, setTried] = useState<ReadonlyMap<string, string>>(new Map());
  const heading = useRef<HTMLHeadingElement>(null);
  const wasMoved = useRef(false);
  useEffect(() => {
    if (wasMoved.current) heading.current?.focus();
  }, [place]);

  const question = questions[place];
  if (question === undefined) return null;
  const { questionId, stem, option } = question;
  const choice = tried.get(questionId) ?? '';
  const move = (to: number) => {
    wasMoved.current = true;
    setPlace(to);
  };
  return (
    <>
      {questions.length > 1 && (
        <Steps aria-label="Questions">
          <h2 ref={heading} tabIndex={-1}>
            Question {place + 1} of {questions.length}
          </h2>
          <Step name="Previous" to={place - 1} last={questions.length - 1} onMove={move} />
          <Step name="Next" to={place + 1} last={questions.length - 1} onMove={move} />
        </Steps>
      )}
      <section aria-label="Question">
        <ReadingText html={stem} />
        {mentionsFigure(stem) && <NoFigure>The figure of this question is not part of the link</NoFigure>}
      </section>
      <OptionList
        key={questionId}
        options={option.optionList}
        correct={option.correctAnswer}
        choice={choice}
        onChoose={(chosen) => setTried(new Map(tried).set(questionId, chosen))}
      />
      {choice !== '' && option.optionList.length > 0 && option.correctAnswer === '' && (
        <p role="status">{NO_KEY}</p>
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
