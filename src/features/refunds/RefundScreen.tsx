import Button from '@mui/material/Button';
import { useRemote } from '@/shared/remote/useRemote';
import { useQuery } from '@/shared/routing/useQuery';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { TableSkeleton } from '@/shared/ui/table/TableSkeleton';
import { loadStudents } from './calls';
import { PaymentList } from './PaymentList';
import { StudentList } from './StudentList';

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
        isEmpty={(rows) => rows.length === 0}
        empty={<StateMessage tone="empty" text="No user found." />}
      >
        {(rows) => {
          if (userId === null) return <StudentList students={rows} />;
          const student = rows.find(({ id }) => id === userId);
          return student === undefined ? (
            <StateMessage
              tone="empty"
              text="No user found."
              action={<Button onClick={back}>All users</Button>}
            />
          ) : (
            <PaymentList key={student.id} student={student} onBack={back} />
          );
        }}
      </RemoteContent>
    </>
  );
}
