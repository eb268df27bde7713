import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Remote } from '@/shared/remote/remoteState';
import { useRemote } from '@/shared/remote/useRemote';
import { Section } from '@/shared/ui/layout/Section';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { loadStudentFeedback, loadTutorFeedback } from './calls';
import { Entry, StudentFeedbackItem, TutorFeedbackItem } from './FeedbackItems';

interface FeedbackListProps {
  readonly questionId: string;
  /** Whether authors are named: only administrators see them. */
  readonly named: boolean;
}

/** Students' feedback on the question. */
export function StudentFeedbackList({ questionId, named }: FeedbackListProps) {
  return (
    <FeedbackSection title="Student feedback" remote={useRemote(loadStudentFeedback, { questionId })}>
      {(feedback, index) => <StudentFeedbackItem key={index} feedback={feedback} named={named} />}
    </FeedbackSection>
  );
}

/** Tutors' feedback on the question. */
export function TutorFeedbackList({ questionId, named }: FeedbackListProps) {
  return (
    <FeedbackSection title="Tutor feedback" remote={useRemote(loadTutorFeedback, { questionId })}>
      {(feedback, index) => <TutorFeedbackItem key={index} feedback={feedback} named={named} />}
    </FeedbackSection>
  );
}

interface FeedbackSectionProps<Feedback> {
  readonly title: string;
  readonly remote: Remote<readonly Feedback[]>;
  readonly children: (feedback: Feedback, index: number) => ReactNode;
}

function FeedbackSection<Feedback>({ title, remote, children }: FeedbackSectionProps<Feedback>) {
  return (
    <Section title={title}>
      <RemoteContent
        remote={remote}
        skeleton={<ListSkeleton />}
        failure="The feedback could not be loaded. Please try again."
        isEmpty={(list) => list.length === 0}
        empty={
          <Typography color="textSecondary">{`No ${title.toLowerCase()} on this question yet.`}</Typography>
        }
      >
        {(list) => (
          <Stack component="ul" spacing={0}>
            {list.map(children)}
          </Stack>
        )}
      </RemoteContent>
    </Section>
  );
}

const Placeholder = styled(Entry)({ display: 'grid', gap: 8, paddingBottom: 14 });

function ListSkeleton() {
  return (
    <Stack component="ul" spacing={0} aria-hidden="true">
      {[0, 1].map((line) => (
        <Placeholder key={line}>
          <SkeletonBlock width="55%" height={14} />
          <SkeletonBlock height={30} />
        </Placeholder>
      ))}
    </Stack>
  );
}
