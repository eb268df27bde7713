import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '@/shared/ui/PageHead';
import { StudentPanel } from './StudentPanel';
import { TutorPanel } from './TutorPanel';

/** /feedback-dashboard: what students and tutors said about the questions. */
export function FeedbackScreen() {
  const [params, setParams] = useSearchParams();
  const id = useId();
  const view = params.get('view') === 'tutor' ? 'tutor' : 'student';
  return (
    <>
      <PageHead title="Feedbacks" />
      <Tabs
        value={view}
        aria-label="Feedbacks"
        // The filters of one list are not the other's.
        onChange={(_, chosen) => setParams(chosen === 'tutor' ? { view: 'tutor' } : {})}
      >
        <Tab value="student" label="Student" id={`${id}-student`} aria-controls={`${id}-panel`} />
        <Tab value="tutor" label="Tutor" id={`${id}-tutor`} aria-controls={`${id}-panel`} />
      </Tabs>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${view}`} style={{ paddingTop: 16 }}>
        {view === 'tutor' ? <TutorPanel key={view} /> : <StudentPanel key={view} />}
      </div>
    </>
  );
}
