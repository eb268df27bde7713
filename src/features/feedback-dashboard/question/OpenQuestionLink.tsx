import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { useQuestionAddress } from './useOpenQuestion';

export const QuestionDialog = lazyDialog(async () => (await import('./QuestionDialog')).QuestionDialog);

export function OpenQuestionLink({ questionId }: { readonly questionId: string }) {
  const to = useQuestionAddress(questionId);
  return (
    <Link
      {...QuestionDialog.opener}
      component={RouterLink}
      to={to}
      preventScrollReset
      aria-label={`Open question ${questionId}`}
    >
      Open question
    </Link>
  );
}
