import Stack from '@mui/material/Stack';
import { selectUser } from '@/domain/session/sessionSlice';
import { loadActivity } from '@/features/settings/calls';
import { Panel } from '@/features/settings/ui/Panel';
import { counted } from '@/shared/format/numbers';
import { useRemote } from '@/shared/remote/useRemote';
import { useSelector } from '@/shared/store/hooks';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';

/** What the server has counted of the user: quizzes created, questions in them, videos opened. */
export function UsagePanel() {
  const userId = useSelector(selectUser)?.id;
  const activity = useRemote(loadActivity, { userId: userId ?? '' }, { when: userId !== undefined });
  return (
    <Panel title="Usage">
      <RemoteContent
        remote={activity}
        failure="Your usage could not be loaded."
        skeleton={<SkeletonBlock height={24} />}
      >
        {({ quizAccessCount, questionAttemptCount, videoAccessCount }) => (
          <Stack
            component="ul"
            direction="row"
            spacing="4px 24px"
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            <li>{counted(quizAccessCount, 'quiz', 'quizzes')}</li>
            <li>{counted(questionAttemptCount, 'question')}</li>
            <li>{counted(videoAccessCount, 'video')}</li>
          </Stack>
        )}
      </RemoteContent>
    </Panel>
  );
}
