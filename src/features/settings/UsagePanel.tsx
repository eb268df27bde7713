import { styled } from '@mui/material/styles';
import { selectUser } from '@/domain/session/sessionSlice';
import { loadActivity } from '@/features/settings/calls';
import { Panel } from '@/features/settings/ui/Panel';
import { counted } from '@/shared/format/numbers';
import { useRemote } from '@/shared/remote/useRemote';
import { useSelector } from '@/shared/store/hooks';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';

const Counts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
});

/** What the server has counted of the user: quizzes created, questions in them, videos opened. */
export function UsagePanel() {
  const userId = useSelector(selectUser)?.id;
  const activity = useRemote(loadActivity, { userId: userId ?? '' }, { when: userId !== undefined });
  return (
    <Panel aria-labelledby="settings-usage">
      <h2 id="settings-usage">Usage</h2>
      <RemoteContent
        remote={activity}
        failure="Your usage could not be loaded."
        skeleton={<SkeletonBlock height={24} />}
      >
        {({ quizAccessCount, questionAttemptCount, videoAccessCount }) => (
          <Counts>
            <li>{counted(quizAccessCount, 'quiz', 'quizzes')}</li>
            <li>{counted(questionAttemptCount, 'question')}</li>
            <li>{counted(videoAccessCount, 'video')}</li>
          </Counts>
        )}
      </RemoteContent>
    </Panel>
  );
}
