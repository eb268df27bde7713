import { useMemo } from 'react';
import type { StudentFeedback } from '@/shared/contract/feedback';
import { matchesSearch } from '@/shared/list/listModel';
import { useQuery } from '@/shared/list/useQuery';
import { useAppDispatch, useLoad } from '@/shared/remote/hooks';
import { downloadCsv, toCsv } from '@/shared/ui/csv';
import { loadStudentFeedback } from './calls';
import { feedbackColumns } from './feedbackColumns';
import { FeedbackPanel } from './FeedbackPanel';
import { FilterFields } from './FilterFields';
import { groupByQuestion } from './groupModel';
import { StudentEntry } from './StudentEntry';
import {
  matchesStudent,
  readStudentFilters,
  STUDENT_CSV_HEADER,
  STUDENT_FILTERS,
  studentCsvRow,
  studentMeasures,
  studentWords,
} from './studentModel';

const COLUMNS = feedbackColumns<StudentFeedback>('Mean rating');

/** What students said about questions. */
export function StudentPanel() {
  const dispatch = useAppDispatch();
  const remote = useLoad(loadStudentFeedback, undefined);
  const { params } = useQuery();
  const all = remote.status === 'idle' ? undefined : remote.data;
  const found = useMemo(() => {
    const filters = readStudentFilters(params);
    const search = params.get('q') ?? '';
    return (all ?? []).filter(
      (feedback) => matchesStudent(feedback, filters) && matchesSearch(studentWords(feedback), search),
    );
  }, [all, params]);
  const groups = useMemo(() => groupByQuestion(found, studentMeasures), [found]);
  return (
    <FeedbackPanel
      remote={remote}
      groups={groups}
      columns={COLUMNS}
      words={studentWords}
      filters={<FilterFields filters={STUDENT_FILTERS} />}
      onRetry={() => dispatch(loadStudentFeedback.actions.request())}
      onExport={() =>
        downloadCsv('qlearn-student-feedback.csv', toCsv(STUDENT_CSV_HEADER, found.map(studentCsvRow)))
      }
    >
      {(feedback) => <StudentEntry feedback={feedback} />}
    </FeedbackPanel>
  );
}
