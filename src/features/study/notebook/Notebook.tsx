import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useDeviceRecords } from '@/domain/device/useDeviceRecord';
import { notes as noteRecord, type QuestionNote } from '@/domain/notes/noteRecord';
import { ReviewFailure } from '@/domain/review/ReviewFailure';
import { formatCount } from '@/shared/format/numbers';
import { paths } from '@/shared/routing/paths';
import { useQuery } from '@/shared/routing/useQuery';
import { SelectField } from '@/shared/ui/form/SelectField';
import { ListTable } from '@/shared/ui/list/ListTable';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { TableSkeleton } from '@/shared/ui/table/TableSkeleton';
import { ExportMenu } from './ExportMenu';
import { tagsOf, withTag, wordsOf } from './notebookModel';
import { noteColumns } from './noteColumns';

const DEFAULTS = { sizes: [10, 25, 50], size: 10, sort: { by: 'updated', direction: 'desc' } } as const;

const idOf = ({ questionId }: QuestionNote): string => questionId;

const newestFirst = (notes: Iterable<QuestionNote>): readonly QuestionNote[] =>
  [...notes].sort((one, other) => other.updatedAt - one.updatedAt);

/** Every note of the student, to search, filter, export, and open where it was written. */
export function Notebook() {
  const { data } = useDeviceRecords(noteRecord);
  const notes = useMemo(() => data && newestFirst(data.values()), [data]);
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
        tone="empty"
        text="No notes yet. Open ‘Notes’ in a quiz or its review and write what you want to remember: it is listed here."
        action={
          <Button component={Link} variant="contained" to={paths.createQuiz.to()}>
            Create Quiz
          </Button>
        }
      />
    </>
  );
}

function NoteList({ notes }: { readonly notes: readonly QuestionNote[] }) {
  const { params, change } = useQuery();
  const tags = useMemo(() => tagsOf(notes), [notes]);
  const asked = (params.get('tag') ?? '').toLowerCase();
  const chosen = tags.find(({ tag }) => tag.toLowerCase() === asked)?.tag ?? '';
  const shown = useMemo(() => withTag(notes, chosen), [notes, chosen]);
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
              value={chosen}
              options={options}
              onChange={(tag) => change({ tag: tag === '' ? undefined : tag, page: undefined })}
            />
          )}
          <ExportMenu notes={notes} />
        </>
      }
    />
  );
}
