import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { StudentPanel } from '@/features/feedback-dashboard/student/StudentPanel';
import { TutorPanel } from '@/features/feedback-dashboard/tutor/TutorPanel';
import { QuestionDialog } from '@/features/feedback-dashboard/question/OpenQuestionLink';
import { useOpenQuestion } from '@/features/feedback-dashboard/question/useOpenQuestion';

const Panel = styled('div')({ paddingTop: 16 });

const VIEWS = [
  { value: 'student', name: 'Student' },
  { value: 'tutor', name: 'Tutor' },
] as const;

/** /feedback-dashboard: students' and tutors' feedback on questions. */
export function FeedbackScreen() {
  const [params, setParams] = useSearchParams();
  const id = useId();
  const question = useOpenQuestion();
  const view = params.get('view') === 'tutor' ? 'tutor' : 'student';
  return (
    <>
      <PageHead title="Feedbacks" />
      <Tabs
        aria-label="Feedbacks"
        value={view}
        selectionFollowsFocus
        // The filters of one list are not the other's.
        onChange={(_, chosen: unknown) => setParams(chosen === 'tutor' ? { view: chosen } : {})}
      >
        {VIEWS.map(({ value, name }) => (
          <Tab
            key={value}
            value={value}
            label={name}
            id={`${id}-tab-${value}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Panel id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${view}`}>
        {view === 'tutor' ? <TutorPanel key={view} /> : <StudentPanel key={view} />}
      </Panel>
      {question.questionId !== undefined && (
        <QuestionDialog key={question.questionId} questionId={question.questionId} onClose={question.close} />
      )}
    </>
  );
}
