import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { permissions } from '@/domain/session/permissions';
import { selectUser } from '@/domain/session/sessionSlice';
import { paths } from '@/shared/routing/paths';
import { useSelector } from '@/shared/store/hooks';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { GuideMetadata } from './GuideMetadata';
import { GuidePage, MetadataSkeleton } from './GuidePage';
import { useFollowExam } from './useFollowExam';
import { useOnlyGuide } from './useOnlyGuide';

/** The guide window: metadata of the question in the exam window. */
export function GuideScreen() {
  const { examId = '' } = useParams();
  const user = useSelector(selectUser);
  const isOnly = useOnlyGuide(user?.id ?? '');
  return (
    <GuidePage>
      {user === undefined || !permissions[user.primaryRole].guide ? (
        <StateMessage
          tone="empty"
          text="The guide is for tutors."
          action={
            <Link component={RouterLink} to={paths.createQuiz.to()}>
              Go to the home page
            </Link>
          }
        />
      ) : isOnly === 'no' ? (
        <StateMessage
          tone="empty"
          text="Guide already open"
          action={<Button onClick={() => window.close()}>Close</Button>}
        />
      ) : (
        isOnly === 'yes' && <Following userId={user.id} quizId={examId} />
      )}
    </GuidePage>
  );
}

function Following({ userId, quizId }: { readonly userId: string; readonly quizId: string }) {
  const { question, isSilent, askAgain } = useFollowExam(userId, quizId);
  if (question !== undefined) return <GuideMetadata question={question} />;
  if (isSilent) {
    return (
      <Stack
        role="alert"
        spacing={1.5}
        sx={{ alignItems: 'center', padding: '40px 16px', textAlign: 'center' }}
      >
        <Typography variant="h2" color="error">
          Something went wrong
        </Typography>
        <Typography>{"we couldn't retrieve the data."}</Typography>
        <Typography color="textSecondary">
          The guide follows the exam window. Keep the quiz open there.
        </Typography>
        <TryAgain onClick={askAgain} />
      </Stack>
    );
  }
  return <MetadataSkeleton />;
}
