import { styled } from '@mui/material/styles';
import type { Question } from '@/shared/api/question';
import { vars } from '@/shared/theme/vars';
import { ReadingText } from './ReadingText';

const Panel = styled('section')({
  marginTop: 28,
  padding: '18px 22px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '& h2': { margin: '0 0 8px', font: vars.font.h2 },
});

/** The explanation only: no info, no feedback, no comments. */
export function Explanation({ question }: { readonly question: Question }) {
  const { briefExplanation, explanation, additionalExplanation } = question;
  const parts = [briefExplanation, explanation, additionalExplanation].filter((html) => html !== '');
  return (
    <Panel aria-label="Explanation">
      <h2>Explanation</h2>
      {parts.length === 0 && <p>There is no explanation for this question.</p>}
      {parts.map((html) => (
        <ReadingText key={html} html={html} />
      ))}
    </Panel>
  );
}
