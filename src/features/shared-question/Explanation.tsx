import type { Question } from '@/shared/api/question';
import { RichText } from '@/shared/ui/rich-text/RichText';
import { styled } from '@mui/material/styles';
import { ExplanationBox, richStyle } from './sharedQuestionStyles';

const Rich = styled(RichText)(richStyle);

/** The explanation only: no info, no feedback, no comments. */
export function Explanation({ question }: { readonly question: Question }) {
  const { briefExplanation, explanation, additionalExplanation } = question;
  const parts = [briefExplanation, explanation, additionalExplanation].filter((html) => html !== '');
  return (
    <ExplanationBox aria-label="Explanation">
      <h2>Explanation</h2>
      {parts.length === 0 && <p>There is no explanation for this question.</p>}
      {parts.map((html) => (
        <Rich key={html} html={html} />
      ))}
    </ExplanationBox>
  );
}
