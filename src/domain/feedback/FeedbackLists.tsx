import { styled } from '@mui/material/styles';
import { useRemote } from '@/shared/remote/useRemote';
import { vars } from '@/shared/theme/vars';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { loadStudentFeedback, loadTutorFeedback } from './calls';
import { Entry, StudentFeedbackItem, TutorFeedbackItem } from './FeedbackItems';

const Section = styled('section')({ '& h2': { margin: '0 0 4px', font: vars.font.h2 } });

const None = styled('p')({ margin: '8px 0', color: vars.palette.text.secondary });

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

interface FeedbackListProps {
  readonly questionId: string;
  /** Whether authors are named: only administrators see them. */
  readonly named: boolean;
}

/** Students' feedback on the question. */
export function StudentFeedbackList({ questionId, named }: FeedbackListProps) {
  const remote = useRemote(loadStudentFeedback, { questionId });
  return (
    <Section aria-labelledby="student-feedback-heading">
      <h2 id="student-feedback-heading">Student feedback</h2>
      <RemoteContent
        remote={remote}
        skeleton={<ListSkeleton />}
        failure="The feedback could not be loaded. Please try again."
        isEmpty={(list) => list.length === 0}
        empty={<None>No student feedback on this question yet.</None>}
      >
        {(list) => (
          <List>
            {list.map((feedback, index) => (
              <StudentFeedbackItem key={index} feedback={feedback} named={named} />
            ))}
          </List>
        )}
      </RemoteContent>
    </Section>
  );
}

/** Tutors' feedback on the question. */
export function TutorFeedbackList({ questionId, named }: FeedbackListProps) {
  const remote = useRemote(loadTutorFeedback, { questionId });
  return (
    <Section aria-labelledby="tutor-feedback-heading">
      <h2 id="tutor-feedback-heading">Tutor feedback</h2>
      <RemoteContent
        remote={remote}
        skeleton={<ListSkeleton />}
        failure="The feedback could not be loaded. Please try again."
        isEmpty={(list) => list.length === 0}
        empty={<None>No tutor feedback on this question yet.</None>}
      >
        {(list) => (
          <List>
            {list.map((feedback, index) => (
              <TutorFeedbackItem key={index} feedback={feedback} named={named} />
            ))}
          </List>
        )}
      </RemoteContent>
    </Section>
  );
}

const Placeholder = styled(Entry)({ display: 'grid', gap: 8, paddingBottom: 14 });

function ListSkeleton() {
  return (
    <List aria-hidden="true">
      {[0, 1].map((line) => (
        <Placeholder key={line}>
          <SkeletonBlock width="55%" height={14} />
          <SkeletonBlock height={30} />
        </Placeholder>
      ))}
    </List>
  );
}
