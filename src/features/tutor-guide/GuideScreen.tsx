import { Link, useParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import { paths } from '@/shared/routing/paths';
import { useSelector } from '@/shared/store/hooks';
import { permissions } from '@/domain/session/permissions';
import { selectUser } from '@/domain/session/sessionSlice';
import { PageTitle } from '@/shared/ui/layout/PageTitle';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { GuideMetadata } from './GuideMetadata';
import { useFollowExam } from './useFollowExam';
import { useOnlyGuide } from './useGuideWindow';
import { Advice, Page, Silent } from './guideStyles';

/** The guide window: metadata of the question in the exam window. */
export function GuideScreen() {
  const { examId = '' } = useParams();
  const user = useSelector(selectUser);
  const isOnly = useOnlyGuide(user?.id ?? '');
  return (
    <Page>
      <PageTitle>Guide</PageTitle>
      {user === undefined || !permissions[user.primaryRole].guide ? (
        <StateMessage
          tone="empty"
          text="The guide is for tutors."
          action={<Link to={paths.createQuiz.to()}>Go to the home page</Link>}
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
    </Page>
  );
}

function Following({ userId, quizId }: { readonly userId: string; readonly quizId: string }) {
  const { question, isSilent, askAgain } = useFollowExam(userId, quizId);
  if (question !== undefined) return <GuideMetadata question={question} />;
  if (isSilent) {
    return (
      <Silent role="alert">
        <h2>Something went wrong</h2>
        <p>{"we couldn't retrieve the data."}</p>
        <Advice>The guide follows the exam window. Keep the quiz open there.</Advice>
        <Button onClick={askAgain}>Try again</Button>
      </Silent>
    );
  }
  return (
    <div aria-busy="true">
      <SkeletonBlock height={360} />
    </div>
  );
}
