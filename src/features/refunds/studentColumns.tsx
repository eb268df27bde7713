import Button from '@mui/material/Button';
import type { Column } from '@/shared/ui/table/dataTableModel';
import type { Student } from './calls';

/** The columns of the students' table. */
export function studentColumns(onView: (student: Student) => void): readonly Column<Student>[] {
  return [
    {
      id: 'email',
      narrow: 'lead',
      header: 'Email',
      isRowHeader: true,
      sortBy: ({ email }) => email,
      cell: ({ id, email }) => <span id={`email-${id}`}>{email}</span>,
    },
    {
      id: 'name',
      header: 'Name',
      sortBy: ({ displayName }) => displayName,
      cell: ({ displayName }) => displayName,
    },
    {
      id: 'payments',
      narrow: 'act',
      header: 'Payments',
      isHeaderHidden: true,
      width: '150px',
      align: 'end',
      cell: (student) => (
        <Button size="small" aria-describedby={`email-${student.id}`} onClick={() => onView(student)}>
          View payments
        </Button>
      ),
    },
  ];
}
