import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useUser } from '@/domain/session/currentUser';
import { questionSkeleton } from '@/features/study/skeletons';
import { paths } from '@/shared/routing/paths';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';
import { DeviceContent } from '@/shared/ui/states/DeviceContent';

const Practice = lazyPart(async () => (await import('./Practice')).Practice, {
  placeholder: questionSkeleton,
});

/** /study/practice: the missed questions that are due, one at a time. */
export function PracticeScreen() {
  return (
    // A readable line length for a stem.
    <Box sx={{ maxWidth: '52rem', margin: '0 auto' }}>
      <PageHead title="Practice">
        <Button component={Link} to={paths.study.to()}>
          Back to Study
        </Button>
      </PageHead>
      <DeviceContent>
        <Practice key={useUser().id} />
      </DeviceContent>
    </Box>
  );
}
