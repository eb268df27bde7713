import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { QuestionNote } from '@/domain/notes/noteRecord';
import { OpenInReview } from '@/features/study/OpenInReview';
import { formatDate } from '@/shared/format/dates';
import { LongText } from '@/shared/notifications/LongText';
import { CellNote } from '@/shared/ui/table/cells';
import type { Column } from '@/shared/ui/table/dataTableModel';
import { topicsOf } from './notebookExport';

const Text = styled('div')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** The columns of the notebook. */
export const noteColumns: readonly Column<QuestionNote>[] = [
  {
    id: 'topics',
    header: 'TOPICS',
    width: '26%',
    isRowHeader: true,
    narrow: 'line',
    sortBy: (note) => topicsOf(note).join(', '),
    cell: (note) => (
      <>
        <Text>{topicsOf(note).join(', ') || 'Question'}</Text>
        <CellNote>ID {note.questionId}</CellNote>
      </>
    ),
  },
  {
    id: 'note',
    header: 'NOTE',
    narrow: 'line',
    cell: ({ text, tags }) => (
      <>
        <Text>
          <LongText text={text} />
        </Text>
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
    align: 'end',
    firstDirection: 'desc',
    sortBy: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
  {
    id: 'review',
    header: 'Review',
    isHeaderHidden: true,
    width: '136px',
    align: 'end',
    cell: ({ quizId, item }) => <OpenInReview quizId={quizId} item={item} />,
  },
];
