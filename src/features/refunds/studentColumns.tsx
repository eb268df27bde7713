import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useQuery } from '@/shared/routing/useQuery';
import type { Column } from '@/shared/ui/table/dataTableModel';
import type { Student } from './calls';

/** The columns of the students' table. */
export const studentColumns: readonly Column<Student>[] = [
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
    narrow: 'action',
    header: 'Payments',
    isHeaderHidden: true,
    width: '150px',
    align: 'end',
    cell: ({ id }) => <PaymentsLink studentId={id} />,
  },
];

function PaymentsLink({ studentId }: { readonly studentId: string }) {
  const { addressWith } = useQuery();
  return (
    <Button
      size="small"
      component={Link}
      to={addressWith({ user: studentId })}
      preventScrollReset
      aria-describedby={`email-${studentId}`}
    >
      View payments
    </Button>
  );
}
