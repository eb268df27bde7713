import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { selectUser } from '@/domain/session/sessionSlice';
import { paths } from '@/shared/routing/paths';
import { useSelector } from '@/shared/store/hooks';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { DeviceContent } from '@/shared/ui/states/DeviceContent';
import { questionSkeleton } from './queue/skeletons';

const Practice = lazyPart(async () => (await import('./Practice')).Practice, {
  placeholder: questionSkeleton,
});

/** /study/practice: the missed questions that are due, one at a time. */
export function PracticeScreen() {
  const userId = useSelector(selectUser)?.id;
  return (
    // A readable line length for a stem.
    <Box sx={{ maxWidth: '52rem', margin: '0 auto' }}>
      <PageHead title="Practice">
        <Button component={Link} to={paths.study.to()}>
          Back to Study
        </Button>
      </PageHead>
      <DeviceContent>{userId !== undefined && <Practice key={userId} />}</DeviceContent>
    </Box>
  );
}
