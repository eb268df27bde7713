import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { localEntries } from '@/shared/storage/localEntries';

/**
 * Contract, 'The shared question page', 1: keeps the query's token and the link's id, then opens the page anew without
 * the query, in the same place of the history. Answers whether the address is clean. The page begins anew inside the
 * app: where the browser denies storage, the token would not outlive a reload of the document.
 */
export function useCleanAddress(qId: string): boolean {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const token = params.get('token');
  useEffect(() => {
    if (token === null) return;
    if (token.trim() !== '') {
      localEntries.userAcquisitionToken.write(token);
      localEntries.userAcqQuesId.write(qId);
    }
    void navigate(paths.sharedQuestion.to({ qId }), { replace: true });
  }, [navigate, qId, token]);
  return token === null;
}
