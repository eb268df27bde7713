import Box from '@mui/material/Box';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QuestionDialog } from '@/features/feedback-dashboard/question/OpenQuestionLink';
import { useOpenQuestion } from '@/features/feedback-dashboard/question/useOpenQuestion';
import { StudentPanel } from '@/features/feedback-dashboard/student/StudentPanel';
import { TutorPanel } from '@/features/feedback-dashboard/tutor/TutorPanel';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { panelOf, PanelTabs } from '@/shared/ui/layout/PanelTabs';

const VIEWS = [
  { value: 'student', name: 'Student' },
  { value: 'tutor', name: 'Tutor' },
] as const;

export function FeedbackScreen() {
  const [params, setParams] = useSearchParams();
  const id = useId();
  const question = useOpenQuestion();
  const view = params.get('view') === 'tutor' ? 'tutor' : 'student';
  return (
    <>
      <PageHead title="Feedbacks" />
      <PanelTabs
        id={id}
        label="Feedbacks"
        tabs={VIEWS}
        value={view}
        // The filters of one list do not apply to the other.
        onChange={(chosen) => setParams(chosen === 'tutor' ? { view: chosen } : {})}
      />
      <Box {...panelOf(id, view)} sx={{ pt: 2 }}>
        {view === 'tutor' ? <TutorPanel key={view} /> : <StudentPanel key={view} />}
      </Box>
      {question.questionId !== undefined && (
        <QuestionDialog key={question.questionId} questionId={question.questionId} onClose={question.close} />
      )}
    </>
  );
}
