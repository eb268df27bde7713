import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { loadStudents, type Student } from '@/domain/student/calls';
import { LongText } from '@/shared/notifications/LongText';
import { useRemote } from '@/shared/remote/useRemote';
import { useQuery } from '@/shared/routing/useQuery';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { ListTable } from '@/shared/ui/list/ListTable';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { actionColumn, type Column, idOf } from '@/shared/ui/table/dataTableModel';
import { TableSkeleton } from '@/shared/ui/table/TableSkeleton';
import { PaymentList } from './PaymentList';
import { emailOf, studentsCsv } from './refundModel';

/** /refund: find a student, cancel their plan, refund the price. */
export function RefundScreen() {
  const students = useRemote(loadStudents, undefined);
  const { params, change } = useQuery();
  const userId = params.get('user');
  const back = () => change({ user: undefined }, { opens: true });
  return (
    <>
      <PageHead title="Refund" />
      <RemoteContent
        remote={students}
        failure="The users could not be loaded. Please try again."
        skeleton={<TableSkeleton rows={10} />}
        empty={<StateMessage text="No user found." />}
      >
        {(rows) => {
          if (userId === null) return <StudentList students={rows} />;
          const student = rows.find(({ id }) => id === userId);
          return student === undefined ? (
            <StateMessage text="No user found." action={<Button onClick={back}>All users</Button>} />
          ) : (
            <PaymentList key={student.id} student={student} onBack={back} />
          );
        }}
      </RemoteContent>
    </>
  );
}

/** Searchable by e-mail. */
function StudentList({ students }: { readonly students: readonly Student[] }) {
  return (
    <ListTable
      name="Users"
      columns={studentColumns}
      rows={students}
      rowKey={idOf}
      wordsOf={emailOf}
      searchLabel="Search by email"
      defaults={{ sort: { by: 'email', direction: 'asc' } }}
      empty="No user found."
      minWidth={560}
      csv={{ fileName: 'qlearn-users.csv', text: studentsCsv }}
    />
  );
}

const studentColumns: readonly Column<Student>[] = [
  {
    id: 'email',
    narrow: 'lead',
    header: 'Email',
    isRowHeader: true,
    sortBy: ({ email }) => email,
    cell: ({ id, email }) => (
      <span id={`email-${id}`}>
        <LongText text={email} />
      </span>
    ),
  },
  { id: 'name', header: 'Name', sortBy: ({ displayName }) => displayName },
  actionColumn('Payments', '150px', ({ id }) => <PaymentsLink studentId={id} />),
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
