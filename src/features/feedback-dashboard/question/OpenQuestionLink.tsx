import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useQuestionAddress } from './useOpenQuestion';

/** Link to the review data of a question. */
export function OpenQuestionLink({ questionId }: { readonly questionId: string }) {
  const to = useQuestionAddress(questionId);
  return (
    <Link component={RouterLink} to={to} preventScrollReset aria-label={`Open question ${questionId}`}>
      Open question
    </Link>
  );
}
