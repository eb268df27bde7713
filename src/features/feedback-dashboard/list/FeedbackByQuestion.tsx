import { type ComponentType, useMemo } from 'react';
import { TRIAGE_STATUSES, triageNames, triageOf } from '@/features/feedback-dashboard/triage/triageModel';
import { useTriages } from '@/features/feedback-dashboard/triage/useTriages';
import { type CsvColumn, toCsv } from '@/shared/browser/csv';
import { matchesAllWords } from '@/shared/format/matchesAllWords';
import type { RemoteCall } from '@/shared/remote/createRemoteCall';
import { useRemote } from '@/shared/remote/useRemote';
import { useQuery } from '@/shared/routing/useQuery';
import { SelectField } from '@/shared/ui/form/SelectField';
import { RemoteList } from '@/shared/ui/list/RemoteList';
import type { Column } from '@/shared/ui/table/dataTableModel';
import { type FilterField, type Filters, passes, passingAll } from './feedbackModel';
import { type FeedbackBase, groupByQuestion, type Measures, type TriagedFeedback } from './groupModel';

export interface DetailsProps<Feedback> {
  readonly questionId: string;
  readonly entries: readonly Feedback[];
}

/** Differences between the students' and the tutors' list. */
export interface FeedbackKind<Feedback extends FeedbackBase> {
  readonly call: RemoteCall<void, Feedback[]>;
  readonly filters: Filters<Feedback>;
  readonly searchText: (feedback: Feedback) => string;
  readonly measures: Measures<Feedback>;
  readonly columns: readonly Column<TriagedFeedback<Feedback>>[];
  readonly fileName: string;
  readonly csv: readonly CsvColumn<Feedback>[];
  /** What a row expands to. */
  readonly Details: ComponentType<DetailsProps<Feedback>>;
}

const NONE: readonly never[] = [];

const TRIAGE: FilterField = {
  id: 'triage',
  label: 'Triage',
  options: [
    { value: '', name: 'All' },
    ...TRIAGE_STATUSES.map((value) => ({ value, name: triageNames[value] })),
  ],
};

/** The same columns for a row that contains the feedback as one of its fields. */
const ofEntries = <Feedback,>(columns: readonly CsvColumn<Feedback>[]) =>
  columns.map(([header, value]): CsvColumn<{ readonly entry: Feedback }> => [
    header,
    ({ entry }) => value(entry),
  ]);

const questionOf = ({ questionId }: { readonly questionId: string }): string => questionId;

/** Each question expands to its entries. */
export function FeedbackByQuestion<Feedback extends FeedbackBase>({
  kind,
}: {
  readonly kind: FeedbackKind<Feedback>;
}) {
  const remote = useRemote(kind.call, undefined);
  const { params } = useQuery();
  const all: readonly Feedback[] = remote.data ?? NONE;
  const found = useMemo(() => {
    const isWanted = passingAll(kind.filters, params);
    const isFound = matchesAllWords(params.get('q') ?? '');
    return all.filter((feedback) => isWanted(feedback) && isFound(kind.searchText(feedback)));
  }, [kind, all, params]);
  const groups = useMemo(() => groupByQuestion(found, kind.measures), [kind, found]);
  const { triages } = useTriages();
  const status = params.get(TRIAGE.id) ?? '';
  const shown = useMemo(
    () =>
      groups
        .map((group) => ({ ...group, triage: triageOf(triages, group.questionId) }))
        .filter(({ triage }) => passes(status, triage.status)),
    [groups, triages, status],
  );
  const { Details } = kind;
  const detail = useMemo(
    () =>
      ({ questionId, entries }: TriagedFeedback<Feedback>) => (
        <Details questionId={questionId} entries={entries} />
      ),
    [Details],
  );
  return (
    <RemoteList
      remote={{ ...remote, data: shown }}
      failure="The feedback could not be loaded. Please try again."
      name="Feedback by question"
      columns={kind.columns}
      rowKey={questionOf}
      searchLabel="Search feedback"
      defaults={{ size: 25 }}
      empty="No data found"
      minWidth={960}
      detail={detail}
      tools={<FilterFields filters={[TRIAGE, ...kind.filters]} />}
      csv={{
        fileName: kind.fileName,
        text: (rows) =>
          toCsv(
            [
              ...ofEntries(kind.csv),
              ['Triage', ({ triage }) => triageNames[triage.status]],
              ['Triage note', ({ triage }) => triage.note],
            ],
            rows.flatMap(({ entries, triage }) => entries.map((entry) => ({ entry, triage }))),
          ),
      }}
    />
  );
}

/** One select per filter; the values are in the query. */
function FilterFields({ filters }: { readonly filters: readonly FilterField[] }) {
  const { params, change } = useQuery();
  return filters.map(({ id, label, options }) => (
    <SelectField
      key={id}
      label={label}
      size="small"
      value={params.get(id) ?? ''}
      options={options}
      onChange={(value) => change({ [id]: value === '' ? undefined : value, page: undefined })}
    />
  ));
}
