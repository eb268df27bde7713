import { selectUser } from '@/domain/session/sessionSlice';
import { useSelector } from '@/shared/store/hooks';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { Notebook } from './notebook/Notebook';

/** /study: what the device has kept to study from. */
export function StudyScreen() {
  const userId = useSelector(selectUser)?.id;
  return (
    <>
      <PageHead title="Study" />
      {userId !== undefined && <Notebook userId={userId} />}
    </>
  );
}
