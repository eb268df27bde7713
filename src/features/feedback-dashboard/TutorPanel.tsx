import { useMemo } from 'react';
import type { TutorFeedback } from '@/shared/contract/feedback';
import { matchesSearch } from '@/shared/list/listModel';
import { useQuery } from '@/shared/list/useQuery';
import { useAppDispatch, useLoad } from '@/shared/remote/hooks';
import { downloadCsv, toCsv } from '@/shared/ui/csv';
import { loadTutorFeedback } from './calls';
import { feedbackColumns } from './feedbackColumns';
import { FeedbackPanel } from './FeedbackPanel';
import { FilterFields } from './FilterFields';
import { groupByQuestion } from './groupModel';
import { TutorEntry } from './TutorEntry';
import {
  matchesTutor,
  readTutorFilters,
  TUTOR_CSV_HEADER,
  TUTOR_FILTERS,
  tutorCsvRow,
  tutorMeasures,
  tutorWords,
} from './tutorModel';

const COLUMNS = feedbackColumns<TutorFeedback>('Mean quality');

/** What tutors said about questions. */
export function TutorPanel() {
  const dispatch = useAppDispatch();
  const remote = useLoad(loadTutorFeedback, undefined);
  const { params } = useQuery();
  const all = remote.status === 'idle' ? undefined : remote.data;
  const found = useMemo(() => {
    const filters = readTutorFilters(params);
    const search = params.get('q') ?? '';
    return (all ?? []).filter(
      (feedback) => matchesTutor(feedback, filters) && matchesSearch(tutorWords(feedback), search),
    );
  }, [all, params]);
  const groups = useMemo(() => groupByQuestion(found, tutorMeasures), [found]);
  return (
    <FeedbackPanel
      remote={remote}
      groups={groups}
      columns={COLUMNS}
      words={tutorWords}
      filters={<FilterFields filters={TUTOR_FILTERS} />}
      onRetry={() => dispatch(loadTutorFeedback.actions.request())}
      onExport={() =>
        downloadCsv('qlearn-tutor-feedback.csv', toCsv(TUTOR_CSV_HEADER, found.map(tutorCsvRow)))
      }
    >
      {(feedback) => <TutorEntry feedback={feedback} />}
    </FeedbackPanel>
  );
}
