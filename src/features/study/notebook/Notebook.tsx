import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useDeviceRecords } from '@/domain/device/useDeviceRecord';
import { notes as noteRecord } from '@/domain/notes/noteRecord';
import { CreateQuizLink } from '@/domain/quiz/CreateQuizLink';
import { ReviewFailure } from '@/domain/review/openReview';
import { useMissedQuestions } from '@/domain/study/miss-reasons/useMissedQuestions';
import { OpenInReview } from '@/features/study/OpenInReview';
import { downloadCsv } from '@/shared/browser/csv';
import { download } from '@/shared/browser/download';
import { formatDate } from '@/shared/format/dates';
import { formatCount } from '@/shared/format/numbers';
import { DownloadIcon } from '@/shared/icons/icons';
import { LongText } from '@/shared/notifications/LongText';
import { useQuery } from '@/shared/routing/useQuery';
import { MenuButton } from '@/shared/ui/controls/MenuButton';
import { SelectField } from '@/shared/ui/form/SelectField';
import { ListTable } from '@/shared/ui/list/ListTable';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { CellNote } from '@/shared/ui/table/cells';
import type { Column } from '@/shared/ui/table/dataTableModel';
import { TableSkeleton } from '@/shared/ui/table/TableSkeleton';
import {
  notebookEntries,
  type NotebookEntry,
  notesAnki,
  notesCsv,
  notesMarkdown,
  tagsOf,
  topicsOf,
  withTag,
  wordsOf,
} from './notebookModel';

const NoteText = styled('div')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

const noteColumns: readonly Column<NotebookEntry>[] = [
  {
    id: 'topics',
    header: 'TOPICS',
    width: '26%',
    isRowHeader: true,
    narrow: 'line',
    sortBy: (note) => topicsOf(note).join(', '),
    cell: (note) => (
      <>
        <NoteText>{topicsOf(note).join(', ') || 'Question'}</NoteText>
        <CellNote translate="no">{`ID ${note.questionId}`}</CellNote>
      </>
    ),
  },
  {
    id: 'note',
    header: 'NOTE',
    narrow: 'line',
    cell: ({ text, tags, rule }) => (
      <>
        {text !== '' && (
          <NoteText>
            <LongText text={text} />
          </NoteText>
        )}
        {rule !== undefined && (
          <NoteText>
            <Typography component="span" variant="subtitle2">
              Rule:
            </Typography>{' '}
            <bdi>{rule}</bdi>
          </NoteText>
        )}
        {tags.length > 0 && (
          <Stack component="ul" direction="row" spacing={0.5} aria-label="Tags" sx={{ mt: 0.5 }}>
            {tags.map((tag) => (
              <Chip key={tag} component="li" size="small" label={tag} />
            ))}
          </Stack>
        )}
      </>
    ),
  },
  {
    id: 'updated',
    header: 'UPDATED',
    width: '124px',
    align: 'right',
    firstDirection: 'desc',
    sortBy: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
  {
    id: 'review',
    header: 'Review',
    isHeaderHidden: true,
    width: '136px',
    align: 'right',
    cell: ({ quizId, item }) => <OpenInReview quizId={quizId} item={item} />,
  },
];

const save = (fileName: string, type: string, text: string): void =>
  download(fileName, new Blob([text], { type: `${type};charset=utf-8` }));

type NoteEntries = readonly NotebookEntry[];

const FORMATS: readonly { readonly name: string; readonly save: (notes: NoteEntries) => void }[] = [
  { name: 'Markdown', save: (notes) => save('qlearn-notes.md', 'text/markdown', notesMarkdown(notes)) },
  { name: 'CSV', save: (notes) => downloadCsv('qlearn-notes.csv', notesCsv(notes)) },
  {
    name: 'Anki (TSV)',
    // No byte order mark: Anki would not recognize the first line of the header.
    save: (notes) => save('qlearn-notes-anki.tsv', 'text/tab-separated-values', notesAnki(notes)),
  },
];

/** Downloads every note, regardless of the search. */
function ExportMenu({ notes }: { readonly notes: NoteEntries }) {
  return (
    <MenuButton
      startIcon={<DownloadIcon size={18} />}
      sx={{ marginInlineStart: 'auto' }}
      disabled={notes.length === 0}
      choices={FORMATS.map((format) => ({ name: format.name, onChoose: () => format.save(notes) }))}
    >
      Export
    </MenuButton>
  );
}

const DEFAULTS = { sizes: [10, 25, 50], size: 10, sort: { by: 'updated', direction: 'desc' } } as const;

const idOf = ({ questionId }: NotebookEntry): string => questionId;

const newestFirst = (notes: NoteEntries): NoteEntries => notes.toSorted((a, b) => b.updatedAt - a.updatedAt);

/** Lists all notes of the student, to search, filter, export and open in their review. */
export function Notebook() {
  const { data } = useDeviceRecords(noteRecord);
  const missed = useMissedQuestions();
  const notes = useMemo(() => data && missed && newestFirst(notebookEntries(data, missed)), [data, missed]);
  if (notes === undefined) return <TableSkeleton rows={5} />;
  return (
    <>
      <ReviewFailure />
      {notes.length === 0 ? <EmptyNotebook /> : <NoteList notes={notes} />}
    </>
  );
}

function EmptyNotebook() {
  return (
    <>
      <Stack direction="row">
        <ExportMenu notes={[]} />
      </Stack>
      <StateMessage
        text="No notes yet. Open ‘Notes’ in a quiz or its review and write what you want to remember: it is listed here, with the rules from your misses."
        action={<CreateQuizLink />}
      />
    </>
  );
}

function NoteList({ notes }: { readonly notes: NoteEntries }) {
  const { params, change } = useQuery();
  const tags = useMemo(() => tagsOf(notes), [notes]);
  const requestedTag = (params.get('tag') ?? '').toLowerCase();
  const chosen = tags.find(({ tag }) => tag.toLowerCase() === requestedTag)?.tag ?? '';
  const onlyRules = params.get('rules') === '1';
  const shown = useMemo(() => {
    const tagged = withTag(notes, chosen);
    return onlyRules ? tagged.filter(({ rule }) => rule !== undefined) : tagged;
  }, [notes, chosen, onlyRules]);
  const options = useMemo(
    () => [
      { value: '', name: 'All tags' },
      ...tags.map(({ tag, notes: count }) => ({ value: tag, name: `${tag} (${formatCount(count)})` })),
    ],
    [tags],
  );
  return (
    <ListTable
      name="Notebook"
      columns={noteColumns}
      rows={shown}
      rowKey={idOf}
      wordsOf={wordsOf}
      searchLabel="Search notes"
      defaults={DEFAULTS}
      empty="No note found"
      minWidth={640}
      tools={
        <>
          {tags.length > 0 && (
            <SelectField
              label="Tag"
              size="small"
              value={chosen}
              options={options}
              onChange={(tag) => change({ tag: tag === '' ? undefined : tag, page: undefined })}
            />
          )}
          <Chip
            component="button"
            clickable
            label="Rules"
            aria-pressed={onlyRules}
            sx={{ mb: 0.5 }}
            onClick={() => change({ rules: onlyRules ? undefined : '1', page: undefined })}
          />
          <ExportMenu notes={notes} />
        </>
      }
    />
  );
}
