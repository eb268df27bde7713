import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { localEntries } from '@/shared/storage/localEntries';

/**
 * Stores the query's token and the link's id, then replaces the history entry without the query. Returns
 * whether the URL is clean. No reload: where the browser denies storage, the token would not survive one.
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
