import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { QuestionNote } from '@/domain/notes/noteModel';
import { OpenInReview } from '@/features/study/OpenInReview';
import { formatDate } from '@/shared/format/dates';
import { LongText } from '@/shared/notifications/LongText';
import { CellNote } from '@/shared/ui/table/cells';
import type { Column } from '@/shared/ui/table/dataTableModel';
import { topicsOf } from './notebookExport';

const Text = styled('div')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

const Tags = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { minWidth: 0, maxWidth: '100%' },
});

const Name = styled('span')({ overflowWrap: 'anywhere' });

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
        <Name>{topicsOf(note).join(', ') || 'Question'}</Name>
        <CellNote>
          <Name>ID {note.questionId}</Name>
        </CellNote>
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
          <Tags aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>
                <Chip size="small" label={tag} />
              </li>
            ))}
          </Tags>
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
