import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Question } from '@/shared/api/question';
import { ReadingText } from './ReadingText';

/** The explanation only: no info, no feedback, no comments. */
export function Explanation({ question }: { readonly question: Question }) {
  const { briefExplanation, explanation, additionalExplanation } = question;
  const parts = [briefExplanation, explanation, additionalExplanation].filter((html) => html !== '');
  return (
    <Paper component="section" variant="sheet" aria-label="Explanation" sx={{ mt: 3.5 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Explanation
      </Typography>
      {parts.length === 0 && <Typography>There is no explanation for this question.</Typography>}
      {parts.map((html) => (
        <ReadingText key={html} html={html} />
      ))}
    </Paper>
  );
}
